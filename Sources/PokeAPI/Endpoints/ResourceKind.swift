/// The kinds of resources that are used, by their name in the service's paths.
public enum ResourceKind: String, Sendable, CaseIterable {
  /// A variety: what fights, with its stats, abilities and moves.
  case pokemon
  /// A species, which may have several varieties.
  case species = "pokemon-species"
  /// A form of a variety, which may differ in looks only.
  case form = "pokemon-form"
  /// A family.
  case evolutionChain = "evolution-chain"
  /// A move.
  case move
  /// An ability.
  case ability
  /// A type.
  case type
  /// A generation of games.
  case generation
  /// Games that share their data.
  case versionGroup = "version-group"
  /// One game.
  case version
  /// A group that species breed in.
  case eggGroup = "egg-group"
  /// A region.
  case region
  /// A thing to hold or to use.
  case item
}
