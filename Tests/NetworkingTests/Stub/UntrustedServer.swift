import Foundation

/// `openssl s_server` with a certificate that it signed itself.
final class UntrustedServer {
  let url: String
  private let server: Process

  init() throws {
    let folder = try TemporaryFolder()
    let (key, certificate) = ("\(folder.path)/key.pem", "\(folder.path)/certificate.pem")
    let maker = Self.openssl([
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
      "-subj", "/CN=localhost",
    ])
    try maker.run()
    maker.waitUntilExit()
    server = Self.openssl(["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www"])
    let output = Pipe()
    server.standardOutput = output
    server.standardInput = Pipe()
    try server.run()
    url = try "https://" + Self.address(in: output.fileHandleForReading) + "/"
  }

  deinit { server.terminate() }

  private static func openssl(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The server says `ACCEPT 127.0.0.1:40123` when it is ready.
  private static func address(in output: FileHandle) throws -> String {
    var text = ""
    while let data = try output.read(upToCount: 1), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /ACCEPT (\S+)\n/) { return String(match.1) }
    }
    throw POSIXError(.ECONNREFUSED)
  }
}
