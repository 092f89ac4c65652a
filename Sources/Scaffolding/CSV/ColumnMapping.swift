import Diagnostics
import Pokedex

/// What the columns of a table tell, guessed by their names and, where those leave it open, by their cells.
struct ColumnMapping {
  /// A column that tells something.
  struct Column {
    let index: Int
    /// Its name in the file.
    let header: CSVTable.Cell
    var meaning: ColumnMeaning
    /// What a user should know of the guess.
    var remark: String?

    var key: String { ColumnHeader(header.text).key }
  }

  private(set) var columns: [Column] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// More columns than this are no table of creatures.
  private static let most = 1000

  private let table: CSVTable

  init(_ table: CSVTable) {
    self.table = table
    guard table.header.count <= Self.most else {
      diagnostics.append(
        .error(
          at: table.location(table.header[Self.most]),
          "the file has \(table.header.count) columns; at most \(Self.most) can be taken over",
          fix: "check whether this is the right file"))
      return
    }
    columns = table.header.enumerated().map { index, header in
      Column(index: index, header: header, meaning: ColumnMeaning(of: ColumnHeader(header.text)))
    }
    dropNameless()
    findNames()
    settleSpeed()
    settleEvolution()
    settleMeasures()
    settleGender()
    settleRepetitions()
    nameOwnFacts()
  }

  /// The columns with a meaning, in the order of the file.
  func columns(_ meaning: ColumnMeaning) -> [Column] { columns.filter { $0.meaning == meaning } }

  // MARK: - Steps

  /// A column without a name says nothing if its cells do not either.
  private mutating func dropNameless() {
    for column in columns where column.header.text.isEmpty && hasCells(column) {
      diagnostics.append(
        .error(
          at: table.location(column.header), "column \(column.index + 1) has no name", fix: "give it one"))
    }
    columns.removeAll { $0.header.text.isEmpty }
  }

  private mutating func findNames() {
    guard columns(.name).isEmpty, !table.header.isEmpty else { return }
    if let index = columns.firstIndex(where: { $0.key == "species" }) {
      columns[index].meaning = .name
      return
    }
    let wanted = nearMiss(to: "name", among: columns.map(\.header.text))
    diagnostics.append(
      .error(
        at: table.location(table.header[0]), "no column is called “name”",
        explanation: "a name is the one thing that every creature needs",
        fix: wanted.map { "rename the column “\($0)” to “name”" }
          ?? "the first row names the columns; call the one with the creatures' names “name”"))
  }

  /// `Spd` is the special defense, unless another column is it and none is the speed.
  private mutating func settleSpeed() {
    guard columns(.stat("speed")).isEmpty, columns(.stat("special-defense")).count == 2,
      let index = columns.firstIndex(where: { $0.key == "spd" })
    else { return }
    columns[index].meaning = .stat("speed")
  }

  /// A column `Evolution` may hold conditions or the names of the next stages.
  private mutating func settleEvolution() {
    guard columns(.evolvesInto).isEmpty, let name = columns(.name).first else { return }
    let names = Set(cells(name).map { Slug.fold($0.text) ?? $0.text })
    for (index, column) in columns.enumerated() where column.meaning == .evolution {
      let filled = cells(column).filter { !CellText.isNothing($0.text) }
      guard !filled.isEmpty, filled.allSatisfy({ names.contains(Slug.fold($0.text) ?? $0.text) }) else {
        continue
      }
      columns[index].meaning = .evolvesInto
      columns[index].remark = "its cells are names"
      return
    }
  }

  /// Without a unit, people mean metres and kilograms, and copies of the games' data decimetres and hectograms.
  private mutating func settleMeasures() {
    var length = LengthUnit.metres
    for (index, column) in columns.enumerated() where column.meaning == .height(nil) {
      let middle = median(column)
      length = middle > 40 ? .centimetres : middle > 5 ? .decimetres : .metres
      columns[index].meaning = .height(length)
      columns[index].remark = Self.unitRemark("height", length == .metres ? nil : middle, "height (m)")
    }
    for (index, column) in columns.enumerated() where column.meaning == .weight(nil) {
      columns[index].meaning = .weight(length == .decimetres ? .hectograms : .kilograms)
      columns[index].remark = Self.unitRemark("weight", nil, "weight (kg)")
    }
  }

  private static func unitRemark(_ what: String, _ middle: Double?, _ example: String) -> String {
    let reason = middle.map { ", which fits the value in the middle, \(Int($0))" } ?? ""
    return "no unit is named\(reason); if it is another, call the column “\(example)” or the like"
  }

  private func median(_ column: Column) -> Double {
    let numbers = cells(column).compactMap { CellText.number($0.text, allowsComma: true) }.sorted()
    return numbers.isEmpty ? 0 : numbers[numbers.count / 2]
  }

  /// The model counts the sexes in eighths, as the games do; other shares are shown as they are.
  private mutating func settleGender() {
    for (index, column) in columns.enumerated() where [.female, .male].contains(column.meaning) {
      let shares = cells(column).compactMap { Gender.percent($0.text) }
      guard shares.contains(where: { $0.truncatingRemainder(dividingBy: 12.5) != 0 }) else { continue }
      columns[index].meaning = .own(column.header.text)
      columns[index].remark = "not all of it is in eighths"
    }
  }

  private mutating func settleRepetitions() {
    var seen: [String: Column] = [:]
    for (index, column) in columns.enumerated() where !column.meaning.canRepeat {
      let kind = Self.kind(of: column.meaning)
      guard let other = seen[kind] else {
        seen[kind] = column
        continue
      }
      if column.meaning == .picture {
        columns[index].meaning = .furtherPicture(Slug.fold(column.header.text) ?? "picture-\(index + 1)")
      } else if column.meaning.mustBeAlone {
        report(column, "is the \(column.meaning.words), and “\(other.header.text)” is too")
      } else if case .own = column.meaning {
        report(column, "stands twice")
      } else {
        columns[index].meaning = .own(column.header.text)
        columns[index].remark = "the \(column.meaning.words) is in “\(other.header.text)”"
      }
    }
  }

  /// Two columns of one kind tell the same.
  private static func kind(of meaning: ColumnMeaning) -> String {
    switch meaning {
    case .height: "height"
    case .weight: "weight"
    case .female, .male: "gender"
    case .own(let key): "own \(key)"
    default: meaning.words
    }
  }

  private mutating func report(_ column: Column, _ fault: String) {
    diagnostics.append(
      .error(
        at: table.location(column.header), "column “\(column.header.text)” \(fault)",
        fix: "rename one of them, or remove it"))
  }

  /// A key that pokesite knows, or that looks like one misspelt, would be read as something else.
  private mutating func nameOwnFacts() {
    for (index, column) in columns.enumerated() {
      guard case .own(let key) = column.meaning,
        nearMiss(to: key, among: Species.knownKeys) != nil
          || Species.knownKeys.contains(key)
      else { continue }
      columns[index].meaning = .own("Its \(key)")
    }
  }

  // MARK: - Cells

  private func cells(_ column: Column) -> [CSVTable.Cell] { table.rows.map { $0[column.index] } }

  private func hasCells(_ column: Column) -> Bool { cells(column).contains { !$0.text.isEmpty } }
}
