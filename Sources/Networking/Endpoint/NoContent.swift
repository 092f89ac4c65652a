/// The answer of an endpoint where only success matters: any body is accepted, none as well.
public struct NoContent: Sendable, Hashable {
  /// Makes the value.
  public init() {}
}
