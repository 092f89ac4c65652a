import Diagnostics

/// Finds blocks that are given to a parent which has no block of the name: they would show nowhere.
struct BlockCheck {
  /// More of them nobody reads.
  private static let most = 1000
  /// A name is compared with no more than so many.
  private static let mostCompared = 1000

  private let code: Code

  init(_ code: Code) { self.code = code }

  /// A warning for each such block. Parents that lead to a dynamic name are not judged.
  var warnings: [Diagnostic] {
    var index = BlockIndex(code)
    var warnings: [Diagnostic] = []
    for template in code.templates {
      for instruction in code.instructions[template.instructions] {
        guard case .parent(.template(let parent), _, let arguments, _) = instruction, arguments.count > 0,
          let known = index.blocks(in: Int(parent))
        else { continue }
        for argument in code.arguments[arguments.range] where !known.contains(name(argument.key)) {
          guard warnings.count < Self.most else { return warnings }
          warnings.append(
            warning(argument, to: code.templates[Int(parent)].name, known: known, in: template.source))
        }
      }
    }
    return warnings
  }

  private func warning(
    _ argument: Argument, to parent: String, known: Set<String>, in source: SourceText
  ) -> Diagnostic {
    let name = name(argument.key)
    return .warning(
      at: source.location(utf8Offset: Int(argument.offset)),
      "parent '\(parent)' has no block '\(name)'"
        + (known.count > Self.mostCompared ? "" : suggestion(for: name, among: known)),
      explanation: "what is in this block shows nowhere")
  }

  private func name(_ key: Int32) -> String { code.keys[Int(key)].name }
}
