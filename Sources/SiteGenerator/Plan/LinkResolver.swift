import Diagnostics
import Markdown
import Pokedex

/// Decides where the links in Markdown lead.
struct LinkResolver: Sendable {
  let baseURL: BaseURL
  let dex: Dex
  let catalog: Catalog
  /// Free pages by slug or title.
  let pagesByName: [String: Route]
  /// The routes of Markdown files by their path in `Content/`.
  let routesOfFiles: [String: Route]
  /// Every path that the site has.
  let paths: Set<String>

  init(_ site: Site, _ plan: SitePlan) {
    baseURL = site.configuration.baseURL
    dex = site.dex
    catalog = site.catalog
    let named = site.pages.flatMap { page in
      [page.title, page.route.path.split(separator: "/").last.map(String.init)].compactMap(\.self).map {
        ($0, page.route)
      }
    }
    pagesByName = Dictionary(named, uniquingKeysWith: { first, _ in first })
    let pageFiles = site.pages.map { ($0.prose.path, $0.route) }
    let entryFiles =
      site.prose.species.map { ($0.value.path, Route.species($0.key)) }
      + site.prose.types.map { ($0.value.path, Route.type($0.key)) }
      + site.prose.abilities.map { ($0.value.path, Route.ability($0.key)) }
      + site.prose.moves.map { ($0.value.path, Route.move($0.key)) }
    routesOfFiles = Dictionary(
      (pageFiles + entryFiles).map { (String($0.0.dropFirst("Content/".count)), $0.1) },
      uniquingKeysWith: { first, _ in first })
    paths = plan.paths
  }

  /// The links at the top of every page; of those that stand there by default, only what the site has.
  func navigation(_ items: [SiteConfiguration.NavigationItem]) -> [LinkView] {
    items.compactMap { item in
      // Most sites lack some of the usual pages: no message is worded for them.
      if Route.dependingOnData.contains(Route(path: String(item.address.dropFirst()))),
        !paths.contains(String(item.address.dropFirst()))
      {
        return nil
      }
      return switch navigationAddress(item.address) {
      case .url(let url, _): LinkView(title: item.title, url: url)
      case .refused: nil
      default: LinkView(title: item.title, url: item.address)
      }
    }
  }

  /// What is wrong with the links at the top of every page. One to a page that this data has nothing for is left
  /// out without a word: the settings may serve other data too.
  func diagnostics(_ items: [SiteConfiguration.NavigationItem]) -> [Diagnostic] {
    items.compactMap { item in
      guard let origin = item.origin,
        !Route.dependingOnData.contains(Route(path: String(item.address.drop { $0 == "/" }))),
        case .refused(let summary, let explanation, let fix) = navigationAddress(item.address)
      else { return nil }
      return .error(at: origin, "navigation '\(item.title)': \(summary)", explanation: explanation, fix: fix)
    }
  }

  private func navigationAddress(_ text: String) -> LinkResolution {
    URLPolicy.violation(of: text)?.refusal ?? address(text, in: "")
  }

  /// - Parameter folder: the folder of the Markdown's file, relative to `Content/`.
  func resolve(_ link: Link, in folder: String) -> LinkResolution {
    switch link.kind {
    case .wiki: wiki(link.destination)
    case .link, .picture: address(link.destination, in: folder)
    }
  }

  /// Where a name in double brackets leads: to a species, else to another entry of the data, else to a page.
  private func wiki(_ name: String) -> LinkResolution {
    if let species = dex.species(named: name) {
      return .url(baseURL.link(to: Route.species(species.slug).path), text: species.name)
    }
    if let entry = Slug.fold(name).flatMap(entry), let url = url(of: entry.route) {
      return .url(url, text: entry.name)
    }
    if let route = pagesByName[name] ?? Slug.fold(name).flatMap({ pagesByName[$0] }) {
      return .url(baseURL.link(to: route.path))
    }
    let known =
      dex.species.map(\.name) + dex.types.types.map(\.name) + catalog.abilities.map(\.name)
      + catalog.moves.map(\.name) + pagesByName.keys
    return .refused(
      "there is no page for '\(name)'\(suggestion(for: name, among: known))",
      explanation: "[[…]] takes the name of a Pokémon, a type, an ability, a move or a page",
      fix: "write \\[[ if no link is meant")
  }

  private func entry(_ slug: String) -> (route: Route, name: String)? {
    if let type = dex.types.type(slug) { return (.type(slug), type.name) }
    if let ability = catalog.ability(slug) { return (.ability(slug), ability.name) }
    return catalog.move(slug).map { (.move(slug), $0.name) }
  }

  /// The address of a page; nil if the site is built without it.
  func url(of route: Route) -> String? {
    paths.contains(route.path) ? baseURL.link(to: route.path) : nil
  }

  private func address(_ address: String, in folder: String) -> LinkResolution {
    let end =
      address.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? address.endIndex
    let (path, rest) = (String(address[..<end]), address[end...])
    if path.isEmpty || Self.hasScheme(path) { return .unchanged }
    if path.hasPrefix("/") {
      let known = String(Self.percentDecoded(path).dropFirst())
      guard paths.contains(known) else { return missing(path) }
      return .url(baseURL.link(to: Self.percentEncoded(known)) + rest)
    }
    let decoded = Self.percentDecoded(path)
    guard let target = RelativePath.resolve(decoded, in: folder) else {
      return .refused(
        "the link '\(path)' leads out of Content/", fix: "keep files that pages need in Content/")
    }
    if let route = routesOfFiles[target] { return .url(baseURL.link(to: route.path) + rest) }
    if paths.contains(target) { return .url(baseURL.link(to: Self.percentEncoded(target)) + rest) }
    return .refused(
      "there is no file Content/\(target)\(suggestion(for: target, among: routesOfFiles.keys))",
      explanation: "a link without a slash at its beginning is relative to the file that it stands in",
      fix: "begin it with / to link to a page of the site")
  }

  private func missing(_ path: String) -> LinkResolution {
    let withSlash = path.dropFirst() + "/"
    if paths.contains(String(withSlash)) {
      return .refused("there is no page \(path)", fix: "end it with a slash: \(path)/")
    }
    return .refused("there is no page \(path)\(suggestion(for: path, among: paths.map { "/" + $0 }))")
  }

  /// The address of a picture or other file with this output path, encoded for a URL.
  func link(toFile path: String) -> String { baseURL.link(to: Self.percentEncoded(path)) }

  static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address.utf8[..<colon]
    return !scheme.isEmpty && scheme.allSatisfy { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
  }

  static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      let digits = String(Substring(rest.prefix(2)))
      // `UInt8` takes a sign, too.
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
        digits.utf8.allSatisfy({ $0.isASCIILetterOrDigit }),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func percentEncoded(_ path: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      byte.isASCIILetterOrDigit || "-._~/!$&'()*+,;=@".utf8.contains(byte)
    }
    if path.utf8.allSatisfy(isPlain) { return path }
    var encoded: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += Array("%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
