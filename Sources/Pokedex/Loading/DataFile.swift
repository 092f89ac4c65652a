/// A JSON file of a site's data.
public struct DataFile: Sendable, Equatable {
  /// The path as the user knows it.
  public let path: String
  /// Its content.
  public let bytes: [UInt8]

  /// Makes a data file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
