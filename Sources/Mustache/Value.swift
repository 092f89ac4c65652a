/// What a template is rendered with: the closed set of things that a tag can name.
///
/// Null, false, the empty list and the empty text are falsey: a section leaves them out and an inverted
/// section shows. Everything else is truthy, the number 0 too, since a stat of 0 is a fact and not a gap.
/// (The specification settles null, false and the empty list; the empty text follows mustache.js.)
public enum Value: Sendable {
  /// Nothing is known: renders as nothing, and is no unknown name in strict mode.
  case null
  /// Renders as `true` or `false`; decides sections.
  case bool(Bool)
  /// Renders as plain digits.
  case int(Int)
  /// Renders in the shortest form that reads back as the same number, a whole number without `.0`.
  case double(Double)
  /// Text, escaped for HTML unless the tag says otherwise.
  case string(String)
  /// What a section repeats over.
  case list([Value])
  /// Names with values.
  case object(Object)
  /// A function in the view model.
  case lambda(Lambda)

  /// Whether a section shows for this value.
  public var isTruthy: Bool {
    switch self {
    case .null, .bool(false): false
    case .string(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    default: true
    }
  }

  /// What a message calls a value of this kind.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .int, .double: "a number"
    case .string: "a text"
    case .list: "a list"
    case .object: "an object"
    case .lambda: "a lambda"
    }
  }
}
