/// What a built site is checked for. The raw values are names for other programs.
public enum CheckRule: String, Sendable, Hashable, CaseIterable {
  /// A link to a page or file that is not there.
  case link
  /// A link to a place of a page that is not there.
  case fragment
  /// A picture, style sheet, script or other part of a page that is not there.
  case asset
  /// An address from the root of the host that leads out of the site.
  case basePath = "base-path"
  /// Something that browsers refuse to load without encryption.
  case mixedContent = "mixed-content"
  /// Something that the page's own Content-Security-Policy keeps from running or from being loaded.
  case policy
  /// An id that two elements of a page have.
  case duplicateID = "duplicate-id"
  /// A page without a title.
  case title
  /// A page without a first heading.
  case heading
  /// A page that does not say its language.
  case language
  /// A picture without a text that can be read in its place.
  case alternativeText = "alternative-text"
  /// A page that no other one links to.
  case orphan
  /// A file larger than the site allows.
  case budget
  /// A page that is too large or too tangled to be parsed.
  case markup
  /// Something that no server can send: a link out of the site, a pipe.
  case file
  /// A link to another site that does not answer.
  case external
}
