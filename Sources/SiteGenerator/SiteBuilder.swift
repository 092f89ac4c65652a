import Diagnostics
import Mustache
import Pokedex

/// Builds a site: reads its folder, makes and checks every page, and changes the output only if all is well.
public struct SiteBuilder: Sendable {
  private let options: BuildOptions
  private let output: OutputFolder

  /// Makes a builder.
  public init(_ options: BuildOptions) {
    self.options = options
    output = OutputFolder(path: options.outputFolder)
  }

  /// Builds the site.
  ///
  /// Faults of the site are in the report, and so are those of the disk: they never leave a page cut.
  public func build() async -> BuildReport {
    do throws(FileError) {
      return try await buildUnlessUpToDate()
    } catch {
      return report(.inaccessible, pages: 0, [error.diagnostic])
    }
  }

  private func buildUnlessUpToDate() async throws(FileError) -> BuildReport {
    var reader = SiteReader(options)
    let (tree, data): (SourceTree, [SourceFile])
    do throws(DiagnosticsError) {
      data = try reader.readData()
      tree = try reader.readTree(data)
    } catch {
      return report(.inaccessible, pages: 0, error.diagnostics)
    }
    let fingerprint = Digest(tree, data, theme: DefaultTheme.files, options)
    let manifest = try output.manifest()
    if manifest.fingerprint == fingerprint, await output.holdsAll(of: manifest, jobs: options.jobs) {
      return report(.upToDate, pages: manifest.pageCount, [])
    }
    let site = reader.readSite(tree, data, defaultTheme: DefaultTheme.files)
    return try await write(site, found: reader.diagnostics, fingerprint, after: manifest)
  }

  // MARK: - Writing

  private func write(
    _ site: Site, found: [Diagnostic], _ fingerprint: Digest, after manifest: Manifest
  ) async throws(FileError) -> BuildReport {
    let plan = SitePlan(site)
    let composer = PageComposer(site, plan)
    var diagnostics = found + plan.diagnostics + composer.links.diagnostics(site.configuration.navigation)
    // What cannot be written anyway is only checked, so that all faults are found in one run.
    let isSound = !judged(diagnostics).hasErrors
    let renderer = PageRenderer(
      composer: composer, templates: isSound ? site.templates : nil, isStrict: options.isStrict)
    if isSound { try output.openStage() }
    let rendered = await render(plan.pages, renderer)
    diagnostics += rendered.diagnostics
    var staged = rendered.staged
    if let error = rendered.fileError {
      try output.abandonStage()
      throw error
    }
    if !judged(diagnostics).hasErrors {
      for file in plan.files + CrawlerFiles.files(site, plan) { staged.append(try output.stage(file)) }
      staged += try await stage(plan.documents, APIWriter(site, composer.links))
      diagnostics += try foreignFiles(staged, manifest)
    }
    guard !judged(diagnostics).hasErrors else {
      if isSound { try output.abandonStage() }
      return report(.failed, pages: 0, diagnostics)
    }
    let changes = try output.commit(staged, fingerprint: fingerprint, after: manifest)
    return report(
      .built(written: changes.written, unchanged: changes.unchanged, removed: changes.removed),
      pages: plan.pages.count, diagnostics)
  }

  private func render(_ pages: [PlannedPage], _ renderer: PageRenderer) async -> RenderedPages {
    let chunks = await concurrentChunks(of: pages, jobs: options.jobs) { chunk in
      renderer.render(chunk) { file throws(FileError) in try output.stage(file) }
    }
    return chunks.reduce(into: RenderedPages()) { all, chunk in
      all.staged += chunk.staged
      all.diagnostics += chunk.diagnostics
      all.fileError = all.fileError ?? chunk.fileError
    }
  }

  /// Writes the files of the JSON API, a few at a time.
  private func stage(
    _ documents: [APIDocument], _ api: APIWriter
  ) async throws(FileError) -> [OutputFolder.StagedFile] {
    let chunks = await concurrentChunks(of: documents, jobs: options.jobs) { chunk in
      Result { () throws(FileError) in
        var writer = JSONWriter()
        var staged: [OutputFolder.StagedFile] = []
        for document in chunk {
          api.write(document, to: &writer)
          staged.append(try output.stage(OutputFile(path: document.path, bytes: writer.bytes)))
        }
        return staged
      }
    }
    var staged: [OutputFolder.StagedFile] = []
    for chunk in chunks { staged += try chunk.get() }
    return staged
  }

  /// Files that pokesite did not write are nobody's to overwrite.
  private func foreignFiles(
    _ staged: [OutputFolder.StagedFile], _ manifest: Manifest
  ) throws(FileError) -> [Diagnostic] {
    try output.foreignFiles(among: staged, manifest).map { path in
      .error(
        at: Location(file: "\(output.path)/\(path)"),
        "this file is not pokesite's, but a page of the site belongs here",
        fix: "move it away, or remove the folder if it holds nothing of your own")
    }
  }

  // MARK: - Reports

  private func report(
    _ outcome: BuildReport.Outcome, pages: Int, _ diagnostics: [Diagnostic]
  ) -> BuildReport {
    BuildReport(
      outcome: outcome, pages: pages, output: output.path, diagnostics: judged(diagnostics).sortedByPlace())
  }

  private func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    options.isStrict ? diagnostics.escalated() : diagnostics
  }
}
