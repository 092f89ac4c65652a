import Diagnostics
import Pokedex

/// The creatures of a CSV file, with everything that is wrong with it.
struct CreatureTable {
  /// The columns and what they tell.
  let columns: [ColumnMapping.Column]
  private(set) var creatures: [Creature] = []
  private(set) var diagnostics: [Diagnostic]

  /// How many unknown names get a suggestion: each is compared with every name there is.
  private static let mostGuesses = 100

  private let table: CSVTable
  /// What stands in rows that could not be read.
  private let unreadNames: Set<String>
  private var misses = 0

  init(file: String, bytes: [UInt8]) {
    table = CSVTable(file: file, bytes: bytes)
    unreadNames = Set(table.raggedRows.joined().map { Self.key($0.text) })
    let mapping = ColumnMapping(table)
    columns = mapping.columns
    diagnostics = table.diagnostics + mapping.diagnostics
    guard !columns.isEmpty else { return }
    var reader = CreatureReader(table, mapping)
    creatures = table.rows.compactMap { reader.creature($0) }
    diagnostics.gather(reader.diagnostics)
    if table.rows.isEmpty, !diagnostics.hasErrors {
      diagnostics.append(.error(at: Location(file: file), "there is no creature in the file"))
    }
    reportClashes()
    linkStages()
  }

  func location(_ cell: CSVTable.Cell) -> Location { table.location(cell) }

  // MARK: - Identity

  private mutating func reportClashes() {
    var bySlug: [String: Creature] = [:]
    var byNumber: [Int: Creature] = [:]
    for creature in creatures {
      if let other = bySlug[creature.slug] {
        clash(creature, other, "address '\(creature.slug)'", fix: "give one of them another name")
      }
      if let number = creature.number, let other = byNumber[number] {
        clash(creature, other, "number \(number)", fix: "give one of them another number, or none")
      }
      if bySlug[creature.slug] == nil { bySlug[creature.slug] = creature }
      if let number = creature.number, byNumber[number] == nil { byNumber[number] = creature }
    }
  }

  private mutating func clash(_ creature: Creature, _ other: Creature, _ what: String, fix: String) {
    let line = location(other.cell).line ?? 0
    diagnostics.gather([
      .error(
        at: location(creature.cell), "“\(creature.name)” has the \(what) of “\(other.name)” in line \(line)",
        fix: fix)
    ])
  }

  // MARK: - Evolution

  private mutating func linkStages() {
    let indices = Dictionary(
      creatures.enumerated().map { (Self.key($0.element.name), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for index in creatures.indices {
      if let cell = creatures[index].evolvesFrom, let parent = find(cell.text, at: cell, indices) {
        creatures[index].values["evolves_from"] = .string(creatures[parent].name)
      }
    }
    let conditions = takeConditions()
    for index in creatures.indices {
      guard let cell = creatures[index].evolvesInto else { continue }
      // A name may hold a comma.
      let names = indices[Self.key(cell.text)] == nil ? CellText.list(cell.text) : [cell.text]
      for stage in names.compactMap({ find($0, at: cell, indices) })
      where creatures[stage].values["evolves_from"] == nil {
        creatures[stage].values["evolves_from"] = .string(creatures[index].name)
        creatures[stage].values["evolution"] = conditions[index] ?? creatures[stage].values["evolution"]
      }
    }
  }

  /// In a table that tells of next stages only, a condition is that of the next stage, where the model keeps it.
  private mutating func takeConditions() -> [Int: JSON] {
    let meanings = columns.map(\.meaning)
    guard meanings.contains(.evolvesInto), !meanings.contains(.evolvesFrom) else { return [:] }
    var conditions: [Int: JSON] = [:]
    for index in creatures.indices {
      conditions[index] = creatures[index].values.removeValue(forKey: "evolution")
    }
    return conditions
  }

  private mutating func find(_ name: String, at cell: CSVTable.Cell, _ indices: [String: Int]) -> Int? {
    if let index = indices[Self.key(name)] { return index }
    // A row that could not be read may well be the one that is meant.
    if unreadNames.contains(Self.key(name)) { return nil }
    misses += 1
    let guess = misses <= Self.mostGuesses ? suggestion(for: name, among: creatures.map(\.name)) : ""
    diagnostics.gather([
      .error(
        at: location(cell), "no creature here is called “\(name)”\(guess)",
        fix: "write the name as it stands in the column of names, or leave the cell empty")
    ])
    return nil
  }

  private static func key(_ name: String) -> String { Slug.fold(name) ?? name.lowercased() }
}
