/// The argument of a command that is no option: `DIR` in `pokesite new DIR`.
struct Operand {
  /// What stands for it in the help.
  let placeholder: String
  let isRequired: Bool

  init(_ placeholder: String, isRequired: Bool) {
    self.placeholder = placeholder
    self.isRequired = isRequired
  }

  var usage: String { isRequired ? placeholder : "[\(placeholder)]" }
}
