import Pokedex

extension PageComposer {
  /// The table of all moves.
  func moves() -> ComposedPage {
    let entries = site.catalog.moves
    let view = MoveTableView(
      introduction: English.count(entries.count, "move", "moves") + " that Pokémon learn.",
      group: MoveGroupView(anchor: "moves", title: "Moves", moves: entries.map { row($0) }))
    let head = head(
      pageTitle("Moves"), "All \(entries.count) moves with their type, category, power, accuracy and PP.",
      .moves)
    return page("moves", head, view)
  }

  /// The page of a move.
  func move(_ entry: MoveEntry) -> ComposedPage {
    let prose = prose(site.prose.moves[entry.slug], or: entry.move?.description)
    let view = MoveView(
      name: entry.name, type: entry.move?.type.flatMap(badge), description: prose?.html,
      facts: facts(of: entry),
      groups: learnerGroups(entry), names: localNames(entry.move?.names ?? []),
      back: LinkView(title: "All moves", url: links.url(of: .moves)))
    let learners = Set(entry.learners.map(\.species)).count
    let head = head(
      pageTitle("\(entry.name) (move)"),
      "The move \(entry.name): its facts, and \(Wording.count(learners)) that can learn it.",
      .move(entry.slug))
    return page("move", head, view, diagnostics: prose?.diagnostics ?? [])
  }

  /// Moves by the way in which they are learned, those by level first and by level, the others by name.
  func moves(_ learned: [LearnedMove]) -> [MoveGroupView] {
    Self.methods(learned.map(\.method)).map { method in
      let rows = learned.filter { $0.method == method }.map { row($0) }
      let sorted = rows.sorted { ($0.level ?? 0, $0.name) < ($1.level ?? 0, $1.name) }
      return MoveGroupView(anchor: Self.anchor(method), title: Wording.method(method), moves: sorted)
    }
  }

  private func row(_ learned: LearnedMove) -> MoveRow {
    let slug = Catalog.slug(learned.move)
    var row =
      site.catalog.move(slug).map { self.row($0) }
      ?? MoveRow(
        name: Wording.name(learned.move), url: nil, type: nil, category: nil, power: nil, accuracy: nil,
        pp: nil)
    row.level = learned.level
    return row
  }

  private func row(_ entry: MoveEntry) -> MoveRow {
    MoveRow(
      name: entry.name, url: links.url(of: .move(entry.slug)), type: entry.move?.type.flatMap(badge),
      category: entry.move?.category.map(Wording.name), power: entry.move?.power,
      accuracy: entry.move?.accuracy,
      pp: entry.move?.pp)
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

  private func learnerGroups(_ entry: MoveEntry) -> [MoveView.LearnerGroup] {
    Self.methods(entry.learners.map(\.method)).map { method in
      let learners = entry.learners.filter { $0.method == method }
      return MoveView.LearnerGroup(
        title: Wording.method(method), anchor: Self.anchor(method),
        learners: learners.map { learner in
          MoveView.Learner(
            name: cards[learner.species].name, url: cards[learner.species].url, level: learner.level)
        })
    }
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

  private static func anchor(_ method: String?) -> String { "moves-" + (method.map(Catalog.slug) ?? "all") }
}
