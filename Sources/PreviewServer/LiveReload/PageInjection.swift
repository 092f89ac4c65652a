/// Puts the script of the live reload into pages while they are served: the files never hold it.
enum PageInjection {
  /// - Parameters:
  ///   - address: the script's.
  ///   - version: that of the page's file, by which the script knows whether the page has changed.
  static func inject(into page: [UInt8], address: String, version: String) -> [UInt8] {
    // An attribute and no inline script: it works under any content security policy with 'self'.
    let tag = Array(
      "<script defer src=\"\(attribute(address))\" data-page=\"\(attribute(version))\"></script>".utf8)
    let place = position(of: "</head", in: page) ?? position(of: "</body", in: page) ?? page.count
    return page[..<place] + tag + page[place...]
  }

  /// Where a tag begins for the first time, written in any case.
  private static func position(of tag: String, in page: [UInt8]) -> Int? {
    let tag = Array(tag.utf8)
    return page.withUnsafeBufferPointer { page in
      guard page.count >= tag.count else { return nil }
      return (0...(page.count - tag.count)).first { start in
        page[start] == tag[0]
          && tag.indices.allSatisfy { page[start + $0] == tag[$0] || page[start + $0] | 0x20 == tag[$0] }
      }
    }
  }

  private static func attribute(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
  }
}
