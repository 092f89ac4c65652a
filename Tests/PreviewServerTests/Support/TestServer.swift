import TestSupport

@testable import PreviewServer

/// A server of a folder, on a free port, until it is forgotten.
final class TestServer: Sendable {
  let folder: TemporaryFolder
  let lock = ReadWriteLock()
  let port: UInt16
  private let server: PreviewServer

  /// - Parameter files: below the folder that is served.
  init(
    _ files: KeyValuePairs<String, String> = [:], state: PreviewState = PreviewState(), reloads: Bool = true,
    allowedHosts: AllowedHosts = AllowedHosts(), limits: ServerLimits = ServerLimits()
  ) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("site")
    for (name, text) in files { try folder.write("site/\(name)", text) }
    let listener = try Listener(host: "127.0.0.1", port: 0)
    port = listener.port
    server = try PreviewServer(
      folder("site"), on: listener, allowedHosts: allowedHosts, lock: lock, state: state, reloads: reloads,
      limits: limits)
  }

  deinit { server.stop() }

  func show(_ state: PreviewState, changedFiles: [String]? = []) {
    server.show(state, changedFiles: changedFiles)
  }

  func stop() { server.stop() }

  func connect() throws -> RawConnection { try RawConnection(port: port) }

  /// The answer to one request on a connection of its own.
  func answer(
    _ target: String, method: String = "GET", headers: [String: String] = [:]
  ) throws -> RawConnection.Answer {
    let connection = try connect()
    connection.request(target, method: method, headers: headers)
    return try connection.answer(hasBody: method != "HEAD")
  }
}
