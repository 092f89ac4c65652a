import Pokedex

/// A form of a species, by their positions in the Pokédex.
struct FormPosition: Sendable, Hashable {
  let species: Int
  /// 0 is the form that people know the species by.
  let form: Int
}
