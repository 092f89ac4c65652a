/// A single value as it was written, and what it means by the core schema of YAML 1.2.
public struct YAMLScalar: Sendable, Hashable {
  /// The value's text: without quotes, escapes resolved.
  public let text: String
  /// Whether it was written without quotes and not as a block; only such values can be other than text.
  public let isPlain: Bool

  /// Makes a scalar.
  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// What a scalar can mean.
  public enum Value: Sendable, Hashable {
    /// `null`, `~` or nothing at all.
    case null
    /// `true` or `false`; in YAML 1.2 `yes`, `no`, `on` and `off` are text.
    case bool(Bool)
    /// A whole number: `25`, `0x19`, `0o31`.
    case int(Int)
    /// Any other number: `0.4`, `6e1`, `.inf`, and whole ones that are too large for `Int`.
    case double(Double)
    /// Text.
    case string(String)
  }

  /// What it means.
  public var value: Value {
    guard isPlain else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number ?? .string(text)
    }
  }

  private var number: Value? {
    guard let first = text.utf8.first, first < UInt8(ascii: ":") else { return nil }
    if text.hasPrefix("0x") { return Int(digits: text.dropFirst(2), radix: 16).map(Value.int) }
    if text.hasPrefix("0o") { return Int(digits: text.dropFirst(2), radix: 8).map(Value.int) }
    if let int = Int(text) { return .int(int) }
    return double.map(Value.double)
  }

  private var double: Double? {
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : Substring(text)
    let sign: Double = text.first == "-" ? -1 : 1
    switch unsigned {
    case ".inf", ".Inf", ".INF": return sign * .infinity
    case ".nan" where text == unsigned, ".NaN" where text == unsigned, ".NAN" where text == unsigned:
      return .nan
    default: break
    }
    // Swift also reads `inf`, `nan` and `0x1p4`, which are text in YAML.
    guard unsigned.utf8.contains(where: \.isDigit), unsigned.utf8.allSatisfy(\.isPartOfFloat) else {
      return nil
    }
    return Double(text)
  }
}

extension Int {
  /// Digits only: no sign behind the prefix.
  fileprivate init?(digits: Substring, radix: Int) {
    guard let first = digits.first, first != "-", first != "+" else { return nil }
    self.init(digits, radix: radix)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isPartOfFloat: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    default: isDigit
    }
  }
}
