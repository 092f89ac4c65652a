extension Renderer {
  /// `{{#name}}`: once for every element of a list, once for another truthy value.
  mutating func renderSection(_ path: Path, body: Range<Int>, at place: Place) throws(Halt) {
    try resolve(path, at: place) { (renderer, lookup) throws(Halt) in
      switch lookup {
      case .null: break
      case .missing(let part, let holder): renderer.reportUnknown(path, part: part, holder: holder, at: place)
      case .value(let value): try renderer.renderSection(over: value, body: body, at: place)
      }
    }
  }

  private mutating func renderSection(
    over value: UnsafePointer<Value>, body: Range<Int>, at place: Place
  ) throws(Halt) {
    switch value.pointee {
    case .list(let items):
      try items.withUnsafeBufferPointer { (items) throws(Halt) in
        guard let first = items.baseAddress else { return }
        for index in items.indices { try show(first + index, body: body, at: place) }
      }
    case .lambda(let lambda): try call(lambda, body: body, at: place)
    case let other where other.isTruthy: try show(value, body: body, at: place)
    default: break
    }
  }

  private mutating func show(_ value: UnsafePointer<Value>, body: Range<Int>, at place: Place) throws(Halt) {
    try nest(at: place) { (renderer) throws(Halt) in
      try renderer.push(value) { (renderer) throws(Halt) in try renderer.run(body, in: place.code) }
    }
  }

  /// `{{^name}}`: where a section would show nothing.
  mutating func renderInverted(_ path: Path, body: Range<Int>, at place: Place) throws(Halt) {
    try resolve(path, at: place) { (renderer, lookup) throws(Halt) in
      switch lookup {
      case .value(let value) where value.pointee.isTruthy: return
      case .missing(let part, let holder): renderer.reportUnknown(path, part: part, holder: holder, at: place)
      default: break
      }
      try renderer.nest(at: place) { (renderer) throws(Halt) in try renderer.run(body, in: place.code) }
    }
  }
}
