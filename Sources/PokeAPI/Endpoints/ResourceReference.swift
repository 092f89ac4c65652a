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
  ///
  /// It reads bytes from the end: a Pokédex names resources some two million times.
  init?(name: String, url: String) {
    var path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let file = "/index.json".utf8
    if path.suffix(file.count).elementsEqual(file) { path.removeLast(file.count) }
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    let digits = path.suffix(path.reversed().prefix { $0 &- UInt8(ascii: "0") < 10 }.count)
    let isWhole = digits.count == path.count || path.dropLast(digits.count).last == UInt8(ascii: "/")
    guard isWhole, let id = Int(Substring(digits)) else { return nil }
    self.init(name: name, id: id)
  }
}
