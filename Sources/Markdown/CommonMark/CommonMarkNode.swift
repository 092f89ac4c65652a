internal import CCmark

/// A node of cmark's tree: a plain pointer, valid as long as its document or, before it is placed in one,
/// until it is freed.
struct CommonMarkNode: Hashable {
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) {
    self.pointer = pointer
  }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var parent: CommonMarkNode? { Self(existing: cmark_node_parent(pointer)) }
  var firstChild: CommonMarkNode? { Self(existing: cmark_node_first_child(pointer)) }

  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// The text of a text, code or HTML node; empty for others.
  var literal: String {
    get { Self.string(cmark_node_get_literal(pointer)) }
    nonmutating set { cmark_node_set_literal(pointer, newValue) }
  }

  /// The destination of a link or an image, decoded.
  var url: String {
    get { Self.string(cmark_node_get_url(pointer)) }
    nonmutating set { cmark_node_set_url(pointer, newValue) }
  }

  /// The title of a link or an image.
  var title: String {
    get { Self.string(cmark_node_get_title(pointer)) }
    nonmutating set { cmark_node_set_title(pointer, newValue) }
  }

  /// The info string of a fenced code block.
  var fenceInfo: String {
    get { Self.string(cmark_node_get_fence_info(pointer)) }
    nonmutating set { cmark_node_set_fence_info(pointer, newValue) }
  }

  /// 1 to 6.
  var headingLevel: Int {
    get { Int(cmark_node_get_heading_level(pointer)) }
    nonmutating set { cmark_node_set_heading_level(pointer, Int32(newValue)) }
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private init?(existing pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }
}
