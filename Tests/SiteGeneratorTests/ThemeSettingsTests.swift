import Testing

@testable import SiteGenerator

@Suite struct ThemeSettingsTests {
  private func site(_ theme: String, _ more: KeyValuePairs<String, String> = [:]) -> MemorySite {
    var css = "body{}"
    for file in more where file.key == "css" { css = file.value }
    return MemorySite([
      "Content/pokemon.json": "[{\"name\": \"Mew\"}]", "Content/site.yml": "theme:\n  \(theme)\n",
      "Content/images/a logo.png": "PNG", "Templates/assets/style.css": css,
    ])
  }

  /// What the site adds to the style sheet for its accents.
  private func rules(_ site: MemorySite) -> [Substring] {
    let sheet = site.plan.files.first { $0.path.hasPrefix("assets/style.") }?.text ?? ""
    return sheet.split(separator: "\n").filter { $0.contains("--accent") }
  }

  private static let grounds = """
    :root { --ground: #fff; --surface: #f0f0f0 }
    @media (prefers-color-scheme: dark) { :root { --ground: #000; --surface: #222222; } }
    """

  @Test func anAccentFollowsTheThemesOwn() {
    let site = site("{accent: \"#0000ff\", accent_dark: \"#aaaaff\"}")
    #expect(site.diagnostics.isEmpty)
    #expect(
      rules(site) == [
        ":root{--accent:#0000ff}", "@media (prefers-color-scheme: dark){:root{--accent:#aaaaff}}",
      ])
  }

  /// On #222222, #8080ff is the first mixture with white that has 4.5:1; #7373ff has 4.0:1.
  @Test func theDarkAccentIsMadeFromTheOther() {
    let site = site("{accent: \"#0000ff\"}", ["css": Self.grounds])
    #expect(site.diagnostics.isEmpty)
    #expect(rules(site).last == "@media (prefers-color-scheme: dark){:root{--accent:#8080ff}}")
  }

  @Test(arguments: [
    ("accent: \"#6d6d6d\"", nil),
    (
      "accent: \"#707070\"",
      "Content/site.yml:2:11: warning: 'accent': text in #707070 has a contrast of 4.3:1 on #f0f0f0"
    ),
    ("accent_dark: \"#8a8a8a\"", nil),
    (
      "accent_dark: \"#777777\"",
      "Content/site.yml:2:16: warning: 'accent_dark': text in #777777 has a contrast of 3.5:1 on #222222"
    ),
    (
      "accent: red",
      "Content/site.yml:2:11: error: 'accent': expected a colour such as \"#3646b4\", found the text 'red'"
    ),
    ("acent: red", "Content/site.yml:2:3: error: there is no setting 'acent'; did you mean 'accent'?"),
  ])
  func coloursAreChecked(theme: String, expected: String?) {
    #expect(site(theme, ["css": Self.grounds]).diagnostics == [expected].compactMap(\.self))
  }

  @Test func theDefaultThemeTellsItsGrounds() {
    let grounds = Grounds(
      Theme(own: [], fallback: DefaultTheme.files).styleSheet)
    #expect(grounds.light.count == 2)
    #expect(grounds.dark.count == 2)
  }

  @Test func aLogoStandsBesideTheTitle() throws {
    let site = site("logo: images/a logo.png")
    #expect(site.diagnostics.isEmpty)
    #expect(
      try site.html("").contains(
        "<img src=\"/images/a%20logo.png\" alt=\"\" width=\"32\" height=\"32\">Pokédex</a>"))
  }

  @Test(arguments: ["../secret.png", "https://example.org/a.png", "//example.org/a.png", "none.png"])
  func aLogoIsAFileOfTheSite(path: String) {
    #expect(
      site("logo: \(path)").diagnostics == [
        "Content/site.yml:2:9: error: 'logo': there is no picture Content/\(path)"
      ])
  }
}
