/// What a file is, as the header `Content-Type` says it.
struct MediaType: Equatable {
  let name: String
  /// Whether it is text, which packs well.
  let isText: Bool

  static let html = MediaType(name: "text/html; charset=utf-8", isText: true)
  static let script = MediaType(name: "text/javascript; charset=utf-8", isText: true)
  static let plainText = MediaType(name: "text/plain; charset=utf-8", isText: true)
  static let eventStream = MediaType(name: "text/event-stream; charset=utf-8", isText: false)

  private static let unknown = MediaType(name: "application/octet-stream", isText: false)

  private init(name: String, isText: Bool) {
    self.name = name
    self.isText = isText
  }

  /// The type of a file, by the end of its name.
  init(ofFile name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    self = ending.flatMap { Self.texts[$0] ?? Self.others[$0] } ?? .unknown
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
    "ico": binary("image/x-icon"), "woff2": binary("font/woff2"), "woff": binary("font/woff"),
    "ttf": binary("font/ttf"), "otf": binary("font/otf"), "pdf": binary("application/pdf"),
    "wasm": binary("application/wasm"), "zip": binary("application/zip"), "gz": binary("application/gzip"),
    "mp3": binary("audio/mpeg"), "ogg": binary("audio/ogg"), "oga": binary("audio/ogg"),
    "wav": binary("audio/wav"), "m4a": binary("audio/mp4"), "mp4": binary("video/mp4"),
    "webm": binary("video/webm"),
  ]

  private static func text(_ name: String) -> MediaType { MediaType(name: name, isText: true) }
  private static func binary(_ name: String) -> MediaType { MediaType(name: name, isText: false) }
}
