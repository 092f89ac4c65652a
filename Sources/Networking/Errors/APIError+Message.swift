/// The words for every error, all in this file: one line each, without a full stop.
extension APIError: CustomStringConvertible {
  /// The URL, its secrets masked, and the message.
  public var description: String { "\(MaskedURL(url)): \(message)" }

  /// What happened, for a person; without the URL.
  public var message: String {
    switch self {
    case .invalidRequest(let fault, _): fault.message
    case .noConnection(let reason, _): reason.message
    case .timedOut(let limit, _): limit.message
    case .insecure(let reason, _): "no secure connection: \(reason)"
    case .redirectRefused(let reason, _): reason.message
    case .serverError(let status, let message, let wait, _):
      "the server answered \(status): \(message)\(Self.request(toWait: wait))"
    case .unsuccessfulStatus(let status, let wait, _):
      "the server answered \(Self.named(status))\(Self.request(toWait: wait))"
    case .badAnswer(let fault, _): fault.message
    case .notCached: "not in the cache, and the network is not used"
    case .cancelled: "cancelled"
    }
  }

  private static func request(toWait wait: Duration?) -> String {
    wait.map { " (and asks to wait \($0.components.seconds) s)" } ?? ""
  }

  private static func named(_ status: Int) -> String {
    let names = [
      304: "not modified", 400: "bad request", 401: "unauthorized", 403: "forbidden", 404: "not found",
      410: "gone", 429: "too many requests", 500: "internal error", 502: "bad gateway",
      503: "unavailable", 504: "gateway time-out",
    ]
    return names[status].map { "\(status) (\($0))" } ?? String(status)
  }
}

extension InvalidRequest {
  var message: String {
    switch self {
    case .malformedURL: "not a complete web address"
    case .scheme(let scheme): "'\(scheme):' is neither http: nor https:"
    case .header(let name): "header '\(name.visibleStart(60))' holds characters that cannot be sent"
    }
  }
}

extension NoConnection {
  var message: String {
    switch self {
    case .refused: "the connection was refused; is a server running there?"
    case .hostNotFound: "the host's name was not found; is it spelled right, and is there a network?"
    case .unreachable: "no way to the host; is there a network?"
    case .closed: "the server closed the connection without an answer"
    case .other(let reason): "no connection: \(reason)"
    }
  }
}

extension TimedOut {
  var message: String {
    switch self {
    case .connecting: "no connection within the time allowed"
    case .inactive: "the server fell silent"
    case .total: "no complete answer within the time allowed"
    }
  }
}

extension RedirectRefused {
  var message: String {
    switch self {
    case .tooMany(let limit): "redirected more than \(limit) times"
    case .scheme: "redirected away from http and https"
    }
  }
}

extension BadAnswer {
  var message: String {
    switch self {
    case .empty: "the answer is empty"
    case .cutShort(let received): "the answer was cut short after \(received) bytes"
    case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
    case .htmlPage: "the answer is a web page, where data was expected"
    case .notJSON(let start): "the answer is not JSON: it starts with '\(start)'"
    case .wrongType(let path, let reason): path.isEmpty ? "the answer: \(reason)" : "\(path): \(reason)"
    case .malformed(let reason): "the answer cannot be read: \(reason)"
    }
  }
}
