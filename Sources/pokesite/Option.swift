/// An option of a command: `--name` or `--name VALUE`.
struct Option {
  let name: String
  /// What stands for its value in the help; nil if it takes none.
  let placeholder: String?
  let help: String

  init(_ name: String, _ help: String) {
    self.name = name
    placeholder = nil
    self.help = help
  }

  init(_ name: String, _ placeholder: String, _ help: String) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
  }

  var usage: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}
