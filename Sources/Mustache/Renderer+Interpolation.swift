extension Renderer {
  /// `{{name}}`, `{{{name}}}` and `{{&name}}`.
  mutating func interpolate(_ path: Path, escapes: Bool, at place: Place) throws(Halt) {
    try resolve(path, at: place) { (renderer, lookup) throws(Halt) in
      switch lookup {
      case .null: break
      case .missing(let part, let holder): renderer.reportUnknown(path, part: part, holder: holder, at: place)
      case .value(let value):
        try renderer.write(value, path, escapes: escapes && renderer.escapes, at: place)
      }
    }
  }

  private mutating func write(
    _ value: UnsafePointer<Value>, _ path: Path, escapes: Bool, at place: Place
  ) throws(Halt) {
    switch value.pointee {
    case .string(let text): escapes ? output.appendEscaped(text) : output.append(text)
    case .null: break
    case .int(let number): output.append(number)
    case .double(let number): output.append(number)
    case .bool(let bool): output.append(bool ? "true" : "false" as StaticString)
    case .lambda(let lambda): try interpolate(lambda, escapes: escapes, at: place)
    case .list, .object: reportUnprintable(value.pointee, path, at: place)
    }
  }
}
