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
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard lines.popFirst() == Self.format[...], let input = lines.popFirst() else { return nil }
    let words = input.split(separator: " ")
    fingerprint = words.first.flatMap { Digest(text: $0) }
    pageCount = words.dropFirst().first.flatMap { Int($0) } ?? 0
    baseURL = words.dropFirst(2).first.flatMap { BaseURL(String($0)) }
    files = [:]
    for line in lines {
      // By bytes: to `String` a space and an accent behind it are one character.
      guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let path = String(line[line.utf8.index(after: space)...])
      guard Self.isOutput(path) else { return nil }
      let digests = line[..<space].split(separator: ":")
      files[path] = .some(digests.first.flatMap { Digest(text: $0) })
      inputs[path] = digests.dropFirst().first.flatMap { Digest(text: $0) }
    }
  }

  private static func isOutput(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !["", ".", ".."].contains($0) } && parts.first != OutputFolder.recordsName[...]
  }

  var text: String {
    var text =
      "\(Self.format)\n\(fingerprint?.text ?? "-") \(pageCount)\(baseURL.map { " \($0.origin)\($0.path)" } ?? "")\n"
    for path in files.keys.sorted(by: { $0.precedesByBytes($1) }) {
      text += (files[path] ?? nil)?.text ?? "-"
      if let input = inputs[path] { text += ":\(input.text)" }
      text += " \(path)\n"
    }
    return text
  }
}
