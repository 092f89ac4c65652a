import Diagnostics
import Mustache
import Pokedex

/// Builds a site: reads its folder, makes and checks every page, and changes the output only if all is well.
public struct SiteBuilder: Sendable {
  private let options: BuildOptions
  private let output: OutputFolder
  private let gate: any CommitGate

  /// Makes a builder for a folder that nobody reads meanwhile.
  public init(_ options: BuildOptions) {
    self.init(options, gate: OpenGate())
  }

  /// Makes a builder that takes a gate whenever it changes the output folder.
  public init(_ options: BuildOptions, gate: any CommitGate) {
    self.options = options
    self.gate = gate
    output = OutputFolder(path: options.outputFolder)
  }

  /// Builds the site.
  ///
  /// Faults of the site are in the report, and so are those of the disk: they never leave a page cut. If the task is
  /// cancelled before all pages are made, nothing is changed.
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
    if !reader.diagnostics.hasErrors, manifest.fingerprint == fingerprint,
      await output.holdsAll(of: manifest, jobs: options.jobs)
    {
      return report(Task.isCancelled ? .cancelled : .upToDate, pages: manifest.pageCount, [])
    }
    let site = reader.readSite(tree, data, defaultTheme: DefaultTheme.files)
    if Task.isCancelled { return report(.cancelled, pages: 0, []) }
    return try await write(site, found: reader.diagnostics, fingerprint, after: manifest)
  }

  // MARK: - Writing

  private func write(
    _ site: Site, found: [Diagnostic], _ fingerprint: Digest, after manifest: Manifest
  ) async throws(FileError) -> BuildReport {
    let plan = SitePlan(site)
    let composer = PageComposer(site, plan)
    let diagnostics = found + plan.diagnostics + composer.diagnostics
    if Task.isCancelled { return report(.cancelled, pages: 0, []) }
    let renderer = PageRenderer(composer: composer, templates: site.templates, isStrict: options.isStrict)
    guard !judged(diagnostics).hasErrors else {
      // Nothing can be written; all faults are to be found in one run all the same.
      return report(.failed, pages: 0, diagnostics + (await check(plan.pages, renderer)))
    }
    let (lock, isNewFolder) = try output.lock()
    defer { Files.unlock(lock) }
    try output.openStage()
    do throws(FileError) {
      let (staged, faults) = try await stage(plan, site, renderer, after: manifest)
      guard !Task.isCancelled else {
        try output.abandonStage(withFolder: isNewFolder)
        return report(.cancelled, pages: 0, [])
      }
      guard !judged(faults).hasErrors else {
        try output.abandonStage(withFolder: isNewFolder)
        return report(.failed, pages: 0, diagnostics + faults)
      }
      let changes = try gate.exclusively { () throws(FileError) in
        try output.commit(staged, pageCount: plan.pages.count, fingerprint: fingerprint, after: manifest)
      }
      return report(
        .built(written: changes.written, unchanged: changes.unchanged, removed: changes.removed),
        pages: plan.pages.count, diagnostics + faults,
        changedFiles: staged.filter { $0.stagedPath != nil }.map(\.path))
    } catch {
      try output.abandonStage(withFolder: isNewFolder)
      throw error
    }
  }

  private func check(_ pages: [PlannedPage], _ renderer: PageRenderer) async -> [Diagnostic] {
    let chunks = await concurrentChunks(of: pages, jobs: options.jobs) { chunk in
      renderer.render(chunk) { file in
        OutputFolder.StagedFile(path: file.path, digest: Digest([]), size: 0, stagedPath: nil)
      }
    }
    return chunks.flatMap(\.diagnostics)
  }

  private func stage(
    _ plan: SitePlan, _ site: Site, _ renderer: PageRenderer, after manifest: Manifest
  ) async throws(FileError) -> (staged: [OutputFolder.StagedFile], faults: [Diagnostic]) {
    let chunks = await concurrentChunks(of: plan.pages, jobs: options.jobs) { chunk in
      renderer.render(chunk) { file throws(FileError) in try output.stage(file) }
    }
    if let error = chunks.lazy.compactMap(\.fileError).first { throw error }
    var (staged, faults) = (chunks.flatMap(\.staged), chunks.flatMap(\.diagnostics))
    guard !judged(faults).hasErrors, !Task.isCancelled else { return ([], faults) }
    for file in plan.files + CrawlerFiles.files(site, plan, renderer.composer) {
      staged.append(try output.stage(file))
    }
    staged += try await stage(plan.documents, APIWriter(site, renderer.composer.links))
    // These tell of all other files, so they come last.
    let offline = OfflineFiles(staged, root: site.configuration.baseURL.link(to: ""))
    for file in [offline.file, ServiceWorker(site, offline).file] { staged.append(try output.stage(file)) }
    faults += try foreignFiles(staged, manifest)
    return (staged, faults)
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
    _ outcome: BuildReport.Outcome, pages: Int, _ diagnostics: [Diagnostic], changedFiles: [String] = []
  ) -> BuildReport {
    BuildReport(
      outcome: outcome, pages: pages, output: output.path, changedFiles: changedFiles,
      diagnostics: judged(diagnostics).sortedByPlace())
  }

  private func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    options.isStrict ? diagnostics.escalated() : diagnostics
  }
}
