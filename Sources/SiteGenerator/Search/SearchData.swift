import Pokedex

/// The facts that search, filters and the comparison work on, in one small file that browsers load on first use.
///
/// Every fact is a column with an entry for each species, in the order of the Pokédex: columns of one kind
/// compress well. What the data does not have has no column.
struct SearchData: Sendable {
  private let site: Site
  private let groups: [SearchGroup]

  /// - Parameter hasPage: whether the site has a page at a path.
  init(_ site: Site, hasPage: (String) -> Bool) {
    self.site = site
    groups = SearchGroup.all(site, hasPage: hasPage)
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
    writeNumbers("numbers", species.map { $0.number.map(Double.init) }, to: &writer)
    writeOtherNames(to: &writer)
    writeForms(to: &writer)
    writer.key("groups")
    writer.object { writer in
      for group in groups {
        writer.key(group.key)
        group.write(to: &writer)
      }
    }
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
