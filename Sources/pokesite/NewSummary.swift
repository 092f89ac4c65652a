import Diagnostics
import Scaffolding

/// What `pokesite new` tells its user.
struct NewSummary {
  private let report: NewSite.Report
  private let options: NewOptions

  /// Of longer lists the rest is counted.
  private static let mostColumns = 60
  private static let mostNames = 8

  init(_ report: NewSite.Report, _ options: NewOptions) {
    self.report = report
    self.options = options
  }

  /// What was made, how the data was understood, and what to do next.
  var text: String { columns + made + types + pictures + next }

  var failure: String {
    let errors = report.diagnostics.count { $0.severity == .error }
    let reason =
      report.outcome == .cancelled ? "interrupted" : "\(errors) \(errors == 1 ? "error" : "errors")"
    // A column that was taken for the wrong thing is often what is behind the faults.
    return columns + "Nothing was made: \(reason).\n"
  }

  // MARK: - Parts

  private var columns: String {
    guard !report.columns.isEmpty, case .file(let file) = options.source else { return "" }
    let shown = report.columns.prefix(Self.mostColumns)
    let width = min(24, shown.map { Self.plain($0.name).count }.max() ?? 0)
    let lines = shown.map { column in
      let name = Self.plain(column.name)
      let padding = String(repeating: " ", count: max(0, width - name.count))
      return "  \(name)\(padding)  \(Self.plain(column.meaning))\n"
    }
    let rest = report.columns.count - shown.count
    return "The columns of \(Self.plain(file)) are taken for:\n" + lines.joined()
      + (rest > 0 ? "  and \(rest) more\n" : "")
  }

  private var made: String {
    let folder = Self.plain(options.folder)
    let content =
      switch options.source {
      case .starter: "three invented creatures"
      case .national: "the National Pokédex"
      case .file: Self.creatures(report.creatures)
      }
    return "Made a site with \(content) in \(folder): \(report.files.count) files.\n"
      + Self.places.filter { place in report.files.contains { $0.hasPrefix(place.path) } }.map { place in
        "  \(place.path)\(String(repeating: " ", count: Self.width - place.path.count))  \(place.what)\n"
      }.joined()
  }

  private static let places: [(path: String, what: String)] = [
    ("Content/site.yml", "title, address, navigation, colours"),
    ("Content/pokemon.json", "the creatures"),
    ("Content/types.json", "their types, and who beats whom"),
    ("Content/pokemon/", "what their pages tell, in Markdown"),
    ("Content/pages/", "other pages"),
    ("Content/sprites/", "pictures"),
    ("Templates/", "how pages look"),
    (".github/workflows/publish.yml", "publishes the site on GitHub Pages"),
  ]
  private static let width = places.map(\.path.count).max() ?? 0

  private var types: String {
    report.ownTypes.isEmpty
      ? ""
      : "Types of your own: \(Self.list(report.ownTypes)). Who beats whom is for you to fill in.\n"
  }

  private var pictures: String {
    guard case .file = options.source else { return "" }
    let (pictures, total) = (report.pictures, report.creatures)
    let place =
      pictures.folders.isEmpty ? "" : ", searched by name in \(pictures.folders.joined(separator: " and "))"
    let hint =
      pictures.found > 0 || report.columns.isEmpty || !pictures.folders.isEmpty
      ? "" : "A folder sprites/ beside the file is searched for pictures named like the creatures.\n"
    let missing = pictures.missing.isEmpty ? "" : "; none for \(Self.list(pictures.missing))"
    let unused =
      pictures.unused.isEmpty
      ? "" : "Pictures that belong to no creature were left out: \(Self.list(pictures.unused)).\n"
    return "Pictures for \(pictures.found) of \(Self.creatures(total))\(place)\(missing).\n" + unused + hint
  }

  private var next: String {
    let enter = options.folder == "." ? [] : ["cd \(Self.shellWord(options.folder))"]
    let commands = enter + ["pokesite serve", "pokesite check", "pokesite publish git:ADDRESS"]
    return "Next:\n" + commands.map { "  \($0)\n" }.joined()
  }

  private static func creatures(_ count: Int) -> String { count == 1 ? "1 creature" : "\(count) creatures" }

  /// The word as a shell takes it.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
    }
    let word = text.hasPrefix("-") ? "./\(text)" : text
    return isPlain
      ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).map(plain).joined(separator: ", ")
    return names.count > mostNames ? "\(shown) and \(names.count - mostNames) more" : shown
  }

  /// Data must not drive the terminal.
  private static func plain(_ text: String) -> String { visible(text) }

  // MARK: - JSON

  var json: String {
    ReportJSON.object([
      ("outcome", ReportJSON.string(outcome)), ("folder", ReportJSON.string(options.folder)),
      ("files", ReportJSON.list(report.files.map(ReportJSON.string))),
      ("creatures", "\(report.creatures)"),
      (
        "columns",
        ReportJSON.list(
          report.columns.map { column in
            ReportJSON.object([
              ("name", ReportJSON.string(column.name)), ("meaning", ReportJSON.string(column.meaning)),
            ])
          })
      ),
      ("ownTypes", ReportJSON.list(report.ownTypes.map(ReportJSON.string))),
      ("pictures", "\(report.pictures.found)"),
      ("withoutPicture", ReportJSON.list(report.pictures.missing.map(ReportJSON.string))),
      ("unusedPictures", ReportJSON.list(report.pictures.unused.map(ReportJSON.string))),
      ("diagnostics", ReportJSON.list(report.diagnostics.map(ReportJSON.diagnostic))),
    ]) + "\n"
  }

  private var outcome: String {
    switch report.outcome {
    case .made: "made"
    case .failed: "failed"
    case .inaccessible: "inaccessible"
    case .cancelled: "cancelled"
    }
  }
}
