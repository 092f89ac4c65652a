/// A script or style in the text of a page.
struct InlineCode: Sendable, Equatable {
  enum Kind: Sendable {
    case script
    /// An address that begins with `javascript:`.
    case address
    /// An attribute such as `onclick`.
    case handler
    case style
    case styleAttribute

    /// What messages call it.
    var name: String {
      switch self {
      case .script: "the script in the page"
      case .address: "the script in the address"
      case .handler: "the event handler"
      case .style: "the style in the page"
      case .styleAttribute: "the style attribute"
      }
    }
  }

  let kind: Kind
  /// The byte of the page at which it stands.
  let offset: Int32
}
