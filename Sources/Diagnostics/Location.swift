/// A place in a file.
public struct Location: Sendable, Hashable {
  /// The file's path as the user knows it, relative to the site's folder where it lies inside.
  public var file: String
  /// The line, counted from 1; nil where the whole file is meant.
  public var line: Int?
  /// The column, counted from 1 in Unicode scalars; nil where the whole line is meant.
  public var column: Int?
  /// The text of the line, without its line break; of a very long line the part around the column.
  public var excerpt: String?
  /// The column at which the excerpt begins: 1 unless it is a part of its line.
  public var excerptStart: Int

  /// Makes a location.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, excerpt: String? = nil, excerptStart: Int = 1
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.excerptStart = excerptStart
  }
}

extension Location: Comparable {
  /// By file, then line, then column: the order in which diagnostics are printed.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
  }
}
