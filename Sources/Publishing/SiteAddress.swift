import Diagnostics

/// The address that a site was built for.
public struct SiteAddress: Sendable, Hashable {
  /// `https://me.github.io`; empty if the site does not know its address.
  public let origin: String
  /// The path of its root, with a slash at both ends: `/pokedex/`.
  public let path: String

  /// Makes an address.
  public init(origin: String, path: String) {
    self.origin = origin
    self.path = path
  }

  var text: String { origin + path }

  /// The host without a port, in lower case; nil if the site does not know its address.
  var host: String? {
    guard let scheme = origin.firstRange(of: "://") else { return nil }
    return origin[scheme.upperBound...].prefix { $0 != ":" }.lowercased()
  }

  /// Names that belong to nobody stand in for the real address until it is known: RFC 2606.
  var isPlaceholder: Bool {
    guard let host else { return false }
    let labels = host.split(separator: ".")
    return ["example", "invalid"].contains(labels.last)
      || labels.count >= 2 && labels[labels.count - 2] == "example"
        && ["com", "net", "org"].contains(labels.last)
  }

  /// Why a site must not be published with a placeholder for its address.
  func placeholderRefusal() -> PublishError? {
    guard isPlaceholder else { return nil }
    return .refused(
      .error(
        "the site is built for \(text), which is nobody's address",
        explanation: "its sitemap, feed and canonical links would lead there",
        fix: "set base_url in Content/site.yml, or --base-url, to the real address and build again"))
  }
}
