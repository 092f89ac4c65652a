/// Why a request brought no answer that its caller can use. Each case says for which URL.
///
/// The URL is the whole one, with whatever keys its query holds; `description` masks them.
public enum APIError: Error, Sendable, Hashable {
  /// The request could not be sent as it was asked for.
  case invalidRequest(InvalidRequest, url: String)
  /// No server was reached, or it hung up without a word.
  case noConnection(NoConnection, url: String)
  /// It took longer than the limits allow.
  case timedOut(TimedOut, url: String)
  /// The connection could not be made secure, so that nothing was sent.
  case insecure(reason: String, url: String)
  /// The answer points to another place that is not followed.
  case redirectRefused(RedirectRefused, url: String)
  /// A status of failure, with a body that says why: its `detail` when it is JSON, or else its text.
  case serverError(status: Int, message: String, retryAfter: Duration?, url: String)
  /// A status of failure with nothing more to say.
  case unsuccessfulStatus(Int, retryAfter: Duration?, url: String)
  /// An answer came, and it is not what was asked for.
  case badAnswer(BadAnswer, url: String)
  /// The client works without the network, and the cache does not hold the answer.
  case notCached(url: String)
  /// The task that asked was cancelled.
  case cancelled(url: String)
}

/// What is wrong with a request.
public enum InvalidRequest: Sendable, Hashable {
  /// The text is not an absolute URL.
  case malformedURL
  /// The URL's scheme is neither http nor https.
  case scheme(String)
  /// A header field's name or value has characters that cannot be sent.
  case header(name: String)
}

/// Why no server was reached.
public enum NoConnection: Sendable, Hashable {
  /// Nothing listens at the address.
  case refused
  /// The host's name has no address, or no name server answers.
  case hostNotFound
  /// No way leads to the address: the network is down, for instance.
  case unreachable
  /// The server, or something in between, closed the connection without an answer.
  case closed
  /// Another reason, in libcurl's words.
  case other(reason: String)
}

/// Which limit was passed.
public enum TimedOut: Sendable, Hashable {
  /// No connection was made in time.
  case connecting
  /// The server fell silent.
  case inactive
  /// The whole answer took too long.
  case total
}

/// Why a redirect is not followed.
public enum RedirectRefused: Sendable, Hashable {
  /// There are more of them than the limit: a loop, most likely.
  case tooMany(limit: Int)
  /// It leads away from http and https.
  case scheme
}

/// What is wrong with an answer.
public enum BadAnswer: Sendable, Hashable {
  /// The body has no bytes.
  case empty
  /// The connection ended before the body did; `received` counts bytes.
  case cutShort(received: Int)
  /// The body is larger than the limit in bytes, after decompression.
  case tooLarge(limit: Int)
  /// A web page, where something else was asked for.
  case htmlPage
  /// The body is no JSON; `start` is how it begins.
  case notJSON(start: String)
  /// JSON, and at this place (`stats[2].base_stat`) not of the type that is needed.
  case wrongType(codingPath: String, reason: String)
  /// Not proper HTTP, or not compressed as it says, in libcurl's words.
  case malformed(reason: String)
}

extension APIError {
  /// Where the request went, as it was made.
  public var url: String {
    switch self {
    case .invalidRequest(_, let url), .noConnection(_, let url), .timedOut(_, let url), .insecure(_, let url),
      .redirectRefused(_, let url), .serverError(_, _, _, let url), .unsuccessfulStatus(_, _, let url),
      .badAnswer(_, let url), .notCached(let url), .cancelled(let url):
      url
    }
  }

  /// Whether it is no fault: the caller gave up.
  public var isCancellation: Bool {
    if case .cancelled = self { true } else { false }
  }

  /// The status of an answer that came with a failure.
  public var status: Int? {
    switch self {
    case .serverError(let status, _, _, _), .unsuccessfulStatus(let status, _, _): status
    default: nil
    }
  }

  /// How long the server asks to wait.
  public var retryAfter: Duration? {
    switch self {
    case .serverError(_, _, let wait, _), .unsuccessfulStatus(_, let wait, _): wait
    default: nil
    }
  }
}
