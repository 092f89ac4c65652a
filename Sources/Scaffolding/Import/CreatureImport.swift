import Diagnostics
import Pokedex
import SiteGenerator

/// What a data file brings to a new site.
struct CreatureImport {
  /// Data and pictures, below the site's folder.
  var files: [SiteFile] = []
  /// What the columns of a table were taken for.
  var columns: [ColumnReport] = []
  var pictures = PictureReport()
  /// How many creatures there are.
  var creatures = 0
  /// The types that the games do not have.
  var ownTypes: [String] = []
  var diagnostics: [Diagnostic] = []

  /// How many faults are shown: a file that is no table has one in every row.
  private static let most = 200

  /// Reads a file, which is JSON if its name ends so and a table if not.
  ///
  /// - Throws: what the system refused.
  init(_ path: String) throws(FileError) {
    let bytes = try Files.contents(of: path)
    let folder = Files.resolved(Files.parent(of: path)) ?? "."
    if path.lowercased().hasSuffix(".json") {
      importJSON(DataFile(path: path, bytes: bytes), folder)
    } else {
      importTable(CreatureTable(file: path, bytes: bytes), folder)
    }
    limitFaults()
  }

  private mutating func limitFaults() {
    let sorted = diagnostics.sortedByPlace()
    guard sorted.count > Self.most else { return }
    diagnostics = sorted.prefix(Self.most) + [.error("and \(sorted.count - Self.most) more faults")]
  }
}

/// A column of a table and what it was taken for.
public struct ColumnReport: Sendable {
  /// Its name in the file.
  public let name: String
  /// What it tells, in words.
  public let meaning: String
}
