public import Diagnostics
import SiteGenerator

/// Makes the folder of a new site.
public struct NewSite: Sendable {
  /// What the site shows.
  public enum Source: Sendable, Equatable {
    /// Invented creatures, to be replaced by one's own.
    case starter
    /// All Pokémon of the games.
    case national
    /// The creatures of a JSON or CSV file.
    case file(String)
  }

  /// What has become of it.
  public struct Report: Sendable {
    /// How it went.
    public enum Outcome: Sendable {
      /// The site is there.
      case made
      /// Something is wrong with the folder or the data; nothing was written.
      case failed
      /// The system refused to read or write; nothing was written.
      case inaccessible
      /// The user has changed their mind; nothing was written.
      case cancelled
    }

    /// How it went.
    public internal(set) var outcome = Outcome.made
    /// The paths of the files that were made, relative to the folder.
    public internal(set) var files: [String] = []
    /// How many creatures a data file brought.
    public internal(set) var creatures = 0
    /// What the columns of a table were taken for.
    public internal(set) var columns: [ColumnReport] = []
    /// What became of the pictures of a data file.
    public internal(set) var pictures = PictureReport()
    /// The types of a table that the games do not have.
    public internal(set) var ownTypes: [String] = []
    /// What is wrong.
    public internal(set) var diagnostics: [Diagnostic] = []
  }

  private let folder: String
  private let source: Source
  private let title: String?

  /// Makes a plan; nothing is touched yet.
  ///
  /// - Parameters:
  ///   - folder: a folder that is not there yet, or an empty one.
  ///   - title: the site's title; nil takes a usual one.
  public init(in folder: String, _ source: Source, title: String? = nil) {
    self.folder = folder
    self.source = source
    self.title = title
  }

  /// Makes the site, all of it or nothing.
  ///
  /// - Parameter isCancelled: asked before every file.
  public func make(isCancelled: () -> Bool = { false }) -> Report {
    var report = Report()
    do throws(TargetFolder.Fault) {
      let target = TargetFolder(folder)
      try target.check()
      let scaffold = try scaffold(&report)
      guard !report.diagnostics.hasErrors else {
        report.outcome = .failed
        return report
      }
      try target.write(scaffold.files, isCancelled: isCancelled)
      report.files = scaffold.files.map(\.path).sorted()
    } catch {
      report.end(with: error)
    }
    return report
  }

  private func scaffold(_ report: inout Report) throws(TargetFolder.Fault) -> SiteScaffold {
    switch source {
    case .starter: return .starter.titled(title)
    case .national: return .national.titled(title)
    case .file(let path):
      do throws(FileError) {
        let data = try CreatureImport(path)
        report.take(data)
        return .importing(data.files).titled(title)
      } catch {
        throw .system(error)
      }
    }
  }
}

extension NewSite.Report {
  fileprivate mutating func take(_ data: CreatureImport) {
    creatures = data.creatures
    columns = data.columns
    pictures = data.pictures
    ownTypes = data.ownTypes
    diagnostics = data.diagnostics
  }

  fileprivate mutating func end(with fault: TargetFolder.Fault) {
    switch fault {
    case .occupied(let diagnostic):
      outcome = .failed
      diagnostics.append(diagnostic)
    case .system(let error):
      outcome = .inaccessible
      diagnostics.append(error.diagnostic)
    case .cancelled: outcome = .cancelled
    }
  }
}
