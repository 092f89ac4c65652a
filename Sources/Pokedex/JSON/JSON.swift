/// A JSON value that stands on its own: what the model keeps of fields that it does not know.
public indirect enum JSON: Sendable, Hashable {
  /// null
  case null
  /// true or false
  case bool(Bool)
  /// A number without a fraction.
  case int(Int)
  /// Any other number; always finite.
  case double(Double)
  /// A string.
  case string(String)
  /// A list.
  case list([JSON])
  /// An object, in the order of its file.
  case object([Field])

  /// A key and its value.
  public struct Field: Sendable, Hashable {
    /// The key.
    public let key: String
    /// Its value.
    public let value: JSON

    /// Makes a field.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// A value of a document, without its place.
  package init(_ value: JSONValue) {
    self =
      switch value.token.kind {
      case .null: .null
      case .bool: .bool(value.bool ?? false)
      case .number: value.int.map(JSON.int) ?? .double(value.double ?? 0)
      case .string, .escapedString: .string(value.string ?? "")
      case .list: .list(value.list?.map(JSON.init) ?? [])
      case .object: .object(value.fields?.map { Field($0.key, JSON($0.value)) } ?? [])
      }
  }
}
