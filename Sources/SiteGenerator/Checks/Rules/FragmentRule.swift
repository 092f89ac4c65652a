/// A link to a place of a page.
struct FragmentUse: Sendable {
  let kind: Reference.Kind
  let path: String
  let offset: Int
  let address: String
  /// The position of the page that it leads to.
  let target: Int
  let fragment: [UInt8]
}

/// Links to a place of a page find it, and so do pictures that are a part of a file.
struct FragmentRule: Sendable {
  /// The ids of every page and SVG file, by its position.
  let anchors: [Int: Set<Digest>]

  func faults(of uses: [FragmentUse]) -> [Fault] {
    uses.compactMap { use in
      guard let anchors = anchors[use.target], !anchors.contains(Digest(use.fragment)),
        !Self.isView(use.fragment)
      else { return nil }
      let name = String(decoding: use.fragment, as: UTF8.self)
      return Fault(
        .fragment, use.path, at: use.offset, Self.summary(of: use),
        explanation: "nothing there has the id '\(name)'")
    }
  }

  private static func summary(of use: FragmentUse) -> String {
    use.kind == .picture
      ? "there is no picture '\(use.address)' in its file"
      : "the link '\(use.address)' leads to no place of its page"
  }

  /// Whether it says how a picture is shown, and names nothing in it: `#svgView(viewBox(0,0,9,9))`, `#xywh=0,0,9,9`.
  private static func isView(_ fragment: [UInt8]) -> Bool {
    ["svgView(", "xywh="].contains { fragment.starts(with: $0.utf8) }
  }
}
