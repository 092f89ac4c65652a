import Pokedex

/// What a field of the API holds: as JSON Schema for programs, in words for people.
indirect enum APIType: Sendable {
  case text
  /// The address of a page or file, with the site's base path.
  case address
  /// A whole number that is not below this one, if there is any.
  case whole(from: Int?)
  case number
  case flag
  /// Always this number.
  case constant(Int)
  case list(APIType)
  /// An object with keys that the data chooses.
  case map(APIType)
  /// A level and the slug or name of a move or species.
  case levelPair
  case oneOf([APIType])
  /// A value of another shape, by its name.
  case shape(String)
  /// The value, or null for what a further form does not share with the first one.
  case nullable(APIType)

  /// Writes the fields of its schema.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .text: writer.add("type", "string")
    case .address:
      writer.add("type", "string")
      writer.add("format", "uri-reference")
    case .whole(let minimum):
      writer.add("type", "integer")
      writer.add("minimum", minimum)
    case .number:
      writer.add("type", "number")
      writer.add("minimum", 0)
    case .flag: writer.add("type", "boolean")
    case .constant(let number): writer.add("const", number)
    case .list(let element):
      writer.add("type", "array")
      writer.schema("items", element)
    case .map(let value):
      writer.add("type", "object")
      writer.schema("additionalProperties", value)
    case .levelPair:
      writer.add("type", "array")
      writer.add("minItems", 2)
      writer.add("maxItems", 2)
      writer.list("prefixItems", [APIType.whole(from: 0), .text]) { writer, type in
        writer.object { type.write(to: &$0) }
      }
    case .oneOf(let types):
      writer.list("anyOf", types) { writer, type in writer.object { type.write(to: &$0) } }
    case .shape(let name): writer.add("$ref", "#/$defs/\(name)")
    case .nullable(let type):
      writer.key("anyOf")
      writer.list { writer in
        writer.object { type.write(to: &$0) }
        writer.object { $0.add("type", "null") }
      }
    }
  }

  /// `list of text`
  var words: String {
    switch self {
    case .text: "text"
    case .address: "address"
    case .whole: "whole number"
    case .number: "number"
    case .flag: "true or false"
    case .constant(let number): "\(number)"
    case .list(.oneOf(let types)): "list of (\(APIType.oneOf(types).words))"
    case .list(let element): "list of \(element.words)"
    case .map(let value): "object of \(value.words)"
    case .levelPair: "level and name"
    case .oneOf(let types): types.map(\.words).joined(separator: ", or ")
    case .shape(let name): name.split(separator: "_").joined(separator: " ")
    case .nullable(let type): "\(type.words), or null"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func schema(_ key: String, _ type: APIType) {
    self.key(key)
    object { type.write(to: &$0) }
  }
}
