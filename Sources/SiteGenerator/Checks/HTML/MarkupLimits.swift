/// Why a page is not parsed.
struct MarkupFault: Error, Equatable {
  enum Reason: Equatable {
    case size, depth, attributes
    /// It takes more memory or time than any page should.
    case tangled
  }

  let reason: Reason
  /// The byte at which it shows.
  let offset: Int

  var summary: String {
    switch reason {
    case .size: "the file is larger than \(MarkupLimits.size >> 20) MiB and is not checked"
    case .depth: "elements lie more than \(MarkupLimits.depth) deep in each other; the page is not checked"
    case .attributes:
      "the element has more than \(MarkupLimits.attributes) attributes; the page is not checked"
    case .tangled: "the page takes too much memory or time to parse and is not checked"
    }
  }
}

/// What a page may ask of its parser.
///
/// HTML's rules look through all open elements at nearly every tag and compare each attribute of an element with
/// all others, so that a few hundred kilobytes can take minutes. A look at the tags alone, before, tells such
/// pages from all others.
enum MarkupLimits {
  static let size = 8 << 20
  /// Where Chromium and WebKit stop to nest.
  static let depth = 512
  static let attributes = 1000

  static func fault(in bytes: [UInt8]) -> MarkupFault? {
    guard bytes.count <= size else { return MarkupFault(reason: .size, offset: 0) }
    return bytes.withUnsafeBufferPointer { buffer in
      var scanner = TagScanner(buffer)
      return scanner.fault()
    }
  }
}
