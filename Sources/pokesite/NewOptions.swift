import Scaffolding

/// What the user wants of `pokesite new`.
struct NewOptions {
  let folder: String
  let source: NewSite.Source
  let title: String?
  let printsJSON: Bool
  let isQuiet: Bool

  static let operand = Operand("DIR", isRequired: true)

  static let options = [
    Option("national", "with all Pokémon of the games, in place of three invented creatures"),
    Option("from", "FILE", "with the creatures of a JSON or CSV file, and the pictures beside it"),
    Option("title", "TEXT", "the site's title"),
    Option("json", "report as JSON"),
    Option("quiet", "report errors only"),
  ]

  static let examples = [
    ("pokesite new mydex", "a small site to begin with"),
    ("pokesite new pokedex --national", "the National Pokédex"),
    ("pokesite new mydex --from creatures.csv --title \"Dex of Tern Isle\"", "your game's creatures"),
  ]

  init(_ parsed: ParsedOptions) throws(UsageError) {
    guard let folder = parsed.operand else {
      throw UsageError("no folder is named", fix: "write it like pokesite new mydex")
    }
    self.folder = folder
    source = try Self.source(parsed)
    title = try Self.title(parsed["title"])
    printsJSON = parsed.has("json")
    isQuiet = parsed.has("quiet")
  }

  private static func source(_ parsed: ParsedOptions) throws(UsageError) -> NewSite.Source {
    guard let file = parsed["from"] else { return parsed.has("national") ? .national : .starter }
    guard !parsed.has("national") else { throw UsageError("--from and --national exclude each other") }
    guard !file.contains("://") else {
      throw UsageError(
        "--from takes a file, not the address '\(file)'",
        fix: "download it first; data from PokeAPI comes with pokesite fetch")
    }
    guard [".json", ".csv", ".tsv"].contains(where: file.lowercased().hasSuffix) else {
      throw UsageError("--from takes a file whose name ends in .json, .csv or .tsv, not '\(file)'")
    }
    return .file(file)
  }

  private static func title(_ text: String?) throws(UsageError) -> String? {
    guard let text else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      text.contains(where: { !$0.isWhitespace })
    else { throw UsageError("--title takes a line of text") }
    return text
  }
}
