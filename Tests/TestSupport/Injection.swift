#if os(Linux)
  /// What happens to one of the calls by which a program changes the disk: strace(1) lets it fail, or kills the program
  /// before it is made.
  public struct Injection: Sendable, CustomStringConvertible {
    /// One of the calls that a program makes.
    public struct Call: Sendable, Hashable {
      /// The call's name, such as `rename`.
      public let name: String
      /// How many of that name the thread has made, with this one.
      public let number: Int
    }

    /// What happens, as strace takes it: `error=ENOSPC`, `signal=KILL`.
    public let effect: String
    /// To which call.
    public let call: Call

    /// Describes one.
    public init(_ effect: String, on call: Call) {
      self.effect = effect
      self.call = call
    }

    /// `error=ENOSPC on rename 3`
    public var description: String { "\(effect) on \(call.name) \(call.number)" }

    /// Runs a program that meets it.
    public func run(
      _ command: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> Program.Result {
      let injected = "inject=\(call.name):\(effect):when=\(call.number)"
      return try Self.strace(
        ["-o", "/dev/null", "-e", "trace=\(call.name)", "-e", injected] + command, in: folder, environment)
    }

    /// Runs a program undisturbed and tells by which calls it changed the disk.
    ///
    /// - Throws: an error if strace is not there, or may not be used.
    public static func calls(
      of command: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> [Call] {
      let scratch = try TemporaryFolder()
      let changing = "trace=/^(mkdir|rmdir|rename|unlink|p?write|ftruncate|openat$)"
      let result = try strace(
        ["-y", "-o", scratch("calls"), "-e", changing] + command, in: folder, environment)
      guard result.code == 0, scratch.has("calls") else { throw SystemError("strace: \(result.errors)") }
      var (counts, calls) = ([Substring: Int](), Set<Call>())
      // In one thread the dynamic loader's, such a number may be a change in another: the program would not begin.
      var loading: Set<Call> = []
      for line in try scratch.text("calls").split(separator: "\n") {
        // `1234  rename("a", "b") = 0`: what comes before the parenthesis tells thread and name.
        guard let parenthesis = line.firstIndex(of: "(") else { continue }
        let words = line[..<parenthesis].split(separator: " ")
        guard words.count == 2 else { continue }
        counts[line[..<parenthesis], default: 0] += 1
        let call = Call(name: String(words[1]), number: counts[line[..<parenthesis]] ?? 0)
        let arguments = line[line.index(after: parenthesis)...]
        if arguments.contains(".so") { loading.insert(call) }
        if isChange(words[1], arguments) { calls.insert(call) }
      }
      return calls.subtracting(loading).sorted { ($0.name, $0.number) < ($1.name, $1.number) }
    }

    /// To open a file changes the disk only where it is made, and not all that is written to is on the disk: pipes,
    /// devices, what wakes a thread, and what the program says.
    private static func isChange(_ name: Substring, _ arguments: Substring) -> Bool {
      if arguments.contains(/["<]\/dev\b/) { return false }
      if name == "openat" { return arguments.contains("O_CREAT") }
      guard name.contains("write") || name == "ftruncate" else { return true }
      let file = arguments.prefix { $0 != "," }
      return file.contains("</") && !file.hasSuffix("/out>") && !file.hasSuffix("/err>")
    }

    private static func strace(
      _ arguments: [String], in folder: String, _ environment: [String: String]
    ) throws -> Program.Result {
      try Program(path: "/usr/bin/strace").run(
        ["-f", "-qq"] + arguments, in: folder,
        environment: environment.merging(Instrumentation.withoutCoverage) { $1 })
    }
  }
#endif
