/// What a file is, as the header `Content-Type` says it. Programs that upload guess it from tables of the machine they
/// run on; this one is the same everywhere.
package struct MediaType: Equatable, Sendable {
  package let name: String
  /// Whether it is text, which packs well.
  package let isText: Bool

  package static let html = MediaType(name: "text/html; charset=utf-8", isText: true)
  package static let script = MediaType(name: "text/javascript; charset=utf-8", isText: true)
  package static let plainText = MediaType(name: "text/plain; charset=utf-8", isText: true)
  package static let eventStream = MediaType(name: "text/event-stream; charset=utf-8", isText: false)
  package static let feed = MediaType(name: "application/atom+xml; charset=utf-8", isText: true)
  /// Bytes that nothing is known of.
  package static let bytes = MediaType(name: "application/octet-stream", isText: false)

  private init(name: String, isText: Bool) {
    self.name = name
    self.isText = isText
  }

  /// The type of a file, by its name; bytes if its ending is not known.
  ///
  /// - Parameter path: below the site's root.
  package init(ofFile path: String) { self = Self.known(path) ?? .bytes }

  /// Nil if the ending of the name is not known. A file without one is bytes.
  package static func known(_ path: String) -> MediaType? {
    // The site's feed. Others of that name may be in another format.
    if path == "feed.xml" { return feed }
    let parts =
      path.split(separator: "/", omittingEmptySubsequences: false).last?
      .split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard let ending = parts.last, parts.dropLast().contains(where: { !$0.isEmpty }) else { return bytes }
    return texts[ending.lowercased()] ?? others[ending.lowercased()]
  }

  private static let texts: [String: MediaType] = [
    "html": html, "htm": html, "js": script, "mjs": script, "txt": plainText,
    "css": text("text/css; charset=utf-8"), "csv": text("text/csv; charset=utf-8"),
    "md": text("text/markdown; charset=utf-8"), "json": text("application/json"),
    "map": text("application/json"), "webmanifest": text("application/manifest+json"),
    "xml": text("application/xml"), "xsl": text("application/xml"), "svg": text("image/svg+xml"),
  ]

  private static let others: [String: MediaType] = [
    "png": binary("image/png"), "jpg": binary("image/jpeg"), "jpeg": binary("image/jpeg"),
    "gif": binary("image/gif"), "webp": binary("image/webp"), "avif": binary("image/avif"),
    "bmp": binary("image/bmp"), "ico": binary("image/x-icon"), "woff2": binary("font/woff2"),
    "woff": binary("font/woff"), "ttf": binary("font/ttf"), "otf": binary("font/otf"),
    "pdf": binary("application/pdf"), "wasm": binary("application/wasm"), "zip": binary("application/zip"),
    "gz": binary("application/gzip"), "mp3": binary("audio/mpeg"), "ogg": binary("audio/ogg"),
    "oga": binary("audio/ogg"), "opus": binary("audio/ogg"), "wav": binary("audio/wav"),
    "m4a": binary("audio/mp4"), "mp4": binary("video/mp4"), "webm": binary("video/webm"),
  ]

  private static func text(_ name: String) -> MediaType { MediaType(name: name, isText: true) }
  private static func binary(_ name: String) -> MediaType { MediaType(name: name, isText: false) }
}
