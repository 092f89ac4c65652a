/// Reads the pictures of a form. `image_url` is the tutorials' key for the one that `sprites.front_default` is
/// elsewhere.
enum PictureReader {
  static func read(_ reader: inout EntryReader) -> [Picture] {
    var pictures: [Picture] = []
    if let address = reader.text("image_url"), let value = reader.present("image_url") {
      pictures.append(Picture(kind: "default", address: address, origin: Origin(value)))
    }
    for (key, value) in reader.members("sprites") {
      guard let address = reader.text(value, "sprites.\(key)") else { continue }
      let isDefault = ["front_default", "default"].contains(key)
      let isTaken = pictures.contains { $0.kind == "default" }
      let kind = isDefault ? (isTaken ? "front_default" : "default") : key
      pictures.append(Picture(kind: kind, address: address, origin: Origin(value)))
    }
    return pictures
  }
}
