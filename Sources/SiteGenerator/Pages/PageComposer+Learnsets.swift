import Pokedex

extension PageComposer {
  /// What forms learn that learn the same.
  ///
  /// - Parameter anchor: begins the ids of the tables.
  func learnset(of forms: [Form], anchor: String) -> LearnsetView {
    let form = forms.first
    return LearnsetView(
      title: Self.title(of: forms.map(\.name)), games: form?.details.movesFrom.map(site.catalog.gameName),
      groups: moves(form?.moves ?? [], anchor: anchor))
  }

  /// What those forms learn that learn something else than the one that people know the species by.
  func formLearnsets(_ species: Species) -> [LearnsetView] {
    species.formsWithOwnMoves.map { positions in
      let forms = positions.map { species.forms[$0] }
      return learnset(of: forms, anchor: "moves-of-\(forms.first?.slug ?? "")")
    }
  }

  /// `Alolan Meowth and Galarian Meowth`; many are the first and a number.
  static func title(of names: [String]) -> String {
    guard names.count > 3, let first = names.first else { return English.list(names, "and") }
    return "\(first) and \(English.number(names.count - 1)) other forms"
  }
}
