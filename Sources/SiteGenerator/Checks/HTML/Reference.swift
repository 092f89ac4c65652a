/// An address in a page or style sheet, and where it stands.
struct Reference: Sendable, Equatable {
  /// What the address is for.
  enum Kind: UInt8, Sendable {
    /// A reader may follow it.
    case link
    /// A page within the page.
    case frame
    /// A page that a sitemap names.
    case entry
    case picture, media, style, script, font
    /// Another file that the page loads, or tells other programs about.
    case file

    /// Whether a browser loads it with the page.
    var isSubresource: Bool { self != .link && self != .entry }

    /// What is broken where nothing is at the address.
    var rule: CheckRule { isPage ? .link : .asset }

    /// Whether a page, rather than a part of one, is meant.
    var isPage: Bool { [.link, .frame, .entry].contains(self) }

    /// What messages call it.
    var name: String {
      switch self {
      case .link, .frame: "page or file"
      case .entry: "page"
      case .picture: "picture"
      case .media: "video or sound"
      case .style: "style sheet"
      case .script: "script"
      case .font: "font"
      case .file: "file"
      }
    }
  }

  let kind: Kind
  /// Where the address lies in the text of its list, decoded.
  let text: Range<Int32>
  /// The byte of the file at which it stands.
  let offset: Int32
}

/// The addresses of a file.
///
/// They are slices of one array of bytes: a site has hundreds of thousands of them, and hardly one is ever shown.
struct References: Sendable {
  private(set) var list: [Reference] = []
  private(set) var text: [UInt8] = []

  /// Keeps some bytes.
  mutating func keep(_ bytes: some Collection<UInt8>) -> Range<Int32> {
    let start = Int32(text.count)
    text.append(contentsOf: bytes)
    return start..<Int32(text.count)
  }

  /// Adds an address that stands at a byte of the file.
  mutating func add(_ kind: Reference.Kind, _ address: some Collection<UInt8>, at offset: Int) {
    list.append(Reference(kind: kind, text: keep(address), offset: Int32(truncatingIfNeeded: offset)))
  }

  func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> {
    text[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func string(_ range: Range<Int32>) -> String { String(decoding: bytes(range), as: UTF8.self) }
}
