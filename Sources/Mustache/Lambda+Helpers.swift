extension Lambda {
  /// `{{#lowercase}}{{name}}{{/lowercase}}`: `Mr. Mime` becomes `mr. mime`.
  public static let lowercase = helper(from: .text, to: .text) { $0.lowercased() }

  /// `{{#uppercase}}{{name}}{{/uppercase}}`: `Eevee` becomes `EEVEE`.
  public static let uppercase = helper(from: .text, to: .text) { $0.uppercased() }

  /// `{{#number}}{{experience}}{{/number}}`: `1059860` becomes `1,059,860`. What is no number stays as it is.
  public static let number = number(grouping: ",", decimal: ".")

  /// A number with the marks of a language, such as `number(grouping: ".", decimal: ",")` for German.
  public static func number(grouping: String, decimal: String) -> Self {
    helper(from: .text, to: .text) { grouped($0, by: grouping, decimal: decimal) ?? $0 }
  }

  /// `?q={{#urlencode}}{{name}}{{/urlencode}}`: every byte but letters, digits and `-._~` as `%XX`, which is
  /// right for a path's component and for a query's value (RFC 3986).
  public static let urlencode = helper(from: .text) { text in
    String(decoding: text.utf8.flatMap(percentEncoded), as: UTF8.self)
  }

  /// `"{{#json}}{{name}}{{/json}}"`: text for the inside of a JSON string that stands in a `<script>`.
  ///
  /// Besides what JSON asks for, `<`, `>` and `&` are escaped, so that neither `</script>` nor `<!--` can come
  /// of it, and U+2028 and U+2029, which end a line in older JavaScript.
  public static let json = helper(from: .text) { text in
    text.unicodeScalars.map(jsonEscaped).joined()
  }
}

private func grouped(_ text: String, by separator: String, decimal: String) -> String? {
  let trimmed = text.drop(while: \.isWhitespace)
  let sign = trimmed.prefix { $0 == "-" || $0 == "+" }
  let digits = trimmed.dropFirst(sign.count).prefix(while: \.isASCIIDigit)
  let rest = trimmed.dropFirst(sign.count + digits.count)
  guard sign.count <= 1, !digits.isEmpty, let fraction = fraction(rest) else { return nil }
  let groups = stride(from: digits.count % 3 - 3, to: digits.count, by: 3).map { start in
    String(digits.dropFirst(max(0, start)).prefix(start < 0 ? start + 3 : 3))
  }
  let whole = groups.filter { !$0.isEmpty }.joined(separator: separator)
  return sign + whole + (fraction.isEmpty ? "" : decimal + fraction)
}

/// The digits behind the point; an empty text if there is no point; nil if it is no fraction.
private func fraction(_ text: Substring) -> Substring? {
  let end = text.lastIndex { !$0.isWhitespace }
  guard let end else { return "" }
  let digits = text[...end].dropFirst()
  guard text.first == ".", !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
  return digits
}

private func percentEncoded(_ byte: UInt8) -> [UInt8] {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
    UInt8(ascii: "~"):
    [byte]
  default: [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
  }
}

private func hexDigit(_ nibble: UInt8) -> UInt8 {
  nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
}

private func jsonEscaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  case "\0"..."\u{1F}", "<", ">", "&", "\u{2028}", "\u{2029}":
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  default: return String(scalar)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
