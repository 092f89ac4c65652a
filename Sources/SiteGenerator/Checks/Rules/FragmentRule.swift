/// A link to a place of a page.
struct FragmentUse: Sendable {
  let path: String
  let offset: Int
  let address: String
  /// The position of the page that it leads to.
  let target: Int
  let fragment: [UInt8]
}

/// Links to a place of a page find it.
struct FragmentRule: Sendable {
  /// The ids of every page, by its position.
  let anchors: [Int: Set<Digest>]

  func faults(of uses: [FragmentUse]) -> [Fault] {
    uses.compactMap { use in
      guard let anchors = anchors[use.target], !anchors.contains(Digest(use.fragment)) else { return nil }
      let name = String(decoding: use.fragment, as: UTF8.self)
      return Fault(
        .fragment, use.path, at: use.offset, "the link '\(use.address)' leads to no place of its page",
        explanation: "nothing there has the id '\(name)'")
    }
  }
}
