/// One type, such as Electric, and what damage its moves deal.
public struct ElementalType: Sendable {
  /// The name in addresses, unique.
  public let slug: String
  /// The name for people.
  public let name: String
  /// Its names in other languages, by BCP 47 tag.
  public let names: [LocalizedText]
  /// Its colour as `#rrggbb`; nil lets the theme choose one.
  public let color: String?
  /// Slugs of the types that it hits twice as hard.
  public let doubleDamageTo: [String]
  /// Slugs of the types that it hits half as hard.
  public let halfDamageTo: [String]
  /// Slugs of the types that it does not hurt.
  public let noDamageTo: [String]
  /// What the data says about it, in Markdown.
  public let description: Prose?
  /// Fields that the model does not know.
  public let fields: [JSON.Field]

  package init(
    slug: String, name: String, names: [LocalizedText] = [], color: String? = nil,
    doubleDamageTo: [String] = [],
    halfDamageTo: [String] = [],
    noDamageTo: [String] = [], description: Prose? = nil, fields: [JSON.Field] = []
  ) {
    self.slug = slug
    self.name = name
    self.names = names
    self.color = color
    self.doubleDamageTo = doubleDamageTo
    self.halfDamageTo = halfDamageTo
    self.noDamageTo = noDamageTo
    self.description = description
    self.fields = fields
  }
}
