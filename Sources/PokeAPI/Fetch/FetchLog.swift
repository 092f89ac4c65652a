import Diagnostics
public import Networking

/// How far a fetch has come.
public struct FetchProgress: Sendable, Hashable {
  /// Answers that are here.
  public var done = 0
  /// Answers that are known to be needed; more may turn out to be.
  public var total = 0
  /// What is being fetched, in words.
  public var stage = ""
}

/// What happens in the course of a fetch, gathered from all its tasks.
final class FetchLog: Sendable {
  private struct State: Sendable {
    var progress = FetchProgress()
    var failures: [APIError] = []
    var missingPictures: [APIError] = []
    var warnings: [Diagnostic] = []
    var unavailableInARow = 0
    var hasGivenUp = false
  }

  /// After so many failures in a row, with nothing between them that worked, the service is taken to be gone.
  private static let patience = 8

  private let state = Locked(State())
  private let report: @Sendable (FetchProgress) -> Void

  init(_ report: @escaping @Sendable (FetchProgress) -> Void) { self.report = report }

  var failures: [APIError] { state.withLock { $0.failures.sorted { $0.url < $1.url } } }
  var missingPictures: [APIError] { state.withLock { $0.missingPictures.sorted { $0.url < $1.url } } }
  var warnings: [Diagnostic] { state.withLock { $0.warnings.sorted { $0.summary < $1.summary } } }
  var progress: FetchProgress { state.withLock { $0.progress } }

  /// Whether to go on asking makes no sense.
  var isHopeless: Bool {
    state.withLock { $0.hasGivenUp || $0.unavailableInARow >= Self.patience }
  }

  /// Makes it hopeless.
  func giveUp() { state.withLock { $0.hasGivenUp = true } }

  func expect(_ count: Int, _ stage: String) {
    update {
      $0.progress.total += count
      $0.progress.stage = stage
    }
  }

  func succeeded(_ warnings: [Diagnostic] = []) {
    update {
      $0.progress.done += 1
      $0.unavailableInARow = 0
      $0.warnings += warnings
    }
  }

  func failed(_ error: APIError, isPicture: Bool = false) {
    guard error != .cancelled(url: error.url) else { return }
    update {
      $0.progress.done += 1
      $0.unavailableInARow = error.meansUnavailable ? $0.unavailableInARow + 1 : 0
      if isPicture { $0.missingPictures.append(error) } else { $0.failures.append(error) }
    }
  }

  private func update(_ change: (inout State) -> Void) {
    let progress = state.withLock { state in
      change(&state)
      return state.progress
    }
    report(progress)
  }
}

extension APIError {
  /// Whether the service as a whole, and not one resource of it, is out of reach.
  public var meansUnavailable: Bool {
    switch self {
    case .noConnection, .timedOut, .insecure: true
    default: status.map { $0 == 429 || (500...599).contains($0) } ?? false
    }
  }
}
