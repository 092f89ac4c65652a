/// What the server gives to its clients at most, so that a few that misbehave do not keep it from the others.
public struct ServerLimits: Sendable {
  /// Threads that answer; each of them serves many connections.
  public var threads = 4
  /// Connections at the same time.
  public var connections = 512
  /// What a request's header may take, in bytes.
  public var headerBytes = 32 << 10
  /// How long a connection may stand still while a request or an answer is on its way, in seconds.
  public var idleSeconds = 15
  /// How long a client may take for the header of a request, from its first byte or the last answer on, in seconds.
  public var headerSeconds = 20

  /// Makes limits that suit a preview on the own machine.
  public init() {}
}
