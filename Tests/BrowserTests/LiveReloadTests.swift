import TestSupport
import Testing

extension BrowserTests {
  /// A page that is open in the browser while its author works.
  @Suite(.serialized) final class LiveReloadTests {
    private let browser: Browser
    private let folder: TemporaryFolder
    /// The one that runs now; it ends with the test.
    private var preview: Preview?

    private static let style = "body { outline-style: solid; outline-width: 1px }\n"
    private static let overlay = "document.getElementById('pokesite-problems')"
    private static let outline = "getComputedStyle(document.body).outlineWidth"
    private static let prose = "document.querySelector('main').textContent"

    init() throws {
      browser = try #require(Browser.current)
      folder = try TemporaryFolder()
      try folder.write("Content/pokemon.json", Fixtures.fanGame)
      try folder.write("Content/pokemon/bellkin.md", "It rings *twice*.")
      try folder.write("Content/sprites/bell.svg", Self.picture(width: 10))
      try folder.write("Content/pages/bell.md", "![A bell](../sprites/bell.svg)")
      try folder.write("Templates/assets/style.css", Self.style)
    }

    private static func picture(width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"/>"
    }

    @discardableResult private func open(_ page: String, _ arguments: [String] = []) async throws -> Preview {
      let preview = try start(arguments)
      try await browser.visit(preview.url + page)
      try await settle()
      return preview
    }

    private func start(_ arguments: [String] = [], port: UInt16 = 0) throws -> Preview {
      let preview = try Preview(arguments, in: folder.path, port: port)
      self.preview = preview
      return preview
    }

    /// Waits until the page listens, and marks it, so that a reload shows.
    private func settle() async throws {
      try await browser.wait(for: "document.querySelector('script[data-page][data-known]')")
      #expect(try await browser.text("window.isMarked = true") == "true")
    }

    private let isSamePage = "window.isMarked === true"
    private let isNewPage = "window.isMarked === undefined && document.readyState === 'complete'"

    // MARK: - Pages

    @Test(arguments: [[], ["--base-url", "https://dex.example/pokedex/"]])
    func aChangeOfProseIsSeenAtOnce(arguments: [String]) async throws {
      let preview = try await open("pokemon/bellkin/", arguments)
      #expect(preview.url.hasSuffix(arguments.isEmpty ? "/" : "/pokedex/"))
      #expect(try await browser.text("\(Self.prose).includes('It rings twice.')") == "true")
      try folder.write("Content/pokemon/bellkin.md", "It rings *thrice*.")
      try await browser.wait(for: "\(Self.prose).includes('It rings thrice.')")
      try await browser.wait(for: isNewPage)
      let errors = try await browser.consoleErrors()
      #expect(errors == [])
    }

    @Test func aPageThatDoesNotChangeStays() async throws {
      let preview = try await open("pokemon/panekin/")
      try folder.write("Content/pages/guide.md", "# A guide")
      _ = try Preview.poll("it was not built") { try preview.answer("/guide/").status == 200 ? true : nil }
      try folder.write("Templates/assets/style.css", Self.style.replacing("1px", with: "3px"))
      // The style comes after the page, so the page would have been loaded anew by now.
      try await browser.wait(for: "\(Self.outline) === '3px'")
      #expect(try await browser.text(isSamePage) == "true")
    }

    @Test func aNewPageTakesThePlaceOfNone() async throws {
      try await open("guide/")
      #expect(try await browser.text("document.querySelector('h1').textContent") == "Page not found")
      try folder.write("Content/pages/guide.md", "---\ntitle: A guide\n---\n\nHow to begin.")
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'A guide'")
      folder.remove("Content/pages/guide.md")
      try await browser.wait(for: "document.querySelector('h1')?.textContent === 'Page not found'")
    }

    // MARK: - Files

    @Test func aChangeOfStyleComesWithoutAReload() async throws {
      try await open("pokemon/bellkin/")
      #expect(try await browser.text(Self.outline) == "1px")
      for width in ["5px", "7px"] {
        try folder.write("Templates/assets/style.css", Self.style.replacing("1px", with: width))
        try await browser.wait(for: "\(Self.outline) === '\(width)'")
        #expect(try await browser.text(isSamePage) == "true")
        try await browser.wait(for: "document.querySelectorAll('link[rel=stylesheet]').length === 1")
      }
      let errors = try await browser.consoleErrors()
      #expect(errors == [])
    }

    @Test func aChangedPictureIsShown() async throws {
      try await open("bell/")
      let width = "document.querySelector('main img').naturalWidth"
      try await browser.wait(for: "\(width) === 10")
      try folder.write("Content/sprites/bell.svg", Self.picture(width: 30))
      try await browser.wait(for: "\(width) === 30")
    }

    @Test func aFolderOfOthersIsShownToo() async throws {
      try folder.write(
        "any/index.html",
        "<!doctype html><title>Any</title><link rel=stylesheet href=a.css><body><main>first</main>")
      try folder.write("any/a.css", Self.style)
      let preview = try start(["any"])
      try await browser.visit(preview.url)
      try await settle()
      try folder.write("any/a.css", Self.style.replacing("1px", with: "4px"))
      try await browser.wait(for: "\(Self.outline) === '4px'")
      #expect(try await browser.text(isSamePage) == "true")
      try folder.write(
        "any/index.html",
        "<!doctype html><title>Any</title><link rel=stylesheet href=a.css><body><main>second</main>")
      try await browser.wait(for: "\(Self.prose) === 'second'")
    }

    // MARK: - Errors

    @Test func errorsLieOverThePageUntilTheyAreMended() async throws {
      try await open("pokemon/bellkin/")
      let text = "\(Self.overlay)?.shadowRoot.textContent"
      #expect(try await browser.text(Self.overlay) == "null")
      try folder.write("Content/pokemon/bellkin.md", "It rings *twice*.\n\nLike [[Panekim]].\n")
      try await browser.wait(for: "\(text)?.includes('Content/pokemon/bellkin.md:3:6')")
      for part in [
        "One error keeps the site from being built",
        "there is no page for 'Panekim'; did you mean 'Panekin'?",
        "    3 | Like [[Panekim]].\\n      |      ^",
      ] {
        #expect(try await browser.text("\(text).includes(\"\(part)\")") == "true", "\(part)")
      }
      // The last good page is still there, and was not loaded anew.
      #expect(try await browser.text("\(Self.prose).includes('It rings twice.')") == "true")
      #expect(try await browser.text(isSamePage) == "true")
      // Another page shows them, too.
      try await browser.reload()
      try await browser.wait(for: "\(text)?.includes('Content/pokemon/bellkin.md:3:6')")
      try folder.write("Content/pages/bad.md", "[[Nobody]]")
      try await browser.wait(for: "\(text)?.includes('2 errors keep the site from being built')")
      folder.remove("Content/pages/bad.md")
      try folder.write("Content/pokemon/bellkin.md", "It rings *twice*.\n\nLike [[Panekin]].\n")
      try await browser.wait(for: "\(Self.overlay) === null")
      try await browser.wait(for: "\(Self.prose).includes('Like Panekin.')")
      let errors = try await browser.consoleErrors()
      #expect(errors == [])
    }

    @Test func anErrorThatIsTakenBackLeavesThePageAlone() async throws {
      try await open("pokemon/bellkin/")
      try folder.write("Content/pages/bad.md", "[[Nobody]]")
      try await browser.wait(for: "\(Self.overlay)?.shadowRoot.querySelectorAll('section').length === 1")
      folder.remove("Content/pages/bad.md")
      try await browser.wait(for: "\(Self.overlay) === null")
      #expect(try await browser.text(isSamePage) == "true")
    }

    @Test func hostileErrorsAreText() async throws {
      try await open("pokemon/bellkin/")
      try folder.write("Content/pokemon.json", "[ <img src=x onerror=document.title='caught'> ]")
      try await browser.wait(for: "\(Self.overlay)?.shadowRoot.textContent.includes('<img src=x')")
      #expect(try await browser.text("\(Self.overlay).shadowRoot.querySelector('img')") == "null")
      try await browser.type(Key.escape)
      try await browser.wait(for: "\(Self.overlay) === null")
    }

    @Test func aSiteWithErrorsFromTheStartComesUpWhenTheyAreMended() async throws {
      try folder.write("Content/pokemon.json", "[")
      let preview = try start()
      try await browser.visit(preview.url)
      try await browser.wait(
        for: "\(Self.overlay)?.shadowRoot.textContent.includes('Content/pokemon.json:1')")
      try folder.write("Content/pokemon.json", Fixtures.fanGame)
      try await browser.wait(for: "document.querySelectorAll('a[href=\"/pokemon/bellkin/\"]').length > 0")
      try await browser.wait(for: "\(Self.overlay) === null")
    }

    // MARK: - Restarts and workers

    @Test func aPageFindsTheServerAgain() async throws {
      let first = try await open("pokemon/bellkin/")
      let port = first.port
      first.program.send(9)
      _ = try first.program.end()
      try folder.write("Content/pokemon/bellkin.md", "It rings *again*.")
      let second = try start(port: port)
      #expect(second.port == port)
      try await browser.wait(for: "\(Self.prose).includes('It rings again.')")
    }

    @Test func theWorkerOfASiteGoes() async throws {
      // As it is published, with its worker, at the address where the preview will be.
      let published = try start(["--no-watch"])
      try await browser.visit(published.url + "pokemon/bellkin/")
      try await browser.wait(for: "navigator.serviceWorker.controller")
      let port = published.port
      published.program.send(2)
      #expect(try published.program.end().code == 130)
      let preview = try start(port: port)
      try await browser.visit(preview.url + "pokemon/bellkin/")
      try await browser.wait(
        for: """
          (navigator.serviceWorker.getRegistrations().then(all => window.workers = all.length),
           caches.keys().then(names => window.names = names.length),
           window.workers === 0 && window.names === 0 && !navigator.serviceWorker.controller)
          """)
      try await settle()
      try folder.write("Content/pokemon/bellkin.md", "It rings *anew*.")
      try await browser.wait(for: "\(Self.prose).includes('It rings anew.')")
      let errors = try await browser.consoleErrors()
      #expect(errors == [])
    }
  }
}
