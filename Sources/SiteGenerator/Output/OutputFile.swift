/// One file of the site, ready to be written.
struct OutputFile: Sendable {
  /// The path relative to the output folder: `pokemon/pikachu/index.html`.
  let path: String
  let bytes: [UInt8]
}
