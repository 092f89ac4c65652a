package import Diagnostics

/// A cursor to one value of a document.
package struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  var token: JSONToken { document.tokens[index] }

  /// Where the value stands; a string begins at its quotation mark.
  package var location: Location { document.text.location(offset: offset) }

  /// The byte of the file at which the value begins.
  package var offset: Int {
    let token = token
    return Int(token.start) - (token.isString ? 1 : 0)
  }

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
    let token = token
    return token.kind == .bool ? document.text.bytes[Int(token.start)] == UInt8(ascii: "t") : nil
  }

  /// The number, if it is one that an `Int` holds exactly (`7`, but also `7.0`).
  package var int: Int? {
    let token = token
    guard token.kind == .number else { return nil }
    return smallInt(token.range) ?? Int(text(token)) ?? Double(text(token)).flatMap(Int.init(exactly:))
  }

  /// The number, if it is one.
  package var double: Double? {
    let token = token
    guard token.kind == .number else { return nil }
    return smallInt(token.range).map(Double.init) ?? Double(text(token))
  }

  /// The string, if it is one.
  package var string: String? {
    let token = token
    return switch token.kind {
    case .string: text(token)
    case .escapedString: JSONEscapes.decode(document.text.bytes[token.range])
    default: nil
    }
  }

  /// The elements, if it is a list.
  package var list: JSONElements? {
    token.kind == .list ? JSONElements(of: self) : nil
  }

  /// Keys and values in the order of the file, if it is an object.
  package var fields: JSONFields? {
    token.kind == .object ? JSONFields(of: self) : nil
  }

  private func text(_ token: JSONToken) -> String { document.text.string(token.range) }

  /// A number of few digits and nothing else: nearly all numbers of a Pokédex.
  private func smallInt(_ range: Range<Int>) -> Int? {
    guard range.count <= 9 else { return nil }
    var number = 0
    for byte in document.text.bytes[range] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return number
  }
}

/// The elements of a list, in order.
package struct JSONElements: Sequence, IteratorProtocol {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of list: JSONValue) {
    document = list.document
    index = list.index + 1
    end = Int(list.token.next)
  }

  /// The next element.
  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(document: document, index: index)
    index = Int(document.tokens[index].next)
    return value
  }
}

/// The keys and values of an object, in order; a key that stands twice comes twice.
package struct JSONFields: Sequence, IteratorProtocol {
  private var elements: JSONElements

  init(of object: JSONValue) { elements = JSONElements(of: object) }

  /// The next key and value.
  package mutating func next() -> (key: String, value: JSONValue)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key.string ?? "", value)
  }
}

extension JSONToken {
  fileprivate var isString: Bool { kind == .string || kind == .escapedString }
}
