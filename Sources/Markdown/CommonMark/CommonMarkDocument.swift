internal import CCmark

/// A parsed document: owns cmark's tree.
struct CommonMarkDocument: ~Copyable {
  private let root: CommonMarkNode

  /// Parses Markdown. NUL becomes U+FFFD.
  init(parsing bytes: [UInt8], smart: Bool) {
    let options = CMARK_OPT_SOURCEPOS | (smart ? CMARK_OPT_SMART : 0)
    root = bytes.withUnsafeBytes { buffer in
      CommonMarkNode(cmark_parse_document(buffer.baseAddress, buffer.count, options))
    }
  }

  deinit {
    root.free()
  }

  /// Lends the tree's root, which must not leave `body`.
  borrowing func withRoot<Result>(_ body: (CommonMarkNode) -> Result) -> Result {
    body(root)
  }
}
