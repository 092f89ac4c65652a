/// What pages may load, run and send, as browsers see to it: a Content-Security-Policy
/// (https://www.w3.org/TR/CSP3/).
///
/// All of it comes from the site itself, and no page runs a script or takes a style that stands in its text. What the
/// author's own templates need besides, the settings add.
struct ContentPolicy: Sendable {
  /// What a list of sources is for.
  enum Directive: String, CaseIterable, Sendable {
    /// For all that is loaded and has no list of its own.
    case `default` = "default-src"
    case script = "script-src"
    case style = "style-src"
    case image = "img-src"
    case font = "font-src"
    case media = "media-src"
    case connection = "connect-src"
    case frame = "frame-src"
    case worker = "worker-src"
    case manifest = "manifest-src"
    case object = "object-src"
    case base = "base-uri"
    case form = "form-action"
    /// Who may show the page in a frame. Browsers heed it in a header only.
    case frameAncestors = "frame-ancestors"

    /// What every site has; nil if `default-src` holds.
    fileprivate var usual: [String]? {
      switch self {
      case .default, .form, .frameAncestors: ["'self'"]
      case .object, .base: []
      default: nil
      }
    }
  }

  /// The sources that the settings add.
  private let additions: [Directive: [String]]

  init(additions: [Directive: [String]] = [:]) { self.additions = additions }

  /// The policy for a page, safe inside an attribute.
  ///
  /// - Parameter pictures: where the page's pictures come from.
  func text(pictures: RemotePictures) -> String {
    text(of: Directive.allCases.filter { $0 != .frameAncestors }, pictures)
  }

  /// The policy for the header of all files. It cannot know a page's own pictures, which the page's own policy does.
  var header: String { text(of: Directive.allCases, .http) }

  private func text(of directives: [Directive], _ pictures: RemotePictures) -> String {
    directives.compactMap { directive in
      let pictures = directive == .image ? pictures.sources : []
      guard directive.usual != nil || additions[directive] != nil || !pictures.isEmpty else { return nil }
      let sources = sources(directive) + pictures
      return ([directive.rawValue] + (sources.isEmpty ? ["'none'"] : sources)).joined(separator: " ")
    }.joined(separator: "; ")
  }

  private func sources(_ directive: Directive) -> [String] {
    (directive.usual ?? sources(.default)) + (additions[directive] ?? [])
  }
}
