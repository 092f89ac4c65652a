import Diagnostics
import SiteGenerator

/// The command line: finds the command and runs it.
@main struct Pokesite {
  static func main() async {
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    guard code == .done, Console.hasLostResults else { exit(code) }
    Console.report([
      .error(
        "the result cannot be written to standard output",
        fix: "make room on the disk, and run the command again")
    ])
    exit(.inputOutput)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    guard let first = arguments.first else { return misused(UsageError("no command is given")) }
    switch first {
    case "--help", "-h", "help": return help(on: arguments.dropFirst().first)
    case "--version": return answer("pokesite \(Version.current)\n")
    default: break
    }
    guard let command = Command(rawValue: first) else {
      let kind = first.hasPrefix("-") ? "option" : "command"
      let known = first.hasPrefix("-") ? ["--help", "--version"] : Command.allCases.map(\.rawValue)
      return misused(UsageError("there is no \(kind) '\(first)'\(suggestion(for: first, among: known))"))
    }
    do throws(UsageError) {
      return try await run(command, Array(arguments.dropFirst()))
    } catch {
      return misused(error, command)
    }
  }

  private static func run(_ command: Command, _ arguments: [String]) async throws(UsageError) -> ExitCode {
    let options = try ParsedOptions(arguments, of: command)
    if options.has("help") { return answer(command.help) }
    return switch command {
    case .build: try await BuildCommand(options).run()
    case .check: await CheckCommand(try CheckCommandOptions(options)).run()
    case .fetch: await FetchCommand(try FetchOptions(options)).run()
    case .new: await NewCommand(try NewOptions(options)).run()
    case .publish: try PublishCommand(PublishOptions(options)).run()
    case .serve: await ServeCommand(try ServeOptions(options)).run()
    }
  }

  private static func help(on name: String?) -> ExitCode {
    guard let name else { return answer(Command.overview) }
    if let command = Command(rawValue: name) { return answer(command.help) }
    return misused(
      UsageError(
        "there is no command '\(name)'\(suggestion(for: name, among: Command.allCases.map(\.rawValue)))"))
  }

  private static func answer(_ text: String) -> ExitCode {
    Console.result(text)
    return .done
  }

  private static func misused(_ error: UsageError, _ command: Command? = nil) -> ExitCode {
    let help = command.map { "pokesite \($0.rawValue) --help" } ?? "pokesite --help"
    Console.report([.error(error.summary, fix: error.fix ?? "see \(help)")])
    return .wrongUsage
  }
}
