import Diagnostics
import Pokedex

/// A table read from a CSV file, RFC 4180: a row of column names, then rows of as many cells. Every cell knows
/// its place in the file.
struct CSVTable {
  /// A cell: its text without quotes and without space around it, and the byte at which it begins.
  struct Cell {
    let text: String
    let offset: Int
  }

  /// The path as the user knows it.
  let file: String
  /// The names of the columns.
  private(set) var header: [Cell] = []
  /// The rows that hold anything, each with as many cells as there are columns.
  private(set) var rows: [[Cell]] = []
  /// The rows that have more or fewer cells, which nobody can tell the columns of.
  private(set) var raggedRows: [[Cell]] = []
  /// What stands between two cells.
  private(set) var delimiter = UInt8(ascii: ",")
  /// What is wrong with the file.
  private(set) var diagnostics: [Diagnostic] = []

  private let bytes: [UInt8]
  private let lines: LineIndex

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lines = LineIndex(bytes)
    diagnostics = encodingFaults()
    if diagnostics.contains(where: { $0.location?.line == nil }) { return }
    read()
  }

  /// Where a byte of the file stands.
  func location(_ offset: Int) -> Location { lines.location(of: offset, file: file) }

  /// Where a cell begins.
  func location(_ cell: Cell) -> Location { location(cell.offset) }

  private mutating func read() {
    var parser = CSVParser(bytes)
    delimiter = parser.delimiter
    header = parser.row() ?? []
    if header.isEmpty { diagnostics.append(.error(at: Location(file: file), "the file is empty")) }
    while let row = parser.row() {
      guard row.contains(where: { !$0.text.isEmpty }) else { continue }
      rows.append(row)
    }
    diagnostics.gather(parser.faults.lazy.map(report))
    let isCut = parser.faults.contains { $0.kind == .unclosedQuote }
    rows = rows.enumerated().compactMap { index, row in
      if row.count == header.count { return row }
      // What an unclosed quote has swallowed is no fault of its own.
      if !(isCut && index == rows.count - 1) { diagnostics.gather([ragged(row)]) }
      raggedRows.append(row)
      return nil
    }
  }

  private func report(_ fault: CSVParser.Fault) -> Diagnostic {
    switch fault.kind {
    case .unclosedQuote:
      .error(
        at: location(fault.offset), "this quotation mark is never closed",
        fix: "close it, and write a quotation mark inside of a quoted cell twice")
    case .textAfterQuote:
      .error(
        at: location(fault.offset), "there is text behind the closing quotation mark of a cell",
        fix: "put the whole cell in quotation marks, and write one inside of it twice")
    }
  }

  private func ragged(_ row: [Cell]) -> Diagnostic {
    let surplus = row.count > header.count ? row[header.count] : row[0]
    return .error(
      at: location(surplus),
      "this row has \(Self.count(row.count, "cell")), and there \(header.count == 1 ? "is" : "are") "
        + Self.count(header.count, "column"),
      fix: "a cell with a comma or a line break in it has to stand in quotation marks")
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  // MARK: - Encoding

  /// How many lines with broken letters are named: in a file of another encoding they all are.
  private static let mostBrokenLines = 20

  private func encodingFaults() -> [Diagnostic] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return [
        .error(
          at: Location(file: file), "the file is UTF-16 and not UTF-8",
          fix: "save it as “CSV UTF-8” in the spreadsheet program")
      ]
    }
    return InvalidUTF8.firstOfEachLine(bytes, most: Self.mostBrokenLines).map { offset in
      .error(
        at: location(offset), "this is not UTF-8 text",
        fix: "save the file as “CSV UTF-8” in the spreadsheet program")
    }
  }
}
