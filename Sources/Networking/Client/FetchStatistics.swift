/// What a client has done so far.
public struct FetchStatistics: Sendable, Hashable {
  /// Answers that came over the network.
  public var fetched = 0
  /// Answers that the server said are still as they are stored (304).
  public var notModified = 0
  /// Answers taken from the disk without asking.
  public var fromCache = 0
  /// Tries after a failed one.
  public var retries = 0
  /// Requests that ended in an error, after all their tries; cancelled ones are not counted.
  public var failed = 0
  /// Bytes of bodies that came over the network, as compressed as they came.
  public var bytes = 0

  /// Answers that came and could not be written to the cache; its disk may be full.
  public var notStored = 0

  /// Nothing yet.
  public init() {}
}

/// The statistics of a client while its requests add to them.
final class StatisticsTally: Sendable {
  private let total = Locked(FetchStatistics())

  var current: FetchStatistics { total.withLock { $0 } }

  func update(_ change: (inout FetchStatistics) -> Void) {
    total.withLock { change(&$0) }
  }
}
