import Diagnostics
import Mustache
import Pokedex

/// Builds a site: reads its folder, makes and checks every page, and changes the output only if all is well.
public struct SiteBuilder: Sendable {
  private let options: BuildOptions
  private let output: OutputFolder
  private let gate: any CommitGate
  private let cache = DataCache()

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
    var timings = BuildTimings()
    do throws(FileError) {
      let report = try await buildUnlessUpToDate(&timings)
      if report.hasFailed { output.recordFailure() }
      return report
    } catch {
      // Who has the lock says how that ends.
      if !error.isLock { output.recordFailure() }
      return report(.inaccessible, pages: 0, [error.diagnostic], timings)
    }
  }

  private func buildUnlessUpToDate(_ timings: inout BuildTimings) async throws(FileError) -> BuildReport {
    var reader = SiteReader(options)
    let (tree, data): (SourceTree, [SourceFile])
    do throws(DiagnosticsError) {
      data = try reader.readData()
      tree = try await reader.readTree(data)
    } catch {
      return report(.inaccessible, pages: 0, error.diagnostics, timings)
    }
    let fingerprint = Fingerprint(tree, data, theme: DefaultTheme.files, options)
    let whole = fingerprint.whole
    let manifest = try output.manifest()
    timings.end("read")
    if !reader.diagnostics.hasErrors, manifest.fingerprint == whole, manifest.baseURL != nil,
      await output.holdsAll(of: manifest, jobs: options.jobs)
    {
      timings.end("compare")
      return report(Task.isCancelled ? .cancelled : .upToDate, pages: manifest.pageCount, [], timings)
    }
    async let loading = cache.data(of: SiteReader.dataFiles(tree, data))
    let frame = reader.readFrame(tree, defaultTheme: DefaultTheme.files)
    let site = reader.readSite(tree, frame, await loading)
    if Task.isCancelled { return report(.cancelled, pages: 0, [], timings) }
    timings.end("load")
    return try await write(
      site, found: reader.diagnostics, whole, PageInputs(site, tree, fingerprint), knowing: manifest,
      &timings)
  }

  // MARK: - Writing

  private func write(
    _ site: Site, found: [Diagnostic], _ fingerprint: Digest, _ inputs: PageInputs,
    knowing known: Manifest, _ timings: inout BuildTimings
  ) async throws(FileError) -> BuildReport {
    let plan = SitePlan(site)
    let composer = PageComposer(site, plan)
    let diagnostics = found + plan.diagnostics + composer.diagnostics
    if Task.isCancelled { return report(.cancelled, pages: 0, [], timings) }
    let renderer = PageRenderer(composer: composer, templates: site.templates, isStrict: options.isStrict)
    guard !judged(diagnostics).hasErrors else {
      // Nothing can be written; all faults are to be found in one run all the same.
      return report(.failed, pages: 0, diagnostics + (await check(plan.pages, renderer)), timings)
    }
    timings.end("plan")
    let (lock, isNewFolder) = try await lock()
    defer { Files.unlock(lock) }
    // Whoever had the lock may have built meanwhile.
    let manifest = try output.manifest(knowing: known)
    let lasting = try LastingPages(output, manifest, inputs)
    try output.openStage()
    do throws(FileError) {
      let made = try await stage(plan, site, renderer, besides: lasting, after: manifest, &timings)
      guard !Task.isCancelled else {
        try output.abandonStage(withFolder: isNewFolder)
        return report(.cancelled, pages: 0, [], timings)
      }
      var faults = made.faults
      // Before anything is put in place: a site that fails its check leaves the last good one as it was.
      if options.isStrict, !judged(faults).hasErrors {
        faults += try await checkTree(made.files, site, made.sources, after: manifest)
        timings.end("check")
      }
      guard !judged(faults).hasErrors else {
        try output.abandonStage(withFolder: isNewFolder)
        return report(.failed, pages: 0, diagnostics + faults, timings)
      }
      let changes = try gate.exclusively { () throws(FileError) in
        try output.commit(
          made.files, inputs: made.inputs, pageCount: plan.pages.count, fingerprint: fingerprint,
          baseURL: site.configuration.baseURL, sources: made.sources, after: manifest)
      }
      timings.end("commit")
      return report(
        .built(written: changes.written, unchanged: changes.unchanged, removed: changes.removed),
        pages: plan.pages.count, diagnostics + faults, timings,
        changedFiles: made.files.filter { $0.stagedPath != nil }.map(\.path))
    } catch {
      try output.abandonStage(withFolder: isNewFolder)
      throw error
    }
  }

  /// Takes the lock, and waits for it for a while.
  private func lock() async throws(FileError) -> (lock: Int32, isNewFolder: Bool) {
    let clock = ContinuousClock()
    let end = clock.now + options.patience
    while true {
      do throws(FileError) {
        return try output.lock()
      } catch {
        guard error.isLock, clock.now < end, !Task.isCancelled else { throw error }
        try? await Task.sleep(for: .milliseconds(50))
      }
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

  /// All that a build makes, ready to be put in place.
  private struct Made {
    var files: [OutputFolder.StagedFile]
    /// What pages without faults depend on, by their paths.
    let inputs: [String: Digest]
    let sources: SourceRecord
    var faults: [Diagnostic]
  }

  private func stage(
    _ plan: SitePlan, _ site: Site, _ renderer: PageRenderer, besides lasting: LastingPages,
    after manifest: Manifest, _ timings: inout BuildTimings
  ) async throws(FileError) -> Made {
    let chunks = await concurrentChunks(of: plan.pages, jobs: options.jobs) { chunk in
      renderer.render(chunk, besides: lasting) { file throws(FileError) in try output.stage(file) }
    }
    if let error = chunks.lazy.compactMap(\.fileError).first { throw error }
    var made = Made(
      files: chunks.flatMap(\.staged),
      inputs: Dictionary(
        chunks.lazy.flatMap(\.inputs).map { ($0.path, $0.digest) }, uniquingKeysWith: { $1 }),
      sources: SourceRecord(pages: chunks.flatMap(\.sources) + site.staticFiles.sources),
      faults: chunks.flatMap(\.diagnostics))
    timings.templates = BuildTimings.merged(chunks.lazy.map(\.times))
    timings.end("pages")
    guard !judged(made.faults).hasErrors, !Task.isCancelled else { return made }
    made.files += try await stage(
      plan.files + CrawlerFiles.files(site, plan, renderer.composer) + HostFiles.files(site, plan))
    made.files += try await stage(plan.documents, APIWriter(site, renderer.composer.links))
    // These tell of all other files, so they come last.
    let offline = OfflineFiles(made.files, root: site.configuration.baseURL.link(to: ""))
    made.files += try await stage([offline.file, ServiceWorker(site, offline).file])
    made.faults += try foreignFiles(made.files, manifest)
    timings.end("files")
    return made
  }

  private func stage(_ files: [OutputFile]) async throws(FileError) -> [OutputFolder.StagedFile] {
    try await stage(chunksOf: files) { chunk throws(FileError) in
      var staged: [OutputFolder.StagedFile] = []
      for file in chunk { staged.append(try output.stage(file)) }
      return staged
    }
  }

  /// Stages a list a few at a time, in the order of the list.
  private func stage<Element: Sendable>(
    chunksOf list: [Element],
    _ work: @escaping @Sendable (ArraySlice<Element>) throws(FileError) -> [OutputFolder.StagedFile]
  ) async throws(FileError) -> [OutputFolder.StagedFile] {
    let chunks = await concurrentChunks(of: list, jobs: options.jobs) { chunk in
      Result { () throws(FileError) in try work(chunk) }
    }
    var staged: [OutputFolder.StagedFile] = []
    for chunk in chunks { staged += try chunk.get() }
    return staged
  }

  /// What `pokesite check` would find if the staged files were in place.
  private func checkTree(
    _ staged: [OutputFolder.StagedFile], _ site: Site, _ sources: SourceRecord, after manifest: Manifest
  ) async throws(FileError) -> [Diagnostic] {
    let check = TreeCheck(
      tree: try output.tree(with: staged, after: manifest), base: site.configuration.baseURL,
      budgets: site.configuration.budgets, jobs: options.jobs)
    let found = await check.run()
    if let error = found.errors.first { throw error }
    let places = FaultPlaces(tree: check.tree, sources: sources.sourcesByPath, jobs: options.jobs)
    return await places.findings(found.faults).map { finding in
      var diagnostic = finding.diagnostic
      // That nothing links to a page may be meant: it is said, and stops no build.
      if finding.rule == .orphan { diagnostic.severity = .note }
      return diagnostic
    }
  }

  /// Writes the files of the JSON API.
  private func stage(
    _ documents: [APIDocument], _ api: APIWriter
  ) async throws(FileError) -> [OutputFolder.StagedFile] {
    try await stage(chunksOf: documents) { chunk throws(FileError) in
      var writer = JSONWriter()
      var staged: [OutputFolder.StagedFile] = []
      for document in chunk {
        api.write(document, to: &writer)
        staged.append(try output.stage(OutputFile(path: document.path, bytes: writer.bytes)))
      }
      return staged
    }
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
    _ outcome: BuildReport.Outcome, pages: Int, _ diagnostics: [Diagnostic], _ timings: BuildTimings,
    changedFiles: [String] = []
  ) -> BuildReport {
    BuildReport(
      outcome: outcome, pages: pages, output: output.path, changedFiles: changedFiles,
      diagnostics: judged(diagnostics).sortedByPlace(), timings: timings)
  }

  private func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    options.isStrict ? diagnostics.escalated() : diagnostics
  }
}
