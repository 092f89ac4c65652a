import Diagnostics
import Networking

@testable import PokeAPI
@testable import Pokedex

extension FuzzTarget {
  /// Resources of PokeAPI, each below a line with its kind and number: `pokemon-species 1`.
  static let pokeAPI = FuzzTarget(name: "pokeapi") { input in
    var resources = ResourceSet()
    resources.isWhole = true
    for part in input.parts { try add(part, to: &resources) }
    let dex = DexImport(
      resources: resources, options: ImportOptions(includesMoves: true, includesFlavor: true)
    ).dex()
    // Names that are no slugs are told of when the files are read.
    try requireDex(loading: dex.dataFiles())
  }

  private static func add(_ part: FuzzInput, to resources: inout ResourceSet) throws(Violation) {
    let line = part.bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, let kind = ResourceKind(rawValue: String(words[0])), let id = Int(words[1]) else {
      return
    }
    let json = Array(part.bytes.dropFirst(line.count + 1))
    switch kind {
    case .pokemon: resources.pokemon[id] = try read(json)
    case .species:
      resources.species[id] = try read(json)
      resources.selection.append(ResourceReference(name: resources.species[id]?.name ?? "x", id: id))
    case .form: resources.forms[id] = try read(json)
    case .evolutionChain: resources.chains[id] = try read(json)
    case .move: resources.moves[id] = try read(json)
    case .ability: resources.abilities[id] = try read(json)
    case .type: resources.types[id] = try read(json)
    case .generation: resources.generations[id] = try read(json)
    case .versionGroup: resources.versionGroups[id] = try read(json)
    case .version: resources.versions[id] = try read(json)
    case .eggGroup: resources.eggGroups[id] = try read(json)
    case .region: resources.regions[id] = try read(json)
    case .item: resources.items[id] = try read(json)
    }
  }

  private static func read<Resource: PokeAPIResource>(_ json: [UInt8]) throws(Violation) -> Resource? {
    let endpoint = PokeAPIEndpoint<Resource>.numbered("https://api.example", 1)
    guard let answer = try? endpoint.decode(json).read() else { return nil }
    // These name the address of the resource and not a file.
    for warning in answer.warnings {
      try requirePlaces([warning], in: [SourceText(file: endpoint.url, text: "")])
    }
    return answer.resource
  }
}
