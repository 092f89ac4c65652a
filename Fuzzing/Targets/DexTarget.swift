import Diagnostics

@testable import Pokedex
@testable import SiteGenerator

extension FuzzTarget {
  /// Two data files.
  static let dex = FuzzTarget(name: "dex") { input in
    let files = zip(["pokemon", "more"], input.parts(2)).map { name, part in
      DataFile(path: "Content/\(name).json", bytes: part.bytes)
    }
    try requireDex(loading: files)
  }

  /// Requires that faults have places, that slugs and pictures lead nowhere else, and that what loads without a fault
  /// is the same when it is saved and loaded again.
  static func requireDex(loading files: [DataFile]) throws(Violation) {
    let loaded = Dex.load(files)
    try requirePlaces(
      loaded.diagnostics,
      in: files.map { SourceText(file: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) })
    try requireSlugs(loaded.dex)
    for picture in loaded.dex.species.flatMap(\.forms).flatMap(\.pictures) {
      if let path = Pictures.path(of: picture) { try requireInside(path, "a picture") }
    }
    guard !loaded.diagnostics.hasErrors else { return }
    let saved = loaded.dex.dataFiles()
    let again = Dex.load(saved)
    try require(
      !again.diagnostics.hasErrors,
      "what was saved loads: \(DiagnosticFormatter().format(again.diagnostics))")
    for (first, second) in zip(saved, again.dex.dataFiles()) {
      try require(
        first.bytes == second.bytes,
        "saved twice is the same: \(String(decoding: first.bytes, as: UTF8.self)) \(String(decoding: second.bytes, as: UTF8.self))"
      )
    }
  }

  private static func requireSlugs(_ dex: Dex) throws(Violation) {
    let collections = [
      dex.species.map(\.slug), dex.types.types.map(\.slug), dex.abilities.map(\.slug), dex.moves.map(\.slug),
      dex.stats.map(\.slug),
    ]
    for slugs in collections {
      try require(Set(slugs).count == slugs.count, "slugs are unique: \(slugs)")
    }
    let numbers = dex.species.compactMap(\.number)
    try require(Set(numbers).count == numbers.count, "numbers are unique: \(numbers)")
    let forms = dex.species.flatMap(\.forms)
    let named =
      collections.flatMap(\.self) + forms.map(\.slug) + forms.flatMap(\.abilities).map(\.slug)
      + forms.flatMap(\.types)
    for slug in named {
      try require(Slug.isSlug(slug) && slug.utf8.count <= 120, "a slug is one: \(slug.debugDescription)")
    }
  }
}
