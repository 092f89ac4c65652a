import Pokedex

@testable import PokeAPI

/// A parent and a child with the ways from one to the other, made to look at the words that they become.
struct Family {
  var resources = ResourceSet()

  /// - Parameters:
  ///   - ways: JSON objects as an evolution chain lists them.
  ///   - parentForms: varieties of the parent besides the usual one, with the whole name of each.
  init(
    _ parent: String, _ child: String, parentForms: [(id: Int, slug: String, name: String)] = [],
    ways: String...
  ) {
    let chain = """
      {"chain": {"species": \(MiniAPI.ref("pokemon-species", 1, parent)), "evolution_details": [], "evolves_to": [
      {"species": \(MiniAPI.ref("pokemon-species", 2, child)), "evolution_details": [\(ways.joined(separator: ", "))],
      "evolves_to": []}]}}
      """
    resources.selection = [ResourceReference(name: parent, id: 1), ResourceReference(name: child, id: 2)]
    resources.species[1] = Self.read(
      MiniAPI.species(
        1, parent, Slug.title(parent), varieties: [(1, parent)] + parentForms.map { ($0.id, $0.slug) }))
    resources.species[2] = Self.read(
      MiniAPI.species(2, child, Slug.title(child), from: (1, parent), varieties: [(2, child)]))
    resources.chains[1] = Self.read(chain)
    add(1, parent, Slug.title(parent))
    add(2, child, Slug.title(child))
    for form in parentForms { add(form.id, form.slug, form.name) }
  }

  /// Adds a form that ways can name.
  mutating func add(_ id: Int, _ slug: String, _ name: String) {
    resources.pokemon[id] = Self.read(MiniAPI.pokemon(id, slug, species: id, types: []))
    resources.forms[id] = Self.read(MiniAPI.form(slug, "", name, ""))
  }

  var child: Species? { DexImport(resources: resources).dex().species(slug: resources.selection[1].name) }

  static func read<Resource: PokeAPIResource>(_ text: String) -> Resource? {
    try? PokeAPIEndpoint<Resource>.numbered("https://api.example", 1).decode(Array(text.utf8)).read().resource
  }
}

/// A way with these conditions, as JSON.
func way(_ trigger: String, _ conditions: String = "", isDefault: Bool = true) -> String {
  let rest = conditions.isEmpty ? "" : ", " + conditions
  return
    #"{"trigger": {"name": "\#(trigger)", "url": "/evolution-trigger/1/"}, "is_default": \#(isDefault)\#(rest)}"#
}

/// A condition that names something: `"item": {…}`.
func named(_ key: String, _ name: String, id: Int = 500) -> String {
  #""\#(key)": {"name": "\#(name)", "url": "/api/v2/thing/\#(id)/"}"#
}
