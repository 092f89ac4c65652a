/// A command line that does not say what is wanted.
struct UsageError: Error {
  let summary: String
  let fix: String?

  init(_ summary: String, fix: String? = nil) {
    self.summary = summary
    self.fix = fix
  }
}
