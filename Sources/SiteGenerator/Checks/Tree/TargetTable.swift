/// Which file answers which path. Paths are looked up by their digest, so that no text is made of them.
struct TargetTable: Sendable {
  private var indexOfPath: [Digest: Int32] = [:]

  init(_ files: [BuiltTree.File]) {
    indexOfPath.reserveCapacity(files.count * 2)
    for (index, file) in files.enumerated() { indexOfPath[Self.key(file.path.utf8)] = Int32(index) }
    let name = "index.html"
    for (index, file) in files.enumerated() where file.path.hasSuffix(name) {
      let folder = file.path.utf8.dropLast(name.utf8.count)
      guard folder.last == UInt8(ascii: "/") || folder.isEmpty else { continue }
      indexOfPath[Self.key(folder)] = Int32(index)
      // Servers send those who forget the slash to the address with it.
      let bare = Self.key(folder.dropLast())
      if indexOfPath[bare] == nil { indexOfPath[bare] = Int32(index) }
    }
  }

  /// The position of the file that a path below the site's root leads to.
  func file(at path: UnsafeRawBufferPointer) -> Int? { indexOfPath[Digest(path)].map(Int.init) }

  func file(at path: [UInt8]) -> Int? { path.withUnsafeBytes { file(at: $0) } }

  private static func key(_ path: some Sequence<UInt8>) -> Digest { Digest(Array(path)) }
}
