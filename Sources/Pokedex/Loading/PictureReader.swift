/// Reads the pictures of a form. `image_url` is the tutorials' key for the one that `sprites.front_default` is
/// elsewhere.
enum PictureReader {
  static func read(_ reader: inout EntryReader) -> [Picture] {
    var pictures: [Picture] = []
    if let address = reader.text("image_url"), let value = reader.present("image_url") {
      pictures.append(Picture(kind: "default", address: address, origin: Origin(value)))
    }
    for (key, value) in reader.members("sprites") {
      guard let (address, size, origin) = picture(value, "sprites.\(key)", &reader) else { continue }
      let isDefault = ["front_default", "default"].contains(key)
      let isTaken = pictures.contains { $0.kind == "default" }
      let kind = isDefault ? (isTaken ? "front_default" : "default") : key
      pictures.append(Picture(kind: kind, address: address, size: size, origin: origin))
    }
    return pictures
  }

  /// An address, or an object with its path and its size.
  private static func picture(
    _ value: JSONValue, _ path: String, _ reader: inout EntryReader
  ) -> (address: String, size: PixelSize?, origin: Origin)? {
    guard var inner = reader.nested(value, path) else {
      let address = reader.require(value.string, value, path, "a string or an object")
      return address.flatMap { $0.isBlank ? nil : ($0, nil, Origin(value)) }
    }
    let address = inner.text("path")
    let (width, height) = (inner.int("width", in: 1...), inner.int("height", in: 1...))
    if inner.present("path") == nil { inner.report("it has no path") }
    reader.adopt(inner)
    guard let address, let origin = inner.present("path").map({ Origin($0) }) else { return nil }
    return (address, size(width, height), origin)
  }

  private static func size(_ width: Int?, _ height: Int?) -> PixelSize? {
    guard let width, let height else { return nil }
    return PixelSize(width: width, height: height)
  }
}
