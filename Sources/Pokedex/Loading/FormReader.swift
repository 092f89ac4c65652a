import Diagnostics

/// Reads what a form looks like and can do: of the species itself, and of the further forms that it has.
struct FormReader {
  static let knownKeys = [
    "slug", "name", "types", "abilities", "stats", "height", "weight", "base_experience", "image_url",
    "sprites",
    "moves",
  ]

  var types: TypeReader

  /// Reads a form. A key that a further form does not have is as in the first form; null means unknown.
  mutating func read(slug: String, name: String, after first: Form?, _ reader: inout EntryReader) -> Form {
    func inherited<T>(_ key: String, _ value: KeyPath<Form, T>, _ own: @autoclosure () -> T) -> T {
      if let first, !reader.has(key) { first[keyPath: value] } else { own() }
    }
    let pictures = pictures(&reader)
    let ownTypes = typeSlugs(&reader)
    let abilities = abilities(&reader)
    let stats = stats(&reader)
    let moves = moves(&reader)
    let (height, weight) = (reader.measure("height"), reader.measure("weight"))
    let experience = reader.int("base_experience", in: 0...Int.max)
    return Form(
      slug: slug, name: name, types: inherited("types", \.types, ownTypes),
      abilities: inherited("abilities", \.abilities, abilities), stats: inherited("stats", \.stats, stats),
      height: inherited("height", \.height, height), weight: inherited("weight", \.weight, weight),
      baseExperience: inherited("base_experience", \.baseExperience, experience), pictures: pictures,
      moves: inherited("moves", \.moves, moves))
  }

  private mutating func typeSlugs(_ reader: inout EntryReader) -> [String] {
    var slugs: [String] = []
    for (path, value) in reader.elements("types") {
      guard let reference = reader.string(value, path) else { continue }
      let slug = types.slug(of: reference, at: value, &reader)
      if slugs.contains(slug) {
        reader.warn(value, "\(path) is '\(reference)' a second time")
      } else {
        slugs.append(slug)
      }
    }
    return slugs
  }

  private func abilities(_ reader: inout EntryReader) -> [AbilitySlot] {
    reader.elements("abilities").compactMap { path, value in
      if let name = value.string { return slot(name, isHidden: false) }
      guard var ability = EntryReader(value, label: reader.label) else {
        _ = reader.require(nil as String?, value, path, "a string or an object")
        return nil
      }
      let name = ability.text("name")
      let isHidden = ability.flag("hidden")
      reader.adopt(ability, path)
      if name == nil { reader.report(value, "\(path) has no name") }
      return name.map { slot($0, isHidden: isHidden) }
    }
  }

  private func slot(_ name: String, isHidden: Bool) -> AbilitySlot {
    AbilitySlot(slug: Slug.fold(name) ?? Slug.spellOut(name), name: Slug.title(name), isHidden: isHidden)
  }

  private func stats(_ reader: inout EntryReader) -> [BaseStat] {
    reader.members("stats").compactMap { key, value in
      guard let number = reader.require(value.double, value, "stats.\(key)", "a number") else { return nil }
      guard number >= 0 else {
        reader.report(value, "stats.\(key) is below zero")
        return nil
      }
      return BaseStat(slug: key, value: number)
    }
  }

  /// `image_url` is the tutorials' key for the picture that `sprites.front_default` is elsewhere.
  private func pictures(_ reader: inout EntryReader) -> [Picture] {
    var pictures: [Picture] = []
    if let address = reader.text("image_url"), let value = reader.present("image_url") {
      pictures.append(Picture(kind: "default", address: address, origin: Origin(value: value)))
    }
    for (key, value) in reader.members("sprites") {
      guard let address = reader.string(value, "sprites.\(key)"), !address.isEmpty else { continue }
      let isDefault = key == "front_default" && pictures.isEmpty
      pictures.append(
        Picture(kind: isDefault ? "default" : key, address: address, origin: Origin(value: value)))
    }
    return pictures
  }

  /// A list of names, or for every way of learning a list of names or of `[level, name]`.
  private func moves(_ reader: inout EntryReader) -> [LearnedMove] {
    guard let value = reader.present("moves") else { return [] }
    if value.list != nil {
      return reader.strings("moves").map { LearnedMove(move: $0, method: nil, level: nil) }
    }
    return reader.members("moves").flatMap { method, value in
      guard let list = reader.require(value.list, value, "moves.\(method)", "a list") else {
        return [LearnedMove]()
      }
      return list.enumerated().compactMap { move(method, $0.offset, $0.element, &reader) }
    }
  }

  private func move(
    _ method: String, _ index: Int, _ value: JSONValue, _ reader: inout EntryReader
  ) -> LearnedMove? {
    if let name = value.string { return LearnedMove(move: name, method: method, level: nil) }
    if let pair = value.list, pair.count == 2, let level = pair[0].int, let name = pair[1].string {
      return LearnedMove(move: name, method: method, level: level)
    }
    reader.report(value, "moves.\(method)[\(index)] is neither a name nor [level, name]")
    return nil
  }
}
