import Diagnostics
import Pokedex

/// Loads one data file with this text.
func load(_ text: String, file: String = "Content/pokemon.json") -> LoadedDex {
  Dex.load([DataFile(path: file, bytes: Array(text.utf8))])
}

/// Loads files given as path and text.
func load(_ files: (path: String, text: String)...) -> LoadedDex {
  Dex.load(files.map { DataFile(path: $0.path, bytes: Array($0.text.utf8)) })
}

extension LoadedDex {
  /// The errors as a person reads them, without excerpt: `file:line:column: summary`.
  var errors: [String] { lines(.error) }
  /// The warnings, likewise.
  var warnings: [String] { lines(.warning) }
  /// The notes, likewise.
  var notes: [String] { lines(.note) }

  private func lines(_ severity: Diagnostic.Severity) -> [String] {
    diagnostics.filter { $0.severity == severity }.sortedByPlace().map(\.line)
  }
}

extension Diagnostic {
  /// `file:line:column: summary`
  var line: String {
    guard let location else { return summary }
    return "\(location.file):\(location.line ?? 0):\(location.column ?? 0): \(summary)"
  }
}
