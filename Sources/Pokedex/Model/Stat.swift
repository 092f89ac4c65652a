/// A base stat that forms have a value of.
public struct Stat: Sendable, Hashable {
  /// The key in the data: `special-attack`.
  public let slug: String
  /// The name for people.
  public let name: String
  /// Fields that the model does not know.
  public let fields: [JSON.Field]

  init(slug: String, name: String, fields: [JSON.Field] = []) {
    self.slug = slug
    self.name = name
    self.fields = fields
  }

  /// The six of the games, in their order.
  static let official = [
    Stat(slug: "hp", name: "HP"), Stat(slug: "attack", name: "Attack"),
    Stat(slug: "defense", name: "Defense"),
    Stat(slug: "special-attack", name: "Sp. Attack"), Stat(slug: "special-defense", name: "Sp. Defense"),
    Stat(slug: "speed", name: "Speed"),
  ]
}
