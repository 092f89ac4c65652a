import Pokedex

/// The facts that search, filters and the comparison work on, in one small file that browsers load on first use.
///
/// Every fact is a column with an entry for each species, in the order of the Pokédex: columns of one kind
/// compress well. What the data does not have has no column.
struct SearchData: Sendable {
  private let site: Site
  private let groups: [SearchGroup]
  /// The folder of the moves' pages; nil if they have none.
  private let movesPath: String?

  /// - Parameter hasPage: whether the site has a page at a path.
  init(_ site: Site, hasPage: (String) -> Bool) {
    self.site = site
    groups = SearchGroup.all(site, hasPage: hasPage)
    movesPath = hasPage(Route.moves.path) ? Route.moves.path : nil
  }

  /// The file, under a name that changes with its content.
  var file: OutputFile {
    var writer = JSONWriter()
    writer.object(write)
    let bytes = writer.bytes
    return OutputFile(path: "assets/search.\(Digest(bytes).shortText).json", bytes: bytes)
  }

  private var species: [Species] { site.dex.species }

  private func write(_ writer: inout JSONWriter) {
    writer.list("slugs", species.map { SearchSlug.text(of: $0.slug, named: $0.name) })
    writer.list("names", species.map(\.name))
    writeSpeciesNumbers(to: &writer)
    writeOtherNames(to: &writer)
    writeForms(to: &writer)
    writer.key("groups")
    writer.object { writer in
      for group in groups {
        writer.key(group.key)
        group.write(to: &writer)
      }
    }
    writeChart(to: &writer)
    writeMoves(to: &writer)
    writer.list("stats", site.dex.stats) { writer, stat in write(stat, to: &writer) }
    writeNumbers("heights", species.map(\.form.height), to: &writer)
    writeNumbers("weights", species.map(\.form.weight), to: &writer)
    writePictures(to: &writer)
  }

  private func write(_ stat: Stat, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.add("key", SortKey(stat).key)
      writer.add("name", stat.name)
      let values = species.map { species in species.form.stats.first { $0.slug == stat.slug }?.value }
      writeNumbers("of", values, to: &writer)
    }
  }

  /// The numbers of the species; of those without a gap between them only the first.
  private func writeSpeciesNumbers(to writer: inout JSONWriter) {
    let numbers = species.map(\.number)
    if let first = numbers.first ?? nil, numbers.indices.allSatisfy({ numbers[$0] == first &+ $0 }) {
      writer.key("numbers")
      writer.int(first)
    } else {
      writeNumbers("numbers", numbers.map { $0.map(Double.init) }, to: &writer)
    }
  }

  /// A column of numbers; none if there is no number in it.
  private func writeNumbers(_ key: String, _ numbers: [Double?], to writer: inout JSONWriter) {
    guard numbers.contains(where: { $0 != nil }) else { return }
    writer.list(key, numbers) { writer, number in
      if let number { writer.double(number) } else { writer.null() }
    }
  }

  /// A column for every language; a name that the species has in a column before it is an empty text.
  private func writeOtherNames(to writer: inout JSONWriter) {
    let languages = Set(species.lazy.flatMap(\.names).map(\.language)).sorted()
    guard !languages.isEmpty else { return }
    var known = species.map { [$0.name] }
    writer.key("others")
    writer.object { writer in
      for language in languages {
        let names = species.indices.map { index in
          let name = species[index].names.first { $0.language == language }?.text ?? ""
          guard !known[index].contains(name) else { return "" }
          known[index].append(name)
          return name
        }
        if names.contains(where: { !$0.isEmpty }) { writer.list(language, names) }
      }
    }
  }

  /// The further forms, those whose names and slugs are made alike together: eighty are a “Mega” of their species.
  private func writeForms(to writer: inout JSONWriter) {
    let forms = FormPatterns(species)
    guard !forms.patterns.isEmpty else { return }
    writer.list("forms", forms.patterns) { writer, pattern in
      writer.object { writer in
        writer.add("name", pattern.name)
        writer.add("slug", SearchSlug.text(of: pattern))
        writer.list("of", forms.species[pattern] ?? []) { $0.int($1) }
      }
    }
  }

  /// What moves of each type do: for every type that Pokémon have a sign, 0 none, h half, 1 as usual, 2 double damage.
  private func writeChart(to writer: inout JSONWriter) {
    let chart = site.dex.types
    guard let defenders = groups.first(where: { $0.key == "type" })?.entries else { return }
    let rows = chart.types.map { attacker in
      defenders.map { sign(chart.factor(of: attacker.slug, on: [$0.slug])) }.joined()
    }
    guard rows.contains(where: { $0.contains { $0 != "1" } }) else { return }
    writer.key("chart")
    writer.object { writer in
      writer.list("slugs", chart.types.map { SearchSlug.text(of: $0.slug, named: $0.name) })
      writer.list("names", chart.types.map(\.name))
      writer.list("of", rows)
    }
  }

  private func sign(_ factor: Double) -> String {
    switch factor {
    case 0: "0"
    case ..<1: "h"
    case 1: "1"
    default: "2"
    }
  }

  /// Names only: a move is found, and opens its page.
  private func writeMoves(to writer: inout JSONWriter) {
    guard let movesPath, !site.catalog.moves.isEmpty else { return }
    let moves = site.catalog.moves
    writer.key("moves")
    writer.object { writer in
      writer.add("label", "Move")
      writer.add("path", movesPath)
      writer.list("slugs", moves.map { SearchSlug.text(of: $0.slug, named: $0.fullName) })
      writer.list("names", moves.map(\.fullName))
    }
  }

  private func writePictures(to writer: inout JSONWriter) {
    let root = site.configuration.baseURL.link(to: "")
    var pictures = PicturePatterns()
    for species in species {
      let url = PageComposer.picture(of: species.form, species, site).url
      let address = url.hasPrefix(root) ? String(url.dropFirst(root.count)) : url
      pictures.add(address, slug: species.slug, number: species.number)
    }
    writer.list("pictures", pictures.patterns)
    if pictures.patterns.count > 1 {
      writer.list("pictureOf", pictures.indices) { $0.int($1) }
    }
  }
}
