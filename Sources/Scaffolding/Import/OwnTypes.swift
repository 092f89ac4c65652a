import Pokedex
import SiteGenerator

/// The types of creatures, where they are not those of the games: a file that defines them.
struct OwnTypes {
  /// The types that the games do not have, as the creatures first write them.
  let names: [String]
  private let official: [ElementalType]

  init(_ creatures: [Creature]) {
    var seen: Set<String> = []
    var (names, used) = ([String](), Set<String>())
    for name in creatures.flatMap(\.types) {
      let slug = Self.slug(name)
      guard seen.insert(slug).inserted else { continue }
      if TypeChart.official.type(slug) == nil { names.append(name) } else { used.insert(slug) }
    }
    self.names = names
    official = TypeChart.official.types.filter { used.contains($0.slug) }
  }

  /// Whether some are the games' and some are not.
  var mixesOfficial: Bool { !official.isEmpty && !names.isEmpty }

  /// `Content/types.json`; nothing if the games' types are enough, which every site has.
  var files: [SiteFile] {
    guard !names.isEmpty else { return [] }
    let entries = (official.map(entry) + names.map(Self.entry)).map { PrettyJSON.text($0, indentation: 4) }
    let text = """
      {
        "$schema": "pokesite.schema.json",
        "$comment": \(PrettyJSON.string(Self.comment)),
        "types": [
          \(entries.joined(separator: ",\n    "))
        ]
      }

      """
    return [SiteFile("Content/types.json", Array(text.utf8))]
  }

  private static let comment =
    "Fill in who beats whom: list the types that moves of a type hit twice as hard, half as hard, or not at all. "
    + "A type that stands in no list is hit as usual. The colours are a suggestion."

  private func entry(_ type: ElementalType) -> JSON {
    let known = Set(official.map(\.slug))
    return Self.entry(
      type.name, color: type.color ?? "", double: type.doubleDamageTo.filter(known.contains),
      half: type.halfDamageTo.filter(known.contains), none: type.noDamageTo.filter(known.contains))
  }

  private static func entry(_ name: String) -> JSON {
    entry(name, color: Color(for: slug(name)).hex, double: [], half: [], none: [])
  }

  private static func entry(
    _ name: String, color: String, double: [String], half: [String], none: [String]
  ) -> JSON {
    .object([
      JSON.Field("name", .string(name)), JSON.Field("color", .string(color)),
      JSON.Field("double_damage_to", titles(double)), JSON.Field("half_damage_to", titles(half)),
      JSON.Field("no_damage_to", titles(none)),
    ])
  }

  private static func titles(_ slugs: [String]) -> JSON { .list(slugs.map { .string(Slug.title($0)) }) }

  private static func slug(_ name: String) -> String { Slug.fold(name) ?? Slug.spellOut(name) }
}
