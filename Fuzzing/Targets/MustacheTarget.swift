import Diagnostics
import Pokedex

@testable import Mustache
@testable import SiteGenerator

extension FuzzTarget {
  /// A template, a partial `part`, a parent `page`, and data as JSON.
  static let mustache = FuzzTarget(name: "mustache") { input in
    let parts = input.parts(4)
    let sources = zip(["main", "part", "page"], parts).map { name, part in
      (name: name, source: SourceText(file: "\(name).mustache", text: part.text))
    }
    let files = sources.map(\.source) + [SourceText(file: "lambda", text: "")]
    let data = (try? JSONDocument(file: "data.json", bytes: parts[3].bytes)).map { JSON($0.root) } ?? .null
    do {
      var library = try TemplateLibrary(sources)
      library.stepLimit = 100_000
      let lenient = render(library, data, strict: false)
      let strict = render(library, data, strict: true)
      try requirePlaces((lenient.faults + strict.faults + library.warnings), in: files)
      try require(strict.html == nil || strict.html == lenient.html, "strictness changes no output")
      if sources.allSatisfy({ !$0.source.text.mayHoldUnescapedTags }) {
        try requireEscaping(library, data, html: lenient.html)
      }
    } catch let error as DiagnosticsError {
      try requirePlaces(error.diagnostics, in: files)
      try require(!error.diagnostics.isEmpty, "a failure says why")
    }
  }

  private static func render(
    _ library: TemplateLibrary, _ data: JSON, strict: Bool
  ) -> (html: String?, faults: [Diagnostic]) {
    do throws(DiagnosticsError) {
      return (try library.render("main", with: data.viewModel, strict: strict), [])
    } catch {
      return (nil, error.diagnostics)
    }
  }

  /// Requires that a `<` of the data comes out as `&lt;`: a stand-in takes its place, and comes out where it did.
  private static func requireEscaping(
    _ library: TemplateLibrary, _ data: JSON, html: String?
  ) throws(Violation) {
    let standIn = "\u{F8FF}"
    let tame = render(library, data.replacing("<", with: standIn), strict: false).html
    let expected = tame?.replacing(standIn, with: "&lt;")
    try require(html?.replacing(standIn, with: "&lt;") == expected, "data is escaped")
  }
}

extension JSON {
  /// The data's fields, and a lambda of each kind.
  fileprivate var viewModel: Value {
    guard case .object(let fields) = self else { return Value(self) }
    return .object(
      Object(
        fields.map { ($0.key, Value($0.value)) } + [
          ("lambda", .lambda(.template { "{{a}}" + $0 })), ("helper", .lambda(.helper { $0 + "!" })),
          ("number", .lambda(.number)), ("json", .lambda(.json)), ("urlencode", .lambda(.urlencode)),
        ]))
  }

  /// With another text in every string, and all keys as they are.
  fileprivate func replacing(_ text: String, with other: String) -> JSON {
    switch self {
    case .string(let string): .string(string.replacing(text, with: other))
    case .list(let list): .list(list.map { $0.replacing(text, with: other) })
    case .object(let fields): .object(fields.map { Field($0.key, $0.value.replacing(text, with: other)) })
    default: self
    }
  }
}

extension String {
  /// Whether some tag may put out data as it is; helpers look into what they get, and so do not count either.
  fileprivate var mayHoldUnescapedTags: Bool {
    ["&", "{{{", "=", "lambda", "json", "urlencode", "number"].contains { contains($0) }
  }
}
