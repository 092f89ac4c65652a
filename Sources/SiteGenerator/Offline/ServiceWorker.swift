import Pokedex

/// The service worker: the theme's program behind what it needs to know of this site.
struct ServiceWorker: Sendable {
  static let path = "sw.js"

  private let site: Site
  private let cacheName: String

  /// - Parameter files: everything that the site can be read from without a network.
  init(_ site: Site, _ files: OfflineFiles) {
    self.site = site
    cacheName = files.cacheName
  }

  var file: OutputFile {
    var writer = JSONWriter()
    writer.object(write)
    return OutputFile(
      path: Self.path,
      bytes: Array("const SITE = ".utf8) + writer.bytes + Array(";\n\n".utf8) + site.serviceWorker)
  }

  private func write(_ writer: inout JSONWriter) {
    let baseURL = site.configuration.baseURL
    writer.add("root", baseURL.link(to: ""))
    writer.add("cache", cacheName)
    writer.add("offline", baseURL.link(to: Route.offline.path))
    writer.list("shell", shell.map(baseURL.link))
  }

  /// What is kept from the first visit on: the pages that others lead to, and all that makes pages work.
  private var shell: [String] {
    [Route.list.path, Route.notFound.path, Route.offline.path, WebManifest.path]
      + site.assets.files.map(\.path)
  }
}
