/// One `name=value` of a URL's query, both as plain text: they are percent-encoded when the URL is made.
public struct QueryItem: Sendable, Hashable {
  /// The name, not encoded.
  public var name: String
  /// The value, not encoded.
  public var value: String

  /// Makes an item.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Makes an item with a number.
  public init(_ name: String, _ value: Int) {
    self.init(name, String(value))
  }

  var encoded: String {
    PercentEncoding.query.encode(name) + "=" + PercentEncoding.query.encode(value)
  }
}
