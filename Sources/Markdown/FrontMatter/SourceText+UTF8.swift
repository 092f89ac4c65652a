public import Diagnostics

extension SourceText {
  /// Makes a source text from a file's bytes.
  ///
  /// - Throws: an error that names the place of the first byte that is not UTF-8.
  public init(file: String, validating bytes: [UInt8]) throws(Diagnostic) {
    let text = String(decoding: bytes, as: UTF8.self)
    let intact = zip(bytes, text.utf8).prefix { $0 == $1 }.count
    self.init(file: file, text: text)
    guard intact == bytes.count else {
      throw .error(
        at: location(utf8Offset: intact), "this byte is not UTF-8",
        fix: "save the file with the encoding UTF-8")
    }
  }
}
