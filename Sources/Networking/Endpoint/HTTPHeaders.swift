/// Header fields in their order; names are found in any case.
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One header field.
  public struct Field: Sendable, Hashable {
    /// The name as it was written.
    public let name: String
    /// The value without the white space around it.
    public let value: String
  }

  /// All fields.
  public private(set) var fields: [Field] = []

  /// No fields.
  public init() {}

  /// Fields as a literal: `["Authorization": "Bearer …"]`.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0, value: $1) }
  }

  /// The first value under a name; setting it replaces every field of that name.
  public subscript(name: String) -> String? {
    get { fields.first { Self.areEqual($0.name, name) }?.value }
    set {
      fields.removeAll { Self.areEqual($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  private static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.lowercased() == right.lowercased()
  }
}

extension HTTPHeaders.Field {
  /// Whether the field can be sent: a name of token characters and a value on one line (RFC 9110, 5.6.2),
  /// so that no value smuggles in a second field.
  var isValid: Bool {
    !name.isEmpty && name.utf8.allSatisfy(Self.isTokenByte)
      && value.utf8.allSatisfy { $0 == UInt8(ascii: "\t") || ($0 >= 32 && $0 != 127) }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte > 32 && byte < 127 && !separators.contains(byte)
  }

  private static let separators = Array("\"(),/:;<=>?@[\\]{}".utf8)
}
