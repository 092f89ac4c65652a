import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Every fault of a site is shown at its place, and the output stays as it is.
@Suite struct ErrorTests {
  struct Fault: CustomTestStringConvertible {
    let file: String
    let text: String
    let problem: String
    var options: [String] = []

    var testDescription: String { problem }
  }

  static let faults = [
    // Templates
    Fault(
      file: "Templates/page.mustache", text: "<h1>\n  {{#title}}\n</h1>\n",
      problem: "Templates/page.mustache:2:3: error: section 'title' is never closed"),
    Fault(
      file: "Templates/page.mustache", text: "{{#a}}{{#b}}{{/a}}{{/b}}",
      problem:
        "Templates/page.mustache:1:7: error: section 'b' is never closed"
    ),
    Fault(
      file: "Templates/page.mustache", text: "x\n {{>partials/crad}}",
      problem:
        "Templates/page.mustache:2:2: error: there is no template 'partials/crad'; did you mean 'partials/card'?"
    ),
    Fault(
      file: "Templates/page.mustache", text: "{{<layuot}}{{/layuot}}",
      problem: "Templates/page.mustache:1:1: error: there is no template 'layuot'; did you mean 'layout'?"),
    Fault(
      file: "Templates/page.mustache", text: "{{=<% %>",
      problem: "Templates/page.mustache:1:1: error: tag '{{=<%' is never closed"),
    Fault(
      file: "Templates/page.mustache", text: "a\nb {{title",
      problem: "Templates/page.mustache:2:3: error: tag '{{title' is never closed"),
    Fault(
      file: "Templates/page.mustache", text: "<p>\n{{tilte}}",
      problem:
        "Templates/page.mustache:2:1: error: unknown name 'tilte'; did you mean 'title'?",
      options: ["--strict"]),
    Fault(
      file: "Templates/page.mustache", text: "{{>page}}",
      problem:
        "Templates/page.mustache:1:1: error: more than 100 levels of sections, partials, parents, blocks and lambdas"
    ),
    // Front matter and settings
    Fault(
      file: "Content/pages/x.md", text: "---\ntitle: \"x\n---\n",
      problem: "Content/pages/x.md:3:1: error: not valid YAML: found unexpected end of stream"),
    Fault(
      file: "Content/pages/x.md", text: "---\ntitle: x\n",
      problem: "Content/pages/x.md:1:1: error: the front matter is never closed"),
    Fault(
      file: "Content/pages/x.md", text: "---\ntitle: x\ndraft: 7\n---\n",
      problem: "Content/pages/x.md:3:8: error: 'draft': expected true or false, found the number 7"),
    Fault(
      file: "Content/pokemon/mew.md", text: "---\ntitle: [\n---\n",
      problem: "Content/pokemon/mew.md:3:1: error: not valid YAML: did not find expected node content"),
    Fault(
      file: "Content/site.yml", text: "title: A\nbase_ulr: /x/\n",
      problem: "Content/site.yml:2:1: error: there is no setting 'base_ulr'; did you mean 'base_url'?"),
    Fault(
      file: "Content/site.yml", text: "title: A\n\tlanguage: en\n",
      problem: "Content/site.yml:2:1: error: not valid YAML: found a tab character that violates indentation"),
    Fault(
      file: "Content/site.yml", text: "footer: |\n  See\n  [[Noone]]\n",
      problem: "Content/site.yml:1:9: error: there is no page for 'Noone'"),
    // Data
    Fault(
      file: "Content/extra.json", text: "{\"types\": [\n  {\"name\": \"A\",}\n]}",
      problem: "Content/extra.json:2:15: error: a comma stands before the end of the object"),
    Fault(
      file: "Content/extra.json", text: "",
      problem: "Content/extra.json:1:1: error: the file is empty"),
    Fault(
      file: "Content/extra.json", text: "{\"types\": [{\"name\": 7}]}",
      problem: "Content/extra.json:1:21: error: types[0]: name is not a string, but a number"),
    Fault(
      file: "Content/extra.json", text: "{\"pokemon\": []}",
      problem: "Content/pokemon.json:1:1: error: 'pokemon' stands here and in Content/extra.json:1:13"),
    Fault(
      file: "Content/pokemon.json",
      text: "[{\"name\": \"Mew\"},\n {\"name\": \"Pup\", \"types\": [\"fire\", 7], \"height\": \"tall\"}]",
      problem: "Content/pokemon.json:2:36: error: pokemon[1] \"Pup\": types[1] is not a string, but a number"),
    Fault(
      file: "Content/pokemon.json", text: "[{\"name\": \"Mew\", \"image_url\": \"../../x.png\"}]",
      problem: "Content/pokemon.json:1:31: error: Mew: the picture '../../x.png' cannot be used"),
    Fault(
      file: "Content/pokemon.json",
      text: "[{\"name\": \"Mew\", \"description\": \"a\\n\\n\\u00e9 [[Noone]]\"}]",
      problem: "Content/pokemon.json:1:46: error: there is no page for 'Noone'"),
    // Links
    Fault(
      file: "Content/pages/x.md", text: "---\ntitle: x\n---\nOne\n[two](nowhere.md)\n",
      problem: "Content/pages/x.md:5:1: error: there is no file Content/pages/nowhere.md"),
    Fault(
      file: "Content/pages/x.md", text: "![pic](../sprites/no.png)",
      problem: "Content/pages/x.md:1:1: error: there is no file Content/sprites/no.png"),
    Fault(
      file: "Content/pages/x.md", text: "[x](javascript:alert)",
      problem: "Content/pages/x.md:1:1: error: links to 'javascript:' are not allowed"),
    Fault(
      file: "Content/pages/x.md", text: "a [[Mwe]]",
      problem: "Content/pages/x.md:1:3: error: there is no page for 'Mwe'; did you mean 'Mew'?"),
    Fault(
      file: "Content/pokemon/mew.md", text: "a\n[x](/types/none/)",
      problem:
        "Content/pokemon/mew.md:2:1: error: there is no page /types/none/; did you mean '/types/fire/'?"),
  ]

  private static let good: KeyValuePairs = [
    "Content/pokemon.json": "[{\"name\": \"Mew\"}]", "Content/pages/about.md": "About",
  ]

  @Test(arguments: faults) func aFaultIsShownAtItsPlaceAndNothingIsWritten(fault: Fault) throws {
    let site = try TestSite(Self.good)
    try site.folder.write(fault.file, fault.text)
    let first = try site.run(["build"] + fault.options)
    #expect(first.code == 1)
    #expect(first.output == "")
    #expect(first.problems.contains(fault.problem), "\(first.errors)")
    #expect(!site.folder.has("Public"))
  }

  @Test(arguments: faults) func anEarlierGoodBuildStaysAsItIs(fault: Fault) throws {
    let site = try TestSite(Self.good)
    try site.build()
    let before = try site.folder.tree("Public")
    try site.folder.write(fault.file, fault.text)
    #expect(try site.run(["build"] + fault.options).code == 1)
    #expect(site.folder.has("Public/.pokesite/failed"))
    let after = try site.kept()
    #expect(after.identities == before.identities)
    #expect(after.contents == before.contents)
    #expect(after.entries.keys.sorted() == before.entries.keys.sorted())
  }

  @Test func theLineIsShownWithACaret() throws {
    let site = try TestSite(Self.good)
    try site.folder.write("Content/pages/about.md", "One\nSee é [[Mwe]] there.\n")
    let errors = try site.run(["build"]).errors
    #expect(
      errors == """
        Content/pages/about.md:2:7: error: there is no page for 'Mwe'; did you mean 'Mew'?
            2 | See é [[Mwe]] there.
              |       ^
              = [[…]] takes the name of a Pokémon, a type, an ability, a move or a page
              = help: write \\[[ if no link is meant
        Nothing was written: 1 error.

        """)
  }

  @Test func faultsOfEveryKindAreReportedInOneRun() throws {
    let site = try TestSite([
      "Content/site.yml": "titel: x\n",
      "Content/pokemon.json":
        "[{\"name\": \"Mew\", \"height\": \"tall\", \"description\": \"[[Mwe]]\", \"image_url\": \"../x\"}]",
      "Content/pages/a.md": "---\ndraft: 7\n---\n[x](b.md)\n",
      "Content/pages/c.md": "---\ntitle: [\n---\n",
      "Templates/page.mustache": "{{#a}}\n{{#b}}\n",
      "Templates/type.mustache": "{{>nothing}}",
    ])
    let problems = try site.problems()
    #expect(
      problems == [
        "Content/pages/a.md:2:8: error: 'draft': expected true or false, found the number 7",
        "Content/pages/a.md:4:1: error: there is no file Content/pages/b.md; did you mean 'pages/a.md'?",
        "Content/pages/c.md:3:1: error: not valid YAML: did not find expected node content",
        "Content/pokemon.json:1:28: error: pokemon[0] \"Mew\": height is not a number, but a string",
        "Content/pokemon.json:1:52: error: there is no page for 'Mwe'; did you mean 'Mew'?",
        "Content/pokemon.json:1:75: error: Mew: the picture '../x' cannot be used",
        "Content/site.yml:1:1: error: there is no setting 'titel'; did you mean 'title'?",
        "Templates/page.mustache:1:1: error: section 'a' is never closed",
        "Templates/page.mustache:2:1: error: section 'b' is never closed",
        "Templates/type.mustache:1:1: error: there is no template 'nothing'",
      ])
  }

  @Test func faultsThatOnlyRenderingFindsAreReportedWithTheOthers() throws {
    let site = try TestSite([
      "Content/pokemon.json": "[{\"name\": \"Mew\", \"description\": \"[[Mwe]]\"}]",
      "Content/pages/a.md": "[x](b.md)\n", "Content/pages/c.md": "",
      "Templates/page.mustache": "{{tilte}}\n{{conent}}\n",
    ])
    let problems = try site.problems(["--strict"])
    #expect(
      problems == [
        "Content/pages/a.md:1:1: error: there is no file Content/pages/b.md; did you mean 'pages/a.md'?",
        "Content/pokemon.json:1:34: error: there is no page for 'Mwe'; did you mean 'Mew'?",
        "Templates/page.mustache:1:1: error: unknown name 'tilte'; did you mean 'title'?",
        "Templates/page.mustache:2:1: error: unknown name 'conent'; did you mean 'content'?",
      ])
  }

  @Test func aLinkOutOfTheSiteIsReportedWithTheOthers() throws {
    let site = try TestSite(["Content/pages/a.md": "[[Mwe]]"])
    try site.folder.link("Content/pages/b.md", to: "/etc/passwd")
    let problems = try site.problems()
    #expect(
      problems == [
        "Content/pages/a.md:1:1: error: there is no page for 'Mwe'",
        "Content/pages/b.md: error: the link leads out of the site's folder, or to a folder",
      ])
  }

  @Test func unreadableDataRaisesNoFaultsOfLinksToIt() throws {
    let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"Mew\"]", "Content/pages/a.md": "[[Mew]]"])
    let problems = try site.problems()
    #expect(
      problems == [
        "Content/pokemon.json:1:16: error: a comma should stand before the next value"
      ])
  }

  @Test func warningsAreErrorsOnlyInStrictBuilds() throws {
    let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"Mew\", \"evolves_from\": \"Mwe\"}]"])
    let loose = try site.build()
    let problem = "pokemon[0] \"Mew\": evolves_from names 'Mwe', which is not here; did you mean 'Mew'?"
    #expect(loose.problems == ["Content/pokemon.json:1:34: warning: \(problem)"])
    let problems = try site.problems(["--strict"])
    #expect(problems == ["Content/pokemon.json:1:34: error: \(problem)"])
  }

  // MARK: - Faults of the disk

  @Test func whatIsNotThereIsAnErrorOfInput() throws {
    let site = try TestSite(["file": ""])
    var problems = try site.problems(["--data", "none.json"], code: 74)
    #expect(
      problems == [
        "none.json: error: cannot read it: No such file or directory"
      ])
    problems = try site.problems(["--data", "."], code: 74)
    #expect(problems == [".: error: cannot read it: Is a directory"])
    problems = try site.problems(["--site", "none"], code: 74)
    #expect(problems == ["none: error: there is no such folder"])
    problems = try site.problems(["--site", "file"], code: 74)
    #expect(problems == ["file: error: there is no such folder"])
    #expect(try site.folder.tree().files == ["file"])
  }

  @Test func anOutputThatCannotBeWrittenIsAnErrorOfOutput() throws {
    let site = try TestSite(["Public": "a file", "Content/pages/a.md": "A"])
    let result = try site.run(["build"])
    #expect(result.code == 74)
    #expect(result.errors.contains("Not a directory"))
    #expect(try site.folder.text("Public") == "a file")
  }

  @Test(arguments: ["Content", "Content/new/deep", "Templates", "./Content/", "link/x"])
  func theOutputCannotStandAmongTheSources(output: String) throws {
    let site = try TestSite(["Content/pages/a.md": "A", "Templates/partials/x.mustache": ""])
    try site.folder.link("link", to: "Content")
    let before = try site.folder.tree()
    let problems = try site.problems(["--output", output])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("\(output): error: the output cannot stand in ") == true)
    #expect(try site.folder.tree().entries.keys.sorted() == before.entries.keys.sorted())
  }

  @Test(arguments: [".", "..", "/", "link/.."]) func theOutputHasAFolderOfItsOwn(output: String) throws {
    let site = try TestSite(["Content/pages/a.md": "A"])
    try site.folder.link("link", to: "Content")
    let before = try site.folder.tree()
    #expect(
      try site.problems(["--output", output]) == [
        "\(output): error: the output cannot be the site's folder, or one that holds it"
      ])
    #expect(try site.folder.tree() == before)
  }

  /// Nobody may ever write into a pipe: waiting for it would be waiting for ever.
  @Test func aPipeIsNoFile() throws {
    let site = try TestSite(["Content/pages/a.md": "A"])
    for path in ["Content/site.yml", "Content/pages/b.md"] {
      #expect(mkfifo(site.folder(path), 0o600) == 0)
    }
    #expect(
      try site.problems(code: 74) == [
        "Content/pages/b.md: error: this is neither a file nor a folder",
        "Content/site.yml: error: this is neither a file nor a folder",
      ])
    #expect(try site.run(["check"]).code == 74)
    #expect(mkfifo(site.folder("dex.csv"), 0o600) == 0)
    #expect(try site.run(["new", "x", "--from", "dex.csv"]).code == 74)
  }

  @Test func aBuildWaitsForAnotherProgram() throws {
    let site = try TestSite(["Content/pages/a.md": "A"])
    try site.build()
    try site.folder.write("Content/pages/b.md", "B")
    let lock = open(site.folder("Public/.pokesite"), O_RDONLY | O_CLOEXEC)
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    // Not for ever: that program may hang.
    let result = try site.run(["build"])
    #expect(result.code == 74)
    #expect(result.problems == ["Public/.pokesite: error: this folder is being built or published"])
    let build = try site.start(["build"])
    close(lock)
    #expect(try build.end().code == 0)
    #expect(try site.pages().files.contains("b/index.html"))
  }

  @Test(arguments: ["Contents", "docs", "../site/out"]) func theOutputMayStandElsewhere(output: String)
    throws
  {
    let site = try TestSite()
    try site.folder.write("site/Content/pages/a.md", "A")
    let result = try site.run(["build", "--output", output], in: "site")
    #expect(result.code == 0, "\(result.errors)")
    #expect(site.folder.has("site/\(output)/a/index.html"))
    #expect(try site.run(["build", "--output", output], in: "site").output.hasPrefix("Nothing has changed"))
  }

  @Test func aFileOfSomebodyInThePlaceOfAPageIsKept() throws {
    let site = try TestSite(["Public/index.html": "mine", "Content/pages/a.md": "A"])
    let problems = try site.problems()
    #expect(
      problems == [
        "Public/index.html: error: this file is not pokesite's, but a page of the site belongs here"
      ])
    #expect(try site.folder.tree("Public").contents == ["index.html": Array("mine".utf8)])
  }

  @Test func aFileOfSomebodyInThePlaceOfAFolderIsKept() throws {
    let site = try TestSite(["Content/pokemon.json": "[{\"name\": \"Mew\"}]"])
    try site.build()
    try site.folder.write("Content/pages/about/us.md", "Us")
    try site.folder.write("Public/about", "mine")
    let before = try site.folder.tree("Public")
    let problems = try site.problems()
    #expect(
      problems == [
        "Public/about: error: this file is not pokesite's, but a page of the site belongs here"
      ])
    #expect(try site.kept().identities == before.identities)
  }
}
