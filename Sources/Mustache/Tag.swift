/// One tag of a template, as the lexer finds it.
struct Tag: Hashable {
  enum Kind: Hashable {
    case interpolation(escapes: Bool)
    case section
    case invertedSection
    case closing
    case comment
    case setDelimiters
    case partial
    case parent
    case block
  }

  let kind: Kind
  /// The content without the spaces around it; a dynamic name keeps its asterisk.
  let name: String
  /// The bytes from the opening delimiter to behind the closing one.
  let range: Range<Int>
  /// The delimiters that the tag is written with.
  let delimiters: Delimiters

  /// Whether a closing tag has to follow.
  var opens: Bool {
    switch kind {
    case .section, .invertedSection, .parent, .block: true
    default: false
    }
  }

  /// The name behind the asterisk, if this is a partial or parent with a dynamic name.
  var dynamicName: String? {
    switch kind {
    case .partial, .parent: name.first == "*" ? String(name.dropFirst()) : nil
    default: nil
    }
  }

  /// What a message calls it.
  var title: String {
    switch kind {
    case .interpolation: "tag"
    case .section: "section"
    case .invertedSection: "inverted section"
    case .closing: "closing tag"
    case .comment: "comment"
    case .setDelimiters: "set delimiter tag"
    case .partial: "partial"
    case .parent: "parent"
    case .block: "block"
    }
  }
}
