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
    var url = url
    guard let id = url.withUTF8({ Self.number(in: $0) }) else { return nil }
    self.init(name: name, id: id)
  }

  private static func number(in url: UnsafeBufferPointer<UInt8>) -> Int? {
    let file = "/index.json".utf8
    var path = url[..<(url.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.endIndex)]
    if path.last == file.last, path.suffix(file.count).elementsEqual(file) { path.removeLast(file.count) }
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    let start = path.lastIndex { $0 &- UInt8(ascii: "0") >= 10 }.map { $0 + 1 } ?? path.startIndex
    guard start == path.startIndex || path[start - 1] == UInt8(ascii: "/") else { return nil }
    return Int(String(decoding: path[start...], as: UTF8.self))
  }
}
