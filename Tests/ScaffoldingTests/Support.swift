import Diagnostics
import Pokedex

@testable import Scaffolding

extension Diagnostic {
  /// `line:column: summary`, without what it does not have.
  var brief: String {
    let place = [location?.line, location?.column].compactMap { $0.map(String.init) }
    return (place + [place.isEmpty ? summary : " \(summary)"]).joined(separator: ":")
  }
}

extension CSVTable {
  init(_ text: String) { self.init(file: "t.csv", bytes: Array(text.utf8)) }

  var texts: [[String]] { rows.map { $0.map(\.text) } }

  var faults: [String] { diagnostics.sortedByPlace().map(\.brief) }
}

extension CreatureTable {
  init(_ text: String) { self.init(file: "t.csv", bytes: Array(text.utf8)) }

  var faults: [String] { diagnostics.sortedByPlace().map(\.brief) }

  /// The entries as JSON, each on one line.
  var entries: [String] { creatures.map { PrettyJSON.inline($0.entry) } }

  var meanings: [ColumnMeaning] { columns.map(\.meaning) }
}

extension SiteFile {
  var text: String {
    if case .bytes(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { "(a copy)" }
  }
}
