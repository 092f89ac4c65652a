public import Diagnostics

/// A value in a YAML file that knows where it stands.
public struct YAMLNode: Sendable {
  /// What a node is.
  public enum Content: Sendable {
    /// A single value.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with values, in the order of the file, no key twice.
    case mapping([YAMLEntry])
  }

  /// What it is.
  public let content: Content
  /// Where it begins in the file, in bytes from 0.
  public let utf8Offset: Int
  /// The file that it stands in.
  public let source: SourceText

  /// Where it begins, with the line as excerpt.
  public var location: Location { source.location(utf8Offset: utf8Offset) }
}

/// One line of a mapping: a key with its value.
public struct YAMLEntry: Sendable {
  /// The key's text.
  public let key: String
  /// Where the key begins in the file, in bytes from 0.
  public let keyOffset: Int
  /// The value; null where nothing stands behind the colon.
  public let value: YAMLNode

  /// Where the key begins, with the line as excerpt.
  public var keyLocation: Location { value.source.location(utf8Offset: keyOffset) }
}
