/// A JSON value that stands on its own: what the model keeps of fields that it does not know.
public indirect enum JSON: Sendable, Hashable {
  /// null
  case null
  /// true or false
  case bool(Bool)
  /// A number without a fraction.
  case int(Int)
  /// Any other number.
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

  init(_ value: JSONValue) {
    if let string = value.string {
      self = .string(string)
    } else if let int = value.int {
      self = .int(int)
    } else if let double = value.double {
      self = .double(double)
    } else if let bool = value.bool {
      self = .bool(bool)
    } else if let list = value.list {
      self = .list(list.map(JSON.init))
    } else if let fields = value.fields {
      self = .object(fields.map { Field($0.key, JSON($0.value)) })
    } else {
      self = .null
    }
  }
}
