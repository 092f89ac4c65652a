/// Emits the instructions of one template, tag by tag, without recursion: an opening tag's instruction gets its
/// end when the closing tag comes.
struct Emitter {
  private let bytes: [UInt8]
  private let tags: [Tag]
  private let nesting: Nesting
  private let layout: Layout
  private let names: Shape

  /// For each opening tag that is emitted, its instruction; for an argument, where its body begins.
  private var starts: [Int: Int] = [:]
  /// The arguments that are complete, by their parent.
  private var arguments: [Int: [Argument]] = [:]
  /// How much white space the lines of the arguments around lose, the innermost last.
  private var outdents: [Int] = []
  /// Where the innermost argument's body begins: a line, wherever it stands.
  private var bodyStart = 0
  private var paths: [String: Path] = [:]

  init(lexer: Lexer, nesting: Nesting, layout: Layout, names: Shape) {
    bytes = lexer.bytes
    tags = lexer.tags
    self.nesting = nesting
    self.layout = layout
    self.names = names
  }

  mutating func emit(into code: inout Code) {
    var position = 0
    for index in tags.indices {
      let margin = layout.margins[index]
      emitText(position..<margin.outer.lowerBound, into: &code)
      if !margin.ownsLine, isLineStart(tags[index].range.lowerBound) { code.append(.lineStart, at: position) }
      emitTag(index, into: &code)
      position = margin.outer.upperBound
    }
    emitText(position..<bytes.count, into: &code)
  }

  private mutating func emitTag(_ index: Int, into code: inout Code) {
    switch tags[index].kind {
    case .closing: close(index, in: &code)
    case .block where nesting.arguments[index] != nil: openArgument(index, in: code)
    default: emitInstruction(index, into: &code)
    }
  }
}

// MARK: - Tags

extension Emitter {
  private mutating func emitInstruction(_ index: Int, into code: inout Code) {
    guard let instruction = instruction(index, in: &code) else { return }
    starts[index] = code.instructions.count
    code.append(instruction, at: tags[index].range.lowerBound)
    if let lead = layout.margins[index].lead { emitText(lead, into: &code, evenIfEmpty: true) }
  }

  /// The instruction of a tag, if it has one; ends are filled in by ``close(_:in:)``.
  private mutating func instruction(_ index: Int, in code: inout Code) -> Instruction? {
    let tag = tags[index]
    switch tag.kind {
    case .section:
      return .section(path(tag.name, in: &code), end: 0, source: source(of: index, in: &code))
    case .invertedSection: return .invertedSection(path(tag.name, in: &code), end: 0)
    case .partial: return .partial(target(tag, in: &code), placement(index, in: &code))
    case .parent:
      return .parent(target(tag, in: &code), placement(index, in: &code), arguments: Slice(0..<0), end: 0)
    case .block: return .block(key: key(tag.name, in: &code), placement(index, in: &code), end: 0)
    case .interpolation(let escapes): return .interpolation(path(tag.name, in: &code), escapes: escapes)
    case .closing, .comment, .setDelimiters: return nil
    }
  }

  private mutating func openArgument(_ index: Int, in code: Code) {
    starts[index] = code.instructions.count
    outdents.append(layout.margins[index].indentation?.count ?? 0)
    bodyStart = layout.margins[index].outer.upperBound
  }

  private mutating func close(_ index: Int, in code: inout Code) {
    guard let opening = nesting.partners[index], let start = starts[opening] else { return }
    let end = code.instructions.count
    if let parent = nesting.arguments[opening] {
      outdents.removeLast()
      let key = key(tags[opening].name, in: &code)
      let argument = Argument(
        key: key, body: Slice(start..<end), offset: Int32(tags[opening].range.lowerBound))
      arguments[parent, default: []].append(argument)
    } else {
      let given = arguments.removeValue(forKey: opening) ?? []
      let first = code.arguments.count
      code.arguments += given
      code.instructions[start].close(at: Int32(end), arguments: Slice(first..<code.arguments.count))
    }
  }

  private mutating func target(_ tag: Tag, in code: inout Code) -> Target {
    if let name = tag.dynamicName { return .dynamic(path(name, in: &code)) }
    return names.slot(of: tag.name).map { .template(Int32($0)) } ?? .nothing
  }

  private func placement(_ index: Int, in code: inout Code) -> Placement {
    guard let indentation = layout.margins[index].indentation else { return .inline }
    let start = code.text.count
    code.text += bytes[indentation].dropFirst(outdent)
    return .indented(Slice(start..<code.text.count))
  }

  private func source(of index: Int, in code: inout Code) -> Int32 {
    let closing = nesting.partners[index] ?? index
    let range = layout.margins[index].outer.upperBound..<layout.margins[closing].outer.lowerBound
    code.sections.append(SectionSource(range: range, delimiters: tags[index].delimiters))
    return Int32(code.sections.count - 1)
  }

  private mutating func path(_ name: String, in code: inout Code) -> Path {
    if let path = paths[name] { return path }
    let start = code.keys.count
    if name != "." { code.keys += name.split(separator: ".").map { Key(String($0)) } }
    let path = Path(start..<code.keys.count)
    paths[name] = path
    return path
  }

  private func key(_ name: String, in code: inout Code) -> Int32 {
    code.keys.append(Key(name))
    return Int32(code.keys.count - 1)
  }
}

// MARK: - Text

extension Emitter {
  private var outdent: Int { outdents.last ?? 0 }

  private func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == .lineFeed || (offset == bodyStart && !outdents.isEmpty)
  }

  private func emitText(_ range: Range<Int>, into code: inout Code, evenIfEmpty: Bool = false) {
    guard !range.isEmpty || evenIfEmpty else { return }
    let start = code.text.count
    appendLines(of: range, to: &code.text)
    let startsLine = isLineStart(range.lowerBound)
    let text = Slice(start..<code.text.count)
    if text.count > 0 {
      code.append(.text(text, startsLine: startsLine), at: range.lowerBound)
    } else if startsLine {
      code.append(.lineStart, at: range.lowerBound)
    }
  }

  /// Copies text; within an argument, its lines lose the indentation that they have in common.
  private func appendLines(of range: Range<Int>, to text: inout [UInt8]) {
    guard outdent > 0 else { return text += bytes[range] }
    var rest = bytes[range]
    while let first = rest.indices.first {
      if first == 0 || bytes[first - 1] == .lineFeed {
        rest = rest.dropFirst(min(outdent, rest.prefix(while: \.isSpace).count))
      }
      let end = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.endIndex
      text += rest[..<end]
      rest = rest[end...]
    }
  }
}

extension Code {
  fileprivate mutating func append(_ instruction: Instruction, at offset: Int) {
    instructions.append(instruction)
    offsets.append(Int32(offset))
  }
}

extension Instruction {
  /// Fills in where the body ends, and a parent's arguments.
  fileprivate mutating func close(at end: Index, arguments: Slice) {
    switch self {
    case .section(let path, _, let source): self = .section(path, end: end, source: source)
    case .invertedSection(let path, _): self = .invertedSection(path, end: end)
    case .parent(let target, let placement, _, _):
      self = .parent(target, placement, arguments: arguments, end: end)
    case .block(let key, let placement, _): self = .block(key: key, placement, end: end)
    case .text, .lineStart, .interpolation, .partial: break
    }
  }
}
