import Markdown

/// How pictures of other hosts come to a page, the least safe way that is needed.
///
/// The hosts themselves are not told apart: many lead on to another one, which browsers would refuse.
enum RemotePictures: Int, Comparable, Sendable {
  /// There are none.
  case none
  case https
  /// Browsers take this for `https:`, too.
  case http

  /// What a picture at an address needs.
  init(_ address: String) {
    self = address.hasScheme("https:") ? .https : address.hasScheme("http:") ? .http : .none
  }

  /// What the pictures at some addresses need.
  init(_ addresses: some Sequence<String>) { self = addresses.lazy.map(Self.init).max() ?? .none }

  /// What a link in Markdown needs: nothing if it is no picture.
  init(of link: Link) { self = link.kind == .picture ? RemotePictures(link.destination) : .none }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What a policy has to allow.
  var sources: [String] {
    switch self {
    case .none: []
    case .https: ["https:"]
    case .http: ["http:", "https:"]
    }
  }
}

extension String {
  fileprivate func hasScheme(_ scheme: String) -> Bool { prefix(scheme.count).lowercased() == scheme }
}
