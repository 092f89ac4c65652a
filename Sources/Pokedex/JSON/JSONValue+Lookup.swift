extension JSONValue {
  /// The value under a key of an object; the first one where the key stands twice.
  package subscript(key: String) -> JSONValue? {
    guard token.kind == .object else { return nil }
    var key = key
    return key.withUTF8 { value(under: $0) }
  }

  private func value(under key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    let end = Int(token.next)
    let tokens = document.tokens
    var next = index + 1
    while next < end {
      if tokens[next].isKey(key, in: document) { return JSONValue(document: document, index: next + 1) }
      next = Int(tokens[next + 1].next)
    }
    return nil
  }

  /// Where the value stands in its document: `stats[2].base_stat`.
  package var path: String {
    var path = ""
    var holder = document.root
    while holder.index < index, let step = holder.step(towards: index) {
      path += step.isIndex ? "[\(step.name)]" : (path.isEmpty ? "" : ".") + step.name
      holder = step.value
    }
    return path
  }

  private func step(towards wanted: Int) -> (name: String, isIndex: Bool, value: JSONValue)? {
    if let fields {
      for field in fields where field.value.holds(wanted) { return (field.key, false, field.value) }
    } else if let list {
      for (index, value) in list.enumerated() where value.holds(wanted) {
        return (String(index), true, value)
      }
    }
    return nil
  }

  private func holds(_ wanted: Int) -> Bool { index <= wanted && wanted < Int(token.next) }
}

extension JSONToken {
  fileprivate func isKey(_ key: UnsafeBufferPointer<UInt8>, in document: JSONDocument) -> Bool {
    guard kind == .string else {
      return JSONEscapes.decode(document.text.bytes[range]).utf8.elementsEqual(key)
    }
    // Nearly all keys of an answer are of other lengths.
    guard range.count == key.count else { return false }
    return document.text.bytes.withUnsafeBufferPointer { bytes in
      key.indices.allSatisfy { bytes[Int(start) + $0] == key[$0] }
    }
  }
}
