/// What the data tells about a move.
public struct Move: Sendable {
  /// The name in addresses, unique.
  public let slug: String
  /// The name for people.
  public let name: String
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
  /// What it does, in Markdown.
  public let description: Prose?
  /// Fields that the model does not know.
  public let fields: [JSON.Field]
}
