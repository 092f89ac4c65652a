import Diagnostics

/// Where GitHub serves what is pushed to a repository.
struct GitHubPages: Sendable, Hashable {
  let owner: String
  let repository: String

  /// Nil for repositories that are not on GitHub. Knows `https://github.com/ME/REPO`, `git@github.com:ME/REPO.git`
  /// and `ssh://git@github.com/ME/REPO.git`.
  init?(remote address: String) {
    var rest = address[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    let (authority, path): (Substring, Substring)
    guard let end = rest.firstIndex(where: { $0 == "/" || $0 == ":" }) else { return nil }
    (authority, path) = (rest[..<end], rest[end...])
    let host = authority.split(separator: "@").last?.lowercased()
    guard host == "github.com" || host == "ssh.github.com" || host == "www.github.com" else { return nil }
    var parts = path.split { $0 == "/" || $0 == ":" }
    if let port = parts.first, Int(port) != nil { parts.removeFirst() }
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
