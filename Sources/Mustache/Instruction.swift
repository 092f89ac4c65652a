/// One step of rendering. Plain numbers only, so that the render loop counts no references.
enum Instruction: Sendable {
  /// Literal text. `startsLine` says that a line of the template begins with it.
  case text(Slice, startsLine: Bool)
  /// A line of the template begins here, with a tag.
  case lineStart
  case interpolation(Path, escapes: Bool)
  /// The body is all up to `end`; `source` says where its text is, for lambdas.
  case section(Path, end: Index, source: Index)
  case invertedSection(Path, end: Index)
  case partial(Target, Placement)
  /// The arguments' bodies are all up to `end`; they are not run here.
  case parent(Target, Placement, arguments: Slice, end: Index)
  /// The default content is all up to `end`.
  case block(key: Index, Placement, end: Index)

  typealias Index = Int32
}

/// A part of one of the arrays of ``Code``.
struct Slice: Sendable {
  var start: Int32
  var count: Int32

  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    count = Int32(range.count)
  }

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A dotted name: a part of ``Code/keys``. The implicit iterator has no keys.
typealias Path = Slice

/// What a partial or parent includes.
enum Target: Sendable {
  /// The template of this number in the library.
  case template(Int32)
  /// The template that the context's value names.
  case dynamic(Path)
  /// A missing template where missing ones are empty.
  case nothing
}

/// Where a partial, parent or block stands.
enum Placement: Sendable {
  case inline
  /// At the start of a line: this part of the text comes before each line.
  case indented(Slice)
}

/// One block that is given to a parent.
struct Argument: Sendable {
  let key: Int32
  let body: Slice
  /// The byte of the template's text where its tag begins.
  let offset: Int32
}

/// The text of a section, for lambdas that want it unrendered.
struct SectionSource: Sendable {
  let range: Range<Int>
  let delimiters: Delimiters
}
