import Diagnostics

/// The files for hosts that the settings ask for.
enum HostFiles {
  /// Those that the site does not bring along itself.
  static func files(_ site: Site, _ plan: SitePlan) -> [OutputFile] {
    site.configuration.hostFiles.map(\.file).filter { !site.staticFiles.contains($0.path) }.compactMap {
      file in
      text(of: file, site, plan).map { OutputFile(path: file.path, bytes: Array($0.utf8)) }
    }
  }

  /// What is wrong with the wishes.
  static func diagnostics(_ site: Site) -> [Diagnostic] {
    let baseURL = site.configuration.baseURL
    return site.configuration.hostFiles.compactMap { wish in
      guard wish.file == .cname, domain(of: baseURL) == nil, !site.staticFiles.contains(wish.file.path) else {
        return nil
      }
      return .error(
        at: wish.origin,
        "the file CNAME needs the site's own domain, but base_url is '\(baseURL.origin)\(baseURL.path)'",
        fix: "set base_url to an address such as https://dex.example.com/, or leave cname out")
    }
  }

  private static func text(of file: HostFile, _ site: Site, _ plan: SitePlan) -> String? {
    switch file {
    case .headers: security(site) + caching(site, plan)
    case .redirects: redirects(site, plan)
    case .cname: domain(of: site.configuration.baseURL).map { "\($0)\n" }
    }
  }

  /// What browsers need to be told of every file. A page tells its policy itself, too, for hosts without this file.
  private static func security(_ site: Site) -> String {
    let policy = site.configuration.contentPolicy.map { "  Content-Security-Policy: \($0.header)\n" } ?? ""
    return """
      \(site.configuration.baseURL.link(to: "*"))
      \(policy)  Referrer-Policy: strict-origin-when-cross-origin
        X-Content-Type-Options: nosniff

      """
  }

  /// What never changes under its name may be kept for a year. Hosts ask again for everything else.
  ///
  /// Each file has its rule: not all in the folder is such, and hosts join the headers of all rules that fit.
  private static func caching(_ site: Site, _ plan: SitePlan) -> String {
    (site.assets.files.map(\.path) + [plan.searchPath]).sorted().map { path in
      """
      \(site.configuration.baseURL.link(to: LinkResolver.percentEncoded(path)))
        Cache-Control: public, max-age=31536000, immutable

      """
    }.joined()
  }

  /// The mark says that the rule counts although there is a page at the earlier address, for other hosts. Nil if no
  /// page has moved.
  private static func redirects(_ site: Site, _ plan: SitePlan) -> String? {
    guard !plan.redirects.isEmpty else { return nil }
    let baseURL = site.configuration.baseURL
    return plan.redirects.map { redirect in
      let paths = [redirect.route.path, redirect.target.path].map {
        baseURL.link(to: LinkResolver.percentEncoded($0))
      }
      return paths.joined(separator: " ") + " 301!\n"
    }.joined()
  }

  /// The host of a site that stands at the root of one; nil for GitHub's own hosts, which need no such file.
  private static func domain(of baseURL: BaseURL) -> String? {
    guard baseURL.isKnown, baseURL.path == "/", let scheme = baseURL.origin.firstRange(of: "://") else {
      return nil
    }
    let host = String(baseURL.origin[scheme.upperBound...])
    return host.contains(":") || host.hasSuffix(".github.io") ? nil : host
  }
}
