import Diagnostics

/// Compiled templates: all of a library's in one, or one that a lambda made.
struct Code: Sendable {
  var instructions: [Instruction] = []
  var text: [UInt8] = []
  var keys: [Key] = []
  var arguments: [Argument] = []
  var sections: [SectionSource] = []
  var templates: [Template] = []
  /// For each instruction, the byte of the template's text where its tag begins.
  var offsets: [Int32] = []
  /// For a template that a lambda made: the place of the tag that called the lambda.
  var origin: Location?

  /// Where the instruction's tag is.
  func location(of instruction: Int) -> Location? {
    if let origin { return origin }
    return template(of: instruction)?.source.location(utf8Offset: Int(offsets[instruction]))
  }

  /// The template that an instruction belongs to.
  func template(of instruction: Int) -> Template? {
    templates.first { $0.instructions.contains(instruction) }
  }
}

/// The arrays of a ``Code`` as plain pointers, valid within ``Code/withView(_:)``.
struct CodeView {
  let instructions: UnsafeBufferPointer<Instruction>
  let text: UnsafeBufferPointer<UInt8>
  let keys: UnsafeBufferPointer<Key>
  let arguments: UnsafeBufferPointer<Argument>
  /// The code itself, for what is seldom asked: places, sources and names.
  let code: UnsafePointer<Code>
}

extension Code {
  /// Runs `body` with plain pointers to the arrays.
  func withView<Result, Failure: Error>(
    _ body: (UnsafePointer<CodeView>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafePointer(to: self) { (code) throws(Failure) in
      try instructions.withUnsafeBufferPointer { (instructions) throws(Failure) in
        try text.withUnsafeBufferPointer { (text) throws(Failure) in
          try keys.withUnsafeBufferPointer { (keys) throws(Failure) in
            try arguments.withUnsafeBufferPointer { (arguments) throws(Failure) in
              let view = CodeView(
                instructions: instructions, text: text, keys: keys, arguments: arguments, code: code)
              return try withUnsafePointer(to: view, body)
            }
          }
        }
      }
    }
  }
}
