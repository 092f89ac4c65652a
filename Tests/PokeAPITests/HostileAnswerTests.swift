import Diagnostics
import Networking
import Pokedex
import Testing

@testable import PokeAPI

/// Every value of every answer that an import reads is every kind of nonsense: it is an error or a warning that
/// names the resource and the value, or it is text in data files that can be read again. Nothing traps, and no
/// file is much greater than an honest one.
@Suite struct HostileAnswerTests {
  private static let texts = [
    "", " \\u200b", "../<script>alert(1)</script>\\\"'`&{{>x}}{{{x}}}",
    "\\u0000\\u001b[31m\\u202e\\u2066\\ufeff\\u2028x",
    "\\ud800", String(repeating: "x", count: 5000),
  ].map { "\"\($0)\"" }

  private static let numbers = ["-1", "0.5", "1000000000001", "-9223372036854775809"]

  private static let structures = [
    "null", "true", "[null, 7, {}, [[]]]", "{\"url\": \"/api/v2/x/0/\", \"name\": \"<b>\"}",
    "{\"url\": \"/x/9223372036854775807/\", \"name\": [7]}",
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
    String(repeating: "{\"name\":", count: 100) + "1" + String(repeating: "}", count: 100),
  ]

  @Test(arguments: AnswerKind.all) func everyValueIsReadOrToldWithItsPlace(kind: AnswerKind) throws {
    var seen: Set<[UInt8]> = []
    // What a language is called is read, and where it is described is not.
    for place in try AnswerPlace.all(in: kind.text) where !place.path.hasSuffix("language.url") {
      let own = String(decoding: kind.text[place.range], as: UTF8.self)
      let twice = place.key.map { "\(own), \"\($0)\": \"<i>\"" } ?? "\(own), \(own)"
      for value in Self.texts + Self.numbers + Self.structures + [twice] {
        let answer = place.replaced(in: kind.text, by: Array(value.utf8))
        check(kind, answer, "\(kind.path) \(place.path) = \(value.prefix(50))", &seen)
      }
    }
  }

  private func check(_ kind: AnswerKind, _ answer: [UInt8], _ cell: String, _ seen: inout Set<[UInt8]>) {
    var set = AnswerKind.whole
    let warnings: [Diagnostic]
    do throws(APIError) {
      warnings = try kind.read(&set, answer).warnings
    } catch {
      Issue.record("\(cell): \(error)")
      return
    }
    let start = "\(RichAPI.base)/\(kind.path): "
    if !warnings.allSatisfy({ $0.summary.hasPrefix(start) && $0.summary.utf8.count < 1000 }) {
      Issue.record("\(cell): \(warnings)")
    }
    let files = Self.files(set)
    guard seen.insert(files.flatMap(\.bytes)).inserted else { return }
    checkFiles(files, cell)
  }

  private func checkFiles(_ files: [DataFile], _ cell: String) {
    if Self.size(files) > Self.size(Self.honest) + 6000 { Issue.record("\(cell): \(Self.size(files)) bytes") }
    let text = String(decoding: files.flatMap(\.bytes), as: UTF8.self)
    let isVisible = text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.value >= 0x20 && !(0x200B...0x206F).contains($0.value))
    }
    if !isVisible { Issue.record("\(cell): something invisible is in the files") }
    let loaded = Dex.load(files)
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    let names = ["pokemon[", "types[", "abilities[", "moves[", "generations["]
    if !errors.allSatisfy({ error in
      names.contains { error.summary.hasPrefix($0) } && !error.summary.contains("\"\"")
    }) {
      Issue.record("\(cell): \(errors.map(\.summary))")
    }
    // Loading folds names to slugs; then it changes nothing any more.
    guard errors.isEmpty, loaded.dex.dataFiles() != files else { return }
    let again = Dex.load(loaded.dex.dataFiles())
    if again.diagnostics.contains(where: { $0.severity == .error })
      || again.dex.dataFiles() != loaded.dex.dataFiles()
    {
      Issue.record("\(cell): saving and loading changes the data")
    }
  }

  private static func files(_ set: ResourceSet) -> [DataFile] {
    DexImport(resources: set, options: ImportOptions(includesFlavor: true)).dex().dataFiles()
  }

  private static func size(_ files: [DataFile]) -> Int { files.reduce(0) { $0 + $1.bytes.count } }

  private static let honest = files(AnswerKind.whole)

  // MARK: - The test's own

  /// The answers have a value for every field that is read: a field that is new has to come into them.
  @Test(arguments: AnswerKind.all) func theAnswersAreWhole(kind: AnswerKind) throws {
    var set = ResourceSet()
    let (resource, warnings) = try kind.read(&set, kind.text)
    #expect(warnings == [])
    // The first stage of a family evolves from nothing, and the second way has a place only.
    let known = [".steps[0].ways", ".steps[1].ways[1]"]
    #expect(
      empty(resource, "").filter { path in !known.contains(where: path.hasPrefix) } == [], "\(kind.path)")
  }

  private func empty(_ value: Any, _ path: String) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional || mirror.displayStyle == .collection
      || mirror.displayStyle == .dictionary,
      mirror.children.isEmpty
    {
      return [path]
    }
    return mirror.children.enumerated().flatMap { index, child in
      empty(
        child.value,
        mirror.displayStyle == .optional ? path : path + (child.label.map { ".\($0)" } ?? "[\(index)]"))
    }
  }

  // MARK: - What is no JSON

  @Test(arguments: [
    ("1e999", "the number is larger than any that can be stored"),
    (String(repeating: "[", count: 100_000), "values are nested deeper than 128 levels"),
    ("NaN", "this is not a JSON value"), ("'x'", "a string stands in single quotes"),
    ("\"a\u{1}\"", "a line break or control character stands inside a string"),
    ("01", "a number begins with 0"),
    ("7 7", "a comma should stand before the next value"),
  ]) func aFaultOfSyntaxHasItsPlace(value: String, fault: String) throws {
    for kind in AnswerKind.all {
      let error = #expect(throws: APIError.self) { try Self.read(kind, lastValue: Array(value.utf8)) }
      let message = try #require(error?.description)
      #expect(
        message.hasPrefix("\(RichAPI.base)/\(kind.path): the answer cannot be read: \(fault) (line "),
        "\(message)")
    }
  }

  @Test(
    arguments: [[0x22, 0x61, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC3, 0x22]] as [[UInt8]])
  func anotherEncodingHasItsPlace(value: [UInt8]) throws {
    for kind in AnswerKind.all {
      let error = #expect(throws: APIError.self) { try Self.read(kind, lastValue: value) }
      let message = try #require(error?.description)
      #expect(
        message.hasPrefix(
          "\(RichAPI.base)/\(kind.path): the answer cannot be read: the text is not valid UTF-8 (line "))
    }
  }

  private static func read(_ kind: AnswerKind, lastValue: [UInt8]) throws {
    var set = ResourceSet()
    guard let place = try AnswerPlace.all(in: kind.text).last else { return }
    _ = try kind.read(&set, place.replaced(in: kind.text, by: lastValue))
  }

  @Test(arguments: AnswerKind.all) func marksAndLineEndsChangeNothing(kind: AnswerKind) throws {
    let text = String(decoding: kind.text, as: UTF8.self).replacing("\n", with: "\r\n")
    var set = AnswerKind.whole
    #expect(try kind.read(&set, [0xEF, 0xBB, 0xBF] + Array(text.utf8)).warnings == [])
    #expect(Self.files(set) == Self.honest)
  }
}
