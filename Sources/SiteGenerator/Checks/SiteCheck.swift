import Diagnostics

/// Checks a built site: reads its folder and finds what its readers would stumble over.
public struct SiteCheck: Sendable {
  private let options: CheckOptions

  /// Makes a check.
  public init(_ options: CheckOptions) { self.options = options }

  /// Checks the site. All faults are in the report, and so are those of the disk.
  public func run() async -> CheckReport {
    do throws(FileError) {
      return try await check()
    } catch {
      return inaccessible(error.diagnostic)
    }
  }

  private func check() async throws(FileError) -> CheckReport {
    let folder = options.builtFolder
    guard let resolved = Files.resolved(folder), case .folder? = try Files.kind(of: resolved) else {
      return inaccessible(
        .error(at: Location(file: folder), "there is no such folder", fix: "'pokesite build' makes it"))
    }
    let (settings, faults) = try readSettings()
    let output = OutputFolder(path: folder)
    let record = try output.sources()
    let builtFor = try output.manifest().baseURL
    let base = options.baseURL.flatMap(BaseURL.init) ?? builtFor
    let tree = try BuiltTree.read(folder)
    let check = TreeCheck(
      tree: tree, base: base ?? settings.baseURL, budgets: settings.budgets, jobs: options.jobs)
    return await report(await check.run(), check, record, faults)
  }

  /// The settings of the site's folder, if it has any: a built site can be checked anywhere.
  private func readSettings() throws(FileError) -> (SiteConfiguration, [Diagnostic]) {
    let path = options.site == "." ? SiteConfiguration.path : "\(options.site)/\(SiteConfiguration.path)"
    do throws(FileError) {
      let file = SourceFile(path: SiteConfiguration.path, bytes: try Files.contents(of: path))
      let (configuration, diagnostics) = SiteConfiguration.read(file)
      return (configuration, diagnostics)
    } catch {
      if error.isMissingFile { return (SiteConfiguration(), []) }
      throw error
    }
  }

  // MARK: - Reports

  private func report(
    _ found: TreeFindings, _ check: TreeCheck, _ record: SourceRecord?, _ faults: [Diagnostic]
  ) async -> CheckReport {
    let tree = check.tree
    let places = FaultPlaces(tree: tree, sources: record?.sourcesByPath ?? [:], jobs: options.jobs)
    let others =
      (faults + found.errors.map(\.diagnostic) + (found.pages == 0 ? [Self.nothing(in: tree.folder)] : []))
      .map { CheckReport.Finding(rule: nil, diagnostic: $0) }
    return CheckReport(
      outcome: found.errors.isEmpty ? .checked : .inaccessible, folder: tree.folder,
      address: check.base.link(), pages: found.pages,
      otherFiles: tree.files.count - found.pages, findings: others + (await places.findings(found.faults)),
      externalLinks: places.externalLinks(found.elsewhere))
  }

  private static func nothing(in folder: String) -> Diagnostic {
    .error(at: Location(file: folder), "there is no page in it", fix: "'pokesite build' makes them")
  }

  private func inaccessible(_ diagnostic: Diagnostic) -> CheckReport {
    CheckReport(
      outcome: .inaccessible, folder: options.builtFolder, address: "/", pages: 0, otherFiles: 0,
      findings: [CheckReport.Finding(rule: nil, diagnostic: diagnostic)], externalLinks: [])
  }
}

extension FaultPlaces {
  /// Addresses of other sites, each with its first place.
  func externalLinks(_ uses: [String: [TreeFindings.Use]]) -> [CheckReport.ExternalLink] {
    let firsts = uses.compactMap { address, uses in uses.first.map { (address: address, use: $0) } }
    let links = Dictionary(grouping: firsts, by: \.use.path).flatMap {
      path, links -> [CheckReport.ExternalLink] in
      zip(links, locations(of: links.map(\.use.offset), in: path)).map { link, location in
        CheckReport.ExternalLink(
          address: link.address, location: location, uses: uses[link.address]?.count ?? 0,
          sources: sources[path] ?? [])
      }
    }
    return links.sorted { $0.address < $1.address }
  }
}
