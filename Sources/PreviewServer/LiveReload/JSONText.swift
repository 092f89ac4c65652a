/// JSON for the script in the browser.
enum JSONText {
  static func object(_ fields: [(name: String, value: String)]) -> String {
    "{" + fields.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func string(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { json, scalar in
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
