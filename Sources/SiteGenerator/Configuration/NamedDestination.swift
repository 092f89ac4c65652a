package import Diagnostics
import Markdown

/// A place that a site is published to, under a name of its own.
package struct NamedDestination: Sendable {
  /// `live`
  package let name: String
  /// What the settings say: `git:origin#gh-pages`.
  package let text: String
  /// Where they say it.
  package let origin: Location

  /// Reads the destinations in a site's settings; without settings there are none.
  ///
  /// - Parameter site: the site's folder.
  /// - Returns: the destinations, and all that is wrong with the settings.
  package static func read(
    site: String
  ) throws(FileError) -> (destinations: [NamedDestination], diagnostics: [Diagnostic]) {
    let path = SiteConfiguration.path
    guard try Files.kind(of: "\(site)/\(path)") != nil else { return ([], []) }
    let file = SourceFile(path: path, bytes: try Files.contents(of: "\(site)/\(path)"))
    let (configuration, diagnostics) = SiteConfiguration.read(file)
    return (configuration.destinations, diagnostics)
  }

  static func list(_ node: YAMLNode) throws(Diagnostic) -> [NamedDestination] {
    var list: [NamedDestination] = []
    for entry in try node.entries() {
      // What has a colon or a slash is a destination itself.
      guard entry.key.utf8.allSatisfy({ $0.isASCIILetterOrDigit || "-_".utf8.contains($0) }),
        !entry.key.isEmpty
      else {
        throw .error(
          at: entry.keyLocation, "'\(entry.key)' cannot be the name of a destination",
          fix: "use letters, digits, - and _")
      }
      list.append(
        NamedDestination(name: entry.key, text: try entry.value.string(), origin: entry.value.location))
    }
    return list
  }
}
