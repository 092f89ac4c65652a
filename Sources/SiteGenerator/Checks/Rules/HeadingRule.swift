/// Every page has a first heading: readers of screens jump to it. One that sends its readers on needs none.
struct HeadingRule: PageRule {
  func faults(of page: HTMLPage, at path: String) -> [Fault] {
    switch page.heading {
    case .present: []
    case _ where page.isRedirect: []
    case .empty(let offset):
      [Fault(.heading, path, at: offset, "the page's first heading is empty", fix: "put words into its <h1>")]
    case .missing:
      [Fault(.heading, path, at: page.bodyOffset, "the page has no first heading", fix: "give it an <h1>")]
    }
  }
}
