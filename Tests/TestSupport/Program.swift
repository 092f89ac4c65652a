#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A program that tests run as a user would.
public struct Program: Sendable {
  private let path: String

  /// A program at a path.
  public init(path: String) { self.path = path }

  /// A product of the package, which stands beside the test bundle.
  ///
  /// - Throws: an error if it is not there.
  public static func product(_ name: String) throws -> Program { Program(path: try productPath(name)) }

  /// Where that stands.
  public static func productPath(_ name: String) throws -> String {
    for argument in CommandLine.arguments {
      var folder = Substring(argument)
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if access("\(folder)/\(name)", X_OK) == 0, isFile("\(folder)/\(name)") {
          return "\(folder)/\(name)"
        }
      }
    }
    throw SystemError("there is no \(name) beside \(CommandLine.arguments.first ?? "the tests")")
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// How a run ended.
  public struct Result: Sendable {
    /// The exit code; 128 and the signal's number if one ended it.
    public let code: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
    /// How long it took.
    public let seconds: Double
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - folder: the folder that it runs in.
  ///   - environment: all variables that it sees.
  ///   - killAfter: when to kill it, in seconds; a program that never ends is killed after some minutes.
  ///   - umask: the bits that new files do not get.
  ///   - isGroup: whether a signal reaches the programs that it starts as well.
  public func run(
    _ arguments: [String] = [], in folder: String, environment: [String: String] = [:],
    killAfter: Double = 300, umask: String = "022", isGroup: Bool = false
  ) throws -> Result {
    try start(arguments, in: folder, environment: environment, umask: umask, isGroup: isGroup)
      .end(killAfter: killAfter)
  }

  /// Starts the program, and does not wait for its end.
  ///
  /// - Parameters:
  ///   - folder: the folder that it runs in.
  ///   - environment: all variables that it sees.
  ///   - umask: the bits that new files do not get.
  ///   - isGroup: whether a signal reaches the programs that it starts as well.
  public func start(
    _ arguments: [String] = [], in folder: String, environment: [String: String] = [:],
    umask: String = "022", isGroup: Bool = false
  ) throws -> Running {
    let scratch = try TemporaryFolder()
    // The shell becomes the program, so that a signal reaches it.
    let shell = ["/bin/sh", "-c", "cd \"$1\" && umask \"$2\" && shift 2 && exec \"$@\"", "sh", folder, umask]
    let start = Self.now
    let process = try Self.spawn(shell + [path] + arguments, environment, scratch, isGroup: isGroup)
    return Running(process: process, isGroup: isGroup, start: start, scratch: scratch)
  }

  /// A program that runs.
  public struct Running: Sendable {
    /// Its number.
    public let process: Int32
    fileprivate let isGroup: Bool
    fileprivate let start: Double
    fileprivate let scratch: TemporaryFolder

    /// What it has written to standard output so far.
    public var output: String { get throws { try scratch.text("out") } }
    /// What it has written to standard error so far.
    public var errors: String { get throws { try scratch.text("err") } }

    /// Sends it a signal.
    public func send(_ signal: Int32) { kill(isGroup ? -process : process, signal) }

    /// Waits for its end.
    ///
    /// - Parameter killAfter: when to kill it, in seconds from its start on.
    public func end(killAfter: Double = 300) throws -> Result {
      let status = try wait(until: start + killAfter)
      return Result(
        code: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, output: try output,
        errors: try errors, seconds: Program.now - start)
    }

    private func wait(until deadline: Double) throws -> Int32 {
      var status: Int32 = 0
      while true {
        switch waitpid(process, &status, WNOHANG) {
        case process: return status
        case 0:
          if Program.now >= deadline { send(SIGKILL) }
          usleep(500)
        default:
          if errno != EINTR { throw SystemError("waitpid") }
        }
      }
    }
  }

  static func spawn(
    _ command: [String], _ environment: [String: String], _ scratch: TemporaryFolder, isGroup: Bool = false
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Files and not pipes: no program waits for a test that has yet to read.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, scratch("out"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, scratch("err"), O_WRONLY | O_CREAT, 0o600)
    var process = pid_t()
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isGroup { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
    let code = withCStrings(command) { arguments in
      withCStrings(Instrumentation.completing(environment).map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, command[0], &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      errno = code
      throw SystemError("spawn \(command[0])")
    }
    return process
  }

  fileprivate static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
