/// The version of a file, as the header `ETag` names it.
///
/// There is no `Last-Modified` beside it: a preview may change twice in a second, which that header cannot say.
struct EntityTag: Equatable {
  /// The tag in its quotation marks.
  let text: String

  /// - Parameter variants: how what is sent differs from the file: packed, or with a script in it.
  init(_ version: String, variants: [String] = []) {
    text = "\"\(([version] + variants).joined(separator: "-"))\""
  }

  /// Whether the header `If-None-Match` names this version; weak marks are passed over, as they must be.
  func isNamed(in header: String?) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").map(\.trimmed).contains { tag in
      tag == "*" || tag == text || tag == "W/" + text
    }
  }

  /// Whether the header `If-Range` lets a range be served: it is not there, or names this very version.
  func allowsRange(_ header: String?) -> Bool { header == nil || header == text }
}
