import Diagnostics

/// Something did not hold that always should.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

/// Throws a ``Violation`` unless the condition holds.
func require(_ condition: Bool, _ promise: @autoclosure () -> String) throws(Violation) {
  guard condition else { throw Violation(description: "broken promise: \(promise())") }
}

/// Requires that every diagnostic stands at a line and column that its file has, and that none drives a terminal.
func requirePlaces(_ diagnostics: [Diagnostic], in files: [SourceText]) throws(Violation) {
  for diagnostic in diagnostics { try requirePlace(diagnostic, in: files) }
  let text = DiagnosticFormatter().format(Array(diagnostics.prefix(20)))
  try require(
    text.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) },
    "diagnostics hold no control characters: \(text.debugDescription)")
}

private func requirePlace(_ diagnostic: Diagnostic, in files: [SourceText]) throws(Violation) {
  guard let location = diagnostic.location else { return }
  guard let file = files.first(where: { $0.file == location.file }) else {
    throw Violation(description: "'\(diagnostic.summary)' stands in an unknown file: \(location.file)")
  }
  guard let line = location.line else { return }
  let lines = file.text.lines
  try require(
    (1...lines.count).contains(line), "line \(line) of \(lines.count) exists: \(diagnostic.summary)")
  guard let column = location.column else { return }
  let end = lines[line - 1].utf8.count + 1
  try require((1...end).contains(column), "column \(column) of \(end) exists: \(diagnostic.summary)")
}

extension String {
  /// Its lines, which end at `\n`, `\r\n` or a lone `\r`; at least one.
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

/// Requires that a path of the output leads to no other folder.
func requireInside(_ path: String, _ what: String) throws(Violation) {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  let leaves = path.hasPrefix("/") || parts.contains("..") || path.utf8.contains(0)
  try require(!leaves, "\(what) stays in its folder: \(path.debugDescription)")
}
