import Diagnostics

/// Finds blocks that are given to a parent which has no block of the name: they would show nowhere.
struct BlockCheck {
  private let code: Code

  init(_ code: Code) { self.code = code }

  /// A warning for each such block. Parents that lead to a dynamic name are not judged.
  var warnings: [Diagnostic] {
    code.instructions.indices.flatMap { index -> [Diagnostic] in
      guard case .parent(.template(let parent), _, let arguments, _) = code.instructions[index],
        arguments.count > 0, let template = code.template(of: index), let known = blocks(in: Int(parent))
      else { return [] }
      return code.arguments[arguments.range].filter { !known.contains(name($0.key)) }.map { argument in
        warning(argument, to: code.templates[Int(parent)].name, known: known, in: template.source)
      }
    }
  }

  private func warning(
    _ argument: Argument, to parent: String, known: Set<String>, in source: SourceText
  ) -> Diagnostic {
    let name = name(argument.key)
    return .warning(
      at: source.location(utf8Offset: Int(argument.offset)),
      "parent '\(parent)' has no block '\(name)'" + suggestion(for: name, among: known),
      explanation: "what is in this block shows nowhere")
  }

  /// The names of all blocks of a template and of what it includes; nil if a dynamic name hides some.
  private func blocks(in template: Int) -> Set<String>? {
    var names: Set<String> = []
    var reached: Set = [template]
    var waiting = [template]
    while let next = waiting.popLast() {
      for instruction in code.instructions[code.templates[next].instructions] {
        switch instruction {
        case .block(let key, _, _): names.insert(name(key))
        case .partial(.dynamic, _), .parent(.dynamic, _, _, _): return nil
        case .partial(.template(let other), _), .parent(.template(let other), _, _, _):
          if reached.insert(Int(other)).inserted { waiting.append(Int(other)) }
        default: break
        }
      }
    }
    return names
  }

  private func name(_ key: Int32) -> String { code.keys[Int(key)].name }
}
