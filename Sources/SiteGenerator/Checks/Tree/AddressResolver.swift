/// Where an address leads.
enum Resolution: Equatable {
  /// To a file of the site, by its position, and to a place in it.
  case file(Int, fragment: [UInt8]?)
  /// Below the site's root, where no file is; the path as it would be on the disk.
  case missing(path: String)
  /// To the site's host, but out of the site.
  case outside(path: String)
  /// To another site; the whole address.
  case elsewhere(String)
  /// To no site at all, for what stands in the place of its host is none.
  case invalid(host: String)
  /// To something that is no file: `mailto:`, `data:`.
  case other
  case empty
}

/// Finds out where addresses lead, as browsers do (https://url.spec.whatwg.org), as far as it matters to files.
struct AddressResolver: Sendable {
  let base: BaseURL
  private let root: [UInt8]
  private let targets: TargetTable

  init(_ targets: TargetTable, base: BaseURL) {
    self.base = base
    self.targets = targets
    root = Array(base.path.utf8)
  }

  /// What relative addresses in a file are relative to.
  enum Folder: Sendable {
    /// A path with a slash at both ends, the site's root included.
    case path(String)
    /// A place on another site.
    case elsewhere
  }

  func folder(of file: BuiltTree.File) -> Folder { .path(base.path + file.folder) }

  /// - Parameters:
  ///   - folder: that of the page or style sheet.
  ///   - file: the position of the file itself.
  func resolve(_ address: ArraySlice<UInt8>, in folder: Folder, of file: Int) -> Resolution {
    if let target = plainTarget(address) { return .file(target, fragment: nil) }
    return resolve(Self.cleaned(address), folder, file)
  }

  /// Most addresses are paths from the root without anything special in them.
  private func plainTarget(_ address: ArraySlice<UInt8>) -> Int? {
    guard address.starts(with: root) else { return nil }
    return address.dropFirst(root.count).withUnsafeBytes { path in
      path.allSatisfy(\.isPlainInPath) ? targets.file(at: path) : nil
    }
  }

  /// What a `base` element makes of the folder.
  func folder(_ address: ArraySlice<UInt8>, from folder: Folder) -> Folder {
    switch location(Self.cleaned(address), folder) {
    case .path(let path): .path("/" + Self.segments(path).dropLast().map { $0 + "/" }.joined())
    case .elsewhere: .elsewhere
    case .same, .other, .invalid: folder
    }
  }

  // MARK: - Steps

  /// An address without its query and fragment.
  private enum Place {
    case same
    /// From the root of the host, not yet without dots.
    case path(String)
    case elsewhere(String)
    case invalid(host: String)
    case other
  }

  private func resolve(_ address: String, _ folder: Folder, _ file: Int) -> Resolution {
    guard !address.isEmpty else { return .empty }
    switch location(address, folder) {
    case .same: return .file(file, fragment: Self.fragment(address))
    case .other: return .other
    case .elsewhere(let whole): return .elsewhere(whole)
    case .invalid(let host): return .invalid(host: host)
    case .path(let path): return target(path, fragment: Self.fragment(address))
    }
  }

  private func target(_ path: String, fragment: [UInt8]?) -> Resolution {
    let path = "/" + Self.segments(path).joined(separator: "/")
    guard path.hasPrefix(base.path) || path + "/" == base.path else { return .outside(path: path) }
    let decoded = Self.percentDecoded(path.utf8.dropFirst(root.count))
    if let target = targets.file(at: decoded) { return .file(target, fragment: fragment) }
    return .missing(path: String(decoding: decoded, as: UTF8.self))
  }

  private func location(_ address: String, _ folder: Folder) -> Place {
    if let scheme = Self.scheme(of: address) {
      guard scheme == "http" || scheme == "https" else { return .other }
      return absolute(address)
    }
    if address.hasPrefix("//") {
      let scheme = base.origin.prefix { $0 != ":" }
      return absolute((scheme.isEmpty ? "https" : scheme) + ":" + address)
    }
    if address.hasPrefix("#") || address.hasPrefix("?") { return .same }
    let path = String(address.prefix { $0 != "?" && $0 != "#" })
    if path.hasPrefix("/") { return .path(path) }
    return switch folder {
    case .path(let folder): .path(folder + path)
    case .elsewhere: .other
    }
  }

  /// An address of the site's own host is one of the site if it lies below the site's root.
  private func absolute(_ address: String) -> Place {
    guard base.isKnown, address.count >= base.origin.count,
      address.prefix(base.origin.count).lowercased() == base.origin
    else { return Self.elsewhere(address) }
    let rest = address.dropFirst(base.origin.count)
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    guard path.isEmpty || path.hasPrefix("/") else { return Self.elsewhere(address) }
    guard path.hasPrefix(base.path) || path + "/" == base.path else { return .elsewhere(address) }
    return .path(String(path))
  }

  private static func elsewhere(_ address: String) -> Place {
    let host = AddressHost(of: address)
    return host.isValid ? .elsewhere(address) : .invalid(host: host.text)
  }

  // MARK: - Text

  /// Without the white space around it, and without line breaks and tabs; a backslash counts as a slash.
  private static func cleaned(_ address: ArraySlice<UInt8>) -> String {
    let isOuter: (UInt8) -> Bool = { $0 <= 0x20 }
    let start = address.drop(while: isOuter)
    let end = start.lastIndex { !isOuter($0) }.map { start[...$0] } ?? []
    let inner = end.lazy.filter { ![9, 10, 13].contains($0) }
    guard !inner.contains(UInt8(ascii: ":")) else { return String(decoding: Array(inner), as: UTF8.self) }
    return String(
      decoding: inner.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
  }

  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address.utf8[..<colon]
    let marks = Array("+-.".utf8)
    guard let first = scheme.first, first.isASCIILetter,
      scheme.allSatisfy({ $0.isASCIILetterOrDigit || marks.contains($0) })
    else { return nil }
    return String(address[..<colon]).lowercased()
  }

  /// What is behind the number sign, decoded; nil if that is the whole page.
  private static func fragment(_ address: String) -> [UInt8]? {
    guard let sign = address.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let text = address[address.utf8.index(after: sign)...]
    // Behind `:~:` stands what to highlight.
    let name = text.firstRange(of: ":~:").map { text[..<$0.lowerBound] } ?? text
    return name.isEmpty || name.lowercased() == "top" ? nil : percentDecoded(name.utf8)
  }

  /// The parts of a path without `.` and `..`; the last one is empty if the path ends with a slash.
  private static func segments(_ path: String) -> [Substring] {
    var segments: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (number, part) in zip(1..., parts) {
      let isLast = number == parts.count
      switch part.lowercased().replacing("%2e", with: ".") {
      case ".": if isLast { segments.append("") }
      case "..":
        _ = segments.popLast()
        if isLast { segments.append("") }
      default: segments.append(part)
      }
    }
    return segments
  }

  static func percentDecoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexValue,
        let low = rest.dropFirst().first?.hexValue
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }
}

extension UInt8 {
  /// Whether it means itself in a path: no escape, no query, no fragment, no dot that might be a folder, no white
  /// space. Dots within a name are plain, too; a path with folders of dots is no file's.
  fileprivate var isPlainInPath: Bool {
    switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"): false
    default: self > 0x20
    }
  }
}
