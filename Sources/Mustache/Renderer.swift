import Diagnostics

/// One render: runs instructions against a value and appends bytes.
struct Renderer: ~Copyable {
  /// Thrown to leave a render that cannot go on; ``diagnostics`` says why.
  struct Halt: Error {}

  /// How deep sections, partials, parents, blocks and lambdas may nest; a template that a lambda makes counts
  /// as four levels, and each dot of a section's name as one. Measured: a level takes at most 1.3 KiB of stack
  /// in a release build and 3 KiB in a debug build, so a thread of 512 KiB has room for all.
  static let depthLimit = 100

  /// How many sections, partials, parents, blocks and lambdas one render may go through: thirty levels of a list of
  /// ten in itself would take years, and the largest honest page takes a few million.
  static let stepLimit = 8_000_000
  /// How many bytes one render may give.
  static let sizeLimit = 256 << 20

  let library: UnsafePointer<CodeView>
  let names: Shape
  let options: Options
  var output = Output()
  var context = ContextStack()
  var indentation = Indentation()
  var overrides = Overrides()
  /// False within a helper that takes plain text.
  var escapes = true
  var depth = 0
  private(set) var steps = 0
  /// The templates that are being rendered, the innermost last.
  var chain: [Int32] = []
  var diagnostics: [Diagnostic] = []

  /// What a caller decides about a render.
  struct Options {
    let strict: Bool
    let missing: TemplateLibrary.MissingTemplates
    let stepLimit: Int
  }

  init(library: UnsafePointer<CodeView>, names: Shape, options: Options) {
    self.library = library
    self.names = names
    self.options = options
  }

  /// Renders a template of the library with the root value.
  mutating func renderRoot(_ template: Int, with root: UnsafePointer<Value>) {
    let body = library.pointee.code.pointee.templates[template].instructions
    chain.append(Int32(template))
    do throws(Halt) {
      try push(root) { (renderer) throws(Halt) in try renderer.run(body, in: renderer.library) }
    } catch {}
  }

  /// Runs a part of the instructions.
  mutating func run(_ body: Range<Int>, in code: UnsafePointer<CodeView>) throws(Halt) {
    var index = body.lowerBound
    while index < body.upperBound {
      let place = Place(instruction: index, code: code)
      index += 1
      switch code.pointee.instructions[place.instruction] {
      case .text(let slice, let startsLine): append(code.pointee.text[slice: slice], startsLine: startsLine)
      case .lineStart: indentation.begin(&output)
      case .interpolation(let path, let escapes): try interpolate(path, escapes: escapes, at: place)
      case .section(let path, let end, _):
        try renderSection(path, body: index..<Int(end), at: place)
        index = Int(end)
      case .invertedSection(let path, let end):
        try renderInverted(path, body: index..<Int(end), at: place)
        index = Int(end)
      case .partial(let target, let placement): try renderPartial(target, placement, at: place)
      case .parent(let target, let placement, let arguments, let end):
        try renderParent(target, placement, arguments: arguments, at: place)
        index = Int(end)
      case .block(let key, let placement, let end):
        try renderBlock(Int(key), placement, body: index..<Int(end), at: place)
        index = Int(end)
      }
    }
  }

  /// An instruction that is being run.
  struct Place {
    let instruction: Int
    let code: UnsafePointer<CodeView>
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, startsLine: Bool) {
    if indentation.isEmpty {
      output.append(text)
    } else {
      indentation.append(text, startsLine: startsLine, to: &output)
    }
  }

  /// Runs `body` with the value on top of the context.
  mutating func push(
    _ value: UnsafePointer<Value>, _ body: (inout Renderer) throws(Halt) -> Void
  ) throws(Halt) {
    guard case .object(let object) = value.pointee else {
      return try push(ContextStack.Frame(value: value, table: nil, slots: nil), body)
    }
    try object.slots.withUnsafeBufferPointer { (slots) throws(Halt) in
      try push(ContextStack.Frame(value: value, table: object.shape.table, slots: slots.baseAddress), body)
    }
  }

  private mutating func push(
    _ frame: ContextStack.Frame, _ body: (inout Renderer) throws(Halt) -> Void
  ) throws(Halt) {
    context.push(frame)
    defer { context.pop() }
    try body(&self)
  }

  /// Goes deeper, or ends the render where it is too deep or has gone on for too long.
  mutating func nest(
    at place: Place, levels: Int = 1, _ body: (inout Renderer) throws(Halt) -> Void
  ) throws(Halt) {
    guard depth + levels <= Self.depthLimit else { throw tooDeep(at: place) }
    steps += 1
    guard steps <= options.stepLimit, output.count <= Self.sizeLimit else { throw tooLong(at: place) }
    depth += levels
    defer { depth -= levels }
    try body(&self)
  }
}

extension UnsafeBufferPointer {
  /// A part, as a buffer of its own.
  @inline(__always)
  subscript(slice slice: Slice) -> Self {
    Self(start: baseAddress.map { $0 + Int(slice.start) }, count: Int(slice.count))
  }
}
