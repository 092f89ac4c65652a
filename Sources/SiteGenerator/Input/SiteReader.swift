import Diagnostics
import Mustache
import Pokedex

/// Reads a site's folder and makes a `Site` of it, with everything that is wrong with it.
struct SiteReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let options: BuildOptions

  init(_ options: BuildOptions) {
    self.options = options
  }

  // MARK: - Files

  /// All files of the site, and the pictures that a data file outside it names.
  ///
  /// - Throws: what could not be read.
  mutating func readTree(_ data: [SourceFile]) async throws(DiagnosticsError) -> SourceTree {
    guard let site = Files.resolved(options.site), case .folder? = try? Files.kind(of: site) else {
      throw DiagnosticsError([
        .error(
          at: Location(file: options.site), "there is no such folder",
          fix: "name the site's folder with --site")
      ])
    }
    let reading = try ContentFolder.lockForReading(site: options.site)
    defer { if let reading { Files.unlock(reading) } }
    let folders = ["Content", "Templates"]
    let (tree, faults) = try await SourceTree.read(site: options.site, folders: folders, jobs: options.jobs)
    diagnostics +=
      faults + folders.compactMap { outputFault(site, $0) } + [outputFault(site)].compactMap(\.self)
    if data.isEmpty, !Self.isSite(site) { diagnostics.append(missingContent) }
    let pictures = readPictures(data).filter { tree[$0.path] == nil }
    return pictures.isEmpty ? tree : SourceTree(tree.files + pictures)
  }

  /// Without this, a build in the wrong folder would replace a good site by an empty one.
  private static func isSite(_ site: String) -> Bool {
    if case .folder? = try? Files.kind(of: Files.resolved("\(site)/Content") ?? "") { true } else { false }
  }

  private var missingContent: Diagnostic {
    .error(
      at: Location(file: options.site), "there is no folder Content in it",
      fix: "build in a site's folder, name it with --site, or give a data file with --data")
  }

  /// A site strewn among other files is hard to take back.
  private func outputFault(_ site: String) -> Diagnostic? {
    let output = Files.expected(options.outputFolder)
    guard output == "/" || (site + "/").hasPrefix(output + "/") else { return nil }
    return .error(
      at: Location(file: options.outputFolder),
      "the output cannot be the site's folder, or one that holds it",
      fix: "name a folder of its own with --output")
  }

  /// What is written among the sources would be a source of the next build.
  private func outputFault(_ site: String, _ folder: String) -> Diagnostic? {
    let sources = Files.resolved("\(site)/\(folder)") ?? "\(site)/\(folder)"
    guard (Files.expected(options.outputFolder) + "/").hasPrefix(sources + "/") else { return nil }
    return .error(
      at: Location(file: options.outputFolder), "the output cannot stand in \(folder)/",
      fix: "name a folder of its own with --output")
  }

  /// The data file that the options name in place of those of the site.
  func readData() throws(DiagnosticsError) -> [SourceFile] {
    guard let path = options.data else { return [] }
    do throws(FileError) {
      return [SourceFile(path: path, bytes: try Files.contents(of: path, allowsPipes: true))]
    } catch {
      throw DiagnosticsError([error.diagnostic])
    }
  }

  /// The pictures that a data file outside the site names, as if they stood in `Content/`.
  private func readPictures(_ data: [SourceFile]) -> [SourceFile] {
    guard let file = data.first, let folder = Files.resolved(Files.parent(of: file.path)) else { return [] }
    let dex = Dex.load(data.map(\.data)).dex
    let paths = Set(dex.species.flatMap(\.forms).flatMap(\.pictures).compactMap(Pictures.path))
    return paths.sorted().compactMap { path in
      // A link must not lead out of the data's folder.
      guard let target = Files.resolved("\(folder)/\(path)"), target.hasPrefix(folder + "/"),
        let bytes = try? Files.contents(of: target)
      else { return nil }
      return SourceFile(path: "Content/\(path)", bytes: bytes)
    }
  }

  // MARK: - The site

  /// The files that the Pokédex is loaded from.
  static func dataFiles(_ tree: SourceTree, _ data: [SourceFile]) -> [DataFile] {
    (data.isEmpty ? tree.files.filter { StaticFiles.isData($0.path) } : data).map(\.data)
  }

  /// What of a site does not depend on its data.
  struct Frame {
    fileprivate let configuration: SiteConfiguration
    fileprivate let theme: Theme
    fileprivate let grounds: Grounds
    fileprivate let templates: TemplateLibrary?
    fileprivate let pages: [Site.FreePage]
    /// The prose of entries by path, with what is wrong with it; whether there are such entries only the data tells.
    fileprivate let prose: [String: (file: ProseFile?, faults: [Diagnostic])]
  }

  /// Reads settings, theme and free pages; the data can be loaded meanwhile.
  ///
  /// - Parameter defaultTheme: the theme whose files stand in for those that the site does not have.
  mutating func readFrame(_ tree: SourceTree, defaultTheme: [SourceFile]) -> Frame {
    let theme = Theme(own: tree.files(below: "Templates"), fallback: defaultTheme)
    diagnostics += theme.diagnostics
    return Frame(
      configuration: readConfiguration(tree), theme: theme, grounds: Grounds(theme.styleSheet),
      templates: theme.diagnostics.isEmpty ? compile(theme) : nil, pages: readPages(tree),
      prose: Self.readProse(tree))
  }

  /// Puts the site together.
  mutating func readSite(_ tree: SourceTree, _ frame: Frame, _ data: LoadedData) -> Site {
    let loaded = data.loaded
    let (configuration, theme) = (frame.configuration, frame.theme)
    diagnostics += loaded.diagnostics
    let staticFiles = StaticFiles(tree)
    let pictures = Pictures(files: staticFiles, baseURL: configuration.baseURL)
    diagnostics += pictures.diagnostics(loaded.dex, folder: options.data.map(Files.parent) ?? "Content")
    let accents = AccentColors(configuration.theme, grounds: frame.grounds)
    diagnostics += accents.diagnostics + Self.faults(of: configuration.theme.logo, staticFiles)
    return Site(
      configuration: configuration, dex: loaded.dex, catalog: data.catalog, rankings: data.rankings,
      prose: readProse(frame, tree, loaded, data.catalog), pages: frame.pages, staticFiles: staticFiles,
      pictures: pictures,
      assets: Assets(
        theme.assets, typeRules: TypeColors(loaded.dex.types).rules + accents.rules,
        baseURL: configuration.baseURL),
      serviceWorker: theme.serviceWorker, templates: frame.templates, isDataComplete: loaded.isComplete,
      dataFiles: loaded.files.mapValues(nameForRecords))
  }

  /// A data file from elsewhere counts with its name alone, so that no record tells where it lies.
  private func nameForRecords(_ file: String) -> String {
    options.data == nil ? file : String(file.split(separator: "/").last ?? "")
  }

  private mutating func readConfiguration(_ tree: SourceTree) -> SiteConfiguration {
    var (configuration, faults) = SiteConfiguration.read(tree[SiteConfiguration.path])
    diagnostics += faults
    if let text = options.baseURL {
      if let baseURL = BaseURL(text) {
        configuration.baseURL = baseURL
      } else {
        diagnostics.append(
          .error("--base-url '\(text)' is not an address", fix: "write it like https://me.github.io/pokedex/")
        )
      }
    }
    return configuration
  }

  /// The logo is a file of the site.
  private static func faults(of logo: ThemeSettings.Logo?, _ files: StaticFiles) -> [Diagnostic] {
    guard let logo, logo.output.map(files.contains) != true else { return [] }
    return [
      .error(
        at: logo.origin,
        "'logo': there is no picture Content/\(logo.path)\(suggestion(for: logo.path, among: files.allPaths))",
        fix: "give the path of a picture below Content/")
    ]
  }

  private mutating func compile(_ theme: Theme) -> TemplateLibrary? {
    do throws(DiagnosticsError) {
      let library = try TemplateLibrary(theme.templates)
      diagnostics += library.warnings
      return library
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  // MARK: - Prose

  /// Prose for the entries of the data: a file is named by the slug or the name of its entry.
  private static func readProse(_ tree: SourceTree) -> [String: (file: ProseFile?, faults: [Diagnostic])] {
    let files = ["pokemon", "types", "abilities", "moves"].flatMap { tree.files(below: "Content/\($0)") }
    let prose = files.filter { $0.path.hasSuffix(".md") }.map { file in
      var faults: [Diagnostic] = []
      let prose = ProseFile.read(file, &faults)
      return (file.path, (prose, faults))
    }
    return Dictionary(prose, uniquingKeysWith: { first, _ in first })
  }

  private mutating func readProse(
    _ frame: Frame, _ tree: SourceTree, _ loaded: LoadedDex, _ catalog: Catalog
  ) -> EntryProse {
    let dex = loaded.dex
    let isJudged = options.data == nil && loaded.isComplete
    return EntryProse(
      species: readProse(frame, tree, "pokemon", dex.species.map(\.slug), isJudged) {
        dex.species(named: $0)?.slug
      },
      types: readProse(frame, tree, "types", dex.types.types.map(\.slug), isJudged) { name in
        Slug.fold(name).flatMap(dex.types.type)?.slug
      },
      abilities: readProse(frame, tree, "abilities", catalog.abilities.map(\.slug), isJudged) { name in
        Slug.fold(name).flatMap(catalog.ability)?.slug
      },
      moves: readProse(frame, tree, "moves", catalog.moves.map(\.slug), isJudged) { name in
        Slug.fold(name).flatMap(catalog.move)?.slug
      })
  }

  /// - Parameters:
  ///   - known: the slugs of the entries.
  ///   - isJudged: whether a file without an entry is worth a warning.
  private mutating func readProse(
    _ frame: Frame, _ tree: SourceTree, _ folder: String, _ known: [String], _ isJudged: Bool,
    slug: (String) -> String?
  ) -> [String: ProseFile] {
    var prose: [String: ProseFile] = [:]
    let folder = "Content/\(folder)"
    for file in tree.files(below: folder) where file.path.hasSuffix(".md") {
      let name = String(file.path.dropFirst(folder.count + 1).dropLast(".md".count))
      guard let slug = slug(name) else {
        if isJudged { diagnostics.append(Self.orphan(file.path, name, folder, known)) }
        continue
      }
      guard let (text, faults) = frame.prose[file.path] else { continue }
      diagnostics += faults
      guard let text, isWanted(text) else { continue }
      if let other = prose.updateValue(text, forKey: slug) {
        diagnostics.append(
          .error(
            at: Location(file: file.path), "'\(slug)' has its prose in \(other.path) too",
            fix: "keep one of them"))
      }
    }
    return prose
  }

  private static func orphan(_ path: String, _ name: String, _ folder: String, _ known: [String])
    -> Diagnostic
  {
    .warning(
      at: Location(file: path), "there is no '\(name)' for this prose\(suggestion(for: name, among: known))",
      explanation: "prose in \(folder)/ is named by the slug of what it tells about; this file is not used")
  }

  private mutating func readPages(_ tree: SourceTree) -> [Site.FreePage] {
    tree.files(below: "Content/pages").filter { $0.path.hasSuffix(".md") }.compactMap { file in
      guard let prose = ProseFile.read(file, &diagnostics), isWanted(prose), let route = route(of: file)
      else { return nil }
      return Site.FreePage(route: route, prose: prose)
    }
  }

  private mutating func route(of file: SourceFile) -> Route? {
    let path = file.path.dropFirst("Content/pages/".count).dropLast(".md".count)
    let slugs = path.split(separator: "/").map { Slug.fold(String($0)) }
    guard slugs.allSatisfy({ $0 != nil }) else {
      diagnostics.append(
        .error(
          at: Location(file: file.path), "the file's name has no letter from a to z and no digit",
          explanation: "the name becomes the page's address", fix: "rename it"))
      return nil
    }
    return .page(slugs.compactMap(\.self).joined(separator: "/"))
  }

  private func isWanted(_ prose: ProseFile) -> Bool { !prose.isDraft || options.includesDrafts }
}
