import Pokedex

/// Reads what people write into the cells of a spreadsheet.
enum CellText {
  /// What stands in a cell that has nothing to tell.
  static func isNothing(_ text: String) -> Bool {
    text.isEmpty || ["-", "–", "—", "none", "n/a", "na", "null", "?", "???"].contains(text.lowercased())
  }

  /// A number of a size that data may hold, in plain digits, with a decimal point, or a decimal comma where the file allows one.
  static func number(_ text: String, allowsComma: Bool) -> Double? {
    let text = allowsComma ? String(text.map { $0 == "," ? "." : $0 }) : text
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count <= 1, let first = digits.first, first != UInt8(ascii: "."),
      digits.allSatisfy({ $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Double(text), number.magnitude <= Double(Dex.greatestNumber)
    else { return nil }
    return number
  }

  /// Yes or no; nil for anything else.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "y", "true", "t", "1", "x", "✓", "✔": true
    case "no", "n", "false", "f", "0": false
    default: isNothing(text) ? false : nil
    }
  }

  /// The parts of `Fire/Flying`, `Fire, Flying` or `Fire; Flying`.
  static func list(_ text: String) -> [String] {
    text.split { "/,;|+&\n".contains($0) }.map(\.trimmed).filter { !isNothing($0) }
  }

  /// `0.4 m`, `12 lbs`, `5'07"`, or a number in the unit of the column, in tenths of the SI's: the model's unit.
  ///
  /// - Parameters:
  ///   - factor: how many of the model's units one of the column's is.
  ///   - unit: how many of the model's units one of the named unit is.
  static func measure(
    _ text: String, factor: Double, allowsComma: Bool, unit: (Substring) -> Double?
  ) -> Double? {
    var sum = 0.0
    var rest = text.lowercased()[...]
    repeat {
      let digits = rest.prefix { $0.isNumber || ".,+-".contains($0) }
      guard let number = number(String(digits), allowsComma: allowsComma) else { return nil }
      rest = rest[digits.endIndex...].drop(while: \.isWhitespace)
      let name = rest.prefix { !$0.isNumber && !$0.isWhitespace }
      guard let scale = name.isEmpty ? factor : unit(name) else { return nil }
      sum += number * scale
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
    } while !rest.isEmpty
    guard sum <= Double(Dex.greatestNumber) else { return nil }
    // Nobody measures finer, and 1.1 × 10 is to be 11.
    return (sum * 1000).rounded() / 1000
  }
}
