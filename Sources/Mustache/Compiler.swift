import Diagnostics

/// Turns templates into ``Code``: finds the tags, matches them, settles white space, emits instructions.
struct Compiler {
  private(set) var code = Code()
  private(set) var diagnostics: [Diagnostic] = []

  /// How many faults of a kind are told of a template: none of them shows without the first being mended.
  static let mostFaults = 1000

  /// The library's templates, by name.
  private let names: Shape
  private let missing: TemplateLibrary.MissingTemplates

  init(names: Shape, missing: TemplateLibrary.MissingTemplates, origin: Location? = nil) {
    self.names = names
    self.missing = missing
    code.origin = origin
  }

  /// Compiles one template, or collects the diagnostics of all its faults.
  mutating func compile(_ name: String, _ source: SourceText, delimiters: Delimiters = .standard) {
    var lexer = Lexer(source, delimiters: delimiters)
    lexer.readTags()
    let nesting = Nesting(lexer.tags, in: source)
    let faults = lexer.diagnostics + nesting.diagnostics + missingTemplates(lexer.tags, in: source)
    guard faults.isEmpty else { return diagnostics += faults.map(placed) }
    let layout = Layout(lexer.tags, nesting: nesting, in: lexer.bytes)
    let start = code.instructions.count
    var emitter = Emitter(lexer: lexer, nesting: nesting, layout: layout, names: names)
    emitter.emit(into: &code)
    code.templates.append(Template(name: name, source: source, instructions: start..<code.instructions.count))
  }

  private func missingTemplates(_ tags: [Tag], in source: SourceText) -> [Diagnostic] {
    guard missing == .error else { return [] }
    let wrong = tags.lazy.filter { $0.namesTemplate && names.slot(of: $0.name) == nil }
    return wrong.prefix(Self.mostFaults).map { tag in
      .error(
        at: source.location(utf8Offset: tag.range.lowerBound),
        "there is no template '\(tag.name)'" + suggestion(for: tag.name, among: names.names))
    }
  }

  /// A fault in a lambda's template is reported at the tag that called the lambda.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let origin = code.origin else { return diagnostic }
    var placed = diagnostic
    placed.location = origin
    placed.summary = "in a lambda's template: " + diagnostic.summary
    return placed
  }
}

extension Tag {
  /// Whether it is a partial or parent whose name is a template's, and not a dynamic name.
  fileprivate var namesTemplate: Bool { (kind == .partial || kind == .parent) && dynamicName == nil }
}
