import Networking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the data comes from.
public enum DataSource: Sendable, Hashable {
  /// A web service: the public one or a mirror. Its base URL ends in `/api/v2`.
  case service(baseURL: String)
  /// A folder of JSON files laid out like the public static copy; the path is that of its `api/v2`.
  case folder(path: String)

  /// The public service.
  public static let publicService = "https://pokeapi.co/api/v2/"

  /// Reads an address with or without `/api/v2`, a `file:` URL, or the path of a folder that holds `api/v2`,
  /// `data/api/v2` or the resources themselves. Nil if there is no such folder.
  public init?(_ text: String) {
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://") {
      self = .service(baseURL: Self.completed(text))
      return
    }
    let path = lowercased.hasPrefix("file:") ? Self.path(ofFileURL: text) : text
    guard let folder = path.flatMap(Self.resourceFolder) else { return nil }
    self = .folder(path: folder)
  }

  /// What the endpoints of the service begin with.
  var baseURL: String {
    switch self {
    case .service(let baseURL): baseURL
    case .folder(let path): "file://" + path
    }
  }

  private static func completed(_ url: String) -> String {
    var base = url
    while base.hasSuffix("/") { base.removeLast() }
    return base.hasSuffix("/api/v2") ? base : base + "/api/v2"
  }

  private static func resourceFolder(_ path: String) -> String? {
    var root = path
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    return [root, root + "/api/v2", root + "/data/api/v2"].first { candidate in
      var status = stat()
      return stat(candidate + "/pokemon-species/index.json", &status) == 0
    }.flatMap { folder in
      guard let resolved = realpath(folder, nil) else { return folder }
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// `file:///data`, `file:/data` and `file://localhost/data` are one path; `%20` is a space.
  private static func path(ofFileURL url: String) -> String? {
    var rest = url.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    }
    var bytes: [UInt8] = []
    var characters = Array(rest.utf8)[...]
    while let byte = characters.popFirst() {
      let digits = characters.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(decoded)
        characters = characters.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
