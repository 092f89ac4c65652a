import MediaTypes

/// Decides what a request is answered with.
struct Responder: Sendable {
  let folder: ServedFolder
  let allowedHosts: AllowedHosts
  /// Whether pages keep themselves up to date.
  let reloads: Bool
  /// Taken to open files, so that all of them are of one version of the site.
  let lock: ReadWriteLock
  let history: Guarded<ReloadHistory>

  func respond(to request: Request) -> Response {
    guard allowedHosts.contains(request.host) else { return misdirected(request.host ?? "") }
    guard let path = RequestPath(target: request.target) else {
      return Response(400, .plainText, "This is no address that a browser would ask for.\n")
    }
    // Before the base path is looked at: a worker of the site that was here before may stand anywhere.
    if reloads, request.isForServiceWorker { return Response(200, .script, CleanupWorker.program) }
    let base = RequestPath(target: history.withLock { $0.state.basePath })?.names ?? []
    guard path.names.starts(with: base) else { return outside(path, base) }
    if path.names.count == base.count, !path.isFolder { return redirect(request, base) }
    let names = path.names.dropFirst(base.count)
    if reloads, names.first == ReloadScript.folder, let answer = own(names.dropFirst(), request) {
      return answer
    }
    return site(names, path, request, base)
  }

  // MARK: - Beside the site

  private func misdirected(_ host: String) -> Response {
    let name = host.prefix { $0 != ":" }
    return Response(
      421, .plainText,
      """
      A preview answers to localhost and to addresses in digits, and not to '\(host)': another site may be behind the name.
      If it is a name of this machine: pokesite serve --allow-host \(name)

      """)
  }

  private func outside(_ path: RequestPath, _ base: [String]) -> Response {
    let root = RequestPath.encoded(base, isFolder: true)
    return path.names.isEmpty && path.isFolder
      ? .redirect(302, to: root) : page(BuiltInPage.outside(root), status: 404, base)
  }

  /// A folder's address ends with a slash, or the links in its page would lead astray.
  private func redirect(_ request: Request, _ names: [String]) -> Response {
    .redirect(
      301, to: RequestPath.encoded(names, isFolder: true) + RequestPath.query(of: request.target))
  }

  /// The script of the live reload, and its events.
  private func own(_ names: ArraySlice<String>, _ request: Request) -> Response? {
    switch Array(names) {
    case [ReloadScript.name]:
      Response(200, .script, ReloadScript.program)
    case [ReloadScript.eventsName]:
      Response(
        200, headers: [("Content-Type", MediaType.eventStream.name), ("Cache-Control", "no-store")],
        .events(first: history.withLock { $0.event(since: Self.known(to: request)) }))
    default: nil
    }
  }

  /// `?since=17`
  private static func known(to request: Request) -> Int? {
    let query = RequestPath.query(of: request.target).dropFirst()
    return query.split(separator: "&").first { $0.hasPrefix("since=") }.flatMap { Int($0.dropFirst(6)) }
  }

  // MARK: - The site

  private enum Found: ~Copyable {
    case file(OpenFile)
    case folder
    case notFound(OpenFile?)
    /// Not even a first page.
    case noSite
  }

  private func site(
    _ names: ArraySlice<String>, _ path: RequestPath, _ request: Request, _ base: [String]
  ) -> Response {
    switch lock.shared({ find(names, isFolder: path.isFolder) }) {
    case .file(let file):
      let type = MediaType(ofFile: path.isFolder ? "index.html" : names.joined(separator: "/"))
      return FileAnswer(type, request, injection: reloads && type == .html ? script(base) : nil).send(file)
    case .folder: return redirect(request, path.names)
    case .notFound(let file):
      return notFound(file, base)
    case .noSite: return page(BuiltInPage.noSite, status: 503, base)
    }
  }

  private func notFound(_ file: consuming OpenFile?, _ base: [String]) -> Response {
    guard let file, let contents = file.contents() else {
      return page(BuiltInPage.notFound, status: 404, base)
    }
    return page(contents, status: 404, base, version: file.version)
  }

  /// A page that is no file of the site, or not the one that was asked for.
  private func page(_ page: [UInt8], status: Int, _ base: [String], version: String = "none") -> Response {
    let page = reloads ? PageInjection.inject(into: page, address: script(base), version: version) : page
    return Response(status, .html, page)
  }

  /// The address of the live reload's script.
  private func script(_ base: [String]) -> String {
    RequestPath.encoded(base + [ReloadScript.folder, ReloadScript.name], isFolder: false)
  }

  private func find(_ names: ArraySlice<String>, isFolder: Bool) -> Found {
    switch folder.entry(names, isFolder: isFolder) {
    case .file(let file): return .file(file)
    case .folder: return .folder
    case .missing: break
    }
    switch folder.entry(["404.html"], isFolder: false) {
    case .file(let file): return .notFound(file)
    default: break
    }
    switch folder.entry([String](), isFolder: true) {
    case .file: return .notFound(nil)
    default: return .noSite
    }
  }
}
