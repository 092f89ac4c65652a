import Pokedex

/// The moves of a variety in the newest game that it learns by level in, for games and spin-offs that hand moves
/// out otherwise do not tell how it learns them.
struct LearnedMoves {
  /// The game's slug.
  let game: String
  let moves: [LearnedMove]

  /// Nil for a variety of which no moves are known.
  init?(_ pokemon: PokemonResource, _ resources: ResourceSet) {
    let ways = pokemon.moves.flatMap { move in
      move.ways.filter { $0.method != Self.training }.map { (move: move.move, way: $0) }
    }
    let byLevel = Set(ways.lazy.filter { $0.way.method == "level-up" }.map(\.way.game))
    let games = byLevel.isEmpty ? Set(ways.map(\.way.game)) : byLevel
    func rank(_ game: Int) -> (Int, Int, Int, Int) {
      let group = resources.versionGroups[game]
      return (group?.generation?.id ?? 0, group?.name == Self.selective ? 0 : 1, group?.order ?? 0, game)
    }
    guard let newest = games.max(by: { rank($0) < rank($1) }) else { return nil }
    game = resources.versionGroups[newest]?.name ?? String(newest)
    moves = Self.sorted(ways.filter { $0.way.game == newest })
  }

  /// Legends: Arceus, without machines and eggs, knows a dozen moves where the other games of its generation tell
  /// all: it counts only where they tell none.
  private static let selective = "legends-arceus"
  /// How a game without levels hands out moves: nobody learns them.
  private static let training = "train"
  private static let methods = ["level-up", "machine", "egg", "tutor"]

  private static func sorted(_ ways: [(move: ResourceReference, way: PokemonResource.Learned.Way)])
    -> [LearnedMove]
  {
    func rank(_ method: String) -> (Int, String) { (methods.firstIndex(of: method) ?? methods.count, method) }
    var seen: Set<LearnedMove> = []
    return ways.sorted { left, right in
      (rank(left.way.method), left.way.level, left.move.name)
        < (rank(right.way.method), right.way.level, right.move.name)
    }.compactMap { move, way in
      let learned = LearnedMove(
        move: move.name, method: way.method, level: way.method == "level-up" ? way.level : nil)
      return seen.insert(learned).inserted ? learned : nil
    }
  }
}

/// Tuples compare element by element only while those are not tuples themselves.
private func < (left: ((Int, String), Int, String), right: ((Int, String), Int, String)) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  return (left.1, left.2) < (right.1, right.2)
}
