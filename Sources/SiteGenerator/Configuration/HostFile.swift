import Diagnostics
import Markdown

/// A file that tells a host what to do with the site. Hosts do not show it to visitors.
enum HostFile: String, CaseIterable {
  /// How long browsers may keep a file: Netlify, Cloudflare Pages.
  case headers
  /// Earlier addresses of pages: Netlify, Cloudflare Pages, GitLab Pages.
  case redirects
  /// The site's own domain: GitHub Pages.
  case cname

  /// Where it stands in the output.
  var path: String {
    switch self {
    case .headers: "_headers"
    case .redirects: "_redirects"
    case .cname: "CNAME"
    }
  }

  /// A file that the settings ask for, and where they do.
  struct Wish: Sendable {
    let file: HostFile
    let origin: Location
  }

  /// A list of files.
  static func wishes(_ node: YAMLNode) throws(Diagnostic) -> [Wish] {
    var wishes: [Wish] = []
    for item in try node.list() {
      let name = try item.string()
      guard let file = HostFile(rawValue: name) else {
        let known = allCases.map(\.rawValue)
        throw .error(
          at: item.location, "there is no host file '\(name)'\(suggestion(for: name, among: known))",
          fix: "the host files are \(known.joined(separator: ", "))")
      }
      if !wishes.contains(where: { $0.file == file }) {
        wishes.append(Wish(file: file, origin: item.location))
      }
    }
    return wishes
  }
}
