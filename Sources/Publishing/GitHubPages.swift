import Diagnostics

/// Where GitHub serves what is pushed to a repository.
struct GitHubPages: Sendable, Hashable {
  let owner: String
  let repository: String

  /// Nil for repositories that are not on GitHub. Knows `https://github.com/ME/REPO`, `git@github.com:ME/REPO.git`
  /// and `ssh://git@github.com/ME/REPO.git`.
  init?(remote address: String) {
    var rest = address[...]
    let scheme = rest.firstRange(of: "://")
    if let scheme { rest = rest[scheme.upperBound...] }
    guard let end = rest.firstIndex(of: scheme == nil ? ":" : "/") else { return nil }
    // `user:password@host:port`
    let host = (rest[..<end].split(separator: "@").last ?? "").prefix { $0 != ":" }.lowercased()
    guard ["github.com", "ssh.github.com", "www.github.com"].contains(host) else { return nil }
    let parts = rest[rest.index(after: end)...].split(separator: "/")
    guard parts.count == 2 else { return nil }
    owner = parts[0].lowercased()
    repository = String(parts[1].hasSuffix(".git") ? parts[1].dropLast(4) : parts[1])
  }

  private var host: String { "\(owner).github.io" }

  /// `/` for the site of a user or an organization, `/REPO/` for that of a project.
  private var path: String { repository.lowercased() == host ? "/" : "/\(repository)/" }

  /// Why a site built for this address would not work there.
  ///
  /// - Parameter domain: the content of the file `CNAME`, which gives the site a domain of its own.
  func refusal(of address: SiteAddress, domain: String?) -> Diagnostic? {
    if let domain { return Self.refusal(of: address, domain: domain) }
    let isForeignHost = address.host.map { $0.hasSuffix(".github.io") && $0 != host } ?? false
    // GitHub takes paths in any case; browsers' caches and the service worker do not.
    guard address.path != path || isForeignHost else { return nil }
    return .error(
      "the site is built for \(address.text), but GitHub serves this repository at https://\(host)\(path)",
      explanation: isForeignHost
        ? "its sitemap and canonical links would lead elsewhere"
        : "its style sheets and links would lead nowhere",
      fix:
        "set base_url: https://\(host)\(path) in Content/site.yml and build again; a site with a domain of its "
        + "own needs host_files: [cname]")
  }

  private static func refusal(of address: SiteAddress, domain: String) -> Diagnostic? {
    guard address.path != "/" || address.host.map({ $0 != domain.lowercased() }) ?? false else { return nil }
    return .error(
      "the site is built for \(address.text), but its file CNAME says \(domain)",
      fix: "set base_url: https://\(domain)/ in Content/site.yml and build again, or correct the file CNAME")
  }
}
