/// What the data tells about an ability.
public struct Ability: Sendable {
  /// The name in addresses, unique.
  public let slug: String
  /// The name for people.
  public let name: String
  /// Its names in other languages, by BCP 47 tag.
  public let names: [LocalizedText]
  /// The generation that it appeared in, counted from 1.
  public let generation: Int?
  /// What it does, in Markdown.
  public let description: Prose?
  /// Fields that the model does not know.
  public let fields: [JSON.Field]

  package init(
    slug: String, name: String, names: [LocalizedText] = [], generation: Int? = nil,
    description: Prose? = nil, fields: [JSON.Field] = []
  ) {
    self.slug = slug
    self.name = name
    self.names = names
    self.generation = generation
    self.description = description
    self.fields = fields
  }
}
