/// What a file is, in the words of the header `Content-Type`. Programs that upload guess it from tables of the
/// machine they run on; this one is the same everywhere.
enum MediaType {
  /// Nil for endings that are not known.
  static func header(for path: String) -> String? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    if path == "feed.xml" { return "application/atom+xml; charset=utf-8" }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return text }
    return byEnding[name[name.index(after: dot)...].lowercased()]
  }

  private static let text = "text/plain; charset=utf-8"

  private static let byEnding = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json", "map": "application/json", "webmanifest": "application/manifest+json",
    "xml": "application/xml", "txt": text, "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "svg": "image/svg+xml", "ico": "image/x-icon", "bmp": "image/bmp",
    "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "m4a": "audio/mp4",
    "mp4": "video/mp4", "webm": "video/webm", "pdf": "application/pdf", "zip": "application/zip",
    "wasm": "application/wasm",
  ]
}
