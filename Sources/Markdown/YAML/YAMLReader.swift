public import Diagnostics

/// Reads YAML: the front matter of Markdown files and the site's configuration.
///
/// It is the YAML that people write by hand: no anchors, aliases or tags, one document, no key twice, and nothing endless.
public enum YAML {
  /// How deep lists and mappings may lie in each other.
  public static let nestingLimit = 64
  /// How many items a list has at most, and how many keys a mapping.
  public static let itemLimit = 2000

  /// Reads a whole file.
  ///
  /// - Returns: the value, or nil if the file holds nothing but comments.
  /// - Throws: all that is wrong with it.
  public static func read(_ source: SourceText) throws(DiagnosticsError) -> YAMLNode? {
    let start = source.text.hasPrefix("\u{FEFF}") ? 3 : 0
    return try read(source, in: start..<source.text.utf8.count)
  }

  /// Reads a part of a file, given in bytes.
  static func read(_ source: SourceText, in range: Range<Int>) throws(DiagnosticsError) -> YAMLNode? {
    let bytes = source.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    let text = String(Substring(bytes))
    var places = YAMLPlaces(text: text, base: range.lowerBound)
    var builder = YAMLBuilder(source: source)
    var events = YAMLEvents(of: text)
    do throws(YAMLFault) {
      while !builder.isFinished {
        let event = try events.next()
        builder.take(event, at: places.utf8Offset(ofScalar: event.start))
      }
    } catch {
      builder.report(error, at: places.utf8Offset(of: error.place))
    }
    guard builder.diagnostics.isEmpty else { throw DiagnosticsError(builder.diagnostics) }
    return builder.root
  }
}

/// Turns libyaml's places into bytes of the file. Fastest when asked in the order of the text.
struct YAMLPlaces {
  private let bytes: String.UTF8View
  private let base: Int
  private var index: String.Index
  private var utf8Offset = 0
  private var scalar = 0

  init(text: String, base: Int) {
    bytes = text.utf8
    self.base = base
    index = bytes.startIndex
  }

  mutating func utf8Offset(of place: YAMLFault.Place) -> Int {
    switch place {
    case .bytes(let offset): base + min(offset, bytes.count)
    case .scalars(let scalar): utf8Offset(ofScalar: scalar)
    }
  }

  mutating func utf8Offset(ofScalar wanted: Int) -> Int {
    if wanted < scalar { (index, utf8Offset, scalar) = (bytes.startIndex, 0, 0) }
    while scalar < wanted, index < bytes.endIndex {
      repeat {
        index = bytes.index(after: index)
        utf8Offset += 1
      } while index < bytes.endIndex && UTF8.isContinuation(bytes[index])
      scalar += 1
    }
    return base + utf8Offset
  }
}
