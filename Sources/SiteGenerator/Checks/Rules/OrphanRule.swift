import Diagnostics

/// Every page can be reached from another one.
struct OrphanRule: Sendable {
  /// A page as far as the rule asks.
  struct Page: Sendable {
    /// Its position among the files.
    let file: Int
    /// Whether it is there for other ways than links: it sends its readers on, or hides from search engines.
    let isExempt: Bool
  }

  /// Pages that readers come to without a link.
  private static let entrances: Set<String> = ["index.html", "404.html", "offline.html"]

  /// - Parameter isLinked: for every file, whether another page links to it.
  func faults(of pages: [Page], isLinked: [Bool], in files: [BuiltTree.File]) -> [Fault] {
    pages.compactMap { page in
      let path = files[page.file].path
      guard !page.isExempt, !isLinked[page.file], !Self.entrances.contains(path) else { return nil }
      var fault = Fault(
        .orphan, path, "no other page links to this one",
        fix: "link to it, for instance in the navigation of Content/site.yml")
      fault.severity = .warning
      return fault
    }
  }
}
