public import Pokedex

/// A move.
public struct MoveResource: PokeAPIResource {
  /// `move`
  public static let kind = ResourceKind.move

  let name: String?
  let names: [LocalizedText]
  let type: ResourceReference?
  let category: String?
  let power: Int?
  let accuracy: Int?
  let pp: Int?
  let priority: Int?
  let generation: ResourceReference?

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    name = value["name"].string
    names = value["names"].texts("name")
    type = value["type"].reference
    category = value["damage_class"]["name"].string
    power = value["power"].int
    accuracy = value["accuracy"].int
    pp = value["pp"].int
    priority = value["priority"].int
    generation = value["generation"].reference
  }
}

/// An ability.
public struct AbilityResource: PokeAPIResource {
  /// `ability`
  public static let kind = ResourceKind.ability

  let name: String?
  let names: [LocalizedText]
  let generation: ResourceReference?

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    name = value["name"].string
    names = value["names"].texts("name")
    generation = value["generation"].reference
  }
}

/// A type and what damage its moves deal.
public struct TypeResource: PokeAPIResource {
  /// `type`
  public static let kind = ResourceKind.type

  let name: String?
  let names: [LocalizedText]
  let doubleDamageTo: [ResourceReference]
  let halfDamageTo: [ResourceReference]
  let noDamageTo: [ResourceReference]
  /// The varieties that have it.
  let pokemon: [ResourceReference]

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    let relations = value["damage_relations"]
    name = value["name"].string
    names = value["names"].texts("name")
    doubleDamageTo = relations["double_damage_to"].references
    halfDamageTo = relations["half_damage_to"].references
    noDamageTo = relations["no_damage_to"].references
    pokemon = value["pokemon"].list(distinctBy: \.id) { $0["pokemon"].reference }
  }
}

/// A generation of games.
public struct GenerationResource: PokeAPIResource {
  /// `generation`
  public static let kind = ResourceKind.generation

  let name: String?
  let names: [LocalizedText]
  let region: ResourceReference?
  let species: [ResourceReference]
  let versionGroups: [ResourceReference]

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    name = value["name"].string
    names = value["names"].texts("name")
    region = value["main_region"].reference
    species = value["pokemon_species"].references
    versionGroups = value["version_groups"].references
  }
}

/// Games that came out together.
public struct VersionGroupResource: PokeAPIResource {
  /// `version-group`
  public static let kind = ResourceKind.versionGroup

  let name: String?
  /// Its place in time among all.
  let order: Int?
  let generation: ResourceReference?
  let versions: [ResourceReference]

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    name = value["name"].string
    order = value["order"].int
    generation = value["generation"].reference
    versions = value["versions"].references
  }
}

/// What stands for a resource of which only the names are used.
public protocol NamedResource: PokeAPIResource {
  /// Its names by language.
  var names: [LocalizedText] { get }
}

/// One game.
public struct VersionResource: NamedResource {
  /// `version`
  public static let kind = ResourceKind.version
  /// By language.
  public let names: [LocalizedText]
  /// Takes the names.
  public init(_ value: ResourceValue) { names = value["names"].texts("name") }
}

/// A group that species breed in.
public struct EggGroupResource: NamedResource {
  /// `egg-group`
  public static let kind = ResourceKind.eggGroup
  /// By language.
  public let names: [LocalizedText]
  /// Takes the names.
  public init(_ value: ResourceValue) { names = value["names"].texts("name") }
}

/// A region.
public struct RegionResource: NamedResource {
  /// `region`
  public static let kind = ResourceKind.region
  /// By language.
  public let names: [LocalizedText]
  /// Takes the names.
  public init(_ value: ResourceValue) { names = value["names"].texts("name") }
}

/// A thing to hold or to use.
public struct ItemResource: NamedResource {
  /// `item`
  public static let kind = ResourceKind.item
  /// By language.
  public let names: [LocalizedText]
  /// Takes the names.
  public init(_ value: ResourceValue) { names = value["names"].texts("name") }
}

/// A page of a list.
public struct ResourceListResource: PokeAPIResource {
  /// Never asked for by number; the endpoint names the kind that is listed.
  public static let kind = ResourceKind.pokemon

  /// How many there are in all.
  public let count: Int?
  /// The URL of the next page.
  public let next: String?
  /// The URL of the page before.
  public let previous: String?
  /// The resources of this page.
  public let results: [ResourceReference]

  /// Takes what is there.
  public init(_ value: ResourceValue) {
    count = value["count"].int
    next = value["next"].string
    previous = value["previous"].string
    results = value["results"].list(most: .max).compactMap(\.reference)
  }
}
