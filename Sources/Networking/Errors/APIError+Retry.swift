extension APIError {
  /// Whether asking again can bring a better answer: what depends on the moment, not on the question.
  ///
  /// A name that is not found is not asked for again, for it is mistyped far more often than it comes back
  /// within seconds.
  public var isRetryable: Bool {
    switch self {
    case .noConnection(let reason, _): reason != .hostNotFound
    case .timedOut: true
    case .serverError(let status, _, _, _), .unsuccessfulStatus(let status, _, _): Self.isPassing(status)
    case .badAnswer(let answer, _): answer.isPassing
    case .invalidRequest, .insecure, .redirectRefused, .notCached, .cancelled: false
    }
  }

  /// Whether the server surely did nothing yet, so that even a POST can be sent again.
  var happenedBeforeProcessing: Bool {
    switch self {
    case .noConnection(.refused, _), .noConnection(.unreachable, _), .timedOut(.connecting, _): true
    default: isThrottling
    }
  }

  /// Whether the server asks for fewer requests.
  var isThrottling: Bool { status == 429 }

  /// Request time-out, too early, too many requests, and the server's own troubles that may end.
  private static func isPassing(_ status: Int) -> Bool {
    switch status {
    case 408, 425, 429, 500, 502, 503, 504: true
    default: status > 505 && status < 600
    }
  }
}

extension BadAnswer {
  fileprivate var isPassing: Bool {
    switch self {
    case .empty, .cutShort, .htmlPage, .notJSON, .malformed: true
    case .tooLarge, .wrongType: false
    }
  }
}
