import Diagnostics
import Testing

@testable import Pokedex

/// Every field of every collection holds every kind of nonsense: it is read as text or as a number of some use, or
/// it is an error that names the field and its place. Nothing crashes, and no answer is endless.
@Suite struct HostileFieldTests {
  /// A field of an entry, as it stands in a file around its value.
  struct Field: Sendable, CustomTestStringConvertible {
    let collection: Pokedex.Collection
    let key: String
    /// Within a further form.
    var isOfForm = false

    var testDescription: String { "\(collection.rawValue) \(isOfForm ? "forms." : "")\(key)" }

    func file(_ value: String) -> String {
      let name = key == "name" ? "" : "\"name\": \"A\", "
      let id = collection == .generations && key != "id" ? "\"id\": 1, " : ""
      let entry = "{\(name)\(id)\"\(key)\": \(value)}"
      let held = isOfForm ? "{\"name\": \"A\", \"forms\": [\(entry)]}" : entry
      let others = collection == .pokemon ? "" : ", \"pokemon\": [{\"name\": \"B\"}]"
      return "{\"\(collection.rawValue)\": [\n\(held)]\(others)}"
    }
  }

  private static let fields =
    [
      (.pokemon, SpeciesReader.knownKeys), (.types, TypeReader.knownKeys),
      (.abilities, AbilityReader.knownKeys),
      (.moves, MoveReader.knownKeys), (.generations, GenerationReader.knownKeys),
      (.stats, StatReader.knownKeys),
    ].flatMap { (collection: Pokedex.Collection, keys: KnownKeys) in
      (keys.list + ["a_field_of_its_own"]).map { Field(collection: collection, key: $0) }
    } + FormReader.knownKeys.list.map { Field(collection: .pokemon, key: $0, isOfForm: true) }

  private static let numbers = [
    "0", "-0", "0.1", "-1", "1e-320", "1e308", "-1e308", "1e999", "1000000000001", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", String(repeating: "9", count: 400),
    "0." + String(repeating: "1", count: 1000), "NaN", "Infinity", "0x10", "01",
  ]

  private static let texts = [
    "", " ", "<script>alert(1)</script>", "\\\"'`&<>", "{{>x}} {{{x}}}", "\\u0000\\u0007\\u001b[31m",
    "a\u{1}b",
    "\\u202e\\u2066x", "\\ud800", "\\udc00\\ud800", "../../etc/passwd", "/etc/passwd", "a\\\\..\\\\b",
    "%2e%2e/x", "con",
    ".", "..", "\\ufeff", "E\\u0301", "javascript:alert(1)", "NaN", "1e308",
    String(repeating: "x", count: 20_000),
    String(repeating: "\\u0041", count: 3000), String(repeating: "e\u{301}", count: 3000),
  ].map { "\"\($0)\"" }

  private static let structures =
    [
      "null", "true", "[]", "{}", "[null]", "[[]]", "[{}]", "[1e999]",
      "[1, \"a\", [2, \"b\"], {\"name\": 3}]",
      "{\"\": \"\"}", "{\"a\": 1, \"a\": 2}", "{\"a\": {\"a\": {\"a\": []}}}",
      "{\"level-up\": [[1e18, \"x\"]]}",
      "[{\"until\": 9e18, \"stats\": {\"hp\": 1e300}}]", "{\"hp\": 1e300, \"speed\": 1e300}",
      "{\"path\": \"../x\", \"width\": 1e18, \"height\": 0}",
    ] + [100, 2000].map { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    + [
      "[" + (1...2100).map { "\"x\($0)\"" }.joined(separator: ",") + "]",
      "[" + (1...2100).map(String.init).joined(separator: ",") + "]",
      "{" + (1...2100).map { "\"x\($0)\": \($0)" }.joined(separator: ",") + "}",
    ]

  @Test(arguments: fields) func everyValueIsReadOrRefusedWithItsPlace(field: Field) {
    for value in Self.numbers + Self.texts + Self.structures {
      let text = field.file(value)
      let loaded = load(text)
      let cell = "\(field.testDescription) = \(value.prefix(40))"
      check(loaded.diagnostics, in: text, cell)
      let errors = loaded.diagnostics.filter { $0.severity == .error }
      // A fault of syntax has no name, only a place.
      #expect(
        !loaded.isComplete
          || errors.allSatisfy { $0.summary.contains(field.key) || $0.summary.contains("slug") }, "\(cell)")
      for species in loaded.dex.species { #expect(isFinite(species), "\(cell)") }
    }
  }

  private func check(_ diagnostics: [Diagnostic], in text: String, _ cell: String) {
    #expect(diagnostics.count <= [Diagnostic].most + 1, "\(cell)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for diagnostic in diagnostics.prefix(20) {
      let line = diagnostic.location?.line ?? 0
      #expect(diagnostic.location?.file == "Content/pokemon.json", "\(cell)")
      guard lines.indices.contains(line - 1) else {
        Issue.record("no place in the file: \(diagnostic.line) of \(cell)")
        continue
      }
      #expect(
        (1...lines[line - 1].unicodeScalars.count + 1).contains(diagnostic.location?.column ?? 0), "\(cell)")
      #expect(diagnostic.summary.utf8.count < 4000, "\(cell)")
    }
  }

  private func isFinite(_ species: Species) -> Bool {
    species.forms.allSatisfy { form in
      form.total.isFinite && ((form.height ?? 0) * 100).isFinite && ((form.weight ?? 0) * 100).isFinite
    }
  }

  // MARK: - Sizes

  @Test(arguments: [
    ("height", "1000000000001", "height is greater than 1000000000000"),
    (
      "hatch_counter", "9223372036854775807",
      "hatch_counter is greater than 1000000000000"
    ),
    ("generation", "0", "generation is 0, which is not 1 or more"),
    (
      "numbers", "{\"a\": -9223372036854775808}",
      "numbers.a is -9223372036854775808, which is not -1000000000000 or more"
    ),
    ("stats", "{\"hp\": 1e300}", "stats.hp is greater than 1000000000000"),
  ]) func numbersThatMeanNothingAreRefused(key: String, value: String, summary: String) {
    let errors = load("[{\"name\": \"A\", \"\(key)\": \(value)}]").errors
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix(": pokemon[0] \"A\": \(summary)") == true, "\(errors)")
  }

  @Test(arguments: ["types", "abilities", "moves", "egg_groups", "forms", "evolution"])
  func listsAreNotEndless(key: String) {
    func list(_ count: Int) -> String { (0..<count).map { "{\"name\": \"x\($0)\"}" }.joined(separator: ",") }
    let errors = load("[{\"name\": \"A\", \"\(key)\": [\(list(3000))]}]").errors
    #expect(errors.contains { $0.hasSuffix("\(key) has more than 2000 elements") }, "\(errors.first ?? "")")
  }

  @Test(arguments: ["names", "genera", "flavor", "stats", "sprites", "effort", "moves", "numbers"])
  func objectsAreNotEndless(key: String) {
    let members = (0..<3000).map { "\"x\($0)\": 1" }.joined(separator: ",")
    let errors = load("[{\"name\": \"A\", \"\(key)\": {\(members)}}]").errors
    #expect(errors.contains { $0.hasSuffix("\(key) has more than 2000 members") }, "\(errors.first ?? "")")
  }

  @Test func freeFieldsMayHoldWhatTheyLike() {
    let list = (0..<30_000).map(String.init).joined(separator: ",")
    let loaded = load("[{\"name\": \"A\", \"mine\": [\(list)]}]")
    #expect(loaded.errors == [])
    #expect(loaded.dex.species.first?.fields.first?.key == "mine")
  }

  @Test func typesAndFamiliesAreNotEndless() {
    let types = (0..<300).map { "{\"name\": \"T\($0)\"}" }.joined(separator: ",\n")
    let own = load("{\"types\": [\(types)], \"pokemon\": [{\"name\": \"A\"}]}")
    #expect(
      own.errors == ["Content/pokemon.json:201:1: types[200] \"T200\": it is one of more than 200 types"])
    #expect(own.dex.types.types.count == 200)
    let used = (0..<201).map { "{\"name\": \"A\($0)\", \"types\": [\"T\($0)\"]}" }.joined(separator: ",\n")
    #expect(
      load("[\(used)]").errors == [
        "Content/pokemon.json:201:28: pokemon[200] \"A200\": types[0] is one of more than 200 types"
      ])
    for parent in [{ (_: Int) in 0 }, { $0 - 1 }] {
      let family = (1...250).map { "{\"name\": \"A\($0)\", \"evolves_from\": \"A\(parent($0))\"}" }
      let loaded = load("[{\"name\": \"A0\"},\n\(family.joined(separator: ",\n"))]")
      #expect(loaded.errors.count == 1)
      #expect(loaded.errors.first?.hasSuffix("evolves_from makes a family of more than 200 members") == true)
      #expect(loaded.dex.species.allSatisfy { loaded.dex.firstStage(of: $0).evolvesFrom == nil })
    }
  }

  /// Each has a page that links to all others.
  @Test func statsAreNotEndless() {
    func species(_ number: Int) -> String {
      "{\"name\": \"A\(number)\", \"stats\": {\((0..<90).map { "\"s\(number)-\($0)\": 1" }.joined(separator: ","))}}"
    }
    let loaded = load("[\((0..<3).map(species).joined(separator: ",\n"))]")
    #expect(
      loaded.errors.map { $0.split(separator: ": ", maxSplits: 1).last } == [
        "pokemon[2] \"A2\": stats.s2-20 is one of more than 200 stats"
      ])
    #expect(loaded.dex.stats.count == 200)
  }

  @Test func endlessFaultsAreGatheredToALimit() {
    let loaded = load("[" + String(repeating: "1,", count: 50_000) + "1]")
    #expect(loaded.diagnostics.count == 10_000)
    let keys = load(
      "{\"pokemon\": [{\"name\": \"A\"" + String(repeating: ", \"a\": 1", count: 50_000) + "}]}")
    #expect(keys.diagnostics.count == 10_000)
    let warned = load(
      "{" + (0..<20_000).map { "\"p\($0)\": 1," }.joined() + "\"pokemon\": 7}")
    #expect(warned.diagnostics.count == 10_001)
    #expect(warned.errors.count == 1)
  }

  // MARK: - Encodings

  @Test(arguments: ["\n", "\r\n", "\r"]) func linesAreCountedHoweverTheyEnd(lineEnd: String) {
    #expect(
      load("\u{FEFF}[\(lineEnd){\"name\":\(lineEnd)\"A\", \"height\": \"x\"}]").errors == [
        "Content/pokemon.json:3:16: pokemon[0] \"A\": height is not a number, but a string"
      ])
  }

  @Test func otherEncodingsAreRefusedWithTheirPlace() {
    func errors(_ bytes: [UInt8]) -> [String] {
      Dex.load([DataFile(path: "f.json", bytes: bytes)]).errors
    }
    let text = "[{\"name\": \"Aé\"}]"
    let units = Array(text.utf16)
    #expect(
      errors([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        == ["f.json:1:1: the text is not valid UTF-8"])
    #expect(
      errors(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }).first?.hasPrefix("f.json:1:") == true)
    #expect(
      errors(Array("[\n{\"name\": \"A".utf8) + [0xE9] + Array("\"}]".utf8)) == [
        "f.json:2:12: the text is not valid UTF-8"
      ])
    // Half a surrogate pair is no character, written as bytes.
    #expect(errors(Array("[\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8)).count == 1)
  }
}
