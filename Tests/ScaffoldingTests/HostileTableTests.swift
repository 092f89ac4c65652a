import Diagnostics
import Pokedex
import Testing

@testable import Scaffolding

/// Every column holds every kind of nonsense: what comes out is data that loads, or a fault with its line and column.
@Suite struct HostileTableTests {
  private static let columns = [
    "name", "id", "slug", "type 1", "hp", "ability", "hidden ability", "height", "height (m)", "weight_lbs",
    "dex entry",
    "category", "evolves from", "evolves into", "method", "image", "sprites: back", "generation",
    "egg groups",
    "female %", "catch rate", "legendary", "moves", "egg cycles", "base experience", "happiness",
    "growth rate", "color",
    "shape", "habitat", "stat:luck", "description", "my own", "<script>", "{{>x}}", "",
  ]

  private static let cells = [
    "<script>alert(1)</script>", "\"", "'`{{>x}}{{{y}}}", "a\u{0}b\u{7}\u{1B}[31m", "\u{202E}evil",
    "\u{FEFF}", "e\u{301}",
    "=1+1", "@SUM(A1)", "1e308", "1e999", String(repeating: "9", count: 400), "999999999999999999",
    "1000000000001",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "-0", "-1", "0.1", "NaN", "inf",
    "0x10", "١٢٣",
    "../x.png", "/etc/passwd", "//e.example/x", "a\\..\\b", "%2e%2e/x.png", "javascript:x", "con", ".", "..",
    " ", ",;\n\r",
    String(repeating: "x", count: 50_000), String(repeating: "e\u{301}", count: 20_000),
    String(repeating: "/", count: 5000),
    String(repeating: "9' ", count: 5000), (0..<3000).map { "t\($0)" }.joined(separator: "/"),
  ]

  @Test(arguments: columns) func everyCellIsReadOrRefusedWithItsPlace(column: String) {
    for cell in Self.cells {
      let quoted = "\"\(cell.replacing("\"", with: "\"\""))\""
      let table = CreatureTable(
        column == "name" ? "name\n\(quoted)\nB" : "name,\"\(column)\"\nA,\(quoted)\nB,")
      for fault in table.diagnostics {
        #expect(fault.location?.file == "t.csv", "\(column) = \(cell.prefix(40)): \(fault.summary)")
        #expect(
          (1...3).contains(fault.location?.line ?? 1), "\(column) = \(cell.prefix(40)): \(fault.summary)")
        #expect(fault.summary.utf8.count < 1000)
      }
      guard !table.diagnostics.hasErrors else { continue }
      let file = CreatureFile(table.creatures)
      let loaded = Dex.load([file.file.data].compactMap(\.self))
      #expect(loaded.isComplete, "\(column) = \(cell.prefix(40))")
      // What a build would refuse is told of the row that it comes from.
      for diagnostic in loaded.diagnostics {
        let line = diagnostic.location?.line
        #expect(
          line.flatMap(file.index(ofLine:)) != nil, "\(column) = \(cell.prefix(40)): \(diagnostic.summary)")
      }
    }
  }

  @Test func manyFaultsAreGatheredToALimit() {
    #expect(CreatureTable("name\n" + String(repeating: "A,B\n", count: 50_000)).diagnostics.count == 10_000)
    #expect(
      CreatureTable("name\n" + String(repeating: "\"a\"b\n", count: 50_000)).diagnostics.count == 10_000)
    #expect(CreatureTable("name\n" + String(repeating: "A\n", count: 50_000)).diagnostics.count == 10_000)
    #expect(
      CreatureTable("name,hp\n" + (0..<50_000).map { "A\($0),x\n" }.joined()).diagnostics.count == 10_000)
  }

  /// Each is compared with all names there are.
  @Test func manyMissingRelativesAreLookedForToALimit() {
    let rows = (0..<3000).map { "Anna\($0),Bnna\($0)\n" }.joined()
    let faults = CreatureTable("name,evolves from\n" + rows).faults
    #expect(faults.count == 3000)
    #expect(faults.count { $0.contains("did you mean") } == 100)
  }
}
