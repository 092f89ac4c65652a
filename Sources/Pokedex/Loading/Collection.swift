import Diagnostics

/// The collections that a data file may hold, under these names.
enum Collection: String, CaseIterable {
  case pokemon, types, abilities, moves, generations, stats
}

/// The entries of every collection, and which file each came from.
struct Collections {
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether every file could be read.
  private(set) var isComplete = true
  private var entries: [Collection: [JSONValue]] = [:]
  private var holders: [Collection: JSONValue] = [:]

  /// Gathers the collections of all files; one that stands in two files is an error that names both.
  init(_ files: [DataFile]) {
    for file in files {
      do throws(Diagnostic) {
        gather(try JSONDocument(file: file.path, bytes: file.bytes))
      } catch {
        diagnostics.append(error)
        isComplete = false
      }
    }
  }

  /// The entries of one collection; empty where no file holds it.
  subscript(collection: Collection) -> [JSONValue] { entries[collection] ?? [] }

  /// Whether a file holds the collection, even with no entry in it.
  func holds(_ collection: Collection) -> Bool { holders[collection] != nil }

  /// The files that hold collections, by the names of the collections.
  var files: [String: String] {
    Dictionary(
      holders.map { ($0.key.rawValue, $0.value.document.file) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func gather(_ document: JSONDocument) {
    if document.root.list != nil {
      gatherBareList(document)
    } else if let fields = document.root.fields {
      for field in fields where !field.key.hasPrefix("$") { gather(field.key, field.value) }
    } else {
      diagnostics.append(
        .error(
          at: document.root.location, "the file holds \(document.root.kindInWords), not an object",
          fix: "write {\"pokemon\": […]}"))
    }
  }

  /// `types.json` may be the list itself.
  private mutating func gatherBareList(_ document: JSONDocument) {
    let name = document.file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    if let collection = Collection(rawValue: name) {
      gather(collection.rawValue, document.root)
    } else {
      gather(Collection.pokemon.rawValue, document.root)
    }
  }

  private mutating func gather(_ key: String, _ value: JSONValue) {
    guard let collection = Collection(rawValue: key) else {
      let known = Collection.allCases.map(\.rawValue)
      diagnostics.gather([
        .warning(
          at: value.location,
          "'\(key)' is not a collection that pokesite knows" + suggestion(for: key, among: known),
          explanation: "the collections are \(known.joined(separator: ", ")); what stands here is not used")
      ])
      return
    }
    guard let list = value.list else {
      if !value.isNull {
        diagnostics.gather([.error(at: value.location, "'\(key)' is \(value.kindInWords), not a list")])
      }
      return
    }
    if let other = holders[collection] {
      diagnostics.gather([
        .error(
          at: value.location, "'\(key)' stands here and in \(other.location.place)",
          fix: "keep each collection in one file")
      ])
      return
    }
    holders[collection] = value
    entries[collection] = Array(list)
  }
}

extension Location {
  /// `Content/types.json:3:5`
  var place: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
