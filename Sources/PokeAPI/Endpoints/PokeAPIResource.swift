/// A resource of PokeAPI, reduced to what is used of it.
public protocol PokeAPIResource: Sendable {
  /// The kind that it is found under.
  static var kind: ResourceKind { get }

  /// Takes what is there. Anything may be missing, null or of another type.
  init(_ value: ResourceValue)
}
