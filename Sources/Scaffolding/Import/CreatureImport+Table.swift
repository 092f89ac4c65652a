import Diagnostics
import Pokedex

extension CreatureImport {
  /// A table becomes data files that are a pleasure to go on with.
  mutating func importTable(_ table: CreatureTable, _ folder: String) {
    diagnostics = table.diagnostics
    creatures = table.creatures.count
    columns = table.columns.map { column in
      ColumnReport(
        name: column.header.text,
        meaning: column.meaning.words + (column.remark.map { " (\($0))" } ?? ""))
    }
    let illustrated = addPictures(table, folder)
    let types = OwnTypes(table.creatures)
    ownTypes = types.names
    warn(of: types, table)
    let data = CreatureFile(illustrated)
    files = [SiteFile("Content/pokemon.json", data.bytes)] + types.files + files
    if !diagnostics.hasErrors { checkResult(data, types, table) }
  }

  // MARK: - Pictures

  private mutating func addPictures(_ table: CreatureTable, _ folder: String) -> [Creature] {
    let place = PicturePath(folder: folder)
    let search = PictureFolder(beside: folder)
    pictures.folders = search.folders
    var used: Set<String> = []
    let creatures = table.creatures.map { creature in
      var (main, further) = (String?.none, [JSON.Field]())
      for (kind, cell) in creature.pictures {
        guard let address = find(cell, table, place, search, &used) else { continue }
        if kind == "default" { main = address } else { further.append(JSON.Field(kind, .string(address))) }
      }
      if main == nil, !creature.pictures.contains(where: { $0.kind == "default" }) {
        main = search.picture(slug: creature.slug, name: creature.name, number: creature.number)
        main.map { _ = used.insert($0) }
      }
      if main == nil { pictures.missing.append(creature.name) }
      var illustrated = creature
      illustrated.values["image_url"] = main.map(JSON.string)
      illustrated.values["sprites"] = further.isEmpty ? nil : .object(further)
      return illustrated
    }
    pictures.found = creatures.count - pictures.missing.count
    pictures.unused = search.paths.filter { !used.contains($0) }
    files = used.sorted().map { SiteFile("Content/\($0)", copying: "\(folder)/\($0)") }
    return creatures
  }

  /// The address of a picture that a cell names.
  private mutating func find(
    _ cell: CSVTable.Cell, _ table: CreatureTable, _ place: PicturePath, _ search: PictureFolder,
    _ used: inout Set<String>
  ) -> String? {
    // Windows writes folders that way.
    let address = String(cell.text.map { $0 == "\\" ? "/" : $0 })
    let target = place.find(address)
    if case .remote = target { return address }
    if case .file(let path) = target {
      used.insert(path)
      return path
    }
    if let path = search.picture(named: address) {
      used.insert(path)
      return path
    }
    if case .refused(let why) = target {
      diagnostics.append(
        .error(
          at: table.location(cell), "the picture '\(cell.text)' \(why)",
          fix: "give a path below the folder of the file, or an address that begins with https://"))
    } else {
      diagnostics.append(
        .warning(
          at: table.location(cell), "there is no picture '\(cell.text)' beside the file",
          explanation: "it is left out, and a placeholder will stand in its place"))
    }
    return nil
  }

  // MARK: - Checks

  /// A type that is nearly an official one is likely a slip.
  private mutating func warn(of types: OwnTypes, _ table: CreatureTable) {
    let official = TypeChart.official.types.map(\.name)
    for name in types.names {
      let guess = suggestion(for: name, among: official)
      guard types.mixesOfficial, !guess.isEmpty,
        let creature = table.creatures.first(where: { $0.types.contains(name) })
      else { continue }
      diagnostics.append(
        .warning(at: table.location(creature.cell), "the type '\(name)' is none of the games'\(guess)"))
    }
  }

  /// Whatever a build would find is told of the row that it comes from.
  private mutating func checkResult(_ data: CreatureFile, _ types: OwnTypes, _ table: CreatureTable) {
    let files = ([data.file] + types.files).compactMap(\.data)
    for diagnostic in Dex.load(files).diagnostics where diagnostic.severity != .note {
      var diagnostic = diagnostic
      if let index = diagnostic.location?.line.flatMap(data.index(ofLine:)) {
        diagnostic.location = table.location(table.creatures[index].cell)
      }
      diagnostics.append(diagnostic)
    }
  }
}
