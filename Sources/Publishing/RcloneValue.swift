/// A value of the JSON that rclone answers with.
enum RcloneValue: Hashable {
  case null
  case bool(Bool)
  /// As it is written: no number of rclone's is needed.
  case number(String)
  case string(String)
  case list([RcloneValue])
  case object([String: RcloneValue])

  /// Reads a whole text; nil if it is not JSON, or nested deeper than any answer.
  init?(reading bytes: [UInt8]) {
    var reader = RcloneReader(bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// A field of an object; nil if there is none.
  subscript(_ name: String) -> RcloneValue? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of a list; none of anything else.
  var elements: [RcloneValue] {
    if case .list(let elements) = self { elements } else { [] }
  }
}
