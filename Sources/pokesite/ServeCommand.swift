import Diagnostics
import PreviewServer
import SiteGenerator

/// `pokesite serve`
struct ServeCommand {
  private let options: ServeOptions
  private let lock = ReadWriteLock()

  init(_ options: ServeOptions) { self.options = options }

  func run() async -> ExitCode {
    if case .folder(let path, _) = options.source, !Files.isFolder(path) {
      Console.report([.error(at: Location(file: path), "there is no such folder")])
      return .inputOutput
    }
    let listener: Listener
    do throws(ListenFailure) {
      // First, so that nobody waits for a build to hear that the port is taken.
      listener = try Listener(host: options.host, port: options.port)
    } catch {
      Console.report([.error(error.summary, fix: error.fix)])
      return .unavailable
    }
    let work = Task { await serve(listener) }
    let interrupt = Interrupt { work.cancel() }
    let code = await work.value
    return interrupt.hasHappened ? .interrupted : code
  }

  private func serve(_ listener: Listener) async -> ExitCode {
    switch options.source {
    case .site(let build): await serve(PreviewedSite(build, lock, isQuiet: options.isQuiet), listener)
    case .folder(let path, let basePath): await serve(PreviewedFolder(path, basePath), listener)
    }
  }

  private func serve(_ source: some PreviewSource, _ listener: Listener) async -> ExitCode {
    // Before the first build, so that no change is missed.
    let monitor = options.watches ? ChangeMonitor(source.places) : nil
    let first = await source.update([])
    if Task.isCancelled { return .interrupted }
    // An author mends the site while it is shown; without that, or without a site, there is nothing to wait for.
    if first.code == .inputOutput || monitor == nil, first.code != .done { return first.code }
    guard let server = start(source, first.state, listener) else { return .unavailable }
    announce(source, listener.url(first.state.basePath), isLoopback: listener.isLoopback)
    if let monitor {
      await monitor.run { paths in
        let update = await source.update(paths)
        server.show(update.state, changedFiles: update.changedFiles)
      }
    } else {
      await Self.waitForCancellation()
    }
    server.stop()
    return .interrupted
  }

  private func start(
    _ source: some PreviewSource, _ state: PreviewState, _ listener: Listener
  ) -> PreviewServer? {
    do throws(PreviewServer.StartFailure) {
      return try PreviewServer(
        source.folder, on: listener, allowedHosts: options.allowedHosts, lock: lock, state: state,
        reloads: options.watches)
    } catch {
      Console.report([
        .error("the system has no threads or memory left for a server", fix: "end other programs")
      ])
      return nil
    }
  }

  private func announce(_ source: some PreviewSource, _ url: String, isLoopback: Bool) {
    Console.result("Serving \(source.folder) at \(url) until Ctrl-C.\n")
    if !isLoopback, !options.isQuiet {
      Console.note("Everybody in this network can see it; leave --host out to keep it to this machine.\n")
    }
    if options.opensBrowser, !BrowserWindow.open(url) {
      Console.report([.warning("there is no program to open a browser with", fix: "open \(url) yourself")])
    }
  }

  private static func waitForCancellation() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
  }
}
