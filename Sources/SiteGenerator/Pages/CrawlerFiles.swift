/// The files that stand beside the pages for search engines and hosts.
enum CrawlerFiles {
  /// Those that the site does not bring along itself.
  static func files(_ site: Site, _ plan: SitePlan, _ composer: PageComposer) -> [OutputFile] {
    (all(site, plan) + (plan.hasFeed ? [AtomFeed(composer).file] : [])).filter {
      !site.staticFiles.contains($0.path)
    }
  }

  private static func all(_ site: Site, _ plan: SitePlan) -> [OutputFile] {
    let sitemap = site.configuration.baseURL.isKnown ? [sitemap(site, plan)] : []
    // GitHub Pages leaves out names with an underscore unless this file is there.
    return sitemap + [robots(site), OutputFile(path: ".nojekyll", bytes: [])]
  }

  private static func sitemap(_ site: Site, _ plan: SitePlan) -> OutputFile {
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for page in plan.pages where page.isPublic {
      guard let address = site.configuration.baseURL.absolute(page.route.path) else { continue }
      xml += "<url><loc>\(Self.escaped(address))</loc>\(lastChange(page, site))</url>\n"
    }
    return OutputFile(path: "sitemap.xml", bytes: Array((xml + "</urlset>\n").utf8))
  }

  private static func escaped(_ address: String) -> String {
    address.utf8.contains(UInt8(ascii: "&")) ? address.replacing("&", with: "&amp;") : address
  }

  private static func lastChange(_ page: PlannedPage, _ site: Site) -> String {
    guard case .free(let index) = page.subject, let date = site.pages[index].prose.date else { return "" }
    return "<lastmod>\(date)</lastmod>"
  }

  private static func robots(_ site: Site) -> OutputFile {
    let sitemap = site.configuration.baseURL.absolute("sitemap.xml").map { "\nSitemap: \($0)\n" } ?? ""
    return OutputFile(path: "robots.txt", bytes: Array("User-agent: *\nAllow: /\n\(sitemap)".utf8))
  }
}
