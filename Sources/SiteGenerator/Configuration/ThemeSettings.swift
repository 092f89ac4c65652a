import Diagnostics
import Markdown

/// What a site changes about the look of its theme without touching a style sheet.
struct ThemeSettings: Sendable {
  /// The colour of links and bars on light grounds.
  var accent: Accent?
  /// The same on dark grounds.
  var accentDark: Accent?
  /// A picture beside the title.
  var logo: Logo?

  /// A colour, and where the settings name it.
  struct Accent: Sendable {
    let color: Color
    let origin: Location
  }

  /// A picture in `Content/`, and where the settings name it.
  struct Logo: Sendable {
    let path: String
    let origin: Location

    /// Its path in the output; nil if it leads out of `Content/` or to another host.
    var output: String? {
      LinkResolver.hasScheme(path) || path.hasPrefix("//") ? nil : RelativePath.resolve(path, in: "")
    }
  }

  /// The theme as it is.
  init() {}

  init(_ fields: inout YAMLFields) {
    accent = fields.read("accent", as: Self.accent)
    accentDark = fields.read("accent_dark", as: Self.accent)
    logo = fields.read("logo") { node throws(Diagnostic) in
      Logo(path: try node.string(), origin: node.location)
    }
  }

  private static func accent(_ node: YAMLNode) throws(Diagnostic) -> Accent {
    guard let color = Color(hex: try node.string()) else {
      throw node.expected("a colour such as \"#3646b4\"")
    }
    return Accent(color: color, origin: node.location)
  }
}
