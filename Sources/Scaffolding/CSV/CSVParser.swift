/// Cuts a CSV file into rows of cells: RFC 4180, with any line ends, a byte order mark, and a comma, semicolon or
/// tab between cells.
struct CSVParser {
  /// Something that RFC 4180 does not allow, and the byte at which it stands.
  struct Fault {
    enum Kind {
      case unclosedQuote
      case textAfterQuote
    }

    let kind: Kind
    let offset: Int
  }

  private(set) var faults: [Fault] = []
  /// What stands between two cells.
  let delimiter: UInt8

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let (named, end) = Self.namedDelimiter(bytes, at: position) {
      (delimiter, position) = (named, end)
    } else {
      delimiter = Self.guessedDelimiter(bytes[position...])
    }
  }

  /// The cells of the next row; nil at the end of the file. Empty lines are passed over.
  mutating func row() -> [CSVTable.Cell]? {
    while position < bytes.count, bytes[position].endsLine { position += 1 }
    guard position < bytes.count else { return nil }
    var cells: [CSVTable.Cell] = []
    while true {
      cells.append(cell())
      guard position < bytes.count, bytes[position] == delimiter else { return cells }
      position += 1
    }
  }

  // MARK: - Cells

  private mutating func cell() -> CSVTable.Cell {
    let start = position
    if start < bytes.count, bytes[start] == .quote { return quotedCell(from: start) }
    skipToEndOfCell()
    return CSVTable.Cell(text: Self.text(bytes[start..<position]), offset: start)
  }

  private mutating func quotedCell(from start: Int) -> CSVTable.Cell {
    var content: [UInt8] = []
    position += 1
    while true {
      let run = position
      while position < bytes.count, bytes[position] != .quote { position += 1 }
      content += bytes[run..<position]
      guard position < bytes.count else {
        faults.append(Fault(kind: .unclosedQuote, offset: start))
        break
      }
      position += 1
      // Two of them stand for one.
      guard position < bytes.count, bytes[position] == .quote else { break }
      content.append(.quote)
      position += 1
    }
    let rest = position
    skipToEndOfCell()
    if let surplus = bytes[rest..<position].firstIndex(where: { $0 != UInt8(ascii: " ") }) {
      faults.append(Fault(kind: .textAfterQuote, offset: surplus))
    }
    return CSVTable.Cell(text: Self.text(content[...]), offset: start)
  }

  private mutating func skipToEndOfCell() {
    while position < bytes.count, bytes[position] != delimiter, !bytes[position].endsLine { position += 1 }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmed
  }

  // MARK: - Delimiter

  private static let delimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// `sep=;` in the first line, as spreadsheets write it, and where that line ends.
  private static func namedDelimiter(_ bytes: [UInt8], at start: Int) -> (UInt8, Int)? {
    let prefix = Array("sep=".utf8)
    guard bytes[start...].starts(with: prefix), bytes.count > start + prefix.count + 1,
      bytes[start + prefix.count + 1].endsLine
    else { return nil }
    return (bytes[start + prefix.count], start + prefix.count + 1)
  }

  /// The delimiter that stands most often in the first line, outside of quotation marks.
  private static func guessedDelimiter(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes.drop(while: \.endsLine) {
      if byte == .quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte.endsLine { break }
      if let index = delimiters.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return delimiters[counts.firstIndex(of: most) ?? 0]
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")

  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension StringProtocol {
  /// Without space at both ends.
  var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(unicodeScalars[first...last]))
  }
}
