import Diagnostics
import Pokedex

/// Where the pictures that the data names are to be found.
struct Pictures: Sendable {
  let files: StaticFiles
  let baseURL: BaseURL

  /// A form's main picture.
  func main(of form: Form) -> Picture? { form.pictures.first { $0.kind == "default" } }

  /// The address of a form's main picture for its page; nil if it has none.
  func address(of form: Form) -> String? { main(of: form).flatMap { address(of: $0) } }

  /// The output path that a picture of the data means; nil if it is on another host or leads out of the site.
  static func path(of picture: Picture) -> String? {
    guard !isRemote(picture.address), !LinkResolver.hasScheme(picture.address) else { return nil }
    return RelativePath.resolve(picture.address, in: "")
  }

  /// What is wrong with the pictures that the data names.
  ///
  /// - Parameter folder: the folder of the data file, as the user knows it.
  func diagnostics(_ dex: Dex, folder: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for species in dex.species {
      diagnostics.gather(
        species.forms.lazy.flatMap(\.pictures).compactMap { diagnostic($0, species.name, folder) })
    }
    return diagnostics
  }

  /// The address of a picture for its page; nil if it is not there.
  func address(of picture: Picture) -> String? {
    if Self.isRemote(picture.address) { return picture.address }
    guard let path = Self.path(of: picture), files.contains(path) else { return nil }
    return baseURL.link(to: LinkResolver.percentEncoded(path))
  }

  private func diagnostic(_ picture: Picture, _ name: String, _ folder: String) -> Diagnostic? {
    if Self.isRemote(picture.address) { return nil }
    guard let path = Self.path(of: picture) else {
      return .error(
        at: picture.origin.location, "\(name): the picture '\(picture.address)' cannot be used",
        fix: "give a path below \(folder)/ or an address that begins with https://")
    }
    guard !files.contains(path) else { return nil }
    return .warning(
      at: picture.origin.location, "\(name): there is no picture \(folder)/\(path)",
      explanation: "a placeholder stands in its place")
  }

  private static func isRemote(_ address: String) -> Bool {
    // Nearly all begin with the one, or with another letter.
    if address.hasPrefix("https://") { return true }
    guard let first = address.utf8.first, first | 0x20 == UInt8(ascii: "h") else { return false }
    return ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
  }
}
