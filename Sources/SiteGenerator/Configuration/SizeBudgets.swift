import Diagnostics
import Markdown

/// How large the files of a site may be, by what they are: `check: {budgets: {page: 100 KB}}` in its settings.
struct SizeBudgets: Sendable, Equatable {
  /// Kinds of files, with the names that the settings have for them.
  enum Kind: String, CaseIterable, Sendable {
    case page, style, script, picture, font, media, data

    private static let kindOfEnding: [Substring: Kind] = [
      "html": .page, "htm": .page, "css": .style, "js": .script, "mjs": .script, "wasm": .script,
      "png": .picture,
      "jpg": .picture, "jpeg": .picture, "gif": .picture, "webp": .picture, "avif": .picture, "svg": .picture,
      "ico": .picture, "woff2": .font, "woff": .font, "ttf": .font, "otf": .font, "mp4": .media,
      "webm": .media,
      "mp3": .media, "ogg": .media, "wav": .media, "json": .data, "xml": .data,
    ]

    /// The kind of a file; nil for one of another kind.
    init?(path: String) {
      guard let dot = path.lastIndex(of: "."),
        let kind = Self.kindOfEnding[path[path.index(after: dot)...].lowercased()[...]]
      else { return nil }
      self = kind
    }

    /// What messages call a file of the kind.
    var name: String {
      switch self {
      case .style: "style sheet"
      case .media: "video or sound"
      case .data: "data file"
      default: rawValue
      }
    }
  }

  /// In bytes, as the files stand on the disk.
  private var bytes: [Kind: Int] = [:]

  /// No limits.
  init() {}

  init(_ fields: inout YAMLFields) {
    for kind in Kind.allCases { bytes[kind] = fields.read(kind.rawValue, as: Self.size) }
  }

  var isEmpty: Bool { bytes.isEmpty }

  subscript(kind: Kind) -> Int? { bytes[kind] }

  private static let units: [String: Double] = [
    "": 1, "b": 1, "kb": 1000, "mb": 1_000_000, "kib": 1024, "mib": 1_048_576,
  ]

  /// `100 KB`, `1.5 MiB`, or a number of bytes.
  private static func size(_ node: YAMLNode) throws(Diagnostic) -> Int {
    let text = try node.string()
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count).drop(while: \.isWhitespace).lowercased()
    guard let number = Double(number), let factor = units[unit], number * factor >= 1, number * factor < 1e15
    else { throw node.expected("a size such as 100 KB") }
    return Int(number * factor)
  }
}
