import Mustache

/// The page of a move.
struct MoveView: ViewModel {
  let name: String
  let type: TypeBadge?
  /// Prose as HTML.
  let description: String?
  let facts: [FactView]
  /// What the groups hold, in a sentence.
  let note: String?
  let groups: [LearnerGroup]
  let names: [LocalNameView]
  let back: LinkView

  /// Those who learn it in one way.
  struct LearnerGroup: ViewModel {
    let title: String
    let anchor: String
    let learners: [Learner]

    static let fields = Fields<LearnerGroup>([
      "title": { .string($0.title) }, "anchor": { .string($0.anchor) }, "learners": { Value($0.learners) },
    ])
  }

  /// A species, or some of its forms, that learn it.
  struct Learner: ViewModel {
    let name: String
    let url: String
    let level: Int?

    static let fields = Fields<Learner>([
      "name": { .string($0.name) }, "url": { .string($0.url) },
      "level": { model in Value(model.level.map { $0 == 0 ? "on evolving" : "level \($0)" }) },
    ])
  }

  static let fields = Fields<MoveView>([
    "name": { .string($0.name) }, "type": { Value($0.type) }, "description": { Value($0.description) },
    "facts": { Value($0.facts) }, "has_facts": { .bool(!$0.facts.isEmpty) }, "groups": { Value($0.groups) },
    "note": { Value($0.note) },
    "names": { Value($0.names) }, "has_names": { .bool(!$0.names.isEmpty) }, "back": { $0.back.value },
  ])
}

/// The table of all moves.
struct MoveTableView: ViewModel {
  let introduction: String
  let group: MoveGroupView

  static let fields = Fields<MoveTableView>([
    "introduction": { .string($0.introduction) }, "group": { $0.group.value },
  ])
}
