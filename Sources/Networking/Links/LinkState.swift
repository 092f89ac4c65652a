/// What became of asking for an address.
public enum LinkState: Sendable, Hashable {
  /// It answers.
  case alive
  /// Its server answers that nothing is there, or refuses to say.
  case status(Int)
  /// No server answers, or what it says is no answer.
  case failed(APIError)

  /// Whether it is certain that the address leads nowhere: what a second try would not change.
  public var isDead: Bool {
    switch self {
    case .alive: false
    case .status(let status): status == 404 || status == 410
    case .failed(.noConnection(.hostNotFound, _)), .failed(.invalidRequest), .failed(.redirectRefused): true
    case .failed: false
    }
  }

  /// Whether nothing but the way to the server is to blame.
  public var meansNoNetwork: Bool {
    switch self {
    case .failed(.noConnection), .failed(.timedOut(.connecting, _)): true
    default: false
    }
  }

  /// What happened, for a person, in one line without a full stop; nothing if it answers.
  public var message: String {
    switch self {
    case .alive: ""
    case .status(let status): APIError.unsuccessfulStatus(status, retryAfter: nil, url: "").message
    case .failed(let error): error.message
    }
  }
}
