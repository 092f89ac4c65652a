/// An id belongs to one element of a page: links, labels and scripts find only the first.
struct DuplicateIDRule: PageRule {
  func faults(of page: HTMLPage, at path: String) -> [Fault] {
    var seen: Set<ArraySlice<UInt8>> = []
    return page.anchors.compactMap { anchor in
      guard anchor.isID, !seen.insert(page.references.bytes(anchor.text)).inserted else { return nil }
      return Fault(
        .duplicateID, path, at: Int(anchor.offset),
        "another element has the id '\(page.string(anchor.text))' already",
        fix: "give each element of a page an id of its own")
    }
  }
}
