import Networking
import Pokedex

/// Brings pictures of forms. One that is not there is no reason to stop: its form gets a placeholder.
struct SpriteFetcher: Sendable {
  let client: any APIClient
  let concurrency: Int
  let log: FetchLog
  /// Keeps a picture under a path below `Content`.
  let store: @Sendable (String, [UInt8]) -> Bool
  /// The picture that an earlier fetch has kept there.
  let stored: @Sendable (String) -> [UInt8]?

  /// The pictures by the name of their form; none is left in memory.
  func pictures(of resources: ResourceSet, _ kinds: Set<SpriteKind>) async -> [String: [Picture]] {
    let wanted = wanted(resources, kinds)
    log.expect(wanted.count, "pictures")
    let results = await concurrently(wanted, limit: concurrency) { sprite in (sprite, await size(of: sprite))
    }
    let found = results.filter { $0.1 != nil }.sorted { $0.0.kind.rank < $1.0.kind.rank }
    return Dictionary(grouping: found, by: \.0.form).mapValues { sprites in
      sprites.map { sprite, size in
        let kind = sprite.kind == .front ? "default" : sprite.kind.key
        return Picture(
          kind: kind, address: sprite.path, size: size, origin: Origin(file: "Content/pokemon.json"))
      }
    }
  }

  private struct Sprite: Sendable {
    let form: String
    let kind: SpriteKind
    let address: String
    let path: String

    /// Nil for a form whose name cannot be one of a folder.
    init?(_ form: String, _ kind: SpriteKind, _ address: String?) {
      guard let address, let folder = Slug.fold(form) else { return nil }
      self.form = form
      self.kind = kind
      self.address = address
      path = "sprites/\(folder)/\(kind.fileName)"
    }
  }

  private func wanted(_ resources: ResourceSet, _ kinds: Set<SpriteKind>) -> [Sprite] {
    let varieties = Set(resources.species.values.flatMap(\.varieties).map(\.pokemon))
    let ofVarieties = varieties.sorted { $0.id < $1.id }.flatMap { variety in
      let pictures = resources.pokemon[variety.id]?.pictures
      return SpriteKind.allCases.filter(kinds.contains).compactMap { Sprite(variety.name, $0, pictures?[$0]) }
    }
    let names = Set(varieties.map(\.name))
    let ofLooks = resources.forms.sorted { $0.key < $1.key }.flatMap { _, form -> [Sprite] in
      guard let name = form.name, !names.contains(name), !form.isDefault else { return [] }
      return SpriteKind.allCases.filter(kinds.contains).compactMap { Sprite(name, $0, form.pictures[$0]) }
    }
    return ofVarieties + ofLooks
  }

  /// The size of the picture; where it cannot be had now, of the one that is there already.
  private func size(of sprite: Sprite) async -> PixelSize? {
    if let size = await download(sprite) { return size }
    return stored(sprite.path).flatMap { try? PNGPicture($0).size }
  }

  private func download(_ sprite: Sprite) async -> PixelSize? {
    guard !log.isHopeless, !Task.isCancelled else { return nil }
    do throws(APIError) {
      let picture = try await client.send(PictureEndpoint(url: sprite.address))
      guard store(sprite.path, picture.bytes) else {
        // A disk that does not take one does not take the others.
        log.giveUp()
        return nil
      }
      log.succeeded()
      return picture.size
    } catch {
      log.failed(error, isPicture: true)
      return nil
    }
  }
}
