/// An open-addressing hash table from names to slots, at most half full.
///
/// It is a plain pair of words, so that a frame of the context stack can hold it without counting references.
/// Whoever makes it keeps it alive and deallocates it.
struct NameTable {
  private struct Entry {
    var key: Key
    /// -1 in a free place.
    var slot: Int
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let mask: Int

  init(_ names: [String]) {
    var capacity = 2
    while capacity < names.count * 2 { capacity *= 2 }
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(key: Key(""), slot: -1), count: capacity)
    mask = capacity - 1
    for (slot, name) in names.enumerated() {
      let key = Key(name)
      entries[withUnsafePointer(to: key, place(of:))] = Entry(key: key, slot: slot)
    }
  }

  func deallocate() {
    entries.deinitialize(count: mask + 1)
    entries.deallocate()
  }

  @inline(__always)
  func slot(of key: UnsafePointer<Key>) -> Int? {
    let slot = entries[place(of: key)].slot
    return slot < 0 ? nil : slot
  }

  /// Where the key is, or the free place where it would be.
  @inline(__always)
  private func place(of key: UnsafePointer<Key>) -> Int {
    var place = Int(truncatingIfNeeded: key.pointee.hash) & mask
    while entries[place].slot >= 0,
      entries[place].key.hash != key.pointee.hash || entries[place].key.name != key.pointee.name
    {
      place = (place + 1) & mask
    }
    return place
  }
}
