/// What the check wants to know of a page.
struct HTMLPage: Sendable {
  /// Whether an element is there that every page should have.
  enum Presence: Sendable, Equatable {
    case missing
    /// It is there, without a word in it.
    case empty(offset: Int)
    case present
  }

  /// An id, or the name of an anchor.
  struct Anchor: Sendable, Equatable {
    /// In the text of `references`.
    let text: Range<Int32>
    let offset: Int32
    /// Whether it is an id, which no other element may have.
    let isID: Bool
  }

  var title = Presence.missing
  var heading = Presence.missing
  var hasLanguage = false
  /// Where the tags of `html`, `head` and `body` stand, or would.
  var htmlOffset = 0
  var headOffset = 0
  var bodyOffset = 0
  /// The places of pictures without a text in their place.
  var picturesWithoutText: [Int32] = []
  var anchors: [Anchor] = []
  var references = References()
  /// Of the `base` element: what relative addresses are relative to.
  var base: Range<Int32>?
  /// The policies that the page names; all of them hold.
  var policies: [EnforcedPolicy] = []
  /// Scripts and styles in its text.
  var inlineCode: [InlineCode] = []
  /// Whether the page sends its readers elsewhere at once.
  var isRedirect = false
  /// Whether the page asks search engines to pass it over.
  var isHidden = false

  /// What the fragment of a link may name, as digests.
  var anchorDigests: Set<Digest> {
    Set(anchors.map { anchor in references.bytes(anchor.text).withUnsafeBytes { Digest($0) } })
  }

  func string(_ range: Range<Int32>) -> String { references.string(range) }
}
