#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// Throws unless this is an answer worth reading: a status of success, and no web page in place of data.
  ///
  /// - Parameter now: Seconds since 1970, for a `Retry-After` that is a date.
  func check(for request: HTTPRequest, now: Int64) throws(APIError) {
    guard (200..<300).contains(status) else { throw failure(url: request.url, now: now) }
    if isWebPage, !request.acceptsWebPages { throw .badAnswer(.htmlPage, url: request.url) }
  }

  /// Whether the answer is a complete one that its server lets others keep.
  var mayBeStored: Bool {
    status == 200 && headers["Cache-Control"]?.lowercased().contains("no-store") != true
  }

  private func failure(url: String, now: Int64) -> APIError {
    let wait = headers["Retry-After"].flatMap { RetryAfter.wait($0, now: now) }
    guard let message else { return .unsuccessfulStatus(status, retryAfter: wait, url: url) }
    return .serverError(status: status, message: message, retryAfter: wait, url: url)
  }

  /// What the body says about a failure: `detail` of a JSON object, or its text; a web page says nothing.
  private var message: String? {
    guard !isWebPage, !body.looksLikeHTML else { return nil }
    let detail = try? JSONDecoder().decode(ErrorDetail.self, from: Data(body)).detail
    let text = (detail ?? String(decoding: body.prefix(4096), as: UTF8.self)).visibleStart(300)
    return text.isEmpty ? nil : text
  }

  private var isWebPage: Bool {
    let type = headers["Content-Type"]?.lowercased() ?? ""
    return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml+xml")
  }
}

private struct ErrorDetail: Decodable {
  let detail: String
}

extension HTTPRequest {
  fileprivate var acceptsWebPages: Bool { headers["Accept"]?.contains("html") ?? false }
}
