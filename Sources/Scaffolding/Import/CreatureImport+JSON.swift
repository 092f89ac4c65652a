import Diagnostics
import Pokedex

extension CreatureImport {
  /// A JSON file is kept as it is, once it holds what a build can read.
  mutating func importJSON(_ file: DataFile, _ folder: String) {
    let loaded = Dex.load([file])
    diagnostics = loaded.diagnostics.filter { $0.severity != .note }
    creatures = loaded.dex.species.count
    if creatures == 0, !diagnostics.hasErrors {
      diagnostics.append(.error(at: Location(file: file.path), "there is no creature in the file"))
    }
    files.append(SiteFile("Content/pokemon.json", file.bytes))
    let place = PicturePath(folder: folder)
    var paths: Set<String> = []
    for species in loaded.dex.species {
      for picture in species.forms.flatMap(\.pictures) {
        if let path = find(picture, of: species, place) { paths.insert(path) }
      }
      if species.form.pictures.isEmpty { pictures.missing.append(species.name) }
    }
    pictures.found = creatures - pictures.missing.count
    files += paths.sorted().map { SiteFile("Content/\($0)", copying: "\(folder)/\($0)") }
  }

  /// The path of a picture that is to be copied.
  private mutating func find(_ picture: Picture, of species: Species, _ place: PicturePath) -> String? {
    let location = picture.origin.location
    switch place.find(picture.address) {
    case .remote: return nil
    case .file(let path): return path
    case .missing:
      diagnostics.append(
        .warning(
          at: location, "\(species.name): there is no picture '\(picture.address)' beside the file",
          explanation: "a placeholder will stand in its place"))
    case .refused(let why):
      diagnostics.append(
        .error(
          at: location, "\(species.name): the picture '\(picture.address)' \(why)",
          fix: "give a path below the folder of the file, or an address that begins with https://"))
    }
    return nil
  }
}
