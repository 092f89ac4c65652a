import Markdown
import Testing

@testable import SiteGenerator

@Suite struct SiteConfigurationTests {
  private func read(_ text: String) -> (configuration: SiteConfiguration, problems: [String]) {
    let (configuration, diagnostics) = SiteConfiguration.read(SourceFile("Content/site.yml", text))
    return (configuration, diagnostics.map(\.brief))
  }

  @Test func everySettingIsOptional() {
    for configuration in [SiteConfiguration.read(nil).configuration, read("").configuration] {
      #expect(configuration.title == "Pokédex")
      #expect(configuration.description == nil)
      #expect(configuration.language == "en")
      #expect(configuration.baseURL == .unknown)
      #expect(configuration.hasSmartPunctuation)
      #expect(configuration.navigation.map(\.address).starts(with: ["/", "/types/"]))
      #expect(configuration.footer == nil)
    }
  }

  @Test func everySettingIsRead() {
    let (configuration, problems) = read(
      """
      title: 151
      description: A few of them
      language: pt-BR
      base_url: https://example.org/dex
      smart_punctuation: false
      navigation:
        - title: All
          url: /
      footer: Made *by hand*
      """)
    #expect(problems.isEmpty)
    #expect(configuration.title == "151")
    #expect(configuration.description == "A few of them")
    #expect(configuration.language == "pt-BR")
    #expect(configuration.baseURL.path == "/dex/")
    #expect(!configuration.hasSmartPunctuation)
    #expect(configuration.navigation.map(\.title) == ["All"])
    #expect(configuration.footer?.text == "Made *by hand*")
  }

  @Test(arguments: [
    ("title: [a, b]", "1:8: error: 'title': expected text, found a list"),
    ("description: {a: b}", "1:14: error: 'description': expected text, found keys with values"),
    (
      "language: e n",
      "1:11: error: 'language': expected a language tag such as en or pt-BR, found the text 'e n'"
    ),
    (
      "base_url: example.org",
      "1:11: error: 'base_url': expected an address such as https://me.github.io/pokedex/, found the text 'example.org'"
    ),
    (
      "smart_punctuation: maybe",
      "1:20: error: 'smart_punctuation': expected true or false, found the text 'maybe'"
    ),
    ("navigation: {a: b}", "1:13: error: 'navigation': expected a list, found keys with values"),
    (
      "navigation:\n  - title: A",
      "2:5: error: 'navigation': expected a title and a url, found keys with values"
    ),
    ("navigation:\n  - Home", "2:5: error: 'navigation': expected a title and a url, found the text 'Home'"),
    (
      "navigation:\n  - title: A\n    url: /\n    ulr: /",
      "4:5: error: 'navigation': there is no setting 'ulr'; did you mean 'url'?"
    ),
    ("footer: [a]", "1:9: error: 'footer': expected text, found a list"),
    ("titel: x", "1:1: error: there is no setting 'titel'; did you mean 'title'?"),
    ("- a", "1:1: error: expected keys with values, found a list"),
    ("# hi\ntitle: a\ntitle: b", "3:1: error: the key 'title' stands here a second time"),
  ])
  func aWrongSettingIsShownAtItsPlace(text: String, problem: String) {
    #expect(read(text).problems == ["Content/site.yml:\(problem)"])
  }

  @Test func whatIsRightHoldsBesideWhatIsWrong() {
    let (configuration, problems) = read("title: Mine\nlanguage: '?'\nbase_url: x\nfoo: 1\n")
    #expect(configuration.title == "Mine")
    #expect(configuration.language == "en")
    #expect(problems.count == 3)
  }

  @Test func brokenYAMLHasItsPlace() {
    let problems = read("title: \"never closed\nlanguage: en\n").problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("Content/site.yml:") == true)
  }
}
