import Testing

@testable import Networking

@Suite struct CacheEntryTests {
  private let entry = CacheEntry(
    identity: "https://a.example/1 accept=application/json", entityTag: "\"v1\"", lastModified: nil,
    body: Array("{\"id\":1}\n\n".utf8))

  @Test func survivesItsTrip() {
    for body in ["", "\n", "\n\n", "a: b\n\nc", "{}"] {
      for tag in [nil, "\"v: 1\""] {
        let entry = CacheEntry(identity: "u", entityTag: tag, lastModified: nil, body: Array(body.utf8))
        #expect(CacheEntry(encoded: entry.encoded) == entry)
      }
    }
  }

  @Test func readsAsItIsDocumented() {
    let text = String(decoding: entry.encoded, as: UTF8.self)
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() == [
        "identity: https://a.example/1 accept=application/json", "etag: \"v1\"", "", "{\"id\":1}", "", "",
      ])
    #expect(text.hasPrefix("pokesite-answer 1 "))
  }

  @Test func cutAnywhereItIsNoEntry() {
    let encoded = entry.encoded
    for length in encoded.indices {
      #expect(CacheEntry(encoded: Array(encoded[..<length])) == nil, "\(length) bytes")
    }
    #expect(CacheEntry(encoded: encoded + [0]) == nil)
  }

  @Test func changedAnywhereItIsNoEntry() {
    let encoded = entry.encoded
    for index in encoded.indices {
      for mask: UInt8 in [0x01, 0x20, 0xFF] {
        var damaged = encoded
        damaged[index] ^= mask
        #expect(CacheEntry(encoded: damaged) == nil, "byte \(index)")
      }
    }
  }

  /// Two requests whose names on disk are the same do not get each other's answers.
  @Test func anEntryOfAnotherRequestIsNotTaken() throws {
    let folder = try TemporaryFolder()
    let cache = ResponseCache(folder: folder.path)
    #expect(cache.store(entry))
    let name = try #require(folder.files.first)
    var other = entry
    other.identity = "https://a.example/2"
    try TemporaryFolder.write(other.encoded, to: "\(folder.path)/\(name)")
    #expect(cache.entry(for: entry.identity) == nil)
  }

  /// What a kill leaves behind: a part of a file beside its place. It is never read.
  @Test func aPartOfAFileIsNotTaken() throws {
    let folder = try TemporaryFolder()
    let cache = ResponseCache(folder: folder.path)
    #expect(cache.store(entry))
    let name = try #require(folder.files.first)
    try TemporaryFolder.write(Array(entry.encoded.prefix(20)), to: "\(folder.path)/\(name).1-1.part")
    #expect(ResponseCache(folder: folder.path).entry(for: entry.identity) == entry)
    #expect(folder.files == [name, "\(name).1-1.part"])
    CacheFile.removeFiles(in: folder.path, ending: ".part", before: .max)
    #expect(folder.files == [name])
  }

  @Test func aFolderThatCannotBeWrittenStoresNothing() throws {
    let folder = try TemporaryFolder()
    try TemporaryFolder.write([], to: folder.path + "/file")
    let cache = ResponseCache(folder: folder.path + "/file/answers")
    #expect(!cache.store(entry))
    #expect(cache.entry(for: entry.identity) == nil)
  }
}
