import CGumbo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An element of a tree.
struct MarkupElement {
  private let node: UnsafeMutablePointer<GumboNode>
  private let source: UnsafeRawPointer
  private let count: Int

  init(_ node: UnsafeMutablePointer<GumboNode>, in source: UnsafeRawPointer, _ count: Int) {
    self.node = node
    self.source = source
    self.count = count
  }

  var tag: GumboTag { node.pointee.v.element.tag }

  /// Whether it belongs to a picture or formula within the page, where names mean other things.
  var isPicture: Bool { node.pointee.v.element.tag_namespace != GUMBO_NAMESPACE_HTML }

  var hasAttributes: Bool { node.pointee.v.element.attributes.length > 0 }

  /// Where its tag begins; 0 if the parser put it there.
  var offset: Int { place(node.pointee.v.element.original_tag.data) ?? 0 }

  func attribute(_ name: String) -> MarkupAttribute? {
    guard let attribute = gumbo_get_attribute(&node.pointee.v.element.attributes, name) else { return nil }
    let original = attribute.pointee.original_value
    let isQuoted = original.length > 0 && [34, 39].contains(original.data.pointee)
    guard let offset = place(original.data) else {
      let offset = place(attribute.pointee.original_name.data) ?? self.offset
      return MarkupAttribute(attribute.pointee.value, at: offset, length: 0)
    }
    let length = max(0, Int(original.length) - (isQuoted ? 2 : 0))
    return MarkupAttribute(attribute.pointee.value, at: isQuoted ? offset + 1 : offset, length: length)
  }

  /// The places of attributes such as `onclick`.
  var handlers: [Int] {
    let attributes = node.pointee.v.element.attributes
    return (0..<Int(attributes.length)).compactMap { index in
      // A vector of attributes holds as many as it says.
      let attribute = attributes.data[index].unsafelyUnwrapped.assumingMemoryBound(to: GumboAttribute.self)
      // `on` and `only` are none.
      guard let name = attribute.pointee.name, name[0] == UInt8(ascii: "o"), name[1] == UInt8(ascii: "n"),
        strlen(name) > 4
      else { return nil }
      return place(attribute.pointee.original_name.data) ?? offset
    }
  }

  /// Whether it holds a program, and not the address of one or data.
  var isInlineScript: Bool {
    guard attribute(isPicture ? "href" : "src") == nil, !texts.isEmpty else { return false }
    let type = attribute("type")?.string.lowercased() ?? ""
    return ["", "module", "importmap", "speculationrules"].contains(type) || type.hasSuffix("javascript")
      || type.hasSuffix("ecmascript")
  }

  /// The texts directly in it, as they stand in the page.
  var texts: [MarkupAttribute] {
    MarkupChildren(node.pointee.v.element.children).compactMap { child in
      guard !child.pointee.isElement, child.pointee.type != GUMBO_NODE_TEMPLATE,
        let offset = place(child.pointee.v.text.original_text.data)
      else { return nil }
      return sectioned(child.pointee.v.text.original_text, at: offset)
        ?? MarkupAttribute(
          child.pointee.v.text.text, at: offset, length: Int(child.pointee.v.text.original_text.length))
    }
  }

  /// A text with a CDATA section in it, as SVG files have them, with the marks of the section: without them the places
  /// behind them would be wrong. Nil for any other text.
  private func sectioned(_ text: GumboStringPiece, at offset: Int) -> MarkupAttribute? {
    guard isPicture, offset + Int(text.length) <= count else { return nil }
    let bytes = UnsafeRawBufferPointer(start: source + offset, count: Int(text.length))
    guard bytes.firstRange(of: "<![CDATA[".utf8) != nil else { return nil }
    return MarkupAttribute(bytes.bindMemory(to: UInt8.self), at: offset, length: bytes.count)
  }

  /// Whether it shows anything that can be read aloud.
  var hasWords: Bool {
    var waiting = [node]
    while let node = waiting.popLast() {
      switch node.pointee.type {
      case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA: return true
      case GUMBO_NODE_ELEMENT:
        if node.pointee.v.element.tag == GUMBO_TAG_IMG,
          let text = MarkupElement(node, in: source, count).attribute("alt"), !text.isBlank
        {
          return true
        }
        waiting += MarkupChildren(node.pointee.v.element.children)
      default: break
      }
    }
    return false
  }

  private func place(_ pointer: UnsafePointer<CChar>?) -> Int? {
    guard let pointer else { return nil }
    let offset = UnsafeRawPointer(pointer) - source
    return (0...count).contains(offset) ? offset : nil
  }
}

/// A decoded value, which lives as long as the tree, and its place in the page.
struct MarkupAttribute {
  let value: UnsafeBufferPointer<UInt8>
  let offset: Int
  /// How many bytes of the page it was decoded from.
  private let length: Int

  init(_ value: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int) {
    self.value = value
    self.offset = offset
    self.length = length
  }

  init(_ text: UnsafePointer<CChar>?, at offset: Int, length: Int) {
    self.offset = offset
    self.length = length
    guard let text else {
      value = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let length = strlen(text)
    value = UnsafeBufferPointer(
      start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: length)
  }

  var string: String { String(decoding: value, as: UTF8.self) }

  /// Whether it is an address that is a script.
  var isScript: Bool {
    // The first letter rules out nearly all.
    guard value.first.map({ $0 <= 0x20 || $0 | 0x20 == UInt8(ascii: "j") }) == true else { return false }
    let letters = value.lazy.filter { $0 > 0x20 }.prefix(11).map { $0 | 0x20 }
    return letters.elementsEqual("javascript:".utf8.map { $0 | 0x20 })
  }

  /// The place of a byte of the value in the page. Behind characters that the page writes in another way it is near
  /// enough: a value may be longer than what it was decoded from, and its places never lie behind that.
  func place(of index: Int) -> Int { offset + min(index, length) }

  var isBlank: Bool { value.allSatisfy(\.isHTMLSpace) }
}

/// The nodes in a node.
struct MarkupChildren: RandomAccessCollection {
  private let vector: GumboVector

  init(_ vector: GumboVector) { self.vector = vector }

  var startIndex: Int { 0 }
  var endIndex: Int { vector.data == nil ? 0 : Int(vector.length) }

  subscript(index: Int) -> UnsafeMutablePointer<GumboNode> {
    // A vector of children holds as many nodes as it says, and nothing else.
    vector.data[index].unsafelyUnwrapped.assumingMemoryBound(to: GumboNode.self)
  }
}

extension GumboNode {
  var isElement: Bool { type == GUMBO_NODE_ELEMENT }
}

extension UnsafeMutablePointer<GumboNode> {
  /// Whether the parser made it of an element that is on the page already, as it does with tags that overlap.
  var isCopy: Bool {
    let copies =
      GUMBO_INSERTION_RECONSTRUCTED_FORMATTING_ELEMENT.rawValue
      | GUMBO_INSERTION_ADOPTION_AGENCY_CLONED.rawValue
    return pointee.parse_flags.rawValue & copies != 0
  }
}
