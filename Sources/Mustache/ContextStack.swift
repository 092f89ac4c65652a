/// The values that names are looked up in, the innermost on top.
///
/// Frames point into the view model and into shapes, which the caller of a render holds for its whole length;
/// each frame is pushed and popped within the scope that its pointers are valid in.
struct ContextStack {
  /// One value with what a look-up needs of it.
  struct Frame {
    let value: UnsafePointer<Value>
    let table: NameTable?
    let slots: UnsafePointer<Value>?
  }

  private(set) var frames: [Frame] = []

  init() { frames.reserveCapacity(16) }

  mutating func push(_ frame: Frame) { frames.append(frame) }

  mutating func pop() { frames.removeLast() }

  /// The value that the implicit iterator means.
  var top: UnsafePointer<Value>? { frames.last?.value }

  /// The value of the innermost object that has the name.
  @inline(__always)
  func find(_ key: UnsafePointer<Key>) -> UnsafePointer<Value>? {
    var index = frames.count
    while index > 0 {
      index -= 1
      if let table = frames[index].table, let slots = frames[index].slots,
        let slot = table.slot(of: key)
      {
        return slots + slot
      }
    }
    return nil
  }

  /// All names that can be seen from here, for suggestions.
  var visibleNames: [String] {
    frames.reversed().flatMap { frame -> [String] in
      guard case .object(let object) = frame.value.pointee else { return [] }
      return object.shape.names
    }
  }
}
