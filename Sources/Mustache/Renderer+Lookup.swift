/// What a dotted name leads to.
enum Lookup {
  case value(UnsafePointer<Value>)
  /// A part before the last is null, so the whole is nothing.
  case null
  /// The part of the name that is not there, and the value that does not have it: nil for the context.
  case missing(part: Int, holder: UnsafePointer<Value>?)
}

extension Renderer {
  /// Looks a name up and hands on what it leads to, as a pointer that is valid within `body`.
  @inline(__always)
  mutating func resolve(
    _ path: Path, at place: Place, _ body: (inout Renderer, Lookup) throws(Halt) -> Void
  ) throws(Halt) {
    guard path.count > 0, let keys = place.code.pointee.keys[slice: path].baseAddress else {
      return try body(&self, context.top.map(Lookup.value) ?? .null)
    }
    guard let first = context.find(keys) else { return try body(&self, .missing(part: 0, holder: nil)) }
    guard path.count > 1 else { return try body(&self, .value(first)) }
    try descend(from: first, path, part: 1, at: place, body)
  }

  /// Follows the parts of a dotted name behind the first: each is looked up in the value before it alone.
  private mutating func descend(
    from value: UnsafePointer<Value>, _ path: Path, part: Int, at place: Place,
    _ body: (inout Renderer, Lookup) throws(Halt) -> Void
  ) throws(Halt) {
    let keys = place.code.pointee.keys[slice: path]
    guard part < keys.count else { return try body(&self, .value(value)) }
    switch value.pointee {
    case .null: try body(&self, .null)
    case .object(let object):
      guard let key = keys.baseAddress, let slot = object.shape.table.slot(of: key + part) else {
        return try body(&self, .missing(part: part, holder: value))
      }
      try object.slots.withUnsafeBufferPointer { (slots) throws(Halt) in
        guard let first = slots.baseAddress else { return }
        try nest(at: place) { (renderer) throws(Halt) in
          try renderer.descend(from: first + slot, path, part: part + 1, at: place, body)
        }
      }
    default: try body(&self, .missing(part: part, holder: value))
    }
  }
}
