import Markdown
import Pokedex

/// Digests of what each page depends on.
///
/// A page of a species and a free page show the text of their own Markdown, and no other page does: others see its
/// front matter at most. Everything else may show on any page.
struct PageInputs: Sendable {
  private let site: Site
  private let fingerprint: Fingerprint
  /// The digest of all but the texts that only their own pages show.
  private let shared: Digest

  init(_ site: Site, _ tree: SourceTree, _ fingerprint: Fingerprint) {
    self.site = site
    self.fingerprint = fingerprint
    let prose = site.prose.species.values + site.pages.map(\.prose)
    let frontMatters = prose.compactMap { file in
      tree[file.path].flatMap { source in
        Self.frontMatter(of: source, file.body).map { (file.path, Digest(Array($0))) }
      }
    }
    shared = fingerprint.whole(replacing: Dictionary(frontMatters, uniquingKeysWith: { first, _ in first }))
  }

  /// The digest of all that a page depends on.
  func digest(of page: PlannedPage) -> Digest {
    guard let own = ownFile(of: page).flatMap({ fingerprint[$0] }) else { return shared }
    return Digest(of: shared, own)
  }

  /// The Markdown whose text only this page shows.
  private func ownFile(of page: PlannedPage) -> String? {
    switch page.subject {
    case .species(let index): site.prose.species[site.dex.species[index].slug]?.path
    case .free(let index): site.pages[index].prose.path
    default: nil
    }
  }

  /// What stands above the text; nil if that is not how the file ends, for it was mended on reading.
  private static func frontMatter(of file: SourceFile, _ body: MarkdownSource) -> ArraySlice<UInt8>? {
    let start = file.bytes.count - body.text.utf8.count
    // Every page comes by here, and nothing compares long texts faster.
    guard start >= 0, Digest(file.bytes[start...]) == Digest(body.text) else { return nil }
    return file.bytes[..<start]
  }
}
