import Foundation

@testable import Networking

extension FuzzTarget {
  /// The header lines of an answer, its body, and a URL.
  static let http = FuzzTarget(name: "http") { input in
    let parts = input.parts(3)
    var answer = AnswerBuffer(limit: 1 << 20)
    for line in parts[0].bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      Array(line).withUnsafeBytes { answer.receive(headerLine: $0) }
    }
    _ = parts[1].bytes.withUnsafeBytes { answer.receive(bodyPart: $0, ofAnnounced: $0.count * 2) }
    for field in answer.headers.fields {
      try require(field.value.trimmingCharacters(in: .newlines) == field.value, "a header is one line")
    }
    let url = parts[2].text
    try requireErrors(answer, url)
    try requireCacheEntry(answer, url)
    if let entry = CacheEntry(encoded: input.bytes) {
      try require(entry.encoded == input.bytes, "an entry is taken only as it was written")
    }
    try require(decoded(PercentEncoding.query.encode(url)) == url, "a query comes back")
    try require(decoded(PercentEncoding.path.encode(url)) == url, "a path comes back")
    _ = URLParser.scheme(of: url)
  }

  /// A date as servers write it.
  static let httpDate = FuzzTarget(name: "http-date") { input in
    let now: Int64 = 1_764_500_000
    if let wait = RetryAfter.wait(input.text, now: now) {
      try require((0...31_536_000).contains(wait.components.seconds), "a wait is bounded: \(wait)")
    }
    guard let date = HTTPDate(input.text, now: now) else { return }
    try require((-62_167_219_200...253_402_300_800).contains(date.unixSeconds), "a year has four digits")
    var seconds = time_t(date.unixSeconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var bytes = [CChar](repeating: 0, count: 64)
    let count = strftime(&bytes, bytes.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    let text = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    // strftime writes no zeros before a year.
    guard parts.tm_year >= -900 else { return }
    try require(HTTPDate(text, now: now) == date, "the C library knows the same date: \(text)")
  }

  private static func requireErrors(_ answer: AnswerBuffer, _ url: String) throws(Violation) {
    guard let request = try? HTTPRequest(FuzzedEndpoint(baseURL: url)) else { return }
    for status in [200, 304, 404, 429, 503] {
      let response = HTTPResponse(status: status, headers: answer.headers, body: answer.body)
      do throws(APIError) {
        try response.check(for: request, now: 1_764_500_000)
        _ = try FuzzedEndpoint(baseURL: url).decode(answer.body)
      } catch {
        let text = error.description
        try require(text.utf8.count < 16_384, "an error is short: \(text.utf8.count) bytes")
        try require(
          text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
          "an error drives no terminal: \(text.debugDescription)")
      }
    }
  }

  private static func requireCacheEntry(_ answer: AnswerBuffer, _ url: String) throws(Violation) {
    guard let request = try? HTTPRequest(FuzzedEndpoint(baseURL: url)), let identity = request.cacheIdentity
    else { return }
    let entry = CacheEntry(
      identity: identity, entityTag: answer.headers["ETag"], lastModified: answer.headers["Last-Modified"],
      body: answer.body)
    try require(CacheEntry(encoded: entry.encoded) == entry, "an entry comes back: \(entry)")
    for field in request.revalidating(entry).headers.fields {
      try require(!field.value.utf8.contains(10), "a conditional request smuggles nothing: \(field)")
    }
  }

  private static func decoded(_ text: String) -> String? { text.removingPercentEncoding }
}

/// Answers with numbers.
private struct FuzzedEndpoint: Endpoint {
  let baseURL: String

  typealias Response = [String: Int]
}
