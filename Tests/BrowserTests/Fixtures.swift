/// Sites that the tests look at.
enum Fixtures {
  /// Names that need folding, and facts to filter and sort by.
  static let awkward = """
    {"pokemon": [
      {"id": 4, "name": "Charmander", "names": {"de": "Glumanda", "ja": "ヒトカゲ", "ko": "파이리"}, "generation": 1,
       "types": ["fire"], "abilities": ["blaze"], "egg_groups": ["Monster", "Dragon"], "height": 6, "weight": 85,
       "stats": {"hp": 39, "attack": 52, "speed": 65},
       "moves": {"level-up": [[10, "scratch"], [4, "ember"], [1, "growl"]], "machine": ["swift"]}},
      {"id": 6, "name": "Charizard", "evolves_from": "Charmander", "generation": 1, "types": ["fire", "flying"],
       "abilities": ["blaze"], "egg_groups": ["Monster", "Dragon"], "height": 17, "weight": 905,
       "stats": {"hp": 78, "attack": 84, "speed": 100},
       "forms": [{"name": "Mega Charizard X", "types": ["fire", "dragon"], "abilities": ["tough-claws"]}]},
      {"id": 25, "slug": "pikachu", "name": "ピカチュウ", "generation": 1, "types": ["electric"],
       "abilities": ["static", {"name": "lightning-rod", "hidden": true}], "height": 4, "weight": 60, "stats": {"hp": 35, "attack": 55, "speed": 90}},
      {"id": 29, "name": "Nidoran♀", "generation": 1, "types": ["poison"], "stats": {"hp": 55, "attack": 47, "speed": 41}},
      {"id": 32, "name": "Nidoran♂", "generation": 1, "types": ["poison"], "stats": {"hp": 46, "attack": 57, "speed": 50}},
      {"id": 83, "name": "Farfetch’d", "generation": 1, "types": ["normal", "flying"]},
      {"id": 122, "name": "Mr. Mime", "generation": 1, "types": ["psychic", "fairy"]},
      {"id": 250, "name": "Ho-Oh", "generation": 2, "types": ["fire", "flying"], "is_legendary": true,
       "height": 38, "weight": 1990, "stats": {"hp": 106, "attack": 130, "speed": 90}},
      {"id": 669, "name": "Flabébé", "generation": 6, "types": ["fairy"], "stats": {"hp": 44, "attack": 38, "speed": 42}},
      {"id": 772, "name": "Type: Null", "generation": 7, "types": ["normal"]},
      {"id": 782, "name": "Jangmo-o", "generation": 7, "types": ["dragon"]},
      {"id": 785, "name": "Tapu Koko", "generation": 7, "types": ["electric", "fairy"]},
      {"id": 984, "name": "Great Tusk", "generation": 9, "types": ["ground", "fighting"]}
    ]}
    """

  /// A line of three stages, two branches that go on, and a species with six ways to go.
  static let families = """
    {"pokemon": [
      {"name": "Charmander"}, {"name": "Charmeleon", "evolves_from": "Charmander", "evolution": "level 16 while it rains, holding a Charcoal"},
      {"name": "Charizard", "evolves_from": "Charmeleon", "evolution": "level 36 under a full moon, with a friend in the party"},
      {"name": "Wurmple"}, {"name": "Silcoon", "evolves_from": "Wurmple", "evolution": "level 7 at random"},
      {"name": "Beautifly of a Long Name", "evolves_from": "Silcoon", "evolution": "level 10"},
      {"name": "Cascoon", "evolves_from": "Wurmple", "evolution": "level 7"}, {"name": "Dustox", "evolves_from": "Cascoon"},
      {"name": "Eevee"}, {"name": "Vaporeon", "evolves_from": "Eevee"}, {"name": "Jolteon", "evolves_from": "Eevee"},
      {"name": "Flareon", "evolves_from": "Eevee"}, {"name": "Espeon", "evolves_from": "Eevee"},
      {"name": "Umbreon", "evolves_from": "Eevee"}, {"name": "Sylveon", "evolves_from": "Eevee"}]}
    """

  /// A game of its own: nothing official in it.
  static let fanGame = """
    {"types": [{"name": "Sound", "color": "#7a5cff", "double_damage_to": ["Glass"]},
               {"name": "Glass", "color": "#9fe0e8", "half_damage_to": ["Sound"]}],
     "pokemon": [
      {"name": "Bellkin", "types": ["Sound"], "stats": {"body": 30, "mind": 55, "luck": 7}},
      {"name": "Chimera of <Glass>", "types": ["Sound", "Glass"], "evolves_from": "Bellkin",
       "stats": {"body": 60, "mind": 95, "luck": 13}},
      {"name": "Panekin", "types": ["Glass"], "stats": {"body": 20, "mind": 20, "luck": 40}}]}
    """
}
