/// What a tag's content says, once the spaces around it are gone.
enum TagName {
  case name(String)
  case empty
  case space
  case emptyPart

  init(_ written: String, of kind: Tag.Kind) {
    let isStarred = kind.mayBeDynamic && written.first == "*"
    let bare = isStarred ? String(written.dropFirst().drop(while: \.isWhitespace)) : written
    if bare.isEmpty {
      self = .empty
    } else if bare.contains(where: \.isWhitespace) {
      self = .space
    } else if (isStarred || kind.isDotted) && bare.hasEmptyPart {
      self = .emptyPart
    } else {
      self = .name(isStarred ? "*" + bare : bare)
    }
  }
}

extension Tag.Kind {
  /// Whether an asterisk may stand before the name; a closing tag repeats it.
  fileprivate var mayBeDynamic: Bool { self == .partial || self == .parent || self == .closing }

  /// Whether the name is looked up in the context, where dots part it.
  fileprivate var isDotted: Bool {
    switch self {
    case .interpolation, .section, .invertedSection: true
    default: false
    }
  }
}

extension String {
  /// Whether two dots meet or one stands at an end; a single dot is the implicit iterator.
  fileprivate var hasEmptyPart: Bool {
    self != "." && split(separator: ".", omittingEmptySubsequences: false).contains("")
  }
}
