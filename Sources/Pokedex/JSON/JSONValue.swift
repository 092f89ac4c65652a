package import Diagnostics

/// A cursor to one value of a document.
package struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  private var token: JSONToken { document.tokens[index] }

  /// Where the value stands.
  package var location: Location { document.location(offset: firstByte) }

  /// The value's kind in words, for messages: `a string`, `null`.
  package var kindInWords: String {
    switch token.kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string, .escapedString: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// Whether it is null.
  package var isNull: Bool { token.kind == .null }

  /// The bool, if it is one.
  package var bool: Bool? {
    token.kind == .bool ? document.bytes[Int(token.start)] == UInt8(ascii: "t") : nil
  }

  /// The number, if it is one that an `Int` holds exactly (`7`, but also `7.0`).
  package var int: Int? {
    guard token.kind == .number else { return nil }
    return Int(numberText) ?? Double(numberText).flatMap(Int.init(exactly:))
  }

  /// The number, if it is one and finite.
  package var double: Double? {
    guard token.kind == .number else { return nil }
    return Double(numberText).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The string, if it is one.
  package var string: String? {
    switch token.kind {
    case .string: String(decoding: stringBytes, as: UTF8.self)
    case .escapedString: JSONEscapes.decode(stringBytes)
    default: nil
    }
  }

  /// The elements, if it is a list.
  package var list: [JSONValue]? {
    guard token.kind == .list else { return nil }
    return children().map { JSONValue(document: document, index: $0) }
  }

  /// Keys and values in the order of the file, if it is an object.
  package var fields: [(key: String, value: JSONValue)]? {
    guard token.kind == .object else { return nil }
    var fields: [(key: String, value: JSONValue)] = []
    var key = index + 1
    while key < token.next {
      let name = JSONValue(document: document, index: key).string ?? ""
      fields.append((name, JSONValue(document: document, index: key + 1)))
      key = Int(document.tokens[key + 1].next)
    }
    return fields
  }

  /// The place of the byte that is byte `offset` of the decoded string: escapes are longer in the file.
  package func location(inString offset: Int) -> Location {
    let decoded = token.kind == .escapedString ? JSONEscapes.length(of: offset, in: stringBytes) : offset
    return document.location(offset: Int(token.start) + decoded)
  }

  private var firstByte: Int {
    switch token.kind {
    case .string, .escapedString: Int(token.start) - 1
    default: Int(token.start)
    }
  }

  private var stringBytes: ArraySlice<UInt8> { document.bytes[Int(token.start)..<Int(token.end)] }

  private var numberText: String { String(decoding: stringBytes, as: UTF8.self) }

  private func children() -> [Int] {
    var indices: [Int] = []
    var child = index + 1
    while child < token.next {
      indices.append(child)
      child = Int(document.tokens[child].next)
    }
    return indices
  }
}
