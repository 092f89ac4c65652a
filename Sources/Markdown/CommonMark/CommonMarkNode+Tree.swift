internal import CCmark

extension CommonMarkNode {
  /// A new node that lies in no tree yet.
  static func make(_ kind: cmark_node_type) -> CommonMarkNode {
    CommonMarkNode(cmark_node_new(kind))
  }

  /// A new text.
  static func text(_ text: String) -> CommonMarkNode {
    let node = make(CMARK_NODE_TEXT)
    node.literal = text
    return node
  }

  /// A new node that comes out as the given HTML.
  static func html(_ html: String, asBlock: Bool) -> CommonMarkNode {
    let node = make(asBlock ? CMARK_NODE_CUSTOM_BLOCK : CMARK_NODE_CUSTOM_INLINE)
    cmark_node_set_on_enter(node.pointer, html)
    return node
  }

  func append(_ child: CommonMarkNode) {
    cmark_node_append_child(pointer, child.pointer)
  }

  /// Puts new nodes in this one's place and frees it.
  func replace(with nodes: [CommonMarkNode]) {
    for node in nodes { cmark_node_insert_before(pointer, node.pointer) }
    free()
  }

  /// Takes the node out of its tree and frees it with all that it holds.
  func free() {
    cmark_node_free(pointer)
  }

  /// Joins neighbouring texts.
  func consolidateText() {
    cmark_consolidate_text_nodes(pointer)
  }

  /// Visits the node and all that it holds, in the order of the text, without recursion.
  ///
  /// - Parameter visit: gets each node on the way in, and those that can hold others once more on the way
  ///   out. It must not change the tree.
  func walk(_ visit: (_ node: CommonMarkNode, _ isEntering: Bool) -> Void) {
    let iterator = cmark_iter_new(pointer)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return }
      visit(CommonMarkNode(cmark_iter_get_node(iterator)), event == CMARK_EVENT_ENTER)
    }
  }

  /// The node as HTML.
  func html(allowsRawHTML: Bool) -> String {
    guard let html = cmark_render_html(pointer, allowsRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT) else {
      return ""
    }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  /// The text alone, as a reader hears it: breaks are spaces, a picture is its description.
  var plainText: String {
    var text = ""
    walk { node, isEntering in
      guard isEntering else { return }
      switch node.kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
    return text
  }
}
