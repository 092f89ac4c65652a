import Pokedex
import Testing

@testable import SiteGenerator

/// Evolution from form to form.
@Suite struct FamilyTreeTests {
  /// A parent with two forms and a child with two.
  private static func dex(_ evolution: String, fields: String = "") -> Dex {
    MemorySite([
      "Content/pokemon.json": """
      [{"name": "Zigzagoon", "forms": [{"name": "Galarian Zigzagoon"}]},
       {"name": "Linoone", "form_name": "Usual Form", "evolves_from": "Zigzagoon", "evolution": \(evolution)\(fields),
        "forms": [{"name": "Galarian Linoone"}]}]
      """
    ]).site.dex
  }

  @Test(arguments: [
    ("level 20", 0, 0, "level 20"), ("level 20, into Galarian Linoone", 0, 1, "level 20"),
    ("level 20, from Galarian Zigzagoon", 1, 0, "level 20"),
    ("level 20 in Galar, from Galarian Zigzagoon into Galarian Linoone", 1, 1, "level 20 in Galar"),
    ("level 20, at night, from Zigzagoon into Galarian Linoone", 0, 1, "level 20, at night"),
    ("level 20, from Galarian Zigzagoon into Usual Linoone", 1, 0, "level 20"),
    // No names of forms: the words are the data's own.
    ("level 20, into a pond", 0, 0, "level 20, into a pond"), ("jump, into", 0, 0, "jump, into"),
    ("jump, from a bridge into Linoone", 0, 0, "jump, from a bridge into Linoone"),
    ("look into Galarian Linoone", 0, 0, "look into Galarian Linoone"),
    ("jump, fast into Linoone", 0, 0, "jump, fast into Linoone"),
    ("level 20, into Unusual Linoone", 0, 0, "level 20, into Unusual Linoone"),
  ])
  func wordsEndInTheFormsThatTheyLeadFromAndInto(words: String, start: Int, target: Int, condition: String)
    throws
  {
    let dex = Self.dex("\"\(words)\"")
    let (parent, child) = (dex.species[0], dex.species[1])
    #expect(
      EvolutionPath.all(from: parent, to: child) == [
        EvolutionPath(start: start, target: target, conditions: [condition])
      ])
  }

  @Test func waysBetweenTheSameFormsStandTogether() {
    let dex = Self.dex(#"["trade", "level 20, into Galarian Linoone", "level 30"]"#)
    #expect(
      EvolutionPath.all(from: dex.species[0], to: dex.species[1]) == [
        EvolutionPath(start: 0, target: 0, conditions: ["trade", "level 30"]),
        EvolutionPath(start: 0, target: 1, conditions: ["level 20"]),
      ])
  }

  @Test func theFormOfTheParentIsTheOneThatTheDataNames() {
    let dex = Self.dex("null", fields: #", "evolves_from_form": "galarian-zigzagoon""#)
    #expect(
      EvolutionPath.all(from: dex.species[0], to: dex.species[1]) == [
        EvolutionPath(start: 1, target: 0, conditions: [])
      ])
  }

  @Test func linesOfFormsBeginApartAndLinkToTheForms() throws {
    let site = MemorySite([
      "Content/pokemon.json": """
      [{"name": "Zigzagoon", "id": 263, "forms": [{"name": "Galarian Zigzagoon"}]},
       {"name": "Linoone", "id": 264, "evolves_from": "Zigzagoon", "forms": [{"name": "Galarian Linoone"}],
        "evolution": ["level 20", "level 20, from Galarian Zigzagoon into Galarian Linoone"]},
       {"name": "Obstagoon", "id": 862, "evolves_from": "Linoone",
        "evolution": "level 35 at night, from Galarian Linoone"}]
      """
    ])
    let html = try site.html("pokemon/linoone/")
    let stages = html.matches(of: /<a class="stage" href="([^"]*)"(?: aria-current="page")?>/).map {
      String($0.1)
    }
    #expect(
      stages == [
        "/pokemon/zigzagoon/", "/pokemon/linoone/", "/pokemon/zigzagoon/#form-galarian-zigzagoon",
        "/pokemon/linoone/#form-galarian-linoone", "/pokemon/obstagoon/",
      ])
    #expect(
      html.matches(of: /<p class="conditions"><span>([^<]*)/).map { String($0.1) } == [
        "level 20", "level 20", "level 35 at night",
      ])
    #expect(html.ranges(of: "aria-current=\"page\"").count == 2)
  }

  /// Two forms into one, at every stage: sixteen stages would be 65,536 leaves if each line went on to the end.
  @Test func linesThatMeetGoOnOnce() throws {
    let stages = (1...12).map { number in
      """
      {"name": "Mon \(number)", "forms": [{"name": "Red Mon \(number)"}]\(number == 1 ? "" : """
      , "evolves_from": "Mon \(number - 1)", "evolution": [
        "sun, from Mon \(number - 1)", "sun, from Mon \(number - 1) into Red Mon \(number)",
        "moon, from Red Mon \(number - 1)", "moon, from Red Mon \(number - 1) into Red Mon \(number)"]
      """)}
      """
    }
    let site = MemorySite(["Content/pokemon.json": "[\(stages.joined(separator: ","))]"])
    let html = try site.html("pokemon/mon-1/")
    #expect(html.ranges(of: "class=\"stage\"").count == 2 + 4 * 11)
  }
}
