import Pokedex

/// A form of a variety.
public struct FormResource: PokeAPIResource {
  /// `pokemon-form`
  public static let kind = ResourceKind.form

  let name: String?
  /// The part of the name that tells the form: `alola`, `mega-x`, empty for the plain one.
  let formName: String?
  /// Whole names: Alolan Raichu.
  let names: [LocalizedText]
  /// What sets it apart: Alolan Form.
  let formNames: [LocalizedText]
  let isDefault: Bool
  let isMega: Bool
  let isBattleOnly: Bool
  let types: [ResourceReference]
  let pictures: SpriteAddresses

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    name = value["name"].string
    formName = value["form_name"].string
    names = value["names"].texts("name")
    formNames = value["form_names"].texts("name")
    isDefault = value["is_default"].bool
    isMega = value["is_mega"].bool
    isBattleOnly = value["is_battle_only"].bool
    types = PokemonResource.types(value["types"])
    pictures = SpriteAddresses(value["sprites"])
  }

  /// Whether it is a Gigantamax form; only its name tells.
  var isGigantamax: Bool {
    formName == "gmax" || formName?.hasSuffix("-gmax") == true || name?.hasSuffix("-gmax") == true
  }
}
