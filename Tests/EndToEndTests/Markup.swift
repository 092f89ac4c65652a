/// A page taken apart into tags and text, strictly: enough to see whether something from the data became markup.
struct Markup {
  struct Tag: Equatable {
    let name: String
    let attributes: [(name: String, value: String)]

    static func == (left: Tag, right: Tag) -> Bool {
      left.name == right.name && left.attributes.elementsEqual(right.attributes, by: ==)
    }
  }

  /// Start tags in their order.
  private(set) var tags: [Tag] = []
  /// The text between the tags, with its entities decoded.
  private(set) var text = ""
  /// The JSON that a page tells search engines.
  private(set) var structuredData: [String] = []
  /// What is no markup that pokesite writes: a bare `<`, a comment, an attribute without quotation marks.
  private(set) var faults: [String] = []

  init(_ html: String) {
    var rest = Substring(html)
    if rest.hasPrefix("<!doctype html>") { rest = rest.dropFirst(15) }
    while let start = rest.firstIndex(of: "<") {
      text += Self.decoded(rest[..<start])
      rest = rest[start...]
      if let match = rest.prefixMatch(of: /<\/([a-z][a-z0-9]*)>/) {
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /<script type="application\/ld\+json">([^<>]*)<\/script>/) {
        structuredData.append(String(match.1))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(
        of: /<([a-z][a-z0-9]*)((?:\s+[a-zA-Z:-]+(?:="[^"<>]*")?)*)\s*\/?>/)
      {
        tags.append(Tag(name: String(match.1), attributes: Self.attributes(match.2)))
        rest = rest[match.range.upperBound...]
      } else {
        faults.append(String(rest.prefix(80)))
        rest = rest.dropFirst()
      }
    }
    text += Self.decoded(rest)
  }

  /// The values of attributes with these names.
  func attributes(_ names: Set<String>) -> [String] {
    tags.flatMap(\.attributes).filter { names.contains($0.name) }.map(\.value)
  }

  /// The value of an attribute of the first tag that has it.
  func first(_ tag: String, _ attribute: String) -> String? {
    tags.lazy.filter { $0.name == tag }.flatMap(\.attributes).first { $0.name == attribute }?.value
  }

  private static func attributes(_ text: Substring) -> [(name: String, value: String)] {
    text.matches(of: /([a-zA-Z:-]+)(?:="([^"]*)")?/).map { match in
      (String(match.1), match.2.map { decoded($0) } ?? "")
    }
  }

  private static func decoded(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
