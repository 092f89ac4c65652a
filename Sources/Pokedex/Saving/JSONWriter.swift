/// Writes compact JSON to a buffer of bytes: no spaces, no tree in between.
///
///     writer.object { writer in
///       writer.add("name", "Pikachu")
///       writer.list("types") { $0.string("electric") }
///     }
///
/// Equal calls give equal bytes on any machine. Commas are the writer's business.
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next key or element is not the first one of its object or list.
  private var needsComma = false

  /// Makes a writer that has written nothing.
  package init() {}

  /// Forgets what has been written, and keeps the memory for what comes next.
  package mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  // MARK: - Structure

  /// An object with the fields that `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// A list of the elements that `body` writes.
  package mutating func list(_ body: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// The key of a field; its value is to be written next.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A line break before an element, which means nothing to JSON and much to a diff.
  package mutating func lineBreak() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// A line break behind the last element.
  package mutating func lastLineBreak() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func enclosed(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: - Values

  /// null
  package mutating func null() { literal("null") }

  /// true or false
  package mutating func bool(_ bool: Bool) { literal(bool ? "true" : "false") }

  /// A whole number.
  package mutating func int(_ int: Int) {
    separate()
    guard int >= 0 else {
      bytes += String(int).utf8
      return
    }
    let start = bytes.count
    var rest = int
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// A finite number, without a fraction where it has none.
  package mutating func double(_ double: Double) {
    if let int = Int(exactly: double) { self.int(int) } else { literal(String(double)) }
  }

  /// A text, with escapes for what would not be seen.
  package mutating func string(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    JSONText.appendEscaped(string, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Any value.
  package mutating func value(_ json: JSON) {
    switch json {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .int(let int): self.int(int)
    case .double(let double): self.double(double)
    case .string(let string): self.string(string)
    case .list(let list): self.list { for element in list { $0.value(element) } }
    case .object(let fields): object { $0.add(fields) }
    }
  }

  /// A value that another writer has written.
  package mutating func written(_ value: [UInt8]) {
    separate()
    bytes += value
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
  }
}
