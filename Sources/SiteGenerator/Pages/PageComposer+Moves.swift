import Pokedex

extension PageComposer {
  /// The table of all moves.
  func moves() -> ComposedPage {
    let entries = site.catalog.moves
    let view = MoveTableView(
      introduction: English.count(entries.count, "move", "moves") + ".",
      group: MoveGroupView(anchor: "moves", title: "Moves", moves: entries.map { (nil, row(of: $0.slug)) }))
    let head = head(
      pageTitle("Moves"), "All \(entries.count) moves with their type, category, power, accuracy and PP.",
      .moves)
    return page("moves", head, view)
  }

  /// The page of a move.
  func move(_ entry: MoveEntry) -> ComposedPage {
    let prose = prose(site.prose.moves[entry.slug], or: entry.move?.description)
    let view = MoveView(
      name: entry.fullName, type: entry.move?.type.flatMap(badge), description: prose?.html,
      facts: facts(of: entry), note: note(entry),
      groups: learnerGroups(entry), names: localNames(entry.move?.names ?? []),
      back: LinkView(title: "All moves", url: links.url(of: .moves)))
    let learners = Set(entry.learners.map(\.species)).count
    let head = head(
      pageTitle("\(entry.fullName), move"),
      "The move \(entry.fullName): its facts, and \(Wording.count(learners)) that can learn it.",
      .move(entry.slug), trail: trail(to: entry.name, .move(entry.slug), in: ("Moves", .moves)))
    return page("move", head, view, prose: prose)
  }

  /// Moves by the way in which they are learned, those by level first and by level, the others by name.
  ///
  /// - Parameter anchor: begins the ids of the tables.
  func moves(_ learned: [LearnedMove], anchor: String) -> [MoveGroupView] {
    Self.methods(learned.map(\.method)).map { method in
      let moves = learned.filter { $0.method == method }.map { (level: $0.level, row: row(of: $0.move)) }
      let sorted = moves.sorted { ($0.level ?? 0, $0.row.name) < ($1.level ?? 0, $1.row.name) }
      return MoveGroupView(
        anchor: "\(anchor)-\(Self.slug(method))", title: Wording.method(method), moves: sorted)
    }
  }

  func row(of reference: String) -> MoveRow {
    moveRows[reference] ?? moveRows[Catalog.slug(reference)] ?? MoveRow(named: Wording.name(reference))
  }

  /// The rows of all moves, by slug; thousands of tables share them.
  static func moveRows(_ catalog: Catalog, _ links: LinkResolver, _ badges: [String: TypeBadge]) -> [String:
    MoveRow]
  {
    let rows = catalog.moves.map { entry in
      let move = entry.move
      let facts = MoveRow.Facts(
        type: move?.type.flatMap { badges[$0] }, category: move?.category.map(Wording.name),
        power: move?.power,
        accuracy: move?.accuracy, pp: move?.pp)
      return (
        entry.slug,
        MoveRow(name: entry.fullName, url: links.url(of: .move(entry.slug)), facts: move == nil ? nil : facts)
      )
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  private func facts(of entry: MoveEntry) -> [FactView] {
    guard let move = entry.move else { return [] }
    return [
      FactView("Category", move.category.map(Wording.name)), FactView("Power", move.power.map(String.init)),
      FactView("Accuracy", move.accuracy.map { "\($0)%" }), FactView("PP", move.pp.map(String.init)),
      FactView("Priority", move.priority.flatMap { $0 == 0 ? nil : ($0 > 0 ? "+\($0)" : "−\(-$0)") }),
      FactView("First seen in", move.generation.map { Wording.generation($0, site.dex) }),
    ].compactMap(\.self) + facts(move.fields)
  }

  /// What the lists of learners hold, and what not.
  private func note(_ entry: MoveEntry) -> String? {
    let areGamesTold = site.dex.species.contains { $0.form.details.movesFrom != nil }
    if entry.learners.isEmpty {
      return "No Pokémon learns it" + (areGamesTold ? " in the games shown here." : ".")
    }
    return areGamesTold ? "Of each Pokémon, the newest game that tells its moves counts." : nil
  }

  private func learnerGroups(_ entry: MoveEntry) -> [MoveView.LearnerGroup] {
    Self.methods(entry.learners.map(\.method)).map { method in
      let learners = entry.learners.filter { $0.method == method }
      return MoveView.LearnerGroup(
        title: Wording.method(method), anchor: "moves-\(Self.slug(method))",
        learners: learners.map(learner))
    }
  }

  /// The species; forms that learn other moves than it by their own names.
  private func learner(_ learner: MoveEntry.Learner) -> MoveView.Learner {
    // Most are those that people know; tens of thousands of them need no array.
    if learner.forms.first == 0 {
      return MoveView.Learner(
        name: cards[learner.species].name, url: cards[learner.species].url, level: learner.level)
    }
    let forms = learner.forms.map { card(at: FormPosition(species: learner.species, form: $0)) }
    return MoveView.Learner(
      name: Self.title(of: forms.map(\.name)), url: forms.first?.url ?? "", level: learner.level)
  }

  /// The ways of learning that occur: by level, by machine, from parents, from tutors, then the data's own.
  private static func methods(_ methods: [String?]) -> [String?] {
    let usual = ["level-up", "machine", "egg", "tutor"]
    var found: [String?] = []
    for method in usual + methods where !found.contains(method) && methods.contains(method) {
      found.append(method)
    }
    return found
  }

  private static func slug(_ method: String?) -> String { method.map(Catalog.slug) ?? "all" }
}
