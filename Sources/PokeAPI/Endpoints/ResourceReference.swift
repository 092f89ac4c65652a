/// A resource as others and the lists name it.
public struct ResourceReference: Sendable, Hashable {
  /// The resource's name: `bulbasaur`; empty for those that have none.
  public let name: String
  /// The number in its URL: never to be counted or guessed, for the numbers have gaps.
  public let id: Int

  /// Makes a reference.
  public init(name: String, id: Int) {
    self.name = name
    self.id = id
  }

  /// Takes the number out of a URL or path such as `https://pokeapi.co/api/v2/pokemon/10034/`.
  init?(name: String, url: String) {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard let id = path.split(separator: "/").last(where: { $0 != "index.json" }).flatMap({ Int($0) }) else {
      return nil
    }
    self.init(name: name, id: id)
  }
}
