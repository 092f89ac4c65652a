/// A part of the site that its settings can leave out.
enum Section: String, CaseIterable, Sendable {
  case types, abilities, moves, generations
  case eggGroups = "egg_groups"
  case rankings, compare, random, api
}
