/// What the help tells of `pokesite build`.
extension BuildCommand {
  static let options = [
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
    Option("timings", "tell where the time went"),
    Option("json", "report as JSON"),
    Option("quiet", "report errors only"),
  ]

  static let examples = [
    ("pokesite build", "the site in this folder, into Public/"),
    ("pokesite build --data mydex.json --output /tmp/mydex", "a site from one JSON file"),
    ("pokesite build --base-url https://me.github.io/pokedex/", "for a site below a path"),
  ]
}
