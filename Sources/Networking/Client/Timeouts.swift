/// How long a request may take.
public struct Timeouts: Sendable, Hashable {
  /// Until the connection stands, with its name looked up and its encryption agreed on.
  public var connecting: Duration
  /// How long nothing may come; whole seconds, rounded up, at least one.
  public var inactivity: Duration
  /// The whole exchange, redirects included; retries count anew.
  public var total: Duration

  /// Makes limits.
  public init(
    connecting: Duration = .seconds(10), inactivity: Duration = .seconds(20), total: Duration = .seconds(120)
  ) {
    self.connecting = connecting
    self.inactivity = inactivity
    self.total = total
  }
}
