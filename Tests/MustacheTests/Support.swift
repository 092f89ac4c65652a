import Diagnostics
import Mustache
import Testing

/// A rule of the language, as an example: what a template makes of data.
struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let template: String
  var data: Value = [:]
  var others: [String: String] = [:]
  let expected: String

  init(
    _ rule: String, _ template: String, _ data: Value = [:], _ others: [String: String] = [:],
    gives expected: String
  ) {
    testDescription = rule
    self.template = template
    self.data = data
    self.others = others
    self.expected = expected
  }

  func check() throws {
    #expect(try render(template, data, others, missing: .empty) == expected)
  }
}

/// Renders a template named `main` in a file `main.mustache`; the others lie in files of their names.
func render(
  _ template: String, _ data: Value = [:], _ others: [String: String] = [:], strict: Bool = false,
  missing: TemplateLibrary.MissingTemplates = .error
) throws -> String {
  try library(template, others, missing: missing).render("main", with: data, strict: strict)
}

func library(
  _ template: String, _ others: [String: String] = [:], missing: TemplateLibrary.MissingTemplates = .error
) throws -> TemplateLibrary {
  let all = [("main", template)] + others.sorted { $0.key < $1.key }
  return try TemplateLibrary(
    all.map { ($0.0, SourceText(file: "\($0.0).mustache", text: $0.1)) }, missing: missing)
}

/// What compiling or rendering reports, one line each: `file:line:column: summary`.
func faults(
  _ template: String, _ data: Value = [:], _ others: [String: String] = [:], strict: Bool = false
) -> [String] {
  diagnostics(template, data, others, strict: strict).map(described)
}

func described(_ diagnostic: Diagnostic) -> String {
  let location = diagnostic.location
  return "\(location?.file ?? ""):\(location?.line ?? 0):\(location?.column ?? 0): \(diagnostic.summary)"
}

func diagnostics(
  _ template: String, _ data: Value = [:], _ others: [String: String] = [:], strict: Bool = false
) -> [Diagnostic] {
  do {
    _ = try render(template, data, others, strict: strict)
    return []
  } catch let error as DiagnosticsError {
    return error.diagnostics
  } catch {
    Issue.record(error)
    return []
  }
}
