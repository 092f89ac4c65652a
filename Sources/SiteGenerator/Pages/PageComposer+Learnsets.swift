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
  ///
  /// Forms that last for a battle only learn nothing: they have the moves of the form that they were.
  func formLearnsets(_ species: Species) -> [LearnsetView] {
    var sets: [[Form]] = []
    for form in species.forms.dropFirst() where Self.learns(form, besides: species.form) {
      if let index = sets.firstIndex(where: { $0.first?.moves == form.moves }) {
        sets[index].append(form)
      } else {
        sets.append([form])
      }
    }
    return sets.map { forms in learnset(of: forms, anchor: "moves-of-\(forms.first?.slug ?? "")") }
  }

  private static func learns(_ form: Form, besides first: Form) -> Bool {
    let details = form.details
    return !form.moves.isEmpty && form.moves != first.moves
      && !(details.isMega || details.isGigantamax || details.isBattleOnly)
  }

  /// `Alolan Meowth and Galarian Meowth`; many are the first and a number.
  private static func title(of names: [String]) -> String {
    guard names.count > 3, let first = names.first else { return English.list(names, "and") }
    return "\(first) and \(English.number(names.count - 1)) other forms"
  }
}
