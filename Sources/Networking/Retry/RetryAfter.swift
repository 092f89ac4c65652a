/// A server's wish in a `Retry-After` header: a number of seconds or a date (RFC 9110, 10.2.3).
enum RetryAfter {
  /// How long to wait from now; nil for a header that is neither. A date in the past asks for no wait.
  static func wait(_ header: String, now: Int64) -> Duration? {
    if header.utf8.allSatisfy({ (48...57).contains($0) }), !header.isEmpty {
      return .seconds(min(Int64(header) ?? longest, longest))
    }
    return HTTPDate(header, now: now).map { .seconds(min(max(0, $0.unixSeconds - now), longest)) }
  }

  /// A year: whoever asks for more gets no retry in any case.
  private static let longest: Int64 = 31_536_000
}
