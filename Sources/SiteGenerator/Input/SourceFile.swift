import Pokedex

/// A file of the site's folder that the build reads.
struct SourceFile: Sendable {
  /// The path relative to the site's folder: `Content/pokemon/pikachu.md`.
  let path: String
  let bytes: [UInt8]

  /// The text; invalid UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The file as data for the Pokédex.
  var data: DataFile { DataFile(path: path, bytes: bytes) }
}
