import Pokedex

extension PageComposer {
  /// More stages than any family has; a chain without end would be too deep for a template.
  static let deepestFamily = 16

  /// The family of a species as trees of forms, from those that nobody evolves into; empty if it has no relatives.
  func family(of species: Species) -> [EvolutionView] {
    var tree = FamilyTree(of: species, in: site.dex)
    return tree.roots.compactMap { stage($0, [], current: species.slug, depth: 0, &tree) }
  }

  private func stage(
    _ node: FamilyTree.Node, _ conditions: [String], current: String, depth: Int, _ tree: inout FamilyTree
  ) -> EvolutionView? {
    guard let species = position(of: node.species) else { return nil }
    let next = depth < Self.deepestFamily ? tree.takeSteps(from: node) : []
    return EvolutionView(
      card: card(at: FormPosition(species: species, form: node.form)),
      conditions: conditions, isCurrent: node.species == current,
      next: next.compactMap { stage($0.target, $0.conditions, current: current, depth: depth + 1, &tree) })
  }
}
