/// An answer as it is kept: what the server may be asked about it later, and its body.
struct CacheEntry: Equatable {
  /// The request that it answers, see `HTTPRequest.cacheIdentity`.
  var identity: String
  var entityTag: String?
  var lastModified: String?
  var body: [UInt8]

  /// Whether the server can be asked if it is still current.
  var canBeRevalidated: Bool { entityTag != nil || lastModified != nil }
}

/// The form on disk: text lines, an empty line, the body. The first line holds a checksum of all that follows
/// it, so that a file that is cut or changed at any byte is no entry.
///
///     pokesite-answer 1 83b2f5c9e1d04a76
///     identity: https://pokeapi.co/api/v2/pokemon/1/ …
///     etag: "5d1f"
///
///     {"id":1,…
extension CacheEntry {
  var encoded: [UInt8] {
    var rest: [UInt8] = []
    rest.reserveCapacity(body.count + identity.utf8.count + 256)
    for (name, value) in lines {
      rest += "\(name): \(value)\n".utf8
    }
    rest.append(Self.lineBreak)
    rest += body
    return Array("\(Self.signature)\(Checksum.of(rest))\n".utf8) + rest
  }

  /// Reads an entry; nil unless every byte is as it was written.
  init?(encoded: [UInt8]) {
    guard let rest = Self.checkedRest(of: encoded), let header = Self.header(of: rest) else { return nil }
    let fields = Self.fields(header)
    guard let identity = fields["identity"] else { return nil }
    self.init(
      identity: identity, entityTag: fields["etag"], lastModified: fields["last-modified"],
      body: Array(rest[(header.endIndex + 2)...]))
  }

  private var lines: [(name: String, value: String)] {
    [("identity", identity)]
      + (entityTag.map { [("etag", $0)] } ?? [])
      + (lastModified.map { [("last-modified", $0)] } ?? [])
  }

  /// What follows the first line, if that one is right.
  private static func checkedRest(of encoded: [UInt8]) -> ArraySlice<UInt8>? {
    guard let lineEnd = encoded.firstIndex(of: lineBreak) else { return nil }
    let rest = encoded[(lineEnd + 1)...]
    return encoded[..<lineEnd].elementsEqual("\(signature)\(Checksum.of(rest))".utf8) ? rest : nil
  }

  /// The lines before the empty one, without the last line break.
  private static func header(of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var end = rest.startIndex
    while let lineEnd = rest[end...].firstIndex(of: lineBreak) {
      guard lineEnd + 1 < rest.endIndex, rest[lineEnd + 1] != lineBreak else {
        return lineEnd + 1 < rest.endIndex ? rest[..<lineEnd] : nil
      }
      end = lineEnd + 1
    }
    return nil
  }

  private static func fields(_ header: ArraySlice<UInt8>) -> [String: String] {
    var fields: [String: String] = [:]
    for line in String(decoding: header, as: UTF8.self).split(separator: "\n") {
      guard let separator = line.firstRange(of: ": ") else { continue }
      fields[String(line[..<separator.lowerBound])] = String(line[separator.upperBound...])
    }
    return fields
  }

  private static let lineBreak = UInt8(ascii: "\n")
  private static let signature = "pokesite-answer 1 "
}
