import Diagnostics
import Markdown

/// The settings of a site: `Content/site.yml`, every one of them optional.
struct SiteConfiguration: Sendable {
  /// Where the settings stand in a site's folder.
  static let path = "Content/site.yml"

  /// The name of the site.
  var title = "Pokédex"
  /// One sentence about the site, for search engines.
  var description: String?
  /// The language of the pages as a BCP 47 tag.
  var language = "en"
  /// Where the site is published.
  var baseURL = BaseURL.unknown
  /// Whether Markdown gets typographic quotes and dashes.
  var hasSmartPunctuation = true
  /// The parts of the site that are built.
  var sections = Set(Section.allCases)
  /// The links at the top of every page.
  var navigation: [NavigationItem] = [
    ("Pokémon", "/"), ("Types", "/types/"), ("Abilities", "/abilities/"), ("Moves", "/moves/"),
    ("Rankings", "/rankings/"), ("Compare", "/compare/"), ("Random", "/random/"),
  ].map { NavigationItem(title: $0.0, address: $0.1, origin: nil) }
  /// A line at the bottom of every page, in Markdown.
  var footer: MarkdownSource?
  /// Colours and logo.
  var theme = ThemeSettings()
  /// How large files may be.
  var budgets = SizeBudgets()
  /// Files for the host that are made.
  var hostFiles: [HostFile.Wish] = []
  /// What pages may load and run; nil if no browser is to see to it.
  var contentPolicy: ContentPolicy? = ContentPolicy()
  /// Where the site is published, by name.
  var destinations: [NamedDestination] = []

  /// A link at the top of every page.
  struct NavigationItem: Sendable {
    let title: String
    let address: String
    /// Where the settings name it; nil for a link that stands there by default.
    let origin: Location?
  }
}

extension SiteConfiguration {
  /// Reads the settings. What is wrong with them is in the diagnostics; the rest holds.
  static func read(_ file: SourceFile?) -> (configuration: Self, diagnostics: [Diagnostic]) {
    guard let file else { return (Self(), []) }
    do throws(DiagnosticsError) {
      var fields = YAMLFields(of: try YAML.read(try file.source()))
      var theme = YAMLFields(of: fields.node("theme"))
      var check = YAMLFields(of: fields.node("check"))
      var budgets = YAMLFields(of: check.node("budgets"))
      let policyNode = fields.node("content_security_policy")
      let hasPolicy = !ContentPolicy.isTurnedOff(policyNode)
      var policy = YAMLFields(of: hasPolicy ? policyNode : nil)
      var configuration = Self(&fields, theme: &theme)
      configuration.budgets = SizeBudgets(&budgets)
      configuration.contentPolicy = hasPolicy ? ContentPolicy(&policy) : nil
      let parts = [fields, theme, check, budgets, policy]
      return (configuration, parts.flatMap { $0.finish() })
    } catch {
      return (Self(), error.diagnostics)
    }
  }

  private init(_ fields: inout YAMLFields, theme themeFields: inout YAMLFields) {
    title = fields.string("title") ?? title
    description = fields.string("description")
    language = fields.read("language", as: Self.language) ?? language
    baseURL = fields.read("base_url", as: Self.baseURL) ?? baseURL
    hasSmartPunctuation = fields.bool("smart_punctuation") ?? hasSmartPunctuation
    sections = fields.read("sections", as: Self.sections) ?? sections
    navigation = fields.read("navigation", as: Self.navigation) ?? navigation
    footer = fields.read("footer", as: Self.markdown)
    theme = ThemeSettings(&themeFields)
    hostFiles = fields.read("host_files", as: HostFile.wishes) ?? hostFiles
    destinations = fields.read("publish", as: NamedDestination.list) ?? destinations
  }

  private static func language(_ node: YAMLNode) throws(Diagnostic) -> String {
    let tag = try node.string()
    guard !tag.isEmpty, tag.utf8.allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }) else {
      throw node.expected("a language tag such as en or pt-BR")
    }
    return tag
  }

  private static func baseURL(_ node: YAMLNode) throws(Diagnostic) -> BaseURL {
    guard let url = BaseURL(try node.string()) else {
      throw node.expected("an address such as https://me.github.io/pokedex/")
    }
    return url
  }

  /// A list of the sections to build.
  private static func sections(_ node: YAMLNode) throws(Diagnostic) -> Set<Section> {
    var sections: Set<Section> = []
    for item in try node.list() {
      let name = try item.string()
      guard let section = Section(rawValue: name) else {
        let known = Section.allCases.map(\.rawValue)
        throw .error(
          at: item.location, "there is no section '\(name)'\(suggestion(for: name, among: known))",
          fix: "the sections are \(known.joined(separator: ", "))")
      }
      sections.insert(section)
    }
    return sections
  }

  private static func navigation(_ node: YAMLNode) throws(Diagnostic) -> [NavigationItem] {
    var items: [NavigationItem] = []
    for item in try node.list() {
      var fields = YAMLFields(of: item)
      guard let title = fields.string("title"), let url = fields.string("url") else {
        throw item.expected("a title and a url")
      }
      if let fault = fields.finish().first { throw fault }
      items.append(NavigationItem(title: title, address: url, origin: item.location))
    }
    return items
  }

  private static func markdown(_ node: YAMLNode) throws(Diagnostic) -> MarkdownSource {
    let place = node.location
    return MarkdownSource(text: try node.string()) { _ in place }
  }
}
