import Pokedex

/// The data file with the creatures of a table, a field a line.
struct CreatureFile {
  let bytes: [UInt8]
  /// The line in which each creature begins.
  private let lines: [Int]

  init(_ creatures: [Creature]) {
    var text = "{\n  \"$schema\": \"pokesite.schema.json\",\n  \"pokemon\": ["
    var lines: [Int] = []
    var line = 3
    for (index, creature) in creatures.enumerated() {
      let entry = PrettyJSON.text(creature.entry, indentation: 4)
      text += (index == 0 ? "\n    " : ",\n    ") + entry
      lines.append(line + 1)
      line += 1 + entry.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    text += "\n  ]\n}\n"
    bytes = Array(text.utf8)
    self.lines = lines
  }

  var file: SiteFile { SiteFile("Content/pokemon.json", bytes) }

  /// Which creature a line tells of.
  func index(ofLine line: Int) -> Int? { lines.lastIndex { $0 <= line } }
}
