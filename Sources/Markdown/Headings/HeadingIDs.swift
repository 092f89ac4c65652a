/// Gives every heading an id of its own.
struct HeadingIDs {
  private var used: Set<String>
  private var next: [String: Int] = [:]

  init(reserved: Set<String>) {
    used = reserved
  }

  /// The slug of the text; with `-2`, `-3` … if it is taken.
  mutating func id(for text: String) -> String {
    let slug = slug(of: text)
    let base = slug.isEmpty ? "section" : slug
    var id = base
    while !used.insert(id).inserted {
      let number = next[base, default: 2]
      next[base] = number + 1
      id = "\(base)-\(number)"
    }
    return id
  }
}
