/// Every picture has a text for those who do not see it, if only an empty one.
struct AlternativeTextRule: PageRule {
  func faults(of page: HTMLPage, at path: String) -> [Fault] {
    page.picturesWithoutText.map { offset in
      Fault(
        .alternativeText, path, at: Int(offset), "the picture has no alt text",
        fix: "say in its alt what it shows; alt=\"\" if it only decorates")
    }
  }
}
