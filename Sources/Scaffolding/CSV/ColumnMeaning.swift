/// What the cells of a column tell of a creature.
enum ColumnMeaning: Hashable {
  case name
  case slug
  case number
  case types
  case stat(String)
  case abilities
  case hiddenAbility
  case height(LengthUnit?)
  case weight(MassUnit?)
  case evolvesFrom
  case evolvesInto
  case evolution
  case picture
  /// A picture besides the main one: `shiny`.
  case furtherPicture(String)
  /// How many percent are female.
  case female
  /// How many percent are male.
  case male
  /// A text under a key of the model.
  case text(String)
  /// A whole number under a key of the model.
  case count(String)
  /// Yes or no under a key of the model.
  case flag(String)
  /// A list of texts under a key of the model.
  case list(String)
  /// The sum of the stats, which pages make themselves.
  case total
  /// A fact that pokesite does not know, under a key of its own.
  case own(String)

  /// Whether several columns may have it: they make one list.
  var canRepeat: Bool {
    switch self {
    case .types, .abilities, .hiddenAbility, .list, .total: true
    default: false
    }
  }

  /// Whether a second column of the kind is a fault. Of a text it is a fact of its own.
  var mustBeAlone: Bool {
    switch self {
    case .name, .slug, .number, .stat, .height, .weight, .evolvesFrom, .count, .female, .male: true
    default: false
    }
  }

  /// The meaning for people.
  var words: String {
    switch self {
    case .name: "name"
    case .slug: "slug, the name in addresses"
    case .number: "number"
    case .types: "types"
    case .stat(let stat): "stat \(stat)"
    case .abilities: "abilities"
    case .hiddenAbility: "hidden ability"
    case .height(let unit): "height" + (unit.map { " in \($0.words)" } ?? "")
    case .weight(let unit): "weight" + (unit.map { " in \($0.words)" } ?? "")
    case .evolvesFrom: "whom it evolves from"
    case .evolvesInto: "whom it evolves into"
    case .evolution: "how it evolves from the stage before"
    case .picture: "picture"
    case .furtherPicture(let kind): "further picture \(kind)"
    case .female: "female percentage"
    case .male: "male percentage"
    case .text(let key), .count(let key), .list(let key): key.split(separator: "_").joined(separator: " ")
    case .flag(let key): "whether it \(key.split(separator: "_").joined(separator: " "))"
    case .total: "nothing: pages add the stats up themselves"
    case .own(let key): "a fact of its own, “\(key)”"
    }
  }
}
