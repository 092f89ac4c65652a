@testable import PokeAPI

/// One answer of every kind in which every field that an import reads has a value.
///
/// Leafling (1), which has a further variety (10001) and a second look (101), evolves into Leafking (2) in two ways.
enum RichAPI {
  static let base = "https://api.example/api/v2"

  /// Answers by their path below `/api/v2/`.
  static let resources: [String: String] = {
    var all = [
      "pokemon-species/1": species(1, "leafling", "Leafling"),
      "pokemon-species/2": species(2, "leafking", "Leafking"),
      "pokemon/1": pokemon(1, "leafling"), "pokemon/10001": pokemon(10001, "leafling-snow"),
      "pokemon/2": pokemon(2, "leafking"),
      "evolution-chain/1": chain, "egg-group/5": names(5, "ground", "Field"),
      "region/1": names(1, "kanto", "Kanto"),
      "item/80": names(80, "sun-stone", "Sun Stone"), "version/1": names(1, "red", "Red"),
      "ability/65": names(65, "overgrow", "Overgrow", more: #""generation": \#(generationOne)"#),
      "move/22": names(22, "vine-whip", "Vine Whip", more: moveFacts),
      "type/12": names(12, "grass", "Grass", more: typeFacts(1)),
      "type/15": names(15, "ice", "Ice", more: typeFacts(10001)),
      "generation/1": names(1, "generation-i", "Generation I", more: generationFacts),
      "version-group/1": """
      {"id": 1, "name": "red-blue", "order": 1, "generation": \(generationOne), "versions": [\(ref("version", 1, "red"))]}
      """,
    ]
    for (id, name) in [(1, "leafling"), (2, "leafking"), (10001, "leafling-snow")] {
      all["pokemon-form/\(id)"] = form(name)
    }
    all["pokemon-form/101"] = form("leafling-look", isDefault: false)
    all["pokemon-species"] = MiniAPI.list("pokemon-species", [(1, "leafling"), (2, "leafking")])
    all["type"] = MiniAPI.list("type", [(12, "grass"), (15, "ice")])
    all["generation"] = MiniAPI.list("generation", [(1, "generation-i")])
    all["move"] = MiniAPI.list("move", [(22, "vine-whip")])
    return all
  }()

  private static func ref(_ kind: String, _ id: Int, _ name: String) -> String { MiniAPI.ref(kind, id, name) }

  private static let generationOne = ref("generation", 1, "generation-i")

  private static func texts(_ key: String, _ text: String) -> String {
    #"[\#(MiniAPI.english(key, text)), {"\#(key)": "\#(text) (de)", "language": \#(ref("language", 6, "de"))}]"#
  }

  private static func names(_ id: Int, _ slug: String, _ name: String, more: String = #""x": 1"#) -> String {
    #"{"id": \#(id), "name": "\#(slug)", "names": \#(texts("name", name)), \#(more)}"#
  }

  private static func species(_ id: Int, _ slug: String, _ name: String) -> String {
    """
    {"id": \(id), "name": "\(slug)", "names": \(texts("name", name)), "genera": \(texts("genus", "Leaf Pokémon")),
    "flavor_text_entries": [{"flavor_text": "It grows\\nleaves.", "language": \(ref("language", 9, "en")),
    "version": \(ref("version", 1, "red"))}],
    "pokedex_numbers": [{"entry_number": \(id), "pokedex": \(ref("pokedex", 2, "kanto"))}], "capture_rate": 45,
    "base_happiness": 70, "gender_rate": 1, "hatch_counter": 20, "growth_rate": \(ref("growth-rate", 2, "medium")),
    "egg_groups": [\(ref("egg-group", 5, "ground"))], "color": \(ref("pokemon-color", 5, "green")),
    "shape": \(ref("pokemon-shape", 8, "quadruped")), "habitat": \(ref("pokemon-habitat", 3, "grassland")),
    "generation": \(generationOne), "evolves_from_species": \(id == 1 ? "null" : ref("pokemon-species", 1, "leafling")),
    "evolution_chain": {"url": "/api/v2/evolution-chain/1/"},
    "varieties": [{"is_default": true, "pokemon": \(ref("pokemon", id, slug))}\(id == 1 ? snow : "")],
    "is_baby": true, "is_legendary": true, "is_mythical": true}
    """
  }

  private static let snow = #", {"is_default": false, "pokemon": \#(ref("pokemon", 10001, "leafling-snow"))}"#

  private static func pokemon(_ id: Int, _ name: String) -> String {
    let stats = """
      [{"base_stat": 45, "effort": 1, "stat": \(ref("stat", 1, "hp"))}, {"base_stat": 9, "effort": 0, "stat": \(ref("stat", 6, "speed"))}]
      """
    func abilities(_ slot: Int) -> String {
      #"[{"ability": \#(ref("ability", 65, "overgrow")), "is_hidden": false, "slot": \#(slot)}]"#
    }
    let types =
      #"[{"slot": 1, "type": \#(ref("type", 12, "grass"))}, {"slot": 2, "type": \#(ref("type", 15, "ice"))}]"#
    return """
      {"id": \(id), "name": "\(name)", "is_default": \(id < 10000), "species": \(ref("pokemon-species", id % 10000, "x")),
      "forms": [\(ref("pokemon-form", id, name))\(id == 1 ? ", " + ref("pokemon-form", 101, "leafling-look") : "")], "height": 7,
      "weight": 69, "base_experience": 64, "types": \(types), "abilities": \(abilities(1)), "stats": \(stats),
      "past_types": [{"generation": \(generationOne), "types": [{"slot": 1, "type": \(ref("type", 15, "ice"))}]}],
      "past_abilities": [{"generation": \(generationOne), "abilities": \(abilities(2))}],
      "past_stats": [{"generation": \(generationOne), "stats": [{"base_stat": 5, "effort": 0, "stat": \(ref("stat", 9, "special"))}]}],
      "sprites": \(sprites), "moves": [{"move": \(ref("move", 22, "vine-whip")), "version_group_details": [
      {"level_learned_at": 9, "move_learn_method": \(ref("move-learn-method", 1, "level-up")),
      "version_group": \(ref("version-group", 1, "red-blue"))}]}]}
      """
  }

  private static let sprites = """
    {"front_default": "/sprites/1.png", "front_shiny": "/sprites/s1.png",
    "other": {"official-artwork": {"front_default": "/a/1.png"}, "home": {"front_default": "/h/1.png"}}}
    """

  private static func form(_ name: String, isDefault: Bool = true) -> String {
    """
    {"name": "\(name)", "form_name": "snow", "names": \(texts("name", "Snow \(name)")),
    "form_names": \(texts("name", "Snow Form")), "is_default": \(isDefault), "is_mega": true, "is_battle_only": true,
    "types": [{"slot": 1, "type": \(ref("type", 15, "ice"))}], "sprites": \(sprites)}
    """
  }

  /// A way with all conditions at once, and one with its place only.
  private static let chain = """
    {"id": 1, "chain": {"species": \(ref("pokemon-species", 1, "leafling")), "evolution_details": [], "evolves_to": [
    {"species": \(ref("pokemon-species", 2, "leafking")), "evolves_to": [], "evolution_details": [
    {"is_default": true, "trigger": \(ref("evolution-trigger", 4, "use-move")),
    "base_form": \(ref("pokemon", 10001, "leafling-snow")), "evolved_form": \(ref("pokemon", 2, "leafking")),
    "item": \(ref("item", 80, "sun-stone")), "held_item": \(ref("item", 80, "sun-stone")),
    "known_move": \(ref("move", 22, "vine-whip")), "known_move_type": \(ref("type", 12, "grass")),
    "used_move": \(ref("move", 22, "vine-whip")), "location": \(ref("location", 8, "mt-coronet")),
    "region": \(ref("region", 1, "kanto")), "party_species": \(ref("pokemon-species", 1, "leafling")),
    "party_type": \(ref("type", 12, "grass")), "trade_species": \(ref("pokemon-species", 1, "leafling")),
    "time_of_day": "day", "gender": 1, "min_level": 16, "min_happiness": 220, "min_affection": 2, "min_beauty": 170,
    "min_damage_taken": 49, "min_move_count": 20, "min_steps": 1000, "relative_physical_stats": 1,
    "near_special_rock": true, "needs_multiplayer": true, "needs_overworld_rain": true, "turn_upside_down": true,
    "never_heard_of": "yes"},
    {"is_default": false, "trigger": \(ref("evolution-trigger", 1, "level-up")),
    "location": \(ref("location", 9, "eterna-forest"))}]}]}}
    """

  private static let moveFacts = """
    "type": \(ref("type", 12, "grass")), "damage_class": \(ref("move-damage-class", 2, "physical")), "power": 40,
    "accuracy": 100, "pp": 25, "priority": 1, "generation": \(generationOne)
    """

  private static func typeFacts(_ holder: Int) -> String {
    """
    "pokemon": [{"slot": 1, "pokemon": \(ref("pokemon", holder, "x"))}], "damage_relations": {
    "double_damage_to": [\(ref("type", 15, "ice"))], "half_damage_to": [\(ref("type", 12, "grass"))],
    "no_damage_to": [\(ref("type", 15, "ice"))]}
    """
  }

  private static let generationFacts = """
    "main_region": \(ref("region", 1, "kanto")), "version_groups": [\(ref("version-group", 1, "red-blue"))],
    "pokemon_species": [\(ref("pokemon-species", 1, "leafling")), \(ref("pokemon-species", 2, "leafking"))]
    """
}
