import Diagnostics
import Pokedex

/// Reads the rows of a table as creatures. A cell that does not hold what its column tells is a fault, and the row
/// is read on, so that all faults are found in one run.
struct CreatureReader {
  private(set) var diagnostics: [Diagnostic] = []

  private let table: CSVTable
  private let mapping: ColumnMapping
  /// Where cells are parted by semicolons, numbers have a decimal comma.
  private let allowsComma: Bool

  init(_ table: CSVTable, _ mapping: ColumnMapping) {
    self.table = table
    self.mapping = mapping
    allowsComma = table.delimiter == UInt8(ascii: ";")
  }

  /// The creature of a row; nil if it has no name, but for its other faults it is read all the same.
  mutating func creature(_ row: [CSVTable.Cell]) -> Creature? {
    guard let nameCell = cell(.name, row) else { return nil }
    let name = nameCell.text
    if name.isEmpty {
      report(nameCell, "this creature has no name", fix: "a name is the one thing that every creature needs")
    }
    let number = number(row)
    let slug = slug(row) ?? Slug.fold(name) ?? number.map(String.init) ?? Slug.spellOut(name)
    let types = parts(.types, row)
    let creature = Creature(
      name: name, slug: slug, number: number, types: types, values: values(row, name, number, types),
      own: ownFacts(row), pictures: pictures(row), cell: nameCell,
      evolvesFrom: cell(.evolvesFrom, row).flatMap { CellText.isNothing($0.text) ? nil : $0 },
      evolvesInto: cell(.evolvesInto, row).flatMap { CellText.isNothing($0.text) ? nil : $0 })
    return name.isEmpty ? nil : creature
  }

  // MARK: - Identity

  private mutating func number(_ row: [CSVTable.Cell]) -> Int? {
    guard let cell = cell(.number, row), !CellText.isNothing(cell.text) else { return nil }
    let digits = cell.text.hasPrefix("#") ? cell.text.dropFirst().trimmed : cell.text
    return wholeNumber(digits, in: cell, atLeast: 0)
  }

  private mutating func slug(_ row: [CSVTable.Cell]) -> String? {
    guard let cell = cell(.slug, row), !cell.text.isEmpty else { return nil }
    let slug = Slug.fold(cell.text)
    if slug == nil {
      report(
        cell, "the slug '\(cell.text)' has no letter from a to z and no digit", fix: "write it like 'mr-mime'"
      )
    }
    return slug
  }

  // MARK: - Values

  private mutating func values(
    _ row: [CSVTable.Cell], _ name: String, _ number: Int?, _ types: [String]
  ) -> [String: JSON] {
    var values: [String: JSON] = ["name": .string(name)]
    values["id"] = number.map(JSON.int)
    values["slug"] = cell(.slug, row).flatMap { Slug.fold($0.text) }.map(JSON.string)
    if !types.isEmpty { values["types"] = .list(types.map(JSON.string)) }
    let abilities = abilities(row)
    if !abilities.isEmpty { values["abilities"] = .list(abilities) }
    let stats = stats(row)
    if !stats.isEmpty { values["stats"] = .object(stats) }
    for column in mapping.columns {
      let cell = row[column.index]
      guard !cell.text.isEmpty, let (key, value) = value(of: cell, column.meaning) else { continue }
      if case .list(let old)? = values[key], case .list(let new) = value {
        values[key] = .list(old + new)
      } else {
        values[key] = value
      }
    }
    return values
  }

  /// The value of a cell that stands for itself.
  private mutating func value(of cell: CSVTable.Cell, _ meaning: ColumnMeaning) -> (String, JSON)? {
    if case .text("description") = meaning { return ("description", .string(cell.text)) }
    guard !CellText.isNothing(cell.text) else { return nil }
    switch meaning {
    case .text(let key): return (key, .string(cell.text))
    case .count(let key): return count(cell, key)
    case .flag(let key): return flag(cell, key)
    case .list(let key): return (key, .list(CellText.list(cell.text).map(JSON.string)))
    case .evolution: return ("evolution", .string(Self.condition(cell.text)))
    case .height(let unit):
      return measure(cell, "height", unit?.decimetres) { LengthUnit(abbreviation: $0)?.decimetres }
    case .weight(let unit):
      return measure(cell, "weight", unit?.hectograms) { MassUnit(abbreviation: $0)?.hectograms }
    case .female, .male: return gender(cell, isMale: meaning == .male)
    default: return nil
    }
  }

  /// A bare number is a level.
  private static func condition(_ text: String) -> String {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? "level \(text)" : text
  }

  private mutating func count(_ cell: CSVTable.Cell, _ key: String) -> (String, JSON)? {
    wholeNumber(cell.text, in: cell, atLeast: key == "generation" ? 1 : 0).map { (key, .int($0)) }
  }

  private mutating func flag(_ cell: CSVTable.Cell, _ key: String) -> (String, JSON)? {
    guard let flag = CellText.flag(cell.text) else {
      report(cell, "'\(cell.text)' is neither yes nor no", fix: "write yes, or leave the cell empty")
      return nil
    }
    return flag ? (key, .bool(true)) : nil
  }

  private mutating func gender(_ cell: CSVTable.Cell, isMale: Bool) -> (String, JSON)? {
    guard let rate = Gender.rate(cell.text, isMale: isMale) else {
      report(
        cell, "'\(cell.text)' is not a percentage", fix: "write a number from 0 to 100, or 'genderless'")
      return nil
    }
    return ("gender_rate", .int(rate))
  }

  private mutating func measure(
    _ cell: CSVTable.Cell, _ key: String, _ factor: Double?, unit: (Substring) -> Double?
  ) -> (String, JSON)? {
    let value = CellText.measure(cell.text, factor: factor ?? 10, allowsComma: allowsComma, unit: unit)
    guard let value, value >= 0 else {
      let example = key == "height" ? "0.4, 0.4 m or 1'04\"" : "12, 12 kg or 26 lbs"
      report(cell, "'\(cell.text)' is not a \(key)", fix: "write it like \(example)")
      return nil
    }
    return (key, .double(value))
  }

  // MARK: - Lists

  private func parts(_ meaning: ColumnMeaning, _ row: [CSVTable.Cell]) -> [String] {
    var seen: Set<String> = []
    return mapping.columns(meaning).flatMap { CellText.list(row[$0.index].text) }.filter {
      seen.insert(Slug.fold($0) ?? $0).inserted
    }
  }

  private func abilities(_ row: [CSVTable.Cell]) -> [JSON] {
    let hidden = parts(.hiddenAbility, row)
    let marked = parts(.abilities, row).map { name in
      let mark = " (hidden)"
      return name.lowercased().hasSuffix(mark) ? (String(name.dropLast(mark.count)), true) : (name, false)
    }
    return (marked + hidden.map { ($0, true) }).map { name, isHidden in
      isHidden
        ? .object([JSON.Field("name", .string(name)), JSON.Field("hidden", .bool(true))]) : .string(name)
    }
  }

  private mutating func stats(_ row: [CSVTable.Cell]) -> [JSON.Field] {
    var stats: [JSON.Field] = []
    for column in mapping.columns {
      guard case .stat(let stat) = column.meaning else { continue }
      let cell = row[column.index]
      guard !CellText.isNothing(cell.text) else { continue }
      guard let number = CellText.number(cell.text, allowsComma: allowsComma), number >= 0 else {
        reportNumber(cell, "a number of 0 or more")
        continue
      }
      stats.append(JSON.Field(stat, Self.json(number)))
    }
    return stats
  }

  private func pictures(_ row: [CSVTable.Cell]) -> [(kind: String, cell: CSVTable.Cell)] {
    mapping.columns.compactMap { column in
      let cell = row[column.index]
      guard !CellText.isNothing(cell.text) else { return nil }
      return switch column.meaning {
      case .picture: ("default", cell)
      case .furtherPicture(let kind): (kind, cell)
      default: nil
      }
    }
  }

  private func ownFacts(_ row: [CSVTable.Cell]) -> [JSON.Field] {
    mapping.columns.compactMap { column in
      guard case .own(let key) = column.meaning, !row[column.index].text.isEmpty else { return nil }
      return JSON.Field(key, Self.fact(row[column.index].text))
    }
  }

  /// A number where nothing of the cell's text gets lost by it: `007` stays as it is.
  private static func fact(_ text: String) -> JSON {
    if let int = Int(text), String(int) == text { return .int(int) }
    if let number = CellText.number(text, allowsComma: false), String(number) == text {
      return .double(number)
    }
    return .string(text)
  }

  // MARK: - Cells

  private func cell(_ meaning: ColumnMeaning, _ row: [CSVTable.Cell]) -> CSVTable.Cell? {
    mapping.columns(meaning).first.map { row[$0.index] }
  }

  private mutating func wholeNumber(_ text: String, in cell: CSVTable.Cell, atLeast least: Int) -> Int? {
    let number = CellText.number(text, allowsComma: allowsComma).flatMap(Int.init(exactly:))
    guard let number, number >= least else {
      reportNumber(cell, "a whole number of \(least) or more")
      return nil
    }
    return number
  }

  private static func json(_ number: Double) -> JSON { Int(exactly: number).map(JSON.int) ?? .double(number) }

  private mutating func reportNumber(_ cell: CSVTable.Cell, _ wanted: String) {
    let example = allowsComma ? "" : ", with a point for the decimals and nothing between the thousands"
    report(cell, "'\(cell.text)' is not \(wanted)", fix: "write it in digits\(example)")
  }

  private mutating func report(_ cell: CSVTable.Cell, _ fault: String, fix: String) {
    diagnostics.gather([.error(at: table.location(cell), fault, fix: fix)])
  }
}
