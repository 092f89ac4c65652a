/// The ordered names of one kind of object, made once and shared by every object of the kind.
///
/// A name is found by its precomputed hash; texts are compared only where the hashes are equal.
///
/// `@unchecked Sendable`, because its table lies in memory of its own: that memory is written in `init` and
/// from then on only read, until `deinit` frees it when nobody can hold the shape any more.
public final class Shape: @unchecked Sendable {
  /// The names, in the order of an object's slots.
  public let names: [String]

  let table: NameTable

  /// Makes a shape. A name that is given twice means its last slot.
  public init(_ names: [String]) {
    self.names = names
    table = NameTable(names)
  }

  deinit { table.deallocate() }

  /// The slot of a name, or nil if objects of this shape do not have it.
  public func slot(of name: String) -> Int? {
    withUnsafePointer(to: Key(name)) { table.slot(of: $0) }
  }
}
