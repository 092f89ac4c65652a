/// What the pages of awkward species say, checked by hand against what is known of them.
enum AwkwardSpecies {
  /// All those whose page is looked at for empty and missing things.
  static let slugs = [
    "nidoran-f", "nidoran-m", "farfetchd", "mr-mime", "eevee", "unown", "tyrogue", "ho-oh", "wurmple",
    "deoxys", "burmy", "wormadam", "rotom", "shaymin", "darmanitan", "tornadus", "kyurem", "vivillon",
    "flabebe", "floette", "meowstic", "pumpkaboo", "zygarde", "hoopa", "oricorio", "lycanroc", "type-null",
    "minior", "magearna", "zeraora", "meltan", "melmetal", "toxtricity", "sinistea", "alcremie", "indeedee",
    "zacian", "eternatus", "urshifu", "calyrex", "basculegion", "enamorus", "maushold", "tatsugiri",
    "koraidon", "poltchageist", "ogerpon", "terapagos", "pecharunt",
  ]

  /// The text of the page down to its moves, by the slug.
  static let texts: [(slug: String, text: String)] = [
    (
      "nidoran-f",
      """
      Nidoran♀ #0029 Poison Pin Pokémon Generation I: Kanto
      Profile Poison Height 0.4 m (1′ 4″) Weight 7 kg (15.4 lb) Abilities Poison Point Rivalry Hustle \
      (hidden)
        HP 55 Attack 47 Defense 52 Sp. Attack 40 Sp. Defense 40 Speed 41 Total 275
        takes 2× Ground Psychic ½× Grass Fighting Poison Bug Fairy
        Until Generation III Ability: Poison Point only
      Nidoran♀ #0029 [level 16 Nidorina #0030 [use a Moon Stone Nidoqueen #0031]]
      Training Catch rate 235 Base friendship 70 Base experience 55 Growth rate Medium Slow Effort \
      points 1 HP Colour Blue Shape Quadruped Habitat Grassland
      Breeding Gender Always female Egg cycles 20 (about 5,140 steps) Egg groups Monster Field
      """
    ),
    (
      "nidoran-m",
      """
      Nidoran♂ #0032 Poison Pin Pokémon Generation I: Kanto
      Profile Poison Height 0.5 m (1′ 8″) Weight 9 kg (19.8 lb) Abilities Poison Point Rivalry Hustle \
      (hidden)
        HP 46 Attack 57 Defense 40 Sp. Attack 40 Sp. Defense 40 Speed 50 Total 273
        takes 2× Ground Psychic ½× Grass Fighting Poison Bug Fairy
        Until Generation III Ability: Poison Point only
      Nidoran♂ #0032 [level 16 Nidorino #0033 [use a Moon Stone Nidoking #0034]]
      Training Catch rate 235 Base friendship 70 Base experience 55 Growth rate Medium Slow Effort \
      points 1 Attack Colour Purple Shape Quadruped Habitat Grassland
      Breeding Gender Always male Egg cycles 20 (about 5,140 steps) Egg groups Monster Field
      """
    ),
    (
      "farfetchd",
      """
      Farfetch’d #0083 Wild Duck Pokémon Generation I: Kanto
      Farfetch’d Normal Flying Height 0.8 m (2′ 7″) Weight 15 kg (33.1 lb) Abilities Keen Eye Inner \
      Focus Defiant (hidden)
        HP 52 Attack 90 Defense 55 Sp. Attack 58 Sp. Defense 62 Speed 60 Total 377
        takes 2× Electric Ice Rock ½× Grass Bug 0× Ground Ghost
        Until Generation VI Attack: 65
      Galarian Farfetch’d Fighting Height 0.8 m (2′ 7″) Weight 42 kg (92.6 lb) Abilities Steadfast \
      Scrappy (hidden)
        HP 52 Attack 95 Defense 55 Sp. Attack 58 Sp. Defense 62 Speed 55 Total 377
        takes 2× Flying Psychic Fairy ½× Bug Rock Dark
      Galarian Farfetch’d #0083 [land three critical hits in one battle Sirfetch’d #0865]
      Training Catch rate 45 Base friendship 70 Base experience 132 Growth rate Medium Fast Effort \
      points 1 Attack Colour Brown Shape Wings Habitat Grassland
      Breeding Gender 50% male, 50% female Egg cycles 20 (about 5,140 steps) Egg groups Flying Field
      """
    ),
    (
      "mr-mime",
      """
      Mr. Mime #0122 Barrier Pokémon Generation I: Kanto
      Mr. Mime Psychic Fairy Height 1.3 m (4′ 3″) Weight 54.5 kg (120.2 lb) Abilities Soundproof Filter \
      Technician (hidden)
        HP 40 Attack 45 Defense 65 Sp. Attack 100 Sp. Defense 120 Speed 90 Total 460
        takes 2× Poison Ghost Steel ½× Psychic ¼× Fighting 0× Dragon With Filter: strong moves do a \
      quarter less.
        Until Generation III Ability: Soundproof only Until Generation V Type: Psychic
      Galarian Mr. Mime Ice Psychic Height 1.4 m (4′ 7″) Weight 56.8 kg (125.2 lb) Abilities Vital \
      Spirit Screen Cleaner Ice Body (hidden)
        HP 50 Attack 65 Defense 65 Sp. Attack 90 Sp. Defense 90 Speed 100 Total 460
        takes 2× Fire Bug Rock Ghost Dark Steel ½× Ice Psychic
      Mime Jr. #0439 [level up knowing Mimic Mr. Mime #0122 level up knowing Mimic, in Galar Galarian \
      Mr. Mime #0122 [level 42 Mr. Rime #0866]]
      Training Catch rate 45 Base friendship 70 Base experience 161 Growth rate Medium Fast Effort \
      points 2 Sp. Defense Colour Pink Shape Humanoid Habitat Urban
      Breeding Gender 50% male, 50% female Egg cycles 25 (about 6,425 steps) Egg groups Human-Like
      """
    ),
    (
      "tyrogue",
      """
      Tyrogue #0236 Scuffle Pokémon Generation II: Johto Baby
      Profile Fighting Height 0.7 m (2′ 4″) Weight 21 kg (46.3 lb) Abilities Guts Steadfast Vital \
      Spirit (hidden)
        HP 35 Attack 35 Defense 35 Sp. Attack 35 Sp. Defense 35 Speed 35 Total 210
        takes 2× Flying Psychic Fairy ½× Bug Rock Dark
        Until Generation III Ability: Guts only
      Tyrogue #0236 [level 20 with Attack above Defense Hitmonlee #0106 level 20 with Attack below \
      Defense Hitmonchan #0107 level 20 with Attack equal to Defense Hitmontop #0237]
      Training Catch rate 75 Base friendship 70 Base experience 42 Growth rate Medium Fast Effort \
      points 1 Attack Colour Purple Shape Humanoid Habitat Urban
      Breeding Gender Always male Egg cycles 25 (about 6,425 steps) Egg groups Undiscovered
      """
    ),
    (
      "ho-oh",
      """
      Ho-Oh #0250 Rainbow Pokémon Generation II: Johto Legendary
      Profile Fire Flying Height 3.8 m (12′ 6″) Weight 199 kg (438.7 lb) Abilities Pressure Regenerator \
      (hidden)
        HP 106 Attack 130 Defense 90 Sp. Attack 110 Sp. Defense 154 Speed 90 Total 680
        takes 4× Rock 2× Water Electric ½× Fire Fighting Steel Fairy ¼× Grass Bug 0× Ground
      Training Catch rate 3 Base friendship 0 Base experience 306 Growth rate Slow Effort points 3 Sp. \
      Defense Colour Red Shape Wings Habitat Rare
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "wurmple",
      """
      Wurmple #0265 Worm Pokémon Generation III: Hoenn
      Profile Bug Height 0.3 m (1′ 0″) Weight 3.6 kg (7.9 lb) Abilities Shield Dust Run Away (hidden)
        HP 45 Attack 45 Defense 35 Sp. Attack 20 Sp. Defense 30 Speed 20 Total 195
        takes 2× Fire Flying Rock ½× Grass Fighting Ground
      Wurmple #0265 [level 7 at random Silcoon #0266 [level 10 Beautifly #0267] level 7 at random \
      Cascoon #0268 [level 10 Dustox #0269]]
      Training Catch rate 255 Base friendship 70 Base experience 56 Growth rate Medium Fast Effort \
      points 1 HP Colour Red Shape Armour Habitat Forest
      Breeding Gender 50% male, 50% female Egg cycles 15 (about 3,855 steps) Egg groups Bug
      """
    ),
    (
      "deoxys",
      """
      Deoxys #0386 DNA Pokémon Generation III: Hoenn Mythical
      Deoxys Normal Forme Psychic Height 1.7 m (5′ 7″) Weight 60.8 kg (134 lb) Abilities Pressure
        HP 50 Attack 150 Defense 50 Sp. Attack 150 Sp. Defense 50 Speed 150 Total 600
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Attack Deoxys Psychic Height 1.7 m (5′ 7″) Weight 60.8 kg (134 lb) Abilities Pressure
        HP 50 Attack 180 Defense 20 Sp. Attack 180 Sp. Defense 20 Speed 150 Total 600
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Defense Deoxys Psychic Height 1.7 m (5′ 7″) Weight 60.8 kg (134 lb) Abilities Pressure
        HP 50 Attack 70 Defense 160 Sp. Attack 70 Sp. Defense 160 Speed 90 Total 600
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Speed Deoxys Psychic Height 1.7 m (5′ 7″) Weight 60.8 kg (134 lb) Abilities Pressure
        HP 50 Attack 95 Defense 90 Sp. Attack 95 Sp. Defense 90 Speed 180 Total 600
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Training Catch rate 3 Base friendship 0 Base experience 270 Growth rate Slow Effort points 1 \
      Attack, 1 Sp. Attack, 1 Speed Colour Red Shape Humanoid Habitat Rare
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "burmy",
      """
      Burmy #0412 Bagworm Pokémon Generation IV: Sinnoh
      Burmy Plant Cloak Bug Height 0.2 m (0′ 8″) Weight 3.4 kg (7.5 lb) Abilities Shed Skin Overcoat \
      (hidden)
        HP 40 Attack 29 Defense 45 Sp. Attack 29 Sp. Defense 45 Speed 36 Total 224
        takes 2× Fire Flying Rock ½× Grass Fighting Ground
      Sandy Burmy Bug Height 0.2 m (0′ 8″) Weight 3.4 kg (7.5 lb) Abilities Shed Skin Overcoat (hidden)
        HP 40 Attack 29 Defense 45 Sp. Attack 29 Sp. Defense 45 Speed 36 Total 224
        takes 2× Fire Flying Rock ½× Grass Fighting Ground
      Trash Burmy Bug Height 0.2 m (0′ 8″) Weight 3.4 kg (7.5 lb) Abilities Shed Skin Overcoat (hidden)
        HP 40 Attack 29 Defense 45 Sp. Attack 29 Sp. Defense 45 Speed 36 Total 224
        takes 2× Fire Flying Rock ½× Grass Fighting Ground
      Burmy #0412 [level 20 if female Wormadam #0413 level 20 if male Mothim #0414]
      Training Catch rate 120 Base friendship 70 Base experience 45 Growth rate Medium Fast Effort \
      points 1 Sp. Defense Colour Green Shape Blob
      Breeding Gender 50% male, 50% female Egg cycles 15 (about 3,855 steps) Egg groups Bug
      """
    ),
    (
      "wormadam",
      """
      Wormadam #0413 Bagworm Pokémon Generation IV: Sinnoh
      Wormadam Plant Cloak Bug Grass Height 0.5 m (1′ 8″) Weight 6.5 kg (14.3 lb) Abilities \
      Anticipation Overcoat (hidden)
        HP 60 Attack 59 Defense 85 Sp. Attack 79 Sp. Defense 105 Speed 36 Total 424
        takes 4× Fire Flying 2× Ice Poison Bug Rock ½× Water Electric Fighting ¼× Grass Ground
      Sandy Wormadam Bug Ground Height 0.5 m (1′ 8″) Weight 6.5 kg (14.3 lb) Abilities Anticipation \
      Overcoat (hidden)
        HP 60 Attack 79 Defense 105 Sp. Attack 59 Sp. Defense 85 Speed 36 Total 424
        takes 2× Fire Water Ice Flying ½× Fighting Poison Ground 0× Electric
      Trash Wormadam Bug Steel Height 0.5 m (1′ 8″) Weight 6.5 kg (14.3 lb) Abilities Anticipation \
      Overcoat (hidden)
        HP 60 Attack 69 Defense 95 Sp. Attack 69 Sp. Defense 95 Speed 36 Total 424
        takes 4× Fire ½× Normal Ice Psychic Bug Dragon Steel Fairy ¼× Grass 0× Poison
      Burmy #0412 [level 20 if female Wormadam #0413 level 20 if male Mothim #0414]
      Training Catch rate 45 Base friendship 70 Base experience 148 Growth rate Medium Fast Effort \
      points 2 Sp. Defense Colour Green Shape Blob
      Breeding Gender Always female Egg cycles 15 (about 3,855 steps) Egg groups Bug
      """
    ),
    (
      "darmanitan",
      """
      Darmanitan #0555 Blazing Pokémon Generation V: Unova
      Darmanitan Standard Mode Fire Height 1.3 m (4′ 3″) Weight 92.9 kg (204.8 lb) Abilities Sheer \
      Force Zen Mode (hidden)
        HP 105 Attack 140 Defense 55 Sp. Attack 30 Sp. Defense 55 Speed 95 Total 480
        takes 2× Water Ground Rock ½× Fire Grass Ice Bug Steel Fairy
      Zen Darmanitan In battles only Fire Psychic Height 1.3 m (4′ 3″) Weight 92.9 kg (204.8 lb) \
      Abilities Sheer Force Zen Mode (hidden)
        HP 105 Attack 30 Defense 105 Sp. Attack 140 Sp. Defense 105 Speed 55 Total 540
        takes 2× Water Ground Rock Ghost Dark ½× Fire Grass Ice Fighting Psychic Steel Fairy
      Standard Galarian Darmanitan Ice Height 1.7 m (5′ 7″) Weight 120 kg (264.6 lb) Abilities Gorilla \
      Tactics Zen Mode (hidden)
        HP 105 Attack 140 Defense 55 Sp. Attack 30 Sp. Defense 55 Speed 95 Total 480
        takes 2× Fire Fighting Rock Steel ½× Ice
      Zen Galarian Darmanitan In battles only Ice Fire Height 1.7 m (5′ 7″) Weight 120 kg (264.6 lb) \
      Abilities Gorilla Tactics Zen Mode (hidden)
        HP 105 Attack 160 Defense 55 Sp. Attack 30 Sp. Defense 55 Speed 135 Total 540
        takes 4× Rock 2× Water Fighting Ground ½× Grass Bug Fairy ¼× Ice
      Darumaka #0554 [level 35 Darmanitan #0555] Galarian Darumaka #0554 [use an Ice Stone Standard \
      Galarian Darmanitan #0555]
      Training Catch rate 60 Base friendship 70 Base experience 168 Growth rate Medium Slow Effort \
      points 2 Attack Colour Red Shape Quadruped
      Breeding Gender 50% male, 50% female Egg cycles 20 (about 5,140 steps) Egg groups Field
      """
    ),
    (
      "kyurem",
      """
      Kyurem #0646 Boundary Pokémon Generation V: Unova Legendary
      Kyurem Dragon Ice Height 3 m (9′ 10″) Weight 325 kg (716.5 lb) Abilities Pressure
        HP 125 Attack 130 Defense 90 Sp. Attack 130 Sp. Defense 90 Speed 95 Total 660
        takes 2× Fighting Rock Dragon Steel Fairy ½× Water Electric Grass
      Black Kyurem Dragon Ice Height 3.3 m (10′ 10″) Weight 325 kg (716.5 lb) Abilities Teravolt
        HP 125 Attack 170 Defense 100 Sp. Attack 120 Sp. Defense 90 Speed 95 Total 700
        takes 2× Fighting Rock Dragon Steel Fairy ½× Water Electric Grass
      White Kyurem Dragon Ice Height 3.6 m (11′ 10″) Weight 325 kg (716.5 lb) Abilities Turboblaze
        HP 125 Attack 120 Defense 90 Sp. Attack 170 Sp. Defense 100 Speed 95 Total 700
        takes 2× Fighting Rock Dragon Steel Fairy ½× Water Electric Grass
      Training Catch rate 3 Base friendship 0 Base experience 297 Growth rate Slow Effort points 1 HP, \
      1 Attack, 1 Sp. Attack Colour Grey Shape Upright
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "meowstic",
      """
      Meowstic #0678 Constraint Pokémon Generation VI: Kalos
      Meowstic Male Psychic Height 0.6 m (2′ 0″) Weight 8.5 kg (18.7 lb) Abilities Keen Eye Infiltrator \
      Prankster (hidden)
        HP 74 Attack 48 Defense 76 Sp. Attack 83 Sp. Defense 81 Speed 104 Total 466
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Female Meowstic Psychic Height 0.6 m (2′ 0″) Weight 8.5 kg (18.7 lb) Abilities Keen Eye \
      Infiltrator Competitive (hidden)
        HP 74 Attack 48 Defense 76 Sp. Attack 83 Sp. Defense 81 Speed 104 Total 466
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Mega Meowstic (Male) Psychic Height 0.8 m (2′ 7″) Weight 10.1 kg (22.3 lb) Abilities Trace
        HP 74 Attack 48 Defense 76 Sp. Attack 143 Sp. Defense 101 Speed 124 Total 566
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Mega Meowstic (Female) Psychic Height 0.8 m (2′ 7″) Weight 10.1 kg (22.3 lb) Abilities Trace
        HP 74 Attack 48 Defense 76 Sp. Attack 143 Sp. Defense 101 Speed 124 Total 566
        takes 2× Bug Ghost Dark ½× Fighting Psychic
      Espurr #0677 [level 25 Meowstic #0678]
      Training Catch rate 75 Base friendship 70 Base experience 163 Growth rate Medium Fast Effort \
      points 2 Speed Colour Blue Shape Upright
      Breeding Gender 50% male, 50% female Egg cycles 20 (about 5,140 steps) Egg groups Field
      """
    ),
    (
      "hoopa",
      """
      Hoopa #0720 Mischief Pokémon Generation VI: Kalos Mythical
      Hoopa Confined Psychic Ghost Height 0.5 m (1′ 8″) Weight 9 kg (19.8 lb) Abilities Magician
        HP 80 Attack 110 Defense 60 Sp. Attack 150 Sp. Defense 130 Speed 70 Total 600
        takes 4× Ghost Dark ½× Poison Psychic 0× Normal Fighting
      Hoopa Unbound Psychic Dark Height 6.5 m (21′ 4″) Weight 490 kg (1080.3 lb) Abilities Magician
        HP 80 Attack 160 Defense 60 Sp. Attack 170 Sp. Defense 130 Speed 80 Total 680
        takes 4× Bug 2× Fairy 0× Psychic
      Training Catch rate 3 Base friendship 100 Base experience 270 Growth rate Slow Effort points 3 \
      Sp. Attack Colour Purple Shape Arms
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "lycanroc",
      """
      Lycanroc #0745 Wolf Pokémon Generation VII: Alola
      Lycanroc Midday Form Rock Height 0.8 m (2′ 7″) Weight 25 kg (55.1 lb) Abilities Keen Eye Sand \
      Rush Steadfast (hidden)
        HP 75 Attack 115 Defense 65 Sp. Attack 55 Sp. Defense 65 Speed 112 Total 487
        takes 2× Water Grass Fighting Ground Steel ½× Normal Fire Poison Flying
      Midnight Lycanroc Rock Height 1.1 m (3′ 7″) Weight 25 kg (55.1 lb) Abilities Keen Eye Vital \
      Spirit No Guard (hidden)
        HP 85 Attack 115 Defense 75 Sp. Attack 55 Sp. Defense 75 Speed 82 Total 487
        takes 2× Water Grass Fighting Ground Steel ½× Normal Fire Poison Flying
      Dusk Lycanroc Rock Height 0.8 m (2′ 7″) Weight 25 kg (55.1 lb) Abilities Tough Claws
        HP 75 Attack 117 Defense 65 Sp. Attack 55 Sp. Defense 65 Speed 110 Total 487
        takes 2× Water Grass Fighting Ground Steel ½× Normal Fire Poison Flying
      Rockruff #0744 [level 25 during the day Lycanroc #0745 level 25 at night Midnight Lycanroc #0745] \
      Own Tempo Rockruff #0744 [level 25 at dusk Dusk Lycanroc #0745]
      Training Catch rate 90 Base friendship 70 Base experience 170 Growth rate Medium Fast Effort \
      points 2 Attack Colour Brown Shape Quadruped
      Breeding Gender 50% male, 50% female Egg cycles 15 (about 3,855 steps) Egg groups Field
      """
    ),
    (
      "type-null",
      """
      Type: Null #0772 Synthetic Pokémon Generation VII: Alola Legendary
      Profile Normal Height 1.9 m (6′ 3″) Weight 120.5 kg (265.7 lb) Abilities Battle Armor
        HP 95 Attack 95 Defense 95 Sp. Attack 95 Sp. Defense 95 Speed 59 Total 534
        takes 2× Fighting 0× Ghost
      Type: Null #0772 [level up with high friendship Silvally #0773]
      Training Catch rate 3 Base friendship 0 Base experience 107 Growth rate Slow Effort points 2 HP \
      Colour Grey Shape Quadruped
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "meltan",
      """
      Meltan #0808 Hex Nut Pokémon Generation VII Mythical
      Profile Steel Height 0.2 m (0′ 8″) Weight 8 kg (17.6 lb) Abilities Magnet Pull
        HP 46 Attack 65 Defense 65 Sp. Attack 55 Sp. Defense 35 Speed 34 Total 300
        takes 2× Fire Fighting Ground ½× Normal Grass Ice Flying Psychic Bug Rock Dragon Steel Fairy 0× \
      Poison
      Meltan #0808 [400 Meltan Candies in Pokémon GO Melmetal #0809]
      Training Catch rate 3 Base friendship 0 Base experience 135 Growth rate Slow Effort points 1 \
      Attack Colour Grey Shape Ball
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "melmetal",
      """
      Melmetal #0809 Hex Nut Pokémon Generation VII Mythical
      Melmetal Steel Height 2.5 m (8′ 2″) Weight 800 kg (1763.7 lb) Abilities Iron Fist
        HP 135 Attack 143 Defense 143 Sp. Attack 80 Sp. Defense 65 Speed 34 Total 600
        takes 2× Fire Fighting Ground ½× Normal Grass Ice Flying Psychic Bug Rock Dragon Steel Fairy 0× \
      Poison
      Gigantamax Melmetal Steel Height 25 m (82′ 0″) Abilities Iron Fist
        HP 135 Attack 143 Defense 143 Sp. Attack 80 Sp. Defense 65 Speed 34 Total 600
        takes 2× Fire Fighting Ground ½× Normal Grass Ice Flying Psychic Bug Rock Dragon Steel Fairy 0× \
      Poison
      Meltan #0808 [400 Meltan Candies in Pokémon GO Melmetal #0809]
      Training Catch rate 3 Base friendship 0 Base experience 270 Growth rate Slow Effort points 3 \
      Attack Colour Grey Shape Humanoid
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "zacian",
      """
      Zacian #0888 Warrior Pokémon Generation VIII: Galar Legendary
      Zacian Hero of Many Battles Fairy Height 2.8 m (9′ 2″) Weight 110 kg (242.5 lb) Abilities \
      Intrepid Sword
        HP 92 Attack 120 Defense 115 Sp. Attack 80 Sp. Defense 115 Speed 138 Total 660
        takes 2× Poison Steel ½× Fighting Bug Dark 0× Dragon
        Until Generation VIII Attack: 130
      Crowned Zacian In battles only Fairy Steel Height 2.8 m (9′ 2″) Weight 355 kg (782.6 lb) \
      Abilities Intrepid Sword
        HP 92 Attack 150 Defense 115 Sp. Attack 80 Sp. Defense 115 Speed 148 Total 700
        takes 2× Fire Ground ½× Normal Grass Ice Flying Psychic Rock Dark Fairy ¼× Bug 0× Poison Dragon
        Until Generation VIII Attack: 170
      Training Catch rate 10 Base friendship 0 Base experience 335 Growth rate Slow Effort points 3 \
      Speed Colour Blue Shape Quadruped
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "urshifu",
      """
      Urshifu #0892 Wushu Pokémon Generation VIII: Galar Legendary
      Urshifu Single Strike Style Fighting Dark Height 1.9 m (6′ 3″) Weight 105 kg (231.5 lb) Abilities \
      Unseen Fist
        HP 100 Attack 130 Defense 100 Sp. Attack 63 Sp. Defense 60 Speed 97 Total 550
        takes 4× Fairy 2× Fighting Flying ½× Rock Ghost ¼× Dark 0× Psychic
      Rapid Strike Urshifu Fighting Water Height 1.9 m (6′ 3″) Weight 105 kg (231.5 lb) Abilities \
      Unseen Fist
        HP 100 Attack 130 Defense 100 Sp. Attack 63 Sp. Defense 60 Speed 97 Total 550
        takes 2× Electric Grass Flying Psychic Fairy ½× Fire Water Ice Bug Rock Dark Steel
      Gigantamax Single Strike Urshifu Fighting Dark Height 29 m (95′ 2″) Abilities Unseen Fist
        HP 100 Attack 130 Defense 100 Sp. Attack 63 Sp. Defense 60 Speed 97 Total 550
        takes 4× Fairy 2× Fighting Flying ½× Rock Ghost ¼× Dark 0× Psychic
      Gigantamax Rapid Strike Urshifu Fighting Water Height 26 m (85′ 4″) Abilities Unseen Fist
        HP 100 Attack 130 Defense 100 Sp. Attack 63 Sp. Defense 60 Speed 97 Total 550
        takes 2× Electric Grass Flying Psychic Fairy ½× Fire Water Ice Bug Rock Dark Steel
      Kubfu #0891 [use a Scroll of Darkness train in the Tower of Darkness Urshifu #0892 use a Scroll \
      of Waters train in the Tower of Waters Rapid Strike Urshifu #0892]
      Training Catch rate 3 Base friendship 50 Base experience 275 Growth rate Slow Effort points 3 \
      Attack Colour Grey Shape Humanoid
      Breeding Gender 87.5% male, 12.5% female Egg cycles 120 (about 30,840 steps) Egg groups \
      Undiscovered
      """
    ),
    (
      "calyrex",
      """
      Calyrex #0898 King Pokémon Generation VIII: Galar Legendary
      Calyrex Psychic Grass Height 1.1 m (3′ 7″) Weight 7.7 kg (17 lb) Abilities Unnerve
        HP 100 Attack 80 Defense 80 Sp. Attack 80 Sp. Defense 80 Speed 80 Total 500
        takes 4× Bug 2× Fire Ice Poison Flying Ghost Dark ½× Water Electric Grass Fighting Ground \
      Psychic
      Ice Calyrex Psychic Ice Height 2.4 m (7′ 10″) Weight 809.1 kg (1783.8 lb) Abilities As One
        HP 100 Attack 165 Defense 150 Sp. Attack 85 Sp. Defense 130 Speed 50 Total 680
        takes 2× Fire Bug Rock Ghost Dark Steel ½× Ice Psychic
      Shadow Calyrex Psychic Ghost Height 2.4 m (7′ 10″) Weight 53.6 kg (118.2 lb) Abilities As One
        HP 100 Attack 85 Defense 80 Sp. Attack 165 Sp. Defense 100 Speed 150 Total 680
        takes 4× Ghost Dark ½× Poison Psychic 0× Normal Fighting
      Training Catch rate 3 Base friendship 100 Base experience 250 Growth rate Slow Effort points 3 HP \
      Colour Green Shape Humanoid
      Breeding Gender No gender Egg cycles 120 (about 30,840 steps) Egg groups Undiscovered
      """
    ),
    (
      "basculegion",
      """
      Basculegion #0902 Big Fish Pokémon Generation VIII
      Basculegion Male Water Ghost Height 3 m (9′ 10″) Weight 110 kg (242.5 lb) Abilities Swift Swim \
      Adaptability Mold Breaker (hidden)
        HP 120 Attack 112 Defense 65 Sp. Attack 80 Sp. Defense 75 Speed 78 Total 530
        takes 2× Electric Grass Ghost Dark ½× Fire Water Ice Poison Bug Steel 0× Normal Fighting
        Until Generation VIII Abilities: Rattled, Adaptability or Mold Breaker
      Female Basculegion Water Ghost Height 3 m (9′ 10″) Weight 110 kg (242.5 lb) Abilities Swift Swim \
      Adaptability Mold Breaker (hidden)
        HP 120 Attack 92 Defense 65 Sp. Attack 100 Sp. Defense 75 Speed 78 Total 530
        takes 2× Electric Grass Ghost Dark ½× Fire Water Ice Poison Bug Steel 0× Normal Fighting
        Until Generation VIII Abilities: Rattled, Adaptability or Mold Breaker
      White-Striped Basculin #0550 [take at least 294 recoil damage without fainting Basculegion #0902]
      Training Catch rate 135 Base friendship 50 Base experience 265 Growth rate Medium Fast Effort \
      points 3 HP Colour Green Shape Fish
      Breeding Gender 50% male, 50% female Egg cycles 20 (about 5,140 steps) Egg groups Water 2
      """
    ),
    (
      "enamorus",
      """
      Enamorus #0905 Love-Hate Pokémon Generation VIII Legendary
      Enamorus Incarnate Forme Fairy Flying Height 1.6 m (5′ 3″) Weight 48 kg (105.8 lb) Abilities Cute \
      Charm Contrary (hidden)
        HP 74 Attack 115 Defense 70 Sp. Attack 135 Sp. Defense 80 Speed 106 Total 580
        takes 2× Electric Ice Poison Rock Steel ½× Grass Dark ¼× Fighting Bug 0× Ground Dragon
        Until Generation VIII Abilities: Healer or Contrary
      Therian Enamorus Fairy Flying Height 1.6 m (5′ 3″) Weight 48 kg (105.8 lb) Abilities Overcoat
        HP 74 Attack 115 Defense 110 Sp. Attack 135 Sp. Defense 100 Speed 46 Total 580
        takes 2× Electric Ice Poison Rock Steel ½× Grass Dark ¼× Fighting Bug 0× Ground Dragon
      Training Catch rate 3 Base friendship 50 Base experience 116 Growth rate Slow Effort points 3 Sp. \
      Attack Colour Pink Shape Arms
      Breeding Gender Always female Egg cycles 20 (about 5,140 steps) Egg groups Undiscovered
      """
    ),
    (
      "maushold",
      """
      Maushold #0925 Family Pokémon Generation IX: Paldea
      Maushold Family of Four Normal Height 0.3 m (1′ 0″) Weight 2.8 kg (6.2 lb) Abilities Friend Guard \
      Cheek Pouch Technician (hidden)
        HP 74 Attack 75 Defense 70 Sp. Attack 65 Sp. Defense 75 Speed 111 Total 470
        takes 2× Fighting 0× Ghost
      Maushold (Family of Three) Normal Height 0.3 m (1′ 0″) Weight 2.3 kg (5.1 lb) Abilities Friend \
      Guard Cheek Pouch Technician (hidden)
        HP 74 Attack 75 Defense 70 Sp. Attack 65 Sp. Defense 75 Speed 111 Total 470
        takes 2× Fighting 0× Ghost
      Tandemaus #0924 [level 25 Maushold #0925]
      Training Catch rate 75 Base friendship 50 Base experience 165 Growth rate Fast Effort points 2 \
      Speed Colour White Shape Heads
      Breeding Gender No gender Egg cycles 10 (about 2,570 steps) Egg groups Field Fairy
      """
    ),
    (
      "ogerpon",
      """
      Ogerpon #1017 Mask Pokémon Generation IX: Paldea Legendary
      Ogerpon Teal Mask Grass Height 1.2 m (3′ 11″) Weight 39.8 kg (87.7 lb) Abilities Defiant
        HP 80 Attack 120 Defense 84 Sp. Attack 60 Sp. Defense 96 Speed 110 Total 550
        takes 2× Fire Ice Poison Flying Bug ½× Water Electric Grass Ground
      Wellspring Mask Ogerpon Grass Water Height 1.2 m (3′ 11″) Weight 39.8 kg (87.7 lb) Abilities \
      Water Absorb
        HP 80 Attack 120 Defense 84 Sp. Attack 60 Sp. Defense 96 Speed 110 Total 550
        takes 2× Poison Flying Bug ½× Ground Steel ¼× Water With Water Absorb: Water moves heal it.
      Hearthflame Mask Ogerpon Grass Fire Height 1.2 m (3′ 11″) Weight 39.8 kg (87.7 lb) Abilities Mold \
      Breaker
        HP 80 Attack 120 Defense 84 Sp. Attack 60 Sp. Defense 96 Speed 110 Total 550
        takes 2× Poison Flying Rock ½× Electric Steel Fairy ¼× Grass
      Cornerstone Mask Ogerpon Grass Rock Height 1.2 m (3′ 11″) Weight 39.8 kg (87.7 lb) Abilities \
      Sturdy
        HP 80 Attack 120 Defense 84 Sp. Attack 60 Sp. Defense 96 Speed 110 Total 550
        takes 2× Ice Fighting Bug Steel ½× Normal Electric
      Training Catch rate 5 Base friendship 50 Base experience 275 Growth rate Slow Effort points 3 \
      Attack Colour Green Shape Humanoid
      Breeding Gender Always female Egg cycles 50 (about 12,850 steps) Egg groups Undiscovered
      """
    ),
    (
      "terapagos",
      """
      Terapagos #1024 Tera Pokémon Generation IX: Paldea Legendary
      Terapagos Normal Form Normal Height 0.2 m (0′ 8″) Weight 6.5 kg (14.3 lb) Abilities Tera Shift
        HP 90 Attack 65 Defense 85 Sp. Attack 65 Sp. Defense 85 Speed 60 Total 450
        takes 2× Fighting 0× Ghost
      Terastal Form Terapagos In battles only Normal Height 0.3 m (1′ 0″) Weight 16 kg (35.3 lb) \
      Abilities Tera Shell
        HP 95 Attack 95 Defense 110 Sp. Attack 105 Sp. Defense 110 Speed 85 Total 600
        takes 2× Fighting 0× Ghost With Tera Shell: at full health, every move counts as not very \
      effective.
      Stellar Form Terapagos In battles only Normal Height 1.7 m (5′ 7″) Weight 77 kg (169.8 lb) \
      Abilities Teraform Zero
        HP 160 Attack 105 Defense 110 Sp. Attack 130 Sp. Defense 110 Speed 85 Total 700
        takes 2× Fighting 0× Ghost
      Training Catch rate 255 Base friendship 50 Base experience 90 Growth rate Slow Effort points 1 \
      Defense Colour Blue Shape Quadruped
      Breeding Gender 50% male, 50% female Egg cycles 5 (about 1,285 steps) Egg groups Undiscovered
      """
    ),
    (
      "pecharunt",
      """
      Pecharunt #1025 Subjugation Pokémon Generation IX: Paldea Mythical
      Profile Poison Ghost Height 0.3 m (1′ 0″) Weight 0.3 kg (0.7 lb) Abilities Poison Puppeteer
        HP 88 Attack 88 Defense 160 Sp. Attack 88 Sp. Defense 88 Speed 88 Total 600
        takes 2× Ground Psychic Ghost Dark ½× Grass Fairy ¼× Poison Bug 0× Normal Fighting
      Training Catch rate 3 Base friendship 0 Base experience 300 Growth rate Slow Effort points 3 \
      Defense Colour Purple Shape Ball
      Breeding Gender No gender Egg cycles 20 (about 5,140 steps) Egg groups Undiscovered
      """
    ),
  ]
}
