#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// `pokesite serve` in a folder; it ends with the test that uses it.
public final class Preview: Sendable {
  /// The running program.
  public let program: Program.Running
  /// The address that it has announced: `http://127.0.0.1:34567/pokedex/`.
  public let url: String

  /// Starts it, and waits until it serves.
  ///
  /// - Parameters:
  ///   - folder: the site's.
  ///   - port: 0 takes a free one.
  /// - Throws: what the program says if it does not serve.
  public init(
    _ arguments: [String] = [], in folder: String, port: UInt16 = 0, environment: [String: String] = [:]
  ) throws {
    let program = try Program.product("pokesite").start(
      ["serve", "--port", "\(port)"] + arguments, in: folder, environment: environment)
    self.program = program
    do {
      url = try Self.poll("it never served") {
        try program.output.split(separator: "\n").first { $0.hasPrefix("Serving ") }?
          .split(separator: " ").first { $0.hasPrefix("http://") }.map(String.init)
      }
    } catch {
      program.send(SIGKILL)
      let result = try program.end()
      throw SystemError("\(error)\n\(result.output)\(result.errors)")
    }
  }

  deinit {
    program.send(SIGKILL)
    _ = try? program.end()
  }

  /// The port that it listens on.
  public var port: UInt16 { url.split(separator: ":").last.flatMap { UInt16($0.prefix { $0 != "/" }) } ?? 0 }

  /// The answer to a request on a connection of its own.
  public func answer(
    _ target: String, method: String = "GET", headers: [String: String] = [:]
  ) throws -> RawConnection.Answer {
    let connection = try RawConnection(port: port)
    connection.request(target, method: method, headers: headers)
    return try connection.answer(hasBody: method != "HEAD")
  }

  /// Waits until something is there.
  ///
  /// - Throws: an error if it does not come.
  public static func poll<Value>(
    _ complaint: String, until value: () throws -> Value?
  ) throws -> Value {
    // Generous: a machine may have much else to do.
    for _ in 0..<6000 {
      if let value = try value() { return value }
      usleep(10_000)
    }
    throw SystemError(complaint)
  }
}
