/// A function that a template calls by naming it.
public struct Lambda: Sendable {
  /// What a helper takes or gives.
  public enum Form: Sendable {
    /// Plain text, not escaped for HTML.
    case text
    /// Text that is ready for the page.
    case markup
  }

  enum Kind: Sendable {
    case template
    case helper(from: Form, to: Form)
  }

  let kind: Kind
  let call: @Sendable (String) -> String

  /// The specification's lambda: takes the section's text as it stands in the template and gives a template.
  ///
  /// As a section, the result is read with the delimiters in force and rendered in place of the section. As an
  /// interpolation, the function gets an empty text, and its result is read with the default delimiters,
  /// rendered and then escaped as the tag says.
  public static func template(_ body: @escaping @Sendable (_ section: String) -> String) -> Self {
    Self(kind: .template, call: body)
  }

  /// A helper: takes what the section renders to and gives what stands in its place.
  ///
  /// From `.text` means that the tags inside the section do not escape; to `.text` means that the result is
  /// escaped afterwards. A helper from text to markup must make its result safe for the place where it stands.
  /// As an interpolation, a helper gets an empty text.
  public static func helper(
    from input: Form = .markup, to output: Form = .markup,
    _ body: @escaping @Sendable (_ rendered: String) -> String
  ) -> Self {
    Self(kind: .helper(from: input, to: output), call: body)
  }
}
