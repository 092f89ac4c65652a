import Markdown
import Mustache

extension PageComposer {
  /// A page of prose.
  func free(_ free: Site.FreePage) -> ComposedPage {
    let rendered = html(free.prose)
    let view = FreePageView(
      title: free.title, content: rendered.html, date: free.prose.date,
      frontMatter: frontMatter(free.prose.fields))
    let description =
      free.prose.description
      ?? (rendered.excerpt.count >= 20
        ? rendered.excerpt : "\(free.title), a page of \(site.configuration.title).")
    var head = head(
      pageTitle(free.title), description, free.route, trail: trail(to: free.title, free.route))
    if free.prose.date != nil { head.kind = .article }
    return page("page", head, view, prose: rendered)
  }

  private func frontMatter(_ entries: [YAMLEntry]) -> Value {
    .object(Object(entries.map { ($0.key, Value($0.value)) }))
  }
}

extension Value {
  /// A value of front matter as it is.
  init(_ node: YAMLNode) {
    self =
      switch node.content {
      case .sequence(let nodes): .list(nodes.map(Value.init))
      case .mapping(let entries): .object(Object(entries.map { ($0.key, Value($0.value)) }))
      case .scalar(let scalar):
        switch scalar.value {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .int(let int): .int(int)
        case .double(let double): .double(double)
        case .string(let string): .string(string)
        }
      }
  }
}
