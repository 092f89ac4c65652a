/// A link or picture that a caller decides about.
public struct Link: Sendable, Hashable {
  /// How it was written.
  public enum Kind: Sendable, Hashable {
    /// `[[Pikachu]]`
    case wiki
    /// `[text](url)` or `<url>`
    case link
    /// `![description](url)`
    case picture
  }

  /// How it was written.
  public let kind: Kind
  /// Where it leads: the address with its entities decoded, or the name in a wiki link exactly as it was
  /// written.
  public let destination: String

  /// Makes a link.
  public init(_ kind: Kind, to destination: String) {
    self.kind = kind
    self.destination = destination
  }
}

/// What a caller decides about a link.
public enum LinkResolution: Sendable, Hashable {
  /// It stays as it is; a wiki link comes out as its text alone.
  case unchanged
  /// It leads to an address. A wiki link without a label of its own reads `text`, or its name if that is nil.
  case url(String, text: String? = nil)
  /// The picture at an address, with its size in pixels, so that the page does not jump when it arrives.
  case picture(String, width: Int, height: Int)
  /// It leads nowhere: an error at its place. What remains is its text.
  case refused(String, explanation: String? = nil, fix: String? = nil)
}
