import Diagnostics
import TestSupport
import Testing

@testable import SiteGenerator

@Suite struct BuiltSiteTests {
  private let folder: TemporaryFolder
  private var options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Content/pages/a.md", "A")
    options = BuildOptions()
    options.site = folder.path
    options.baseURL = "https://me.github.io/dex/"
  }

  private func open() throws -> BuiltSite { try BuiltSite.open(site: folder.path, output: nil) }

  @Test func itKnowsWhereItIsAndWhatItWasBuiltFor() async throws {
    #expect(await SiteBuilder(options).build().hasFailed == false)
    let site = try open()
    defer { site.close() }
    #expect(site.folder == folder("Public"))
    #expect(site.siteFolder == folder.path)
    #expect(site.origin == "https://me.github.io")
    #expect(site.path == "/dex/")
  }

  @Test func nobodyBuildsOrOpensItMeanwhile() async throws {
    #expect(await SiteBuilder(options).build().hasFailed == false)
    let site = try open()
    try folder.write("Content/pages/a.md", "B")
    let report = await SiteBuilder(options).build()
    #expect(report.outcome == .inaccessible)
    #expect(report.diagnostics.map(\.fix) == ["wait until that is done"])
    #expect(throws: BuiltSite.Fault.self) { try open() }
    site.close()
    // The build that could not begin has not spoilt anything.
    try open().close()
  }

  /// A manifest without the address that pages were made for is an earlier version's.
  @Test func anEarlierVersionsManifestIsMadeAnew() async throws {
    #expect(await SiteBuilder(options).build().hasFailed == false)
    let manifest = try folder.text("Public/.pokesite/manifest")
    try folder.write(
      "Public/.pokesite/manifest", manifest.replacing(" https://me.github.io/dex/\n", with: "\n"))
    #expect(throws: BuiltSite.Fault.self) { try open() }
    #expect(await SiteBuilder(options).build().hasFailed == false)
    #expect(try folder.text("Public/.pokesite/manifest") == manifest)
    try open().close()
  }
}
