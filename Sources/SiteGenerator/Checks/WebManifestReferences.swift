import Diagnostics
import Pokedex

/// The addresses in a web app manifest: its icons, its pictures, and where it starts.
enum WebManifestReferences {
  /// None if it is no JSON object.
  static func all(in bytes: [UInt8], path: String) -> References {
    var references = References()
    guard let document = try? JSONDocument(file: path, bytes: bytes) else { return references }
    add(document.root, to: &references)
    return references
  }

  private static func add(_ object: JSONValue, to references: inout References) {
    guard let fields = object.fields else { return }
    for field in fields {
      switch field.key {
      case "start_url", "url": add(field.value, as: .link, to: &references)
      case "src": add(field.value, as: .picture, to: &references)
      case "icons", "screenshots", "shortcuts":
        for element in field.value.list.map(Array.init) ?? [] { add(element, to: &references) }
      default: break
      }
    }
  }

  private static func add(_ value: JSONValue, as kind: Reference.Kind, to references: inout References) {
    guard let address = value.string else { return }
    references.add(kind, address.utf8, at: value.offset)
  }
}
