/// What the data tells about an ability.
public struct Ability: Sendable {
  /// The name in addresses, unique.
  public let slug: String
  /// The name for people.
  public let name: String
  /// What it does, in Markdown.
  public let description: Prose?
  /// Fields that the model does not know.
  public let fields: [JSON.Field]
}
