import Diagnostics

@testable import Pokedex
@testable import Scaffolding

extension FuzzTarget {
  /// A table of creatures.
  static let csv = FuzzTarget(name: "csv") { input in
    let source = SourceText(file: "t.csv", text: input.text)
    let table = CSVTable(file: "t.csv", bytes: input.bytes)
    try require(table.rows.allSatisfy { $0.count == table.header.count }, "every row has all columns")
    try requireRoundTrip(table)
    let creatures = CreatureTable(file: "t.csv", bytes: input.bytes)
    try requirePlaces(creatures.diagnostics, in: [source])
    let data = CreatureFile(creatures.creatures)
    let files = ([data.file] + OwnTypes(creatures.creatures).files).compactMap(\.data)
    let loaded = Dex.load(files)
    try require(loaded.isComplete, "what comes of a table can be read: \(loaded.diagnostics)")
    guard !creatures.diagnostics.hasErrors else { return }
    try require(loaded.dex.species.count == creatures.creatures.count, "every creature gets an entry")
    try requireDex(loading: files)
  }

  /// Requires that the cells, written with quotes around them, read the same.
  private static func requireRoundTrip(_ table: CSVTable) throws(Violation) {
    guard table.diagnostics.isEmpty, !table.header.isEmpty else { return }
    let rows = [table.header] + table.rows
    let text = rows.map { row in
      row.map { "\"" + $0.text.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ";") + "\n"
    }
    let again = CSVTable(file: "t.csv", bytes: Array("sep=;\n".utf8) + text.joined().utf8)
    let same = ([again.header] + again.rows).map { $0.map(\.text) } == rows.map { $0.map(\.text) }
    try require(same, "a table comes back: \(text.joined())")
  }
}
