package import Pokedex

/// A validator for the keywords of JSON Schema 2020-12 that pokesite's own schemas use.
package struct JSONSchema {
  /// A keyword that the validator does not know: it must not pass over one.
  package struct UnknownKeyword: Error { let keyword: String }

  package let root: JSON

  package init(root: JSON) { self.root = root }

  package func accepts(_ value: JSON) throws -> Bool { try accepts(value, root) }

  /// Whether a value is what the definition of this name describes.
  package func accepts(_ value: JSON, as definition: String) throws -> Bool {
    try accepts(value, resolve(.string(definition)))
  }

  /// The keys that the definition of this name lists under `properties`.
  package func properties(of definition: String) -> [String] {
    (root["$defs"]?[definition]?["properties"]?.members ?? []).map(\.key)
  }

  private func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
    if case .bool(let isAccepted) = schema { return isAccepted }
    return try schema.members.allSatisfy { try holds($0.key, $0.value, value, schema) }
  }

  private func holds(_ keyword: String, _ rule: JSON, _ value: JSON, _ schema: JSON) throws -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description", "examples", "format": true
    case "$ref": try accepts(value, resolve(rule))
    case "type": rule.elements.isEmpty ? isA(rule, value) : rule.elements.contains { isA($0, value) }
    case "const": value == rule
    case "anyOf": try rule.elements.contains { try accepts(value, $0) }
    case "minimum": try compare(value, rule, >=)
    case "maximum": try compare(value, rule, <=)
    case "minItems": !value.isList || .int(value.elements.count) >= rule
    case "maxItems": !value.isList || .int(value.elements.count) <= rule
    case "pattern": try matches(value, rule)
    case "required": !value.isObject || rule.elements.allSatisfy { value[$0.text ?? ""] != nil }
    case "properties":
      try rule.members.allSatisfy { member in
        try value[member.key].map { try accepts($0, member.value) } ?? true
      }
    case "additionalProperties":
      try value.members.filter { schema["properties"]?[$0.key] == nil }.allSatisfy {
        try accepts($0.value, rule)
      }
    case "prefixItems": try zip(value.elements, rule.elements).allSatisfy { try accepts($0, $1) }
    case "items": try value.elements.allSatisfy { try accepts($0, rule) }
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func resolve(_ reference: JSON) throws -> JSON {
    let name = reference.text?.split(separator: "/").last.map(String.init) ?? ""
    guard let schema = root["$defs"]?[name] else { throw UnknownKeyword(keyword: "$ref \(name)") }
    return schema
  }

  private func isA(_ type: JSON, _ value: JSON) -> Bool {
    switch (type.text, value) {
    case ("null", .null), ("boolean", .bool), ("integer", .int), ("number", .int), ("number", .double),
      ("string", .string), ("array", .list), ("object", .object):
      true
    default: false
    }
  }

  private func compare(_ value: JSON, _ bound: JSON, _ holds: (Double, Double) -> Bool) throws -> Bool {
    guard let number = value.number, let bound = bound.number else { return true }
    return holds(number, bound)
  }

  private func matches(_ value: JSON, _ pattern: JSON) throws -> Bool {
    guard let text = value.text else { return true }
    return try Regex(pattern.text ?? "").firstMatch(in: text) != nil
  }
}

extension JSON {
  package var members: [Field] { if case .object(let fields) = self { fields } else { [] } }
  package var elements: [JSON] { if case .list(let list) = self { list } else { [] } }
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var isList: Bool { if case .list = self { true } else { false } }
  package var isObject: Bool { if case .object = self { true } else { false } }

  package var number: Double? {
    switch self {
    case .int(let int): Double(int)
    case .double(let double): double
    default: nil
    }
  }

  package subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  fileprivate static func <= (left: JSON, right: JSON) -> Bool { (left.number ?? 0) <= (right.number ?? 0) }
  fileprivate static func >= (left: JSON, right: JSON) -> Bool { (left.number ?? 0) >= (right.number ?? 0) }
}
