/// The policy of each page: that of the site, with what the page's pictures need.
struct PagePolicies: Sendable {
  private let policy: ContentPolicy?
  /// What the pictures need that any page may show.
  private let shared: RemotePictures
  /// That of most pages.
  private let usual: String?

  /// - Parameter policy: nil if the site does without.
  init(_ policy: ContentPolicy?, shared: RemotePictures) {
    self.policy = policy
    self.shared = shared
    usual = policy?.text(pictures: shared)
  }

  /// - Parameter pictures: what those of the page's own text need.
  func text(_ pictures: RemotePictures) -> String? {
    pictures <= shared ? usual : policy?.text(pictures: pictures)
  }
}
