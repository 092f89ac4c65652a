import Diagnostics
import Markdown
import Mustache
import Pokedex

/// Makes the view model of every page. What pages share is made once.
///
/// A class because every page asks it for many parts, and nothing of it changes once it is made.
final class PageComposer: Sendable {
  let site: Site
  let links: LinkResolver
  let markdown: MarkdownRenderer
  private let badges: [String: TypeBadge]
  let moveRows: [String: MoveRow]
  /// By the types of a form.
  let defencesByTypes: [[String]: Value]
  /// By position in the Pokédex.
  let cards: [SpeciesCard]
  /// Those of the further forms of each species.
  private let formCards: [[SpeciesCard]]
  private let positions: [String: Int]
  /// The addresses of the rankings by each stat, and by the total.
  let statURLs: [String?]
  let totalURL: String?
  /// Whether the stats are those of the games.
  let hasOfficialStats: Bool
  /// The highest base stat, which fills a bar.
  let highestStat: Double
  private let showsStructuredData: Bool
  private let frame: PageFrame
  private let policies: PagePolicies
  private let layouts: PageLayouts

  init(_ site: Site, _ plan: SitePlan) {
    self.site = site
    let links = LinkResolver(site, plan)
    self.links = links
    markdown = MarkdownRenderer(isSmart: site.configuration.hasSmartPunctuation, headingOffset: 1)
    let badges = Dictionary(
      site.dex.types.types.map { ($0.slug, Self.badge($0, links)) }, uniquingKeysWith: { first, _ in first })
    self.badges = badges
    moveRows = Self.moveRows(site.catalog, links, badges)
    defencesByTypes = Self.defences(site.dex, badges)
    cards = site.dex.species.map { Self.card($0.form, $0, site, badges) }
    formCards = site.dex.species.map { species in
      species.forms.dropFirst().map { Self.card($0, species, site, badges) }
    }
    positions = Dictionary(
      site.dex.species.enumerated().map { ($0.element.slug, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    statURLs = site.rankings.stats.map { links.url(of: .ranking($0.slug)) }
    totalURL = links.url(of: .ranking(site.rankings.total.slug))
    highestStat = site.dex.species.lazy.flatMap(\.forms).flatMap(\.stats).map(\.value).max() ?? 0
    hasOfficialStats = site.dex.stats.map(\.slug) == StatRange.stats
    showsStructuredData = site.templates?.mentions("structured_data") ?? false
    let frame = PageFrame(site, plan, links)
    self.frame = frame
    let pictures = site.dex.species.lazy.flatMap(\.forms).flatMap(\.pictures).map(\.address)
    policies = PagePolicies(
      site.configuration.contentPolicy, shared: max(frame.remotePictures, RemotePictures(pictures)))
    layouts = PageLayouts(site.dex)
  }

  /// What is wrong with the links that every page has.
  var diagnostics: [Diagnostic] { frame.diagnostics }

  /// A page ready for its template.
  struct ComposedPage: Sendable {
    let template: String
    let root: Value
    let diagnostics: [Diagnostic]
  }

  /// Markdown made HTML.
  struct ComposedProse: Sendable {
    let html: String
    /// The beginning as plain text.
    let excerpt: String
    let remotePictures: RemotePictures
    let diagnostics: [Diagnostic]
  }

  func compose(_ page: PlannedPage) -> ComposedPage {
    let catalog = site.catalog
    return switch page.subject {
    case .list: list()
    case .species(let index): species(index)
    case .types: types()
    case .type(let index): type(site.dex.types.types[index])
    case .abilities: abilities()
    case .ability(let index): ability(catalog.abilities[index])
    case .moves: moves()
    case .move(let index): move(catalog.moves[index])
    case .generations: generations()
    case .generation(let index): generation(catalog.generations[index])
    case .eggGroups: eggGroups()
    case .eggGroup(let index): eggGroup(catalog.eggGroups[index])
    case .rankings: rankings()
    case .ranking(let index): ranking(site.rankings.all[index])
    case .compare: compare()
    case .random: random()
    case .api: api()
    case .free(let index): free(site.pages[index])
    case .redirect(let redirect): self.redirect(redirect)
    case .notFound: notFound()
    case .offline: offline()
    }
  }

  // MARK: - What pages share

  /// - Parameter prose: the Markdown that the page shows.
  func page<Content: ViewModel>(
    _ template: String, _ head: PageHead, _ content: Content, extras: [JSON.Field] = [],
    prose: ComposedProse? = nil
  ) -> ComposedPage {
    var head = head
    head.contentSecurityPolicy = policies.text(prose?.remotePictures ?? .none)
    return ComposedPage(
      template: template, root: layouts.root(frame.values(head), content, extras),
      diagnostics: prose?.diagnostics ?? [])
  }

  /// - Parameter trail: the way to the page from the list, for search engines.
  func head(
    _ title: String, _ description: String, _ route: Route, image: String? = nil, isHidden: Bool = false,
    trail: [StructuredData.Step] = []
  ) -> PageHead {
    let baseURL = site.configuration.baseURL
    return PageHead(
      title: title, description: description, url: baseURL.link(to: route.path),
      canonical: isHidden ? nil : baseURL.absolute(route.path),
      image: image.flatMap(absolute) ?? site.assets.path(of: "icon.svg").flatMap(baseURL.absolute),
      isHidden: isHidden, structuredData: trail.isEmpty ? nil : structuredData([.trail(trail)]))
  }

  /// Facts for search engines; nil if no template shows them.
  func structuredData(_ things: @autoclosure () -> [StructuredData.Thing]) -> String? {
    showsStructuredData ? StructuredData.json(things()) : nil
  }

  /// The way from the list to the page of an entry, over the index that it stands in.
  func trail(to name: String, _ route: Route, in index: (title: String, route: Route)? = nil)
    -> [StructuredData.Step]
  {
    let steps = [(site.configuration.title, Route.list)] + [index].compactMap(\.self) + [(name, route)]
    return steps.compactMap { title, route in
      links.url(of: route).map { url in
        StructuredData.Step(name: title, url: site.configuration.baseURL.absolute(route.path) ?? url)
      }
    }
  }

  /// Prose of the data as HTML.
  func html(_ prose: Prose?) -> ComposedProse? {
    prose.map { prose in
      render(MarkdownSource(text: prose.text, locate: prose.origin.location), in: "")
    }
  }

  /// - Parameter changing: has the last word about where a link leads.
  func html(
    _ file: ProseFile, changing: (Link, LinkResolution) -> LinkResolution = { $1 }
  ) -> ComposedProse {
    let folder = Files.parent(of: file.path).split(separator: "/").dropFirst().joined(separator: "/")
    return render(file.body, in: folder, changing: changing)
  }

  func badges(_ slugs: [String]) -> [TypeBadge] { slugs.compactMap { badges[$0] } }

  func badge(of type: ElementalType) -> TypeBadge { Self.badge(type, links) }

  func badge(_ slug: String) -> TypeBadge? { badges[slug] }

  func card(at position: FormPosition) -> SpeciesCard {
    position.form == 0 ? cards[position.species] : formCards[position.species][position.form - 1]
  }

  /// The position of a species in the Pokédex.
  func position(of slug: String) -> Int? { positions[slug] }

  /// The prose of an entry: handwritten, or else that of the data.
  func prose(_ file: ProseFile?, or description: Prose?) -> ComposedProse? {
    file.map { html($0) } ?? html(description)
  }

  /// Names in other languages.
  func localNames(_ names: [LocalizedText]) -> [LocalNameView] {
    names.map { LocalNameView(language: Wording.language($0.language), tag: $0.language, name: $0.text) }
  }

  /// The title of a page in the browser and in search results.
  func pageTitle(_ name: String) -> String { "\(name) – \(site.configuration.title)" }

  /// Fields that the model does not know, in words.
  func facts(_ fields: [JSON.Field]) -> [FactView] {
    fields.compactMap { FactView(Wording.label($0.key), Wording.text($0.value)) }
  }

  private func render(
    _ source: MarkdownSource, in folder: String,
    changing: (Link, LinkResolution) -> LinkResolution = { $1 }
  ) -> ComposedProse {
    var remotePictures = RemotePictures.none
    let rendered = markdown.render(source) { link in
      remotePictures = max(remotePictures, RemotePictures(of: link))
      return changing(link, links.resolve(link, in: folder))
    }
    // Links cannot be judged against data that could not be read.
    return ComposedProse(
      html: rendered.html, excerpt: rendered.excerpt, remotePictures: remotePictures,
      diagnostics: site.isDataComplete ? rendered.diagnostics : [])
  }

  private func absolute(_ address: String) -> String? {
    if LinkResolver.hasScheme(address) { return address }
    return site.configuration.baseURL.isKnown ? site.configuration.baseURL.origin + address : nil
  }

  private static func badge(_ type: ElementalType, _ links: LinkResolver) -> TypeBadge {
    TypeBadge(slug: type.slug, name: type.name, url: links.url(of: .type(type.slug)))
  }

  /// The card of a form; one that is not the first leads to its part of the page.
  private static func card(
    _ form: Form, _ species: Species, _ site: Site, _ badges: [String: TypeBadge]
  ) -> SpeciesCard {
    let isFirst = form.slug == species.form.slug
    return SpeciesCard(
      number: species.number.map(Wording.number), name: isFirst ? species.name : form.name,
      slug: species.slug,
      url: site.configuration.baseURL.link(to: Route.species(species.slug).path)
        + (isFirst ? "" : "#form-\(form.slug)"),
      picture: picture(of: form, species, site),
      types: Value(form.types.compactMap { badges[$0] }))
  }

  static func picture(of form: Form, _ species: Species, _ site: Site) -> PictureView {
    if let picture = site.pictures.main(of: form), let address = site.pictures.address(of: picture) {
      return PictureView(
        url: address, alt: form.name, width: picture.size?.width, height: picture.size?.height,
        isPlaceholder: false)
    }
    let path = Placeholder.path(of: form, species)
    return PictureView(
      url: site.configuration.baseURL.link(to: path), alt: "\(form.name), a drawn placeholder",
      isPlaceholder: true)
  }
}
