public import Networking
import Pokedex

/// Answers endpoints from a folder of JSON files, laid out like PokeAPI's public static copy:
/// `pokemon/25/index.json`, and the whole list in `pokemon/index.json`.
public struct FolderClient: APIClient {
  private let root: String
  private let baseURL: String

  /// - Parameter path: The folder that holds `pokemon/`, `move/` and so on.
  public init(path: String) {
    root = path
    baseURL = "file://" + path
  }

  /// Reads a file. What is not there is the 404 that the service would answer.
  public func send<E: Endpoint>(_ endpoint: E) async throws(APIError) -> E.Response {
    if Task.isCancelled { throw .cancelled(url: endpoint.url) }
    guard let parts = parts(of: endpoint.url) else {
      throw .invalidRequest(.malformedURL, url: endpoint.url)
    }
    guard let bytes = contents(parts) ?? contents(numbered(parts)) else {
      throw .unsuccessfulStatus(404, retryAfter: nil, url: endpoint.url)
    }
    return try endpoint.decode(bytes)
  }

  /// The folders below the root; nil for what is not below it.
  private func parts(of url: String) -> [String]? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix(baseURL + "/") else { return nil }
    let parts = path.dropFirst(baseURL.count).split(separator: "/").map(String.init)
    return parts.contains { $0.hasPrefix(".") || $0.contains("\0") } ? nil : parts
  }

  private func contents(_ parts: [String]) -> [UInt8]? {
    parts.isEmpty ? nil : CacheFile.contents(of: ([root] + parts + ["index.json"]).joined(separator: "/"))
  }

  /// The number in place of a name, which the list knows.
  private func numbered(_ parts: [String]) -> [String] {
    guard parts.count == 2, let list = contents([parts[0]]),
      let document = try? JSONDocument(file: parts[0], bytes: list)
    else { return [] }
    let entries = ResourceListResource(ResourceValue(document.root, Oddities(url: parts[0])))
    return entries.results.first { $0.name == parts[1] }.map { [parts[0], String($0.id)] } ?? []
  }
}
