import Networking
import Pokedex

@testable import PokeAPI

extension MiniAPI {
  /// The answers of a stub server; `plan` changes those of single paths.
  static func answers(_ plan: [String: [Answer]] = [:]) -> [String: [Answer]] {
    var answers = Dictionary(
      uniqueKeysWithValues: resources.map { path, text in
        ("/api/v2/" + path, [Answer.json(text, [("ETag", "\"\(path)\"")])])
      })
    for (path, faults) in plan { answers["/api/v2/" + path] = faults + (answers["/api/v2/" + path] ?? []) }
    return answers
  }

  /// Writes the resources as the public static copy lays them out.
  static func write(to folder: String) throws {
    for (path, text) in resources {
      _ = CacheFile.makeFolder("\(folder)/api/v2/\(path)")
      try TemporaryFolder.write(text, to: "\(folder)/api/v2/\(path)/index.json")
    }
  }
}

/// Fetches from a client and answers what has come of it.
func fetch(
  _ client: any APIClient, from source: DataSource,
  _ configure: (inout PokedexFetcher.Request) -> Void = { _ in }
) async -> PokedexFetcher.Outcome {
  var request = PokedexFetcher.Request()
  configure(&request)
  return await PokedexFetcher(request, from: source, data: client, pictures: client, concurrency: 4).fetch()
}

extension PokedexFetcher.Outcome {
  /// The data files as text, by name.
  var files: [String: String] {
    let files = dex?.dataFiles() ?? []
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
