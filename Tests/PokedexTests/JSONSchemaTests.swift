import Foundation
import SchemaSupport
import Testing

@testable import Pokedex

/// The schema for editors accepts exactly what the loader accepts.
///
/// Exceptions, which a schema cannot say: keys that stand twice, two entries or forms with one slug or number, a
/// collection in two files, evolution in a circle, whole numbers beyond 64 bits, a stat under two spellings,
/// slugs in Latin letters beyond U+017F, and a bare list of anything but Pokémon (the file's name decides).
@Suite struct JSONSchemaTests {
  struct Field: Sendable, CustomTestStringConvertible {
    let collection: String
    let key: String
    var testDescription: String { "\(collection).\(key)" }
  }

  private static let knownKeys: [(collection: String, definition: String, keys: KnownKeys)] = [
    ("pokemon", "pokemon", SpeciesReader.knownKeys), ("types", "type", TypeReader.knownKeys),
    ("abilities", "ability", AbilityReader.knownKeys), ("moves", "move", MoveReader.knownKeys),
    ("generations", "generation", GenerationReader.knownKeys), ("stats", "stat", StatReader.knownKeys),
    ("forms", "form", FormReader.knownKeys),
  ]

  private static let fields = knownKeys.flatMap { entry in
    (entry.keys.list + ["anything else"]).map { Field(collection: entry.collection, key: $0) }
  }

  private static let values = [
    "null", "true", "false", "0", "1", "-1", "-2", "8", "9", "300", "7.0", "1.5", "-0.5", "1e3", "\"\"",
    "\" \"",
    "\"x\"", "\"Fire\"", "\"★\"", "\"é\"", "\"7\"", "\"#fff\"", "\"#A0b1C2\"", "\"#ffff\"", "\"\\n\"", "[]",
    "[null]", "[1]", "[true]", "[\"x\"]", "[\"\"]", "[\"x\", null, \"y\"]", "[[]]", "[[1, \"x\"]]", "[{}]",
    "[{\"name\": \"x\"}]", "[{\"name\": null}]", "[{\"name\": \" \"}]", "[{\"name\": 1}]",
    "[{\"name\": \"x\", \"hidden\": true}]", "[{\"name\": \"x\", \"hidden\": 1}]",
    "[{\"name\": \"x\", \"height\": -1}]", "[{\"name\": \"x\", \"stats\": {\"hp\": null}}]", "{}",
    "{\"a\": null}", "{\"a\": 0}", "{\"a\": -1}", "{\"a\": 1.5}", "{\"a\": \"x\"}", "{\"a\": \"\"}",
    "{\"a\": true}",
    "{\"a\": []}", "{\"a\": {}}", "{\"a\": [\"x\"]}", "{\"a\": [null, \"\"]}", "{\"a\": [1]}",
    "{\"a\": [[1, \"x\"]]}",
    "{\"a\": [[0, \"x\"], \"y\"]}", "{\"a\": [[-1, \"x\"]]}", "{\"a\": [[1.5, \"x\"]]}",
    "{\"a\": [[1, \"\"]]}",
    "{\"a\": [[1]]}", "{\"a\": [[1, \"x\", 2]]}", "{\"a\": [[\"x\", 1]]}", "{\"a\": [[null, \"x\"]]}",
    "{\"name\": \"x\"}",
  ]

  private let schema: JSONSchema

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Content/pokesite.schema.json")
    let document = try JSONDocument(file: "schema", bytes: Array(Data(contentsOf: path)))
    schema = JSONSchema(root: JSON(document.root))
  }

  @Test func listsExactlyTheKeysThatTheLoaderKnows() {
    for (_, definition, keys) in Self.knownKeys {
      #expect(schema.properties(of: definition).sorted() == keys.list.sorted(), "\(definition)")
    }
    #expect((schema.root["properties"]?.members ?? []).map(\.key) == Collection.allCases.map(\.rawValue))
  }

  @Test(arguments: fields) func agreesWithTheLoader(field: Field) throws {
    for value in Self.values {
      try expectAgreement(document(field, value))
    }
  }

  @Test(arguments: [
    "null", "5", "\"x\"", "{}", "[]", "[5]", "[null]", "[{}]", "[{\"name\": \"A\"}]", "{\"pokemon\": {}}",
    "{\"pokemon\": null}", "{\"pokemon\": [[]]}", "{\"types\": 1}", "{\"stats\": [{}]}",
    "{\"moves\": [null]}",
    "{\"generations\": [{\"name\": \"A\"}]}", "{\"evolution\": 1}", "{\"$schema\": 1}",
  ])
  func agreesWithTheLoaderAboutWholeFiles(text: String) throws {
    try expectAgreement(text)
  }

  @Test func agreesWithTheLoaderAboutEveryLatinLetterInASlug() throws {
    for code in 0x20...0x17F where ![0x22, 0x5C].contains(code) {
      let letter = try #require(Unicode.Scalar(code))
      try expectAgreement("[{\"name\": \"A\", \"slug\": \"\(letter)\"}]")
    }
  }

  @Test func explainsEveryProperty() {
    var count = 0
    for definition in schema.root["$defs"]?.members ?? [] {
      for property in definition.value["properties"]?.members ?? [] {
        #expect(property.value["title"]?.text?.isEmpty == false, "\(definition.key).\(property.key)")
        #expect(property.value["description"]?.text?.isEmpty == false, "\(definition.key).\(property.key)")
        count += 1
      }
    }
    #expect(count == 109)
  }

  /// A file whose only interesting value is that of one field.
  private func document(_ field: Field, _ value: String) -> String {
    var members = ["name": "\"A\""]
    if field.collection == "generations" { members["id"] = "1" }
    if field.collection == "forms" { members["name"] = "\"Another\"" }
    members[field.key] = value
    let entry =
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    return field.collection == "forms"
      ? "{\"pokemon\": [{\"name\": \"A\", \"forms\": [\(entry)]}]}" : "{\"\(field.collection)\": [\(entry)]}"
  }

  private func expectAgreement(_ text: String) throws {
    let accepted = try schema.accepts(JSON(JSONDocument(file: "f", bytes: Array(text.utf8)).root))
    let errors = load(text).errors
    #expect(accepted == errors.isEmpty, "\(text): \(errors)")
  }
}
