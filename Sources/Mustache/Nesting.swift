import Diagnostics

/// Which closing tag belongs to which opening one, and what lies directly within a parent.
struct Nesting {
  /// For each tag that opens or closes, the index of its counterpart.
  private(set) var partners: [Int: Int] = [:]
  /// The blocks that are arguments of a parent, by index, with the parent's index.
  private(set) var arguments: [Int: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// How many of the tags that are open a closing one is compared with: more than any template can render.
  private static let reach = 200

  private let tags: [Tag]
  private var argumentsOfParent: [Int: [Int]] = [:]
  private let source: SourceText
  private var open: [Int] = []
  /// Names of tags that were reported as never closed: a closing tag that comes later is no second fault.
  private var abandoned: [String] = []
  private var given: [Argument: Int] = [:]

  private struct Argument: Hashable {
    let parent: Int
    let name: String
  }

  init(_ tags: [Tag], in source: SourceText) {
    self.tags = tags
    self.source = source
    for index in tags.indices {
      if tags[index].opens { opened(index) }
      if tags[index].kind == .closing { closed(index) }
    }
    open.forEach { neverClosed($0) }
  }

  /// The arguments of a parent, in the order of the template.
  func arguments(of parent: Int) -> [Int] { argumentsOfParent[parent] ?? [] }

  private mutating func opened(_ index: Int) {
    if tags[index].kind == .block, let parent = open.last, tags[parent].kind == .parent {
      arguments[index] = parent
      argumentsOfParent[parent, default: []].append(index)
      checkGivenOnce(index, to: parent)
    }
    open.append(index)
  }

  private mutating func checkGivenOnce(_ index: Int, to parent: Int) {
    let argument = Argument(parent: parent, name: tags[index].name)
    guard let first = given.updateValue(index, forKey: argument) else { return }
    report(
      at: index, "block '\(tags[index].name)' is given twice to parent '\(tags[parent].name)'",
      explanation: "it was first given at \(place(of: first))")
  }

  private mutating func closed(_ index: Int) {
    let name = tags[index].name
    if let depth = open.suffix(Self.reach).lastIndex(where: { tags[$0].name == name }) {
      open[(depth + 1)...].reversed().forEach { neverClosed($0, within: open[depth], closedAt: index) }
      pair(open[depth], with: index)
      open.removeSubrange(depth...)
    } else if let abandonment = abandoned.suffix(Self.reach).lastIndex(of: name) {
      abandoned.remove(at: abandonment)
    } else if let last = open.last, nearMiss(to: tags[last].name, among: [name]) != nil {
      misspelled(last, as: index)
      pair(last, with: index)
      open.removeLast()
    } else {
      stray(index)
    }
  }

  private mutating func pair(_ opening: Int, with closing: Int) {
    partners[opening] = closing
    partners[closing] = opening
  }
}

extension Nesting {
  private mutating func neverClosed(_ index: Int) {
    report(
      at: index, "\(tags[index].title) '\(tags[index].name)' is never closed",
      fix: "close it with \(closing(of: index))")
  }

  private mutating func neverClosed(_ index: Int, within outer: Int, closedAt closingIndex: Int) {
    let around = "\(tags[outer].title) '\(tags[outer].name)'"
    abandoned.append(tags[index].name)
    report(
      at: index, "\(tags[index].title) '\(tags[index].name)' is never closed",
      explanation:
        "\(around) around it, opened at \(place(of: outer)), is closed at \(place(of: closingIndex))",
      fix: "close it with \(closing(of: index)) before that")
  }

  private mutating func misspelled(_ index: Int, as closingIndex: Int) {
    let name = tags[closingIndex].name
    report(
      at: index, "\(tags[index].title) '\(tags[index].name)' is never closed; did you mean '\(name)'?",
      explanation: "the closing tag at \(place(of: closingIndex)) says '\(name)'")
  }

  private mutating func stray(_ index: Int) {
    guard diagnostics.count < Compiler.mostFaults else { return }
    let name = tags[index].name
    guard let last = open.last else {
      return report(at: index, "closing tag '\(name)' closes nothing", explanation: "no section is open here")
    }
    report(
      at: index, "closing tag '\(name)' does not match the open \(tags[last].title) '\(tags[last].name)'",
      explanation: "\(tags[last].title) '\(tags[last].name)' was opened at \(place(of: last))")
  }

  private mutating func report(
    at index: Int, _ summary: String, explanation: String? = nil, fix: String? = nil
  ) {
    guard diagnostics.count < Compiler.mostFaults else { return }
    let location = source.location(utf8Offset: tags[index].range.lowerBound)
    diagnostics.append(.error(at: location, summary, explanation: explanation, fix: fix))
  }

  private func closing(of index: Int) -> String {
    let delimiters = tags[index].delimiters
    let open = String(decoding: delimiters.open, as: UTF8.self)
    return "\(open)/\(tags[index].name)\(String(decoding: delimiters.close, as: UTF8.self))"
  }

  private func place(of index: Int) -> String {
    let location = source.location(utf8Offset: tags[index].range.lowerBound)
    return "\(location.file):\(location.line ?? 1):\(location.column ?? 1)"
  }
}
