import Diagnostics
import Markdown
import Pokedex

/// A file of the site's folder that the build reads.
struct SourceFile: Sendable {
  /// The path relative to the site's folder: `Content/pokemon/pikachu.md`.
  let path: String
  let bytes: [UInt8]

  /// The most that is read of the file at a path, in bytes.
  static func mostBytes(_ path: String) -> Int {
    let isText = [".md", ".mustache", ".yml"].contains { path.hasSuffix($0) }
    return isText ? Files.mostTextBytes : Files.mostBytes
  }

  /// The text, which knows its places.
  ///
  /// - Parameter name: what messages call the file; nil for its path.
  /// - Throws: an error that names the place of the first byte that is not UTF-8.
  func source(named name: String? = nil) throws(DiagnosticsError) -> SourceText {
    do throws(Diagnostic) {
      return try SourceText(file: name ?? path, validating: bytes)
    } catch {
      throw DiagnosticsError([error])
    }
  }

  /// The file as data for the Pokédex.
  var data: DataFile { DataFile(path: path, bytes: bytes) }
}
