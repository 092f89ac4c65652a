@testable import PokeAPI

/// A PokeAPI of a handful of Pokémon: paths below `/api/v2/` and the JSON that stands there. Links are paths, as
/// in the public static copy.
enum MiniAPI {
  /// Leafling (1) evolves into Leafking (2), which has a snow form (10001); Sparky (7) stands alone, and its
  /// usual variety has another name than the species.
  static let resources: [String: String] = {
    var all: [String: String] = [
      "pokemon-species/1": species(1, "leafling", "Leafling", varieties: [(1, "leafling")]),
      "pokemon-species/2": species(
        2, "leafking", "Leafking", from: (1, "leafling"),
        varieties: [(2, "leafking"), (10001, "leafking-snow")]),
      "pokemon-species/7": species(7, "sparky", "Sparky", generation: 2, varieties: [(7, "sparky-plain")]),
      "pokemon/1": pokemon(1, "leafling", species: 1, types: ["grass"], picture: "/sprites/1.png"),
      "pokemon/2": pokemon(2, "leafking", species: 2, types: ["grass"]),
      "pokemon/10001": pokemon(
        10001, "leafking-snow", species: 2, types: ["ice", "grass"], isDefault: false),
      "pokemon/7": pokemon(7, "sparky-plain", species: 7, types: ["electric"]),
      "pokemon-form/2": form("leafking", "", "", ""),
      "pokemon-form/10001": form("leafking-snow", "snow", "Snow Leafking", "Snow Form"),
      "evolution-chain/1": """
      {"id": 1, "chain": {"species": \(ref("pokemon-species", 1, "leafling")), "evolution_details": [],
      "evolves_to": [{"species": \(ref("pokemon-species", 2, "leafking")), "evolves_to": [],
      "evolution_details": [{"is_default": true, "trigger": \(ref("evolution-trigger", 1, "level-up")), "min_level": 16}]}]}}
      """,
      "move/1": move(1, "pound", "Pound"), "move/22": move(22, "vine-whip", "Vine Whip"),
      "ability/65": #"{"id": 65, "name": "overgrow", "names": [\#(english("name", "Overgrow"))]}"#,
      "generation/1": generation(1, "Generation I", species: [1, 2], groups: [1]),
      "generation/2": generation(2, "Generation II", species: [7], groups: []),
      "region/1": #"{"id": 1, "name": "kanto", "names": [\#(english("name", "Kanto"))]}"#,
      "version-group/1": """
      {"id": 1, "name": "red-blue", "order": 1, "versions": [\(ref("version", 1, "red")), \(ref("version", 2, "blue"))]}
      """,
      "version/1": #"{"id": 1, "name": "red", "names": [\#(english("name", "Red"))]}"#,
      "version/2": #"{"id": 2, "name": "blue", "names": [\#(english("name", "Blue"))]}"#,
      "egg-group/5": #"{"id": 5, "name": "ground", "names": [\#(english("name", "Field"))]}"#,
      "type/12": type(12, "grass", "Grass", [1, 2, 10001]), "type/13": type(13, "electric", "Electric", [7]),
      "type/15": type(15, "ice", "Ice", [10001]), "type/19": type(19, "stellar", "Stellar", []),
    ]
    all["pokemon-species"] = list("pokemon-species", [(1, "leafling"), (2, "leafking"), (7, "sparky")])
    all["type"] = list("type", [(12, "grass"), (13, "electric"), (15, "ice"), (19, "stellar")])
    all["generation"] = list("generation", [(1, "generation-i"), (2, "generation-ii")])
    all["move"] = list("move", [(1, "pound"), (22, "vine-whip")])
    return all
  }()

  static func ref(_ kind: String, _ id: Int, _ name: String) -> String {
    #"{"name": "\#(name)", "url": "/api/v2/\#(kind)/\#(id)/"}"#
  }

  static func english(_ key: String, _ text: String) -> String {
    #"{"\#(key)": "\#(text)", "language": \#(ref("language", 9, "en"))}"#
  }

  static func list(_ kind: String, _ entries: [(Int, String)]) -> String {
    let results = entries.map { ref(kind, $0.0, $0.1) }.joined(separator: ", ")
    return #"{"count": \#(entries.count), "next": null, "previous": null, "results": [\#(results)]}"#
  }

  static func species(
    _ id: Int, _ slug: String, _ name: String, generation: Int = 1, from parent: (Int, String)? = nil,
    varieties: [(Int, String)]
  ) -> String {
    let varieties = varieties.enumerated().map {
      #"{"is_default": \#($0.offset == 0), "pokemon": \#(ref("pokemon", $0.element.0, $0.element.1))}"#
    }.joined(separator: ", ")
    return """
      {"id": \(id), "name": "\(slug)", "names": [\(english("name", name))], "genera": [\(english("genus", "Leaf Pokémon"))],
      "flavor_text_entries": [{"flavor_text": "It grows\\nleaves.", "language": \(ref("language", 9, "en")),
      "version": \(ref("version", 1, "red"))}], "pokedex_numbers": [], "capture_rate": 45, "gender_rate": 1,
      "growth_rate": \(ref("growth-rate", 2, "medium")), "egg_groups": [\(ref("egg-group", 5, "ground"))],
      "generation": \(ref("generation", generation, "generation-\(generation)")), "habitat": null,
      "evolves_from_species": \(parent.map { ref("pokemon-species", $0.0, $0.1) } ?? "null"),
      "evolution_chain": {"url": "/api/v2/evolution-chain/1/"}, "varieties": [\(varieties)], "is_baby": false}
      """
  }

  static func pokemon(
    _ id: Int, _ name: String, species: Int, types: [String], isDefault: Bool = true, picture: String? = nil,
    weight: Int = 69
  ) -> String {
    let types = types.enumerated().map {
      #"{"slot": \#($0.offset + 1), "type": \#(ref("type", 12, $0.element))}"#
    }.joined(separator: ", ")
    return """
      {"id": \(id), "name": "\(name)", "is_default": \(isDefault), "species": \(ref("pokemon-species", species, "x")),
      "forms": [\(ref("pokemon-form", id, name))], "height": 7, "weight": \(weight), "base_experience": 64,
      "types": [\(types)], "abilities": [{"ability": \(ref("ability", 65, "overgrow")), "is_hidden": false, "slot": 1}],
      "stats": [{"base_stat": 45, "effort": 1, "stat": \(ref("stat", 1, "hp"))}],
      "sprites": {"front_default": \(picture.map { "\"\($0)\"" } ?? "null")},
      "moves": [{"move": \(ref("move", 22, "vine-whip")), "version_group_details": [{"level_learned_at": 9,
      "move_learn_method": \(ref("move-learn-method", 1, "level-up")), "version_group": \(ref("version-group", 1, "red-blue"))}]}]}
      """
  }

  static func form(_ name: String, _ part: String, _ whole: String, _ short: String) -> String {
    let names = whole.isEmpty ? "" : english("name", whole)
    let formNames = short.isEmpty ? "" : english("name", short)
    return """
      {"name": "\(name)", "form_name": "\(part)", "names": [\(names)], "form_names": [\(formNames)],
      "is_default": true, "is_mega": false, "is_battle_only": false, "types": [], "sprites": {}}
      """
  }

  private static func move(_ id: Int, _ slug: String, _ name: String) -> String {
    """
    {"id": \(id), "name": "\(slug)", "names": [\(english("name", name))], "type": \(ref("type", 12, "grass")),
    "damage_class": \(ref("move-damage-class", 2, "physical")), "power": 40, "accuracy": 100, "pp": 25, "priority": 0}
    """
  }

  private static func type(_ id: Int, _ slug: String, _ name: String, _ holders: [Int]) -> String {
    let pokemon = holders.map { #"{"slot": 1, "pokemon": \#(ref("pokemon", $0, "x"))}"# }.joined(
      separator: ", ")
    return """
      {"id": \(id), "name": "\(slug)", "names": [\(english("name", name))], "pokemon": [\(pokemon)],
      "damage_relations": {"double_damage_to": [\(ref("type", 19, "stellar"))], "half_damage_to": [\(ref("type", 12, "grass"))]}}
      """
  }

  private static func generation(_ id: Int, _ name: String, species: [Int], groups: [Int]) -> String {
    """
    {"id": \(id), "name": "generation-\(id)", "names": [\(english("name", name))], "main_region": \(ref("region", 1, "kanto")),
    "pokemon_species": [\(species.map { ref("pokemon-species", $0, "x") }.joined(separator: ", "))],
    "version_groups": [\(groups.map { ref("version-group", $0, "red-blue") }.joined(separator: ", "))]}
    """
  }
}
