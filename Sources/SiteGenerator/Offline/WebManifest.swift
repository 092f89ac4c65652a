import Pokedex

/// The web app manifest: how the site shows itself when it is installed as an app.
struct WebManifest: Sendable {
  static let path = "manifest.webmanifest"

  private let site: Site

  init(_ site: Site) {
    self.site = site
  }

  var file: OutputFile {
    var writer = JSONWriter()
    writer.object(write)
    return OutputFile(path: Self.path, bytes: writer.bytes)
  }

  private func write(_ writer: inout JSONWriter) {
    let (configuration, root) = (site.configuration, site.configuration.baseURL.link(to: ""))
    writer.add("name", configuration.title)
    writer.add("short_name", String(configuration.title.prefix(30)))
    writer.add("description", configuration.description)
    writer.add("lang", configuration.language)
    writer.add("id", root)
    writer.add("start_url", root)
    writer.add("scope", root)
    writer.add("display", "standalone")
    writer.add("background_color", "#14151c")
    writer.add("theme_color", "#3646b4")
    guard let icon = site.assets.path(of: "icon.svg") else { return }
    writer.list("icons", [icon]) { writer, icon in
      writer.object { writer in
        writer.add("src", configuration.baseURL.link(to: icon))
        writer.add("sizes", "any")
        writer.add("type", "image/svg+xml")
      }
    }
  }
}
