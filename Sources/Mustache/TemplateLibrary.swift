public import Diagnostics

/// Templates that know each other: compiled together once, rendered as often as wanted.
///
/// A library is a value that never changes, so any number of threads may render from it at the same time.
public struct TemplateLibrary: Sendable {
  /// What it means that a partial or parent names no template.
  public enum MissingTemplates: Sendable {
    /// A fault: at compile time where the name stands in the template, at render time for a dynamic name.
    case error
    /// Nothing is rendered in its place, as the specification recommends.
    case empty
  }

  /// How deep sections, partials, parents, blocks and lambdas may nest in one render.
  public static var depthLimit: Int { Renderer.depthLimit }

  /// What is likely not meant, though it renders: a block that its parent does not have.
  public let warnings: [Diagnostic]

  /// How many sections, partials, parents, blocks and lambdas one render may go through.
  var stepLimit = Renderer.stepLimit

  private let code: Code
  private let shape: Shape
  private let missing: MissingTemplates

  /// Compiles templates.
  ///
  /// - Throws: All faults of all templates, in the order of the templates.
  public init(
    _ templates: [(name: String, source: SourceText)], missing: MissingTemplates = .error
  ) throws(DiagnosticsError) {
    shape = Shape(templates.map(\.name))
    self.missing = missing
    var compiler = Compiler(names: shape, missing: missing)
    for template in templates { compiler.compile(template.name, template.source) }
    let diagnostics = Self.duplicates(in: templates) + compiler.diagnostics
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
    code = compiler.code
    warnings = BlockCheck(code).warnings
  }

  /// The names of the templates, in the order in which they were given.
  public var names: [String] { shape.names }

  /// The file that a template stands in, as it was given; nil if there is no such template.
  public func file(of name: String) -> String? {
    shape.slot(of: name).map { code.templates[$0].source.file }
  }

  /// Whether a tag of any template names this: what nobody asks for need not be worked out.
  public func mentions(_ name: String) -> Bool { code.keys.contains { $0.name == name } }

  /// Renders a template and appends what it gives, as UTF-8.
  ///
  /// - Parameters:
  ///   - name: The template's name.
  ///   - value: What the template's tags name: usually an object.
  ///   - strict: Whether a name that is nowhere in the context is an error. A name whose value is null is none.
  ///   - output: Where to append. After an error it is as it was before.
  /// - Throws: All unknown names, each place once; a dynamic name without a template; endless nesting; a render
  ///   that would take years; a faulty template that a lambda made.
  public func render(
    _ name: String, with value: Value, strict: Bool = false, into output: inout [UInt8]
  ) throws(DiagnosticsError) {
    guard let template = shape.slot(of: name) else {
      throw DiagnosticsError([
        .error("there is no template '\(name)'" + suggestion(for: name, among: names))
      ])
    }
    let diagnostics = render(template, with: value, strict: strict, into: &output)
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
  }

  /// Renders a template to a text.
  public func render(
    _ name: String, with value: Value, strict: Bool = false
  ) throws(DiagnosticsError) -> String {
    var output: [UInt8] = []
    try render(name, with: value, strict: strict, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func render(
    _ template: Int, with value: Value, strict: Bool, into output: inout [UInt8]
  ) -> [Diagnostic] {
    withUnsafePointer(to: value) { root in
      code.withView { view in
        var renderer = Renderer(
          library: view, names: shape, options: .init(strict: strict, missing: missing, stepLimit: stepLimit))
        renderer.renderRoot(template, with: root)
        if renderer.diagnostics.isEmpty { output.append(contentsOf: renderer.output.bytes) }
        return renderer.diagnostics
      }
    }
  }

  private static func duplicates(in templates: [(name: String, source: SourceText)]) -> [Diagnostic] {
    var seen: [String: String] = [:]
    return templates.compactMap { template in
      guard let first = seen.updateValue(template.source.file, forKey: template.name) else { return nil }
      return .error(
        at: Location(file: template.source.file), "two templates have the name '\(template.name)'",
        explanation: "the other one is \(first)")
    }
  }
}
