/// What has come of an answer so far.
struct AnswerBuffer {
  private(set) var headers = HTTPHeaders()
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private let limit: Int

  /// - Parameter limit: The largest body, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Takes a header line. A status line begins the headers of another answer, after a redirect for instance.
  mutating func receive(headerLine line: UnsafeRawBufferPointer) {
    if line.starts(with: "HTTP/".utf8) {
      headers = HTTPHeaders()
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      headers.append(Self.trimmed(line[..<colon]), Self.trimmed(line[(colon + 1)...]))
    }
  }

  /// Takes a part of the body, decompressed. Whether it fits.
  ///
  /// - Parameter length: The whole length that the server announces; never so much is made ready that a lie costs
  ///   memory.
  mutating func receive(bodyPart part: UnsafeRawBufferPointer, ofAnnounced length: Int) -> Bool {
    isTooLarge = body.count + part.count > limit
    guard !isTooLarge else { return false }
    if body.isEmpty { body.reserveCapacity(min(max(part.count, length), limit, 4 << 20)) }
    body.append(contentsOf: part)
    return true
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 32 || (9...13).contains($0) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
