/// What the data tells about a move.
public struct Move: Sendable {
  /// The name in addresses, unique.
  public let slug: String
  /// The name for people.
  public let name: String
  /// Its names in other languages, by BCP 47 tag.
  public let names: [LocalizedText]
  /// The slug of its type.
  public let type: String?
  /// `physical`, `special` or `status`, or what a fan game calls it.
  public let category: String?
  /// Its power; nil if it deals no damage of its own.
  public let power: Int?
  /// How often it hits, in percent; nil if it never misses.
  public let accuracy: Int?
  /// How often it can be used.
  public let pp: Int?
  /// How soon it is used within a turn: 0 as usual, above before others.
  public let priority: Int?
  /// The generation that it appeared in, counted from 1.
  public let generation: Int?
  /// What it does, in Markdown.
  public let description: Prose?
  /// Fields that the model does not know.
  public let fields: [JSON.Field]

  package init(
    slug: String, name: String, names: [LocalizedText] = [], type: String? = nil, category: String? = nil,
    power: Int? = nil, accuracy: Int? = nil, pp: Int? = nil, priority: Int? = nil, generation: Int? = nil,
    description: Prose? = nil, fields: [JSON.Field] = []
  ) {
    self.slug = slug
    self.name = name
    self.names = names
    self.type = type
    self.category = category
    self.power = power
    self.accuracy = accuracy
    self.pp = pp
    self.priority = priority
    self.generation = generation
    self.description = description
    self.fields = fields
  }
}
