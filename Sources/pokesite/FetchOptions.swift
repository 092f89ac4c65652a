import Diagnostics
import Networking
import PokeAPI

/// What the user wants of `pokesite fetch`.
struct FetchOptions {
  var site = "."
  var source = DataSource.service(baseURL: "https://pokeapi.co/api/v2")
  var request = PokedexFetcher.Request()
  var concurrency = 8
  /// Requests a second; nil is no limit.
  var rate: Double? = 20
  var cacheMode = CacheMode.revalidate
  var printsJSON = false
  var isQuiet = false

  static let options = [
    Option(
      "from", "URL|DIR",
      "PokeAPI, a mirror of it, or a folder of its JSON files (default: \(DataSource.publicService))"),
    Option("site", "DIR", "the site's folder (default: the current one)"),
    Option("only", "LIST", "which species: numbers, ranges, names, generation-N, type:NAME (default: all)"),
    Option(
      "with", "LIST",
      "what to bring besides the facts: sprites, shiny, artwork, home, flavor, moves; or none (default: sprites,moves)"
    ),
    Option("concurrency", "N", "how many requests may be on their way at once (default: 8)"),
    Option("rate", "N", "how many requests may start in a second; 0 is no limit (default: 20)"),
    Option("offline", "use only what earlier runs have fetched"),
    Option("refresh", "fetch everything anew"),
    Option("json", "report as JSON"),
    Option("quiet", "report errors only"),
  ]

  static let examples = [
    ("pokesite fetch", "all Pokémon with moves and small pictures"),
    ("pokesite fetch --only 1-151,eevee --with artwork,moves", "some of them, with large pictures"),
    ("pokesite fetch --only generation-2,type:dragon", "a generation and all dragons"),
    ("pokesite fetch --from http://127.0.0.1:8000 --rate 0", "from a mirror of your own, at full speed"),
    ("pokesite fetch --from ~/api-data --with moves", "from a folder, without the network"),
  ]

  init(_ parsed: ParsedOptions) throws(UsageError) {
    site = parsed["site"] ?? site
    source = try Self.source(parsed["from"]) ?? source
    request = try Self.request(parsed)
    concurrency = try parsed.count("concurrency") ?? concurrency
    rate = try Self.rate(parsed["rate"], default: rate)
    if parsed.has("offline"), parsed.has("refresh") {
      throw UsageError("--offline and --refresh exclude each other")
    }
    cacheMode = parsed.has("offline") ? .offline : parsed.has("refresh") ? .refresh : .revalidate
    printsJSON = parsed.has("json")
    isQuiet = parsed.has("quiet")
  }

  private static func source(_ text: String?) throws(UsageError) -> DataSource? {
    guard let text else { return nil }
    guard let source = DataSource(text) else {
      throw UsageError(
        "--from takes a web address or a folder with PokeAPI's JSON files, not '\(text)'",
        fix: "the folder has pokemon-species/index.json in it, or in api/v2/ or data/api/v2/ below it")
    }
    return source
  }

  private static func request(_ parsed: ParsedOptions) throws(UsageError) -> PokedexFetcher.Request {
    var request = PokedexFetcher.Request()
    do throws(SelectionFault) {
      if let only = parsed["only"] { request.selection = try Selection(only) }
    } catch {
      throw UsageError("--only: \(error.summary)", fix: "write it like --only 1-151,eevee,type:fire")
    }
    let extras = try extras(parsed["with"] ?? "sprites,moves")
    request.sprites = Set(extras.compactMap(SpriteKind.init))
    request.includesMoves = extras.contains("moves")
    request.includesFlavor = extras.contains("flavor")
    return request
  }

  private static func extras(_ text: String) throws(UsageError) -> Set<String> {
    let known = SpriteKind.allCases.map(\.rawValue) + ["flavor", "moves"]
    let words = text.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
    if words == ["none"] { return [] }
    for word in words where !known.contains(word) {
      throw UsageError(
        "--with does not know '\(word)'\(suggestion(for: word, among: known + ["none"]))",
        fix: "it takes \(known.joined(separator: ", ")), or none")
    }
    return Set(words)
  }

  private static func rate(_ text: String?, default usual: Double?) throws(UsageError) -> Double? {
    guard let text else { return usual }
    guard let rate = Double(text), rate >= 0, rate.isFinite else {
      throw UsageError("--rate takes a number of requests a second, or 0 for no limit, not '\(text)'")
    }
    return rate == 0 ? nil : rate
  }
}
