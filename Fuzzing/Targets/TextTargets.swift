import Diagnostics

@testable import Markdown
@testable import Pokedex
@testable import PokeAPI
@testable import Publishing
@testable import SiteGenerator

extension FuzzTarget {
  /// Any text: as a name, as a heading, in a page, in a terminal, as a picture.
  static let text = FuzzTarget(name: "text") { input in
    let text = input.text
    try requireSlugs(text)
    let fragment = slug(of: text)
    try require(
      !fragment.unicodeScalars.contains { $0.isASCII && " <>\"&#%".unicodeScalars.contains($0) },
      "an id needs no escape: \(fragment)")
    try require(Excerpt.of(text).unicodeScalars.count <= Excerpt.limit + 1, "an excerpt is short")
    try require(
      visible(text).unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
      "no control character is left")
    let halves = [text.prefix(text.count / 2), text.dropFirst(text.count / 2)].map(String.init)
    let distance = editDistance(Array(halves[0].unicodeScalars), Array(halves[1].unicodeScalars))
    try require(
      distance == editDistance(Array(halves[1].unicodeScalars), Array(halves[0].unicodeScalars)),
      "distances go both ways")
    if let path = RelativePath.resolve(text, in: "a/b") { try requireInside(path, "a path") }
    if let picture = try? PNGPicture(input.bytes) {
      try require((1...8192).contains(picture.size.width), "a picture has a width: \(picture.size)")
    }
  }

  /// Where to publish, and what rclone and rsync say.
  static let destination = FuzzTarget(name: "destination") { input in
    _ = try? Destination(input.text)
    var reader = RcloneReader(input.bytes)
    _ = reader.document()
    let changes = RsyncReport.changes(input.text)
    _ = RsyncReport.removalRules(changes.removed)
    _ = RcloneReport.lastWords(input.text)
    _ = RcloneReport.folderRules(changes.removed)
  }

  private static func requireSlugs(_ text: String) throws(Violation) {
    let slugs = [Slug.fold(text), Slug.make(text), Slug.spellOut(text)].compactMap(\.self)
    for slug in slugs {
      try require(Slug.isSlug(slug) && slug.utf8.count <= 120, "a slug is one: \(slug)")
      try require(Slug.fold(slug) == slug, "a slug stays one: \(slug)")
    }
  }
}
