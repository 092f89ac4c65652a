/// Looks at one page for itself.
protocol PageRule: Sendable {
  func faults(of page: HTMLPage, at path: String) -> [Fault]
}

/// The rules that need nothing but the page.
enum PageRules {
  static let all: [any PageRule] = [
    TitleRule(), HeadingRule(), LanguageRule(), AlternativeTextRule(), DuplicateIDRule(),
  ]
}
