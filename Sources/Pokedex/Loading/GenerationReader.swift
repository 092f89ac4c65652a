import Diagnostics

/// Finds the generations of a Pokédex: those that species belong to, described by the `generations` collection
/// or else by their number.
enum GenerationReader {
  static let knownKeys = ["id", "slug", "name", "region"]

  static func read(
    _ collections: Collections, used species: [Species], isOfficial: Bool, _ diagnostics: inout [Diagnostic]
  ) -> [Generation] {
    var described: [Int: Generation] = [:]
    for identity in Identity.read(collections[.generations], of: .generations, diagnostics: &diagnostics) {
      guard var reader = EntryReader(identity.value, label: identity.label) else { continue }
      reader.checkKeys(knownKeys: knownKeys)
      if let number = identity.number {
        described[number] = Generation(number: number, name: identity.name, region: reader.text("region"))
      } else {
        reader.report(identity.value, "it has no id", fix: "id is the generation's number")
      }
      diagnostics += reader.diagnostics
    }
    let numbers = Set(species.compactMap(\.generation)).sorted()
    return numbers.map { described[$0] ?? .known($0, isOfficial: isOfficial) }
  }
}
