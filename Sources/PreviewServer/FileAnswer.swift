import MediaTypes

/// Answers a request with a file: whole or in part, packed or plain, or not at all if the browser has it.
struct FileAnswer {
  private let type: MediaType
  private let request: Request
  /// The address of the script that is put into the page; nil if it is served as it is.
  private let injection: String?

  init(_ type: MediaType, _ request: Request, injection: String?) {
    self.type = type
    self.request = request
    self.injection = injection
  }

  /// What is smaller fits into the first packet, packed or not; what is larger is not held in memory. In bytes.
  private static let packedSizes = 1024...(32 << 20)

  func send(_ file: consuming OpenFile) -> Response {
    let packs = isPacked(size: file.size)
    let variant = [injection == nil ? nil : "preview", packs ? "gzip" : nil]
    let tag = EntityTag(file.version, variants: variant.compactMap(\.self))
    if tag.isNamed(in: request.ifNoneMatch) {
      return Response(304, headers: headers(tag), .bytes([]))
    }
    guard packs || injection != nil else {
      let part = part(of: file.size, tag)
      guard let range = part.range else { return unsatisfiable(file.size) }
      return Response(part.status, headers: part.headers, .file(file, range))
    }
    guard let contents = content(of: file) else {
      return Response(500, .plainText, "The file cannot be read.\n")
    }
    if packs, let packed = Gzip.packed(contents) {
      return Response(
        200, headers: headers(tag) + [contentType, ("Content-Encoding", "gzip")], .bytes(packed))
    }
    let part = part(of: contents.count, tag)
    guard let range = part.range else { return unsatisfiable(contents.count) }
    return Response(part.status, headers: part.headers, .bytes(Array(contents[range])))
  }

  private func isPacked(size: Int) -> Bool {
    type.isText && Self.packedSizes.contains(size) && request.range == nil
      && ContentCoding.acceptsGzip(request.acceptEncoding)
  }

  private func content(of file: borrowing OpenFile) -> [UInt8]? {
    guard let contents = file.contents() else { return nil }
    guard let injection else { return contents }
    return PageInjection.inject(into: contents, address: injection, version: file.version)
  }

  // MARK: - Parts

  private struct Part {
    let status: Int
    let headers: [(name: String, value: String)]
    /// Nil if none of the wanted bytes is there.
    let range: Range<Int>?
  }

  private func part(of size: Int, _ tag: EntityTag) -> Part {
    // Only GET knows ranges.
    let wanted = request.isHead || !tag.allowsRange(request.ifRange) ? nil : request.range
    let headers = headers(tag) + [("Accept-Ranges", "bytes"), contentType]
    switch ByteRange(wanted, size: size) {
    case .whole: return Part(status: 200, headers: headers, range: 0..<size)
    case .part(let range):
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
      return Part(status: 206, headers: headers + [("Content-Range", place)], range: range)
    case .unsatisfiable: return Part(status: 416, headers: [], range: nil)
    }
  }

  private func unsatisfiable(_ size: Int) -> Response {
    Response(
      416, .plainText, "The file has \(size) bytes.\n", headers: [("Content-Range", "bytes */\(size)")])
  }

  // MARK: - Headers

  private var contentType: (name: String, value: String) { ("Content-Type", type.name) }

  /// A browser may keep the file, and asks whether it is still the newest before it shows it.
  private func headers(_ tag: EntityTag) -> [(name: String, value: String)] {
    let headers = [
      ("ETag", tag.text), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff"),
    ]
    return type.isText ? headers + [("Vary", "Accept-Encoding")] : headers
  }
}
