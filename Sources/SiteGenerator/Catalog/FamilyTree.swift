import Pokedex

/// Who evolves into whom in a family, form by form.
struct FamilyTree {
  /// A form of a species.
  struct Node: Hashable {
    /// The slug of the species.
    let species: String
    /// The position of the form.
    let form: Int
  }

  /// What a form evolves into, and the ways, any of which does.
  struct Step {
    let target: Node
    let conditions: [String]
  }

  /// The forms that evolve and that nothing evolves into.
  private(set) var roots: [Node] = []
  private var steps: [Node: [Step]] = [:]

  /// - Parameter member: any species of the family.
  init(of member: Species, in dex: Dex) {
    var targets: Set<Node> = []
    var starts: [Node] = []
    var parents = [dex.firstStage(of: member)]
    while let parent = parents.popLast() {
      let children = dex.nextStages(of: parent.slug)
      for child in children {
        for path in EvolutionPath.all(from: parent, to: child) {
          let start = Node(species: parent.slug, form: path.start)
          let target = Node(species: child.slug, form: path.target)
          if steps[start] == nil { starts.append(start) }
          targets.insert(target)
          steps[start, default: []].append(Step(target: target, conditions: path.conditions))
        }
      }
      parents += children.reversed()
    }
    roots = starts.filter { !targets.contains($0) }
  }

  /// The steps from a form, once: where two lines meet, the first goes on, so that no tree grows without bounds.
  mutating func takeSteps(from node: Node) -> [Step] { steps.removeValue(forKey: node) ?? [] }
}
