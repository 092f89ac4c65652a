/// Every page has a title: browsers, bookmarks and search engines show it.
struct TitleRule: PageRule {
  func faults(of page: HTMLPage, at path: String) -> [Fault] {
    switch page.title {
    case .present: []
    case .empty(let offset):
      [Fault(.title, path, at: offset, "the page's title is empty", fix: "put words into its <title>")]
    case .missing:
      [
        Fault(
          .title, path, at: page.headOffset, "the page has no title", fix: "put a <title> into its <head>")
      ]
    }
  }
}
