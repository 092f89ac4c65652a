import Mustache

/// What a page says about itself to browsers and search engines.
struct PageHead: ViewModel {
  let title: String
  let description: String
  let url: String
  /// The whole address; nil if the site does not know its own.
  let canonical: String?
  /// The whole address of a picture for it.
  let image: String?
  /// Whether search engines are to leave it out.
  var isHidden = false
  /// What kind of thing it is, in the words of Open Graph.
  var kind = Kind.website
  /// Facts for search engines as JSON-LD, safe inside a `<script>` element.
  var structuredData: String?
  /// What the page may load and run, safe inside an attribute; nil if the site has no such policy.
  var contentSecurityPolicy: String?

  enum Kind: String {
    case website, article
  }

  static let fields = Fields<PageHead>([
    "title": { .string($0.title) }, "description": { .string($0.description) }, "url": { .string($0.url) },
    "canonical": { Value($0.canonical) }, "image": { Value($0.image) }, "is_hidden": { .bool($0.isHidden) },
    "kind": { .string($0.kind.rawValue) }, "structured_data": { Value($0.structuredData) },
    "content_security_policy": { Value($0.contentSecurityPolicy) },
  ])
}
