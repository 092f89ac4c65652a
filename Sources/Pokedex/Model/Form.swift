/// One form of a species: what it looks like and what it can do. A class for the same reason as ``Species``.
public final class Form: Sendable {
  /// The name in addresses, unique within its species.
  public let slug: String
  /// The name as its author writes it.
  public let name: String
  /// The slugs of its types, the first one first.
  public let types: [String]
  /// Its abilities.
  public let abilities: [AbilitySlot]
  /// Its base stats.
  public let stats: [BaseStat]
  /// Height in decimetres; nil if nobody knows.
  public let height: Double?
  /// Weight in hectograms; nil if nobody knows.
  public let weight: Double?
  /// Experience for defeating it.
  public let baseExperience: Int?
  /// Its pictures.
  public let pictures: [Picture]
  /// The moves that it learns.
  public let moves: [LearnedMove]
  /// What else is told of forms.
  public let details: FormDetails
  /// Fields of a further form that the model does not know; those of the first form are its species'.
  public let fields: [JSON.Field]

  package init(
    slug: String, name: String, types: [String] = [], abilities: [AbilitySlot] = [], stats: [BaseStat] = [],
    height: Double? = nil, weight: Double? = nil, baseExperience: Int? = nil, pictures: [Picture] = [],
    moves: [LearnedMove] = [], details: FormDetails = FormDetails(), fields: [JSON.Field] = []
  ) {
    self.slug = slug
    self.name = name
    self.types = types
    self.abilities = abilities
    self.stats = stats
    self.height = height
    self.weight = weight
    self.baseExperience = baseExperience
    self.pictures = pictures
    self.moves = moves
    self.details = details
    self.fields = fields
  }

  /// The sum of its base stats.
  public var total: Double { stats.reduce(0) { $0 + $1.value } }
}

/// An ability that a form may have.
public struct AbilitySlot: Sendable, Hashable {
  /// The ability's slug.
  public let slug: String
  /// Its name as the data writes it.
  public let name: String
  /// Whether few individuals have it.
  public let isHidden: Bool

  package init(slug: String, name: String, isHidden: Bool) {
    self.slug = slug
    self.name = name
    self.isHidden = isHidden
  }
}

/// A base stat of a form.
public struct BaseStat: Sendable, Hashable {
  /// The stat's slug: `special-attack`.
  public let slug: String
  /// Its value.
  public let value: Double

  package init(slug: String, value: Double) {
    self.slug = slug
    self.value = value
  }
}

/// A picture of a form.
public struct Picture: Sendable {
  /// What it shows: `default`, or a key of the data's `sprites` such as `front_shiny`.
  public let kind: String
  /// An address, or a path relative to the folder of the data file.
  public let address: String
  /// Width and height in pixels, where the data tells.
  public let size: PixelSize?
  /// Where the data names it.
  public let origin: Origin

  package init(kind: String, address: String, size: PixelSize? = nil, origin: Origin) {
    self.kind = kind
    self.address = address
    self.size = size
    self.origin = origin
  }
}

/// A move and how a form learns it.
public struct LearnedMove: Sendable, Hashable {
  /// The move's name or slug as the data writes it.
  public let move: String
  /// The way: `level-up`, `machine`, `egg`; nil if the data does not tell.
  public let method: String?
  /// The level, where the way is by level.
  public let level: Int?

  package init(move: String, method: String?, level: Int?) {
    self.move = move
    self.method = method
    self.level = level
  }
}

/// How large a picture is.
public struct PixelSize: Sendable, Hashable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
