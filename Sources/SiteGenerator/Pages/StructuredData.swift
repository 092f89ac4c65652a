import Mustache

/// Facts about a page for search engines, as JSON-LD.
enum StructuredData {
  /// Safe inside a `<script>` element.
  static func species(_ name: String, _ head: PageHead, siteTitle: String) -> String {
    var fields = [
      ("@context", "https://schema.org"), ("@type", "Article"), ("headline", name),
      ("description", head.description),
      ("isPartOf", siteTitle),
    ]
    if let canonical = head.canonical { fields.append(("url", canonical)) }
    if let image = head.image { fields.append(("image", image)) }
    return "{" + fields.map { "\(JSONText.quoted($0.0)):\(JSONText.quoted($0.1))" }.joined(separator: ",")
      + "}"
  }
}
