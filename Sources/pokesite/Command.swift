/// The commands, with their options and their help.
enum Command: String, CaseIterable {
  case build
  case check
  case fetch
  case new
  case publish
  case serve

  var summary: String {
    switch self {
    case .build: "make the site"
    case .check: "find broken links and other faults of a built site"
    case .fetch: "bring Pokémon data and pictures from PokeAPI into the site"
    case .new: "make the folder of a new site"
    case .publish: "bring the built site to where people visit it"
    case .serve: "show the site in a browser, and every change at once"
    }
  }

  /// The argument that is no option; nil if the command takes none.
  var operand: Operand? {
    switch self {
    case .build, .fetch: nil
    case .check, .serve: Operand("DIR", isRequired: false)
    case .new: NewOptions.operand
    case .publish: Operand("DESTINATION", isRequired: false)
    }
  }

  var options: [Option] {
    switch self {
    case .build: BuildCommand.options + Self.common
    case .check: CheckCommandOptions.options + Self.common
    case .fetch: FetchOptions.options + Self.common
    case .new: NewOptions.options + Self.common
    case .publish: PublishOptions.options + Self.common
    case .serve: ServeOptions.options + Self.common
    }
  }

  private var examples: [(line: String, meaning: String)] {
    switch self {
    case .build: BuildCommand.examples
    case .check: CheckCommandOptions.examples
    case .fetch: FetchOptions.examples
    case .new: NewOptions.examples
    case .publish: PublishOptions.examples
    case .serve: ServeOptions.examples
    }
  }

  private static let common = [Option("help", "show this help")]

  var help: String {
    """
    pokesite \(rawValue): \(summary)

    usage: pokesite \(rawValue) [options]\(operand.map { " \($0.usage)" } ?? "")

    options:
    \(Self.table(options.map { ($0.usage, $0.help) }))
    examples:
    \(Self.table(examples))
    """
  }

  static var overview: String {
    """
    pokesite turns Pokémon data into a website of plain files.

    usage: pokesite COMMAND [options]

    commands:
    \(table(allCases.map { ($0.rawValue, $0.summary) }))
    options:
    \(table([("--help", "show this help, or that of a command"), ("--version", "show the version")]))
    examples:
    \(table([("pokesite new mydex", "make the folder of a new site"), ("pokesite fetch --only 1-151", "bring the first 151 Pokémon"), ("pokesite build", "make the site in this folder"), ("pokesite build --help", "all that build can do")]))
    """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }.joined()
  }
}
