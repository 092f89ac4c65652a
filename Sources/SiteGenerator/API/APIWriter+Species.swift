import Pokedex

extension APIWriter {
  func write(_ species: Species, at position: Int, to writer: inout JSONWriter) {
    let dex = site.dex
    writeFields(of: species, to: &writer)
    derived(.species(species.slug), &writer) { writer in
      writer.object("forms", species.forms) { writer, form in
        writer.key(form.slug)
        writer.object { write(form, species, to: &$0) }
      }
      writer.key("family")
      stage(dex.firstStage(of: species), depth: 0, to: &writer)
      slugs(of: species, to: &writer)
      writer.add("previous", position > 0 ? dex.species[position - 1].slug : nil)
      writer.add("next", position + 1 < dex.species.count ? dex.species[position + 1].slug : nil)
    }
  }

  private func write(_ form: Form, _ species: Species, to writer: inout JSONWriter) {
    writer.add("picture", PageComposer.picture(of: form, species, site).url)
    if !form.stats.isEmpty { writer.add("total", form.total) }
    guard !form.types.isEmpty else { return }
    writer.key("defences")
    writer.written(defences[form.types])
  }

  /// A stage of a family with those that follow.
  private func stage(_ species: Species, depth: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.add("slug", species.slug)
      writer.add("name", species.name)
      writer.add("conditions", species.evolution)
      guard depth < PageComposer.deepestFamily else { return }
      writer.list("evolves_to", site.dex.nextStages(of: species.slug)) {
        stage($1, depth: depth + 1, to: &$0)
      }
    }
  }

  /// The slugs of what the data calls by a name, so that a program finds the files without folding names.
  private func slugs(of species: Species, to writer: inout JSONWriter) {
    var named: [String: String] = [:]
    for form in species.forms {
      for slot in form.abilities where Slug.title(slot.slug) != slot.name { named[slot.name] = slot.slug }
      for move in form.moves where !Slug.isSlug(move.move) { named[move.move] = Catalog.slug(move.move) }
    }
    for group in species.traits.eggGroups where !Slug.isSlug(group) { named[group] = Catalog.slug(group) }
    writer.object("slugs", named.sorted { $0.key.precedesByBytes($1.key) }) {
      $0.add($1.key, $1.value)
    }
  }
}
