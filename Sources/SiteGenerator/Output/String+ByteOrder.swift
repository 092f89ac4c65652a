#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// Whether the text's bytes come before those of the other: one order on every machine, in every language.
  ///
  /// `<` orders by what Unicode holds equal, and comparing views of bytes one by one is ten times slower.
  func precedesByBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard let first = own.baseAddress, let second = other.baseAddress else {
          return own.count < other.count
        }
        let order = memcmp(first, second, min(own.count, other.count))
        return order != 0 ? order < 0 : own.count < other.count
      }
    }
    return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
