import Pokedex
import SiteGenerator

/// The folders `sprites`, `images` and `pictures` beside a data file, searched for pictures by their names.
struct PictureFolder {
  /// The names of the folders that are there.
  let folders: [String]
  /// Every picture in them, by path relative to the data file.
  let paths: [String]
  private let pathOfStem: [String: String]

  /// - Parameter place: the folder of the data file.
  init(beside place: String) {
    let names = (try? Files.names(in: place)) ?? []
    let folders = ["sprites", "images", "pictures"].flatMap { wanted in
      names.filter { name in
        guard name.lowercased() == wanted, case .folder? = try? Files.kind(of: "\(place)/\(name)") else {
          return false
        }
        return true
      }
    }
    self.folders = folders
    paths = folders.flatMap { folder in
      Self.pictures(in: "\(place)/\(folder)").map { "\(folder)/\($0)" }
    }
    pathOfStem = Dictionary(
      paths.map { (Self.stem($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The picture of a creature: named like its slug, its name or its number (`7`, `007`, `0007`).
  func picture(slug: String, name: String, number: Int?) -> String? {
    let numbers = number.map(String.init).map { digits in
      [0, 3, 4].map { String(repeating: "0", count: max(0, $0 - digits.count)) + digits }
    }
    return ([slug, name] + (numbers ?? [])).lazy.compactMap { pathOfStem[Self.folded($0)] }.first
  }

  /// The picture that is meant by a name without a folder, or without an ending.
  func picture(named text: String) -> String? {
    if let path = paths.first(where: { $0.lowercased().hasSuffix("/" + text.lowercased()) }) { return path }
    return PicturePath.isPicture(text) || text.contains("/") ? nil : pathOfStem[Self.folded(text)]
  }

  /// The pictures of a folder: files with a picture's ending, the preferred endings first. Links are left out.
  private static func pictures(in folder: String) -> [String] {
    let names = ((try? Files.names(in: folder)) ?? []).filter { name in
      guard PicturePath.isPicture(name), !name.hasPrefix("."),
        !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }),
        case .file? = try? Files.kind(of: "\(folder)/\(name)")
      else { return false }
      return true
    }
    return PicturePath.endings.flatMap { ending in names.filter { $0.lowercased().hasSuffix(".\(ending)") } }
  }

  /// The name without its folder and ending.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return folded(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
  }

  private static func folded(_ name: String) -> String { Slug.fold(name) ?? name.lowercased() }
}
