import Diagnostics

/// The templates and assets of a site: those of the default theme, each replaced by the site's own file of the
/// same name where there is one.
struct Theme: Sendable {
  /// Templates by name (`pokemon`, `partials/card`), in a fixed order.
  let templates: [(name: String, source: SourceText)]
  /// Style sheets, scripts and pictures by their path below `assets/`, in a fixed order.
  let assets: [OutputFile]
  /// The service worker's program, to be completed with what it needs to know of the site.
  let serviceWorker: [UInt8]
  /// Templates that are no text.
  private(set) var diagnostics: [Diagnostic] = []

  /// The main style sheet.
  var styleSheet: String {
    assets.first { $0.path == Assets.styleSheet }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  private static let folder = "Templates/"
  private static let assetFolder = "assets/"
  private static let workerName = "sw.js"
  private static let ending = ".mustache"

  /// - Parameters:
  ///   - own: the files of the site's `Templates/`.
  ///   - fallback: the default theme, paths relative to its folder.
  init(own: [SourceFile], fallback: [SourceFile]) {
    var files: [String: (shownAs: String, file: SourceFile)] = [:]
    for file in fallback { files[file.path] = ("(default theme)/\(file.path)", file) }
    for file in own { files[String(file.path.dropFirst(Self.folder.count))] = (file.path, file) }
    let sorted = files.sorted { $0.key.precedesByBytes($1.key) }
    var templates: [(name: String, source: SourceText)] = []
    for (path, entry) in sorted where path.hasSuffix(Self.ending) {
      do throws(DiagnosticsError) {
        templates.append(
          (String(path.dropLast(Self.ending.count)), try entry.file.source(named: entry.shownAs)))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    self.templates = templates
    serviceWorker = files[Self.workerName]?.file.bytes ?? []
    assets = sorted.filter { $0.key.hasPrefix(Self.assetFolder) }.map { path, entry in
      OutputFile(path: String(path.dropFirst(Self.assetFolder.count)), bytes: entry.file.bytes)
    }
  }
}
