import Pokedex

extension PageComposer {
  /// The chart of all types.
  func types() -> ComposedPage {
    let types = site.dex.types.types
    let view = TypeChartView(
      types: badges(types.map(\.slug)),
      rows: types.map { attacker in
        TypeChartView.Row(
          attacker: badge(of: attacker),
          cells: types.map { .init(factor: site.dex.types.factor(of: attacker.slug, on: [$0.slug])) })
      })
    let head = head(
      pageTitle("Types"),
      "The chart of \(types.count) types: how much damage the moves of each do to Pokémon of each.", .types)
    return page("types", head, view)
  }

  /// The page of a type.
  func type(_ type: ElementalType) -> ComposedPage {
    let all = site.catalog.membersOfType[type.slug] ?? []
    let members = all.filter { $0.form == 0 }
    let others = all.filter { $0.form != 0 }
    let description = prose(site.prose.types[type.slug], or: type.description)
    let view = TypeView(
      badge: badge(of: type), description: description?.html, attack: attack(type), defence: defence(type),
      members: members.map { card(at: $0).value }, count: Wording.count(members.count),
      otherMembers: others.map { card(at: $0).value }, otherCount: Wording.count(others.count),
      moves: moves(of: type), extras: facts(type.fields))
    let head = head(
      pageTitle("\(type.name) type"),
      "\(Wording.count(members.count)) of type \(type.name), with what the type is strong and weak against.",
      .type(type.slug), trail: trail(to: type.name, .type(type.slug), in: ("Types", .types)))
    return page("type", head, view, prose: description)
  }

  /// The moves of a type; nil if there are none.
  private func moves(of type: ElementalType) -> MoveGroupView? {
    let own = site.catalog.moves.filter { $0.move?.type == type.slug }
    guard !own.isEmpty else { return nil }
    return MoveGroupView(
      anchor: "moves", title: English.count(own.count, "move", "moves"),
      moves: own.map { (nil, row(of: $0.slug)) })
  }

  private func attack(_ type: ElementalType) -> [MatchupView] {
    grouped { site.dex.types.factor(of: type.slug, on: [$0]) }
  }

  private func defence(_ type: ElementalType) -> [MatchupView] {
    grouped { site.dex.types.factor(of: $0, on: [type.slug]) }
  }

  private func grouped(_ factor: (String) -> Double) -> [MatchupView] {
    MatchupView.grouped(
      site.dex.types.types.map { other in (factor(other.slug), badge(of: other)) })
  }
}
