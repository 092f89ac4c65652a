/// Every page says its language: voices, hyphenation and translators depend on it.
struct LanguageRule: PageRule {
  func faults(of page: HTMLPage, at path: String) -> [Fault] {
    if page.hasLanguage || page.isRedirect { return [] }
    return [
      Fault(
        .language, path, at: page.htmlOffset, "the page does not say its language",
        fix: "write <html lang=\"en\">")
    ]
  }
}
