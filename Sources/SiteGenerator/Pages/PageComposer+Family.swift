import Pokedex

extension PageComposer {
  /// More stages than any family has; a chain without end would be too deep for a template.
  static let deepestFamily = 16

  /// The family of a species as a tree from its first stage; nil if it has no relatives.
  func family(of species: Species) -> EvolutionView? {
    let first = site.dex.firstStage(of: species)
    let family = stage(first, current: species.slug, depth: 0)
    return family.next.isEmpty ? nil : family
  }

  private func stage(_ species: Species, current: String, depth: Int) -> EvolutionView {
    EvolutionView(
      card: card(of: species), conditions: species.evolution, isCurrent: species.slug == current,
      next: depth < Self.deepestFamily
        ? site.dex.nextStages(of: species.slug).map { stage($0, current: current, depth: depth + 1) } : [])
  }
}
