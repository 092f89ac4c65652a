import Diagnostics
import Markdown

@testable import Pokedex
@testable import SiteGenerator

extension Diagnostic {
  /// `file:line:column: severity: summary`, without what it does not have.
  var brief: String {
    let place = [location?.file, location?.line.map(String.init), location?.column.map(String.init)]
    return (place.compactMap(\.self) + [" \(severity.rawValue)", " \(summary)"]).joined(separator: ":")
  }
}

extension SourceFile {
  init(_ path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

extension OutputFile {
  init(_ path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A site that is only in memory.
struct MemorySite {
  let site: Site
  let plan: SitePlan
  /// What reading and planning it found.
  let diagnostics: [String]

  init(_ files: KeyValuePairs<String, String>, baseURL: String? = nil, drafts: Bool = false) {
    var options = BuildOptions()
    options.baseURL = baseURL
    options.includesDrafts = drafts
    var reader = SiteReader(options)
    let tree = SourceTree(files.map { SourceFile($0.key, $0.value) })
    let frame = reader.readFrame(tree, defaultTheme: DefaultTheme.files)
    site = reader.readSite(tree, frame, LoadedData(SiteReader.dataFiles(tree, [])))
    plan = SitePlan(site)
    diagnostics = (reader.diagnostics + plan.diagnostics).sortedByPlace().map(\.brief)
  }

  var links: LinkResolver { LinkResolver(site, plan) }

  /// The files that the site will have, pages included.
  var paths: [String] { plan.pages.map(\.route.file) + plan.files.map(\.path) }
}
