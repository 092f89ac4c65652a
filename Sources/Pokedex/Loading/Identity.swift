import Diagnostics

/// Who an entry is: what other entries may call it by.
struct Identity {
  let name: String
  let slug: String
  let number: Int?
  let label: String
  let value: JSONValue

  /// Reads the identity of every entry. An entry without a name, or with the slug or number of another one, is
  /// reported and left out.
  static func read(
    _ entries: [JSONValue], of collection: Collection, diagnostics: inout [Diagnostic]
  ) -> [Identity] {
    var bySlug: [String: Identity] = [:]
    var byNumber: [Int: Identity] = [:]
    return entries.enumerated().compactMap { index, value in
      let label = "\(collection.rawValue)[\(index)]"
      guard let identity = Identity(value, label: label, diagnostics: &diagnostics) else { return nil }
      if let other = bySlug.updateValue(identity, forKey: identity.slug) {
        diagnostics.append(identity.clash(with: other, over: "slug '\(identity.slug)'", key: "slug"))
        return nil
      }
      if let number = identity.number, let other = byNumber.updateValue(identity, forKey: number) {
        diagnostics.append(identity.clash(with: other, over: "number \(number)", key: "id"))
        return nil
      }
      return identity
    }
  }

  private init?(_ value: JSONValue, label: String, diagnostics: inout [Diagnostic]) {
    let name = value.fields?.first { $0.key == "name" }?.value.string
    guard var reader = EntryReader(value, label: name.map { "\(label) \"\($0)\"" } ?? label) else {
      diagnostics.append(
        .error(
          at: value.location, "\(label) is \(value.kindInWords), not an object", fix: "write {\"name\": …}"))
      return nil
    }
    defer { diagnostics += reader.diagnostics }
    let number = reader.int("id", in: 0...Int.max)
    guard let name = reader.text("name") else {
      // A name of the wrong type has been reported already.
      if reader.diagnostics.allSatisfy({ $0.severity != .error }) {
        reader.report(value, "it has no name", fix: "a name is the one thing that every entry needs")
      }
      return nil
    }
    guard let slug = Self.slug(name, number: number, &reader) else { return nil }
    self.name = name
    self.slug = slug
    self.number = number
    self.label = reader.label
    self.value = value
  }

  private static func slug(_ name: String, number: Int?, _ reader: inout EntryReader) -> String? {
    guard let own = reader.text("slug") else {
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
      at: value.location, "\(label): its \(what) is that of \(other.label) too",
      explanation: "\(other.label) stands in \(other.value.location.place)",
      fix: "give one of them another \"\(key)\"")
  }
}
