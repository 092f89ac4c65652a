import Diagnostics

/// Something that is wrong with a built site, before its place is looked up.
struct Fault: Sendable, Equatable {
  let rule: CheckRule
  var severity = Diagnostic.Severity.error
  /// The path of the file, relative to the site's root.
  let path: String
  /// The byte of the file; nil where the whole file is meant.
  let offset: Int?
  let summary: String
  var explanation: String?
  var fix: String?
  /// A path of the site that is not there, for which there may be one that was meant.
  var missingPath: String?

  /// The texts may hold what stands in the file, however long that is.
  init(
    _ rule: CheckRule, _ path: String, at offset: Int? = nil, _ summary: String, explanation: String? = nil,
    fix: String? = nil
  ) {
    self.rule = rule
    self.path = path
    self.offset = offset
    self.summary = summary.bounded
    self.explanation = explanation?.bounded
    self.fix = fix
  }
}
