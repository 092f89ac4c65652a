import Markdown

/// The site's dated pages as an Atom feed (RFC 4287), the newest first.
///
/// Its dates are those of the pages and never the clock's, so that the same site gives the same bytes.
struct AtomFeed {
  static let path = "feed.xml"

  private let composer: PageComposer
  private let configuration: SiteConfiguration

  init(_ composer: PageComposer) {
    self.composer = composer
    configuration = composer.site.configuration
  }

  /// Whether a site has one: it needs a dated page, and addresses that are true everywhere.
  static func exists(_ site: Site) -> Bool {
    site.configuration.baseURL.isKnown && site.pages.contains { $0.prose.date != nil }
  }

  var file: OutputFile {
    let entries = entries
    let updated = entries.first.map { element("updated", time($0.date)) } ?? ""
    let xml =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(XMLText.escaped(configuration.language))">
      \(element("title", configuration.title))\
      \(configuration.description.map { element("subtitle", $0) } ?? "")\
      \(element("id", absolute("")))\(updated)\
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(absolute("")))"/>
      <link rel="self" type="application/atom+xml" href="\(XMLText.escaped(absolute(Self.path)))"/>
      <author>
      \(element("name", configuration.title))</author>

      """ + entries.map(xml).joined() + "</feed>\n"
    return OutputFile(path: Self.path, bytes: Array(xml.utf8))
  }

  private typealias Entry = (page: Site.FreePage, date: String)

  private var entries: [Entry] {
    let dated = composer.site.pages.compactMap { page in page.prose.date.map { Entry(page, $0) } }
    return dated.sorted { ($1.date, $0.page.route.path) < ($0.date, $1.page.route.path) }
  }

  private func xml(_ entry: Entry) -> String {
    let address = absolute(entry.page.route.path)
    return """
      <entry>
      \(element("title", entry.page.title))\(element("id", address))\
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(address))"/>
      \(element("published", time(entry.date)))\(element("updated", time(entry.date)))\
      \(entry.page.prose.description.map { element("summary", $0) } ?? "")\
      <content type="html">\(XMLText.escaped(content(entry.page, address)))</content>
      </entry>

      """
  }

  /// The page's prose with addresses that hold in a feed reader too.
  private func content(_ page: Site.FreePage, _ address: String) -> String {
    composer.html(page.prose) { link, resolution in
      switch resolution {
      case .url(let url, let text): .url(absolute(link: url), text: text)
      case .picture(let url, let width, let height):
        .picture(absolute(link: url), width: width, height: height)
      case .unchanged where link.destination.hasPrefix("#"): .url(address + link.destination)
      case .unchanged, .refused: resolution
      }
    }.html
  }

  private func absolute(link: String) -> String {
    link.hasPrefix("/") ? configuration.baseURL.origin + link : link
  }

  private func absolute(_ path: String) -> String { configuration.baseURL.absolute(path) ?? path }

  /// A day has no time of its own: it counts from its beginning.
  private func time(_ day: String) -> String { "\(day)T00:00:00Z" }

  private func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escaped(text))</\(name)>\n"
  }
}
