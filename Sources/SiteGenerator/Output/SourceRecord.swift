/// From what each page of a built site was made: kept beside the manifest, so that a fault which shows in a page can
/// be traced to the file that has to be changed.
///
/// The text has a line for the format, then the pages, each on a line. A line that begins with a tab names the sources of those that follow it. Like the manifest, it tells no time and no absolute path.
struct SourceRecord: Sendable, Equatable {
  /// A page, by its path relative to the output folder.
  struct Page: Sendable, Equatable {
    let path: String
    /// What it was made from, by paths relative to the site's folder: the Markdown or the data that it is about,
    /// if it is about any, and the template.
    let sources: [String]
  }

  private static let format = "pokesite sources 1"

  /// In the order in which they were made.
  var pages: [Page]

  init(pages: [Page] = []) {
    self.pages = pages
  }

  /// Nil if the text is not a record of this version.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.format[...] else { return nil }
    self.init()
    var sources: [String] = []
    for line in lines where !line.isEmpty {
      if line.hasPrefix("\t") {
        sources = line.dropFirst().split(separator: "\t").map(String.init)
      } else {
        pages.append(Page(path: String(line), sources: sources))
      }
    }
  }

  var text: String {
    var text = "\(Self.format)\n"
    var last: [String] = []
    for page in pages {
      if page.sources != last {
        text += "\t\(page.sources.joined(separator: "\t"))\n"
        last = page.sources
      }
      text += page.path
      text += "\n"
    }
    return text
  }

  /// The sources by the paths of the pages.
  var sourcesByPath: [String: [String]] {
    Dictionary(pages.map { ($0.path, $0.sources) }, uniquingKeysWith: { first, _ in first })
  }
}
