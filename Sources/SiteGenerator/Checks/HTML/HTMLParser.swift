import CGumbo

/// Reads pages one after the other in the same memory.
///
/// A class because it owns that memory; a worker has one for itself.
final class HTMLParser {
  private let arena = UnsafeMutablePointer<cgumbo_arena>.allocate(capacity: 1)

  /// - Parameters:
  ///   - memoryLimit: how many bytes the tree of a page may take.
  ///   - timeLimit: how many seconds of a processor's time its parsing may take. Both are far beyond any page
  ///     that `MarkupLimits` lets through; they are for those that deceive it.
  init(memoryLimit: Int = 512 << 20, timeLimit: Double = 10) {
    arena.initialize(to: cgumbo_arena())
    arena.pointee.limit = memoryLimit
    arena.pointee.seconds = timeLimit
  }

  deinit {
    cgumbo_release(arena, 0)
    arena.deallocate()
  }

  /// What a page holds, or why nobody can say.
  func read(_ bytes: [UInt8]) throws(MarkupFault) -> HTMLPage {
    if let fault = MarkupLimits.fault(in: bytes) { throw fault }
    let page = bytes.withUnsafeBytes { buffer -> HTMLPage? in
      // gumbo wants a place to point at, even for a text without a byte.
      guard let start = buffer.baseAddress, !buffer.isEmpty else { return HTMLPage() }
      let text = start.assumingMemoryBound(to: CChar.self)
      guard let output = cgumbo_parse(arena, text, buffer.count), let document = output.pointee.document
      else { return nil }
      var reader = HTMLReader(source: start, count: buffer.count)
      reader.read(document)
      return reader.page
    }
    guard let page else { throw MarkupFault(reason: .tangled, offset: 0) }
    return page
  }
}
