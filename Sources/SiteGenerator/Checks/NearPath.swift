import Diagnostics

/// A path of a site, as it is compared with one that somebody mistyped.
///
/// Each folder and the file are compared for themselves, and the file without the end of its name: of `a1.png` and
/// `ok.png` all is different that tells them apart.
struct NearPath {
  let path: String
  /// In small letters, the last one without the end of the file's name.
  private let names: [[Unicode.Scalar]]
  /// `png`; empty for a folder, or a name without an end.
  private let ending: String

  init(_ path: String) {
    self.path = path
    var parts = path.lowercased().split(separator: "/")
    let dot = path.hasSuffix("/") ? nil : parts.last?.lastIndex(of: ".")
    if let dot, let last = parts.last, dot > last.startIndex {
      ending = String(last[last.index(after: dot)...])
      parts[parts.count - 1] = last[..<dot]
    } else {
      ending = ""
    }
    names = parts.map { Array($0.unicodeScalars) }
  }

  /// The path that was meant most likely: of the same kind, with at most one edit for every three letters of a name.
  /// Of several equally near ones the first in alphabetical order.
  func nearest(among known: [NearPath]) -> String? {
    var best: (distance: Int, path: String)?
    for candidate in known where candidate.path != path {
      guard let distance = distance(to: candidate) else { continue }
      if best.map({ (distance, candidate.path) < ($0.distance, $0.path) }) ?? true {
        best = (distance, candidate.path)
      }
    }
    return best?.path
  }

  /// How many edits make the other of it; nil if they are too many for a slip.
  private func distance(to other: NearPath) -> Int? {
    guard !names.isEmpty, names.count == other.names.count, isOfSameKind(as: other) else { return nil }
    var sum = ending == other.ending ? 0 : 1
    for (wanted, name) in zip(names, other.names) where wanted != name {
      let limit = wanted.count / 3
      guard abs(wanted.count - name.count) <= limit else { return nil }
      let distance = editDistance(wanted, name)
      guard distance <= limit else { return nil }
      sum += distance
    }
    return sum
  }

  /// A picture is not meant where a page is; an address without an end is a page's.
  private func isOfSameKind(as other: NearPath) -> Bool {
    ending == other.ending || kind != nil && kind == other.kind
  }

  private var kind: SizeBudgets.Kind? { ending.isEmpty ? .page : SizeBudgets.Kind(path: "." + ending) }
}
