import Diagnostics

/// Who an entry is: what other entries may call it by.
struct Identity {
  /// The name for people; empty where the entry has none.
  let name: String
  /// The name in addresses; empty where the entry has none.
  let slug: String
  let number: Int?
  /// Whether the Pokédex can hold it: it has a name, and a slug and a number that no entry before it has. One that
  /// is left out is still read, so that all of its faults are reported.
  private(set) var isKept: Bool
  /// The entry's fields. What was wrong with its identity is reported already.
  let reader: EntryReader

  var label: String { reader.label }

  /// Reads the identity of every entry that is an object.
  static func read(
    _ entries: [JSONValue], of collection: Collection, diagnostics: inout [Diagnostic]
  ) -> [Identity] {
    var identities: [Identity] = []
    identities.reserveCapacity(entries.count)
    var indexOfSlug: [String: Int] = [:]
    var indexOfNumber: [Int: Int] = [:]
    for (index, value) in entries.enumerated() {
      if diagnostics.isFull { break }
      let label = "\(collection.rawValue)[\(index)]"
      guard var identity = Identity(value, label: label, diagnostics: &diagnostics) else { continue }
      if identity.isKept {
        let clashes = [
          indexOfSlug[identity.slug].map {
            identity.clash(with: identities[$0], over: "slug '\(identity.slug)'", key: "slug")
          },
          identity.number.flatMap { number in
            indexOfNumber[number].map {
              identity.clash(with: identities[$0], over: "number \(number)", key: "id")
            }
          },
        ].compactMap(\.self)
        diagnostics.gather(clashes)
        identity.isKept = clashes.isEmpty
      }
      if identity.isKept {
        indexOfSlug[identity.slug] = identities.count
        if let number = identity.number { indexOfNumber[number] = identities.count }
      }
      identities.append(identity)
    }
    return identities
  }

  private init?(_ value: JSONValue, label: String, diagnostics: inout [Diagnostic]) {
    let name = value.fields?.first { $0.key == "name" }?.value.string
    guard let reader = EntryReader(value, label: name.map { "\(label) \"\($0)\"" } ?? label) else {
      let fault = "\(label) is \(value.kindInWords), not an object"
      diagnostics.gather([.error(at: value.location, fault, fix: "write {\"name\": …}")])
      return nil
    }
    self.reader = reader
    var checker = reader
    number = checker.int("id", in: 0...)
    self.name = Self.name(&checker) ?? ""
    slug = self.name.isEmpty ? "" : Self.slug(self.name, number: number, &checker) ?? ""
    isKept = !slug.isEmpty
    diagnostics.gather(checker.diagnostics)
  }

  /// The name; an error where there is none.
  static func name(_ reader: inout EntryReader) -> String? {
    let name = reader.text("name")
    if name == nil, reader.present("name")?.string != nil || reader.present("name") == nil {
      reader.report("it has no name", fix: "a name is the one thing that every entry needs")
    }
    return name
  }

  /// The data's own slug, else that of the name, else the number, else the name's code points.
  static func slug(_ name: String, number: Int?, _ reader: inout EntryReader) -> String? {
    guard let own = reader.text("slug") else {
      if reader.present("slug").map({ $0.string == nil }) ?? false { return nil }
      return Slug.fold(name) ?? number.map(String.init) ?? Slug.spellOut(name)
    }
    if let slug = Slug.fold(own) { return slug }
    if let value = reader.present("slug") {
      reader.report(
        value, "slug '\(own)' has no letter from a to z and no digit", fix: "write it like 'mr-mime'")
    }
    return nil
  }

  private func clash(with other: Identity, over what: String, key: String) -> Diagnostic {
    .error(
      at: reader.value.location, "\(label): its \(what) is that of \(other.label) too",
      explanation: "\(other.label) stands in \(other.reader.value.location.place)",
      fix: "give one of them another \"\(key)\"")
  }
}

extension [Identity] {
  /// Reads the entries of a collection, also those that are left out, for the sake of their faults.
  func read<Entry>(
    besides knownKeys: KnownKeys, _ diagnostics: inout [Diagnostic],
    _ entry: (Identity, inout EntryReader, [JSON.Field]) -> Entry?
  ) -> [Entry] {
    var freeFields = FreeFieldReader(besides: knownKeys)
    return compactMap { identity in
      if diagnostics.isFull { return nil }
      var reader = identity.reader
      reader.reportRepeatedKeys()
      let free = freeFields.read(&reader)
      let entry = entry(identity, &reader, free)
      diagnostics.gather(reader.diagnostics)
      return identity.isKept ? entry : nil
    }
  }
}
