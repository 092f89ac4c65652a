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
    // Each is compiled once, not at every tag.
    let endTag = /<\/([a-z][a-z0-9]*)>/
    let structured = /<script type="application\/ld\+json">([^<>]*)<\/script>/
    let startTag = /<([a-z][a-z0-9]*)((?:\s+[a-zA-Z:-]+(?:="[^"<>]*")?)*)\s*\/?>/
    let attribute = /([a-zA-Z:-]+)(?:="([^"]*)")?/
    var rest = Substring(html)
    if rest.hasPrefix("<!doctype html>") { rest = rest.dropFirst(15) }
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      text += Self.decoded(rest[..<start])
      rest = rest[start...]
      if let match = rest.prefixMatch(of: endTag) {
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: structured) {
        structuredData.append(String(match.1))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: startTag) {
        tags.append(Tag(name: String(match.1), attributes: Self.attributes(match.2, attribute)))
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

  private static func attributes(
    _ text: Substring, _ attribute: Regex<(Substring, Substring, Substring?)>
  ) -> [(name: String, value: String)] {
    text.matches(of: attribute).map { match in
      (String(match.1), match.2.map { decoded($0) } ?? "")
    }
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(
      String(text)
    ) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
