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
  public func slot(of name: String) -> Int? { table.slot(of: Key(name)) }
}

/// An open-addressing hash table from names to slots, at most half full.
///
/// It is a plain pair of words, so that a frame of the context stack can hold it without counting references.
/// Whoever makes it keeps it alive and deallocates it.
struct NameTable {
  private struct Entry {
    var key: Key
    var slot: Int
  }

  private let entries: UnsafeMutablePointer<Entry?>
  private let mask: Int

  init(_ names: [String]) {
    var capacity = 2
    while capacity < names.count * 2 { capacity *= 2 }
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: nil, count: capacity)
    mask = capacity - 1
    for (slot, name) in names.enumerated() {
      let key = Key(name)
      entries[place(of: key)] = Entry(key: key, slot: slot)
    }
  }

  func deallocate() {
    entries.deinitialize(count: mask + 1)
    entries.deallocate()
  }

  @inline(__always)
  func slot(of key: borrowing Key) -> Int? { entries[place(of: key)]?.slot }

  /// Where the key is, or the free place where it would be.
  @inline(__always)
  private func place(of key: borrowing Key) -> Int {
    var place = Int(truncatingIfNeeded: key.hash) & mask
    while let entry = entries[place], entry.key.hash != key.hash || entry.key.name != key.name {
      place = (place + 1) & mask
    }
    return place
  }
}
