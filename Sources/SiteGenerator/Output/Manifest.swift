/// What pokesite wrote into an output folder and from what: kept in the folder itself, so that the next build
/// knows which files are its own.
///
/// The text has a line for the format, one for the fingerprint of the input, the number of pages and the address that
/// they were made for, then a line for every file with its digest and, behind a colon, that of what it depends on. It
/// names no time and no absolute path: the same site gives the same manifest anywhere.
struct Manifest: Sendable, Equatable {
  /// The digest of everything that the output depends on; nil while files are being put in place.
  var fingerprint: Digest?
  /// Every file by its path relative to the output folder. The digest is nil while files are being put in place.
  var files: [String: Digest?]

  /// For pages that need not be made again as long as it is the same: the digest of all that each depends on.
  var inputs: [String: Digest] = [:]

  /// How many of the files are pages that the build made.
  var pageCount: Int

  /// The address that the pages were made for; nil while files are being put in place.
  var baseURL: BaseURL?

  /// The digest of the text that it was read from, if it was.
  var source: Digest?

  /// Where it was read from says nothing about what it says.
  static func == (left: Manifest, right: Manifest) -> Bool {
    left.fingerprint == right.fingerprint && left.files == right.files && left.inputs == right.inputs
      && left.pageCount == right.pageCount && left.baseURL == right.baseURL
  }

  private static let format = "pokesite output 1"

  init(
    fingerprint: Digest? = nil, files: [String: Digest?] = [:], inputs: [String: Digest] = [:],
    pageCount: Int = 0, baseURL: BaseURL? = nil
  ) {
    self.fingerprint = fingerprint
    self.files = files
    self.inputs = inputs
    self.pageCount = pageCount
    self.baseURL = baseURL
  }

  /// Nil if the text is not a manifest of this version, or names a file that no build makes: a manifest may have
  /// come with somebody else's folder, and what it names is deleted one day.
  init?(bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard lines.popFirst()?.elementsEqual(Self.format.utf8) == true, let input = lines.popFirst() else {
      return nil
    }
    let words = input.split(separator: UInt8(ascii: " "))
    fingerprint = words.first.flatMap { Digest(hex: $0) }
    pageCount = words.dropFirst().first.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    baseURL = words.dropFirst(2).first.flatMap { BaseURL(String(decoding: $0, as: UTF8.self)) }
    files = Dictionary(minimumCapacity: lines.count)
    for line in lines {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")), Self.isOutput(line[(space + 1)...]) else {
        return nil
      }
      let path = String(decoding: line[(space + 1)...], as: UTF8.self)
      let digests = line[..<space].split(separator: UInt8(ascii: ":"))
      files[path] = .some(digests.first.flatMap { Digest(hex: $0) })
      inputs[path] = digests.dropFirst().first.flatMap { Digest(hex: $0) }
    }
  }

  private static func isOutput(_ path: ArraySlice<UInt8>) -> Bool {
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isInside = parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
    return isInside && !parts[0].elementsEqual(OutputFolder.recordsName.utf8)
  }

  /// The text.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.format)\n\(fingerprint?.text ?? "-") \(pageCount)".utf8)
    if let baseURL { bytes += " \(baseURL.link())".utf8 }
    bytes.append(UInt8(ascii: "\n"))
    for (path, digest) in files.sorted(by: { $0.key.precedesByBytes($1.key) }) {
      if let digest { digest.append(to: &bytes) } else { bytes.append(UInt8(ascii: "-")) }
      if let input = inputs[path] {
        bytes.append(UInt8(ascii: ":"))
        input.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: " "))
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
