import Diagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Another program, run without a shell: no argument means anything but itself.
struct Subprocess: Sendable {
  /// Its name, looked up in `PATH`.
  let program: String
  /// Variables that it sees changed; nil takes one away.
  var environment: [String: String?] = [:]
  /// What becomes of what it writes to standard error, unless a run says otherwise.
  var words = ErrorStream.shown
  /// A descriptor that it keeps open, such as that of a lock: should this program be killed, the other one holds it to
  /// its end.
  var inherited: Int32?

  /// What becomes of what it writes to standard error.
  enum ErrorStream {
    /// The user sees it at once.
    case shown
    /// It is kept, for the caller to show if it matters.
    case kept
  }

  /// How it ended.
  struct Result: Sendable {
    /// The exit code; 128 and the signal's number if one ended it.
    let code: Int32
    let output: [UInt8]
    /// What was kept of standard error; nil if it was shown.
    let words: String?

    /// What was kept of standard error.
    var errors: String { words ?? "" }

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The output without white space at its end.
    var line: String { String(text.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - input: a file that it reads as standard input.
  ///   - words: what becomes of standard error.
  /// - Throws: an error if the program is not there, cannot be started, or is ended by the user.
  func run(
    _ arguments: [String], input: String? = nil, words: ErrorStream? = nil
  ) throws(PublishError) -> Result {
    let kept = (words ?? self.words) == .kept ? try Self.namelessFile() : nil
    defer { if let kept { close(kept) } }
    let (process, output) = try start(arguments, input: input, kept: kept)
    let bytes = Self.readAll(output)
    close(output)
    let code = Self.wait(for: process)
    if isInterruption(code) { throw .interrupted }
    return Result(code: code, output: bytes, words: kept.map(Self.rewound))
  }

  /// Ended by Ctrl-C or by a request to end: by the signal itself, with a code that says so as shells do, or with
  /// rsync's own.
  private func isInterruption(_ code: Int32) -> Bool {
    [128 + SIGINT, 128 + SIGTERM].contains(code) || program == "rsync" && code == 20
  }

  // MARK: - Starting

  private func start(
    _ arguments: [String], input: String?, kept: Int32?
  ) throws(PublishError) -> (process: pid_t, output: Int32) {
    let (reader, writer) = try Self.pipe()
    defer { close(writer) }
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0) }
    posix_spawn_file_actions_adddup2(&actions, writer, STDOUT_FILENO)
    if let inherited { Self.inherit(inherited, &actions) }
    if let kept { posix_spawn_file_actions_adddup2(&actions, kept, STDERR_FILENO) }
    var process = pid_t()
    let code = withSignalDefaults { attributes in
      withCStrings([program] + arguments) { arguments in
        withCStrings(variables) { posix_spawnp(&process, program, &actions, attributes, arguments, $0) }
      }
    }
    guard code == 0 else {
      close(reader)
      errno = code
      throw code == ENOENT ? .missing(program) : .inputOutput("start", program)
    }
    return (process, reader)
  }

  /// pokesite itself waits when the user ends the work, but the program it runs is to end at once: it neither
  /// ignores signals nor holds them back, as the thread does that starts it.
  private func withSignalDefaults(_ body: (UnsafePointer<posix_spawnattr_t>) -> Int32) -> Int32 {
    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return body(&attributes)
  }

  private var variables: [String] {
    var inherited: [String] = []
    var entry = environ
    while let text = entry.pointee {
      inherited.append(String(cString: text))
      entry += 1
    }
    let kept = inherited.filter { environment[String($0.prefix { $0 != "=" })] == nil }
    return kept + environment.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }

  private func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  #if canImport(Darwin)
    private static func inherit(_ file: Int32, _ actions: inout posix_spawn_file_actions_t?) {
      posix_spawn_file_actions_addinherit_np(&actions, file)
    }

    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    /// Onto itself: that takes the mark away which closes it.
    private static func inherit(_ file: Int32, _ actions: inout posix_spawn_file_actions_t) {
      posix_spawn_file_actions_adddup2(&actions, file, file)
    }

    private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif

  // MARK: - Streams

  /// Both ends close by themselves in other programs.
  private static func pipe() throws(PublishError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let code = Darwin.pipe(&ends)
    #elseif canImport(Musl)
      let code = Musl.pipe(&ends)
    #else
      let code = Glibc.pipe(&ends)
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard code == 0 else { throw .inputOutput("make", "a pipe") }
    return (ends[0], ends[1])
  }

  /// A temporary file that is gone as soon as nobody has it open.
  private static func namelessFile() throws(PublishError) -> Int32 {
    var path = Array("\(Scratch.base)/pokesite-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw .inputOutput("write", Scratch.base) }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func rewound(_ file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    return String(decoding: readAll(file), as: UTF8.self)
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
