public import Diagnostics

extension SourceText {
  /// Makes a source text from a file's bytes.
  ///
  /// - Throws: an error that names the place of the first byte that is not UTF-8.
  public init(file: String, validating bytes: [UInt8]) throws(Diagnostic) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .error(
        at: LineIndex(bytes).location(of: error.byteOffsets.lowerBound, file: file), "this byte is not UTF-8",
        fix: "save the file with the encoding UTF-8")
    }
    self.init(file: file, text: String(decoding: bytes, as: UTF8.self))
  }
}
