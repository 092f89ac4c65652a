import Diagnostics

extension Renderer {
  /// A lambda as a section.
  mutating func call(_ lambda: Lambda, body: Range<Int>, at place: Place) throws(Halt) {
    switch lambda.kind {
    case .template:
      guard let section = source(of: place) else { return }
      try render(lambda.call(section.text), delimiters: section.delimiters, at: place)
    case .helper(let input, let output):
      let text = try rendered(escapes: escapes && input == .markup) { (renderer) throws(Halt) in
        try renderer.nest(at: place) { (renderer) throws(Halt) in try renderer.run(body, in: place.code) }
      }
      append(lambda.call(text), escapes: escapes && output == .text)
    }
  }

  /// A lambda as an interpolation.
  mutating func interpolate(_ lambda: Lambda, escapes: Bool, at place: Place) throws(Halt) {
    switch lambda.kind {
    case .template:
      let text = try rendered(escapes: self.escapes && !escapes) { (renderer) throws(Halt) in
        try renderer.render(lambda.call(""), delimiters: .standard, at: place)
      }
      append(text, escapes: escapes)
    case .helper(_, let output): append(lambda.call(""), escapes: escapes && output == .text)
    }
  }

  /// Compiles a lambda's template and renders it here. Its lines are not indented.
  private mutating func render(_ text: String, delimiters: Delimiters, at place: Place) throws(Halt) {
    var compiler = Compiler(names: names, missing: options.missing, origin: location(of: place))
    compiler.compile("lambda", SourceText(file: "lambda", text: text), delimiters: delimiters)
    guard compiler.diagnostics.isEmpty else { return report(compiler.diagnostics) }
    let code = compiler.code
    let mark = indentation.replace(.inline, from: place.code)
    defer { indentation.restore(mark) }
    try nest(at: place, levels: 4) { (renderer) throws(Halt) in
      try code.withView { (view) throws(Halt) in try renderer.run(view.pointee.instructions.indices, in: view)
      }
    }
  }

  /// What `body` renders, as a text of its own.
  private mutating func rendered(
    escapes: Bool, _ body: (inout Renderer) throws(Halt) -> Void
  ) throws(Halt) -> String {
    let start = output.count
    let outer = self.escapes
    self.escapes = escapes
    defer { self.escapes = outer }
    try body(&self)
    return output.take(from: start)
  }

  private mutating func append(_ text: String, escapes: Bool) {
    escapes ? output.appendEscaped(text) : output.append(text)
  }

  /// The unrendered text of the section that an instruction begins.
  private func source(of place: Place) -> (text: String, delimiters: Delimiters)? {
    let code = place.code.pointee.code.pointee
    guard case .section(_, _, let index) = place.code.pointee.instructions[place.instruction],
      let template = code.template(of: place.instruction)
    else { return nil }
    let section = code.sections[Int(index)]
    let bytes = template.source.text.utf8.dropFirst(section.range.lowerBound).prefix(section.range.count)
    return (String(decoding: bytes, as: UTF8.self), section.delimiters)
  }
}
