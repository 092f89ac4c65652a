/// Pages for what a site has no page for.
enum BuiltInPage {
  static let notFound = page(
    title: "Page not found", text: "There is nothing under this address, and no 404.html either.")

  static let noSite = page(
    title: "There is no site yet",
    text: "It could not be built so far. This page gives way to the site as soon as there is one.")

  /// - Parameter basePath: where the site stands.
  static func outside(_ basePath: String) -> [UInt8] {
    page(
      title: "The site is elsewhere",
      text: "Its pages expect to stand under <a href=\"\(escaped(basePath))\">\(escaped(basePath))</a>.")
  }

  /// - Parameter text: HTML.
  private static func page(title: String, text: String) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <p>\(text)</p>
      </main>
      </body>
      </html>

      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
