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
    case .build:
      [
        Option("site", "DIR", "the site's folder (default: the current one)"),
        Option(
          "data", "FILE", "a JSON file in place of those in Content/; pictures that it names lie beside it"),
        Option("output", "DIR", "where the site is written (default: Public in the site's folder)"),
        Option("base-url", "URL", "the address of the published site, such as https://me.github.io/pokedex/"),
        Option("drafts", "build pages marked as drafts too"),
        Option(
          "strict",
          "treat warnings, names that a template does not know, and what 'pokesite check' finds, as errors"),
        Option("jobs", "N", "how many pages are made at the same time (default: one a processor)"),
        Option("timings", "tell where the time went"), Option("json", "report as JSON"),
        Option("quiet", "report errors only"),
      ] + Self.common
    case .check: CheckCommand.options + Self.common
    case .fetch: FetchOptions.options + Self.common
    case .new: NewOptions.options + Self.common
    case .publish: PublishOptions.options + Self.common
    case .serve: ServeOptions.options + Self.common
    }
  }

  private var examples: [(line: String, meaning: String)] {
    switch self {
    case .build:
      [
        ("pokesite build", "the site in this folder, into Public/"),
        ("pokesite build --data mydex.json --output /tmp/mydex", "a site from one JSON file"),
        ("pokesite build --base-url https://me.github.io/pokedex/", "for a site below a path"),
      ]
    case .check: CheckCommand.examples
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
