import Pokedex
import Testing

@testable import SiteGenerator

@Suite struct PlaceholderTests {
  private func pictures(_ json: String) -> [OutputFile] {
    let dex = Dex.load([DataFile(path: "a.json", bytes: Array(json.utf8))]).dex
    return dex.species.flatMap { species in
      species.forms.map { Placeholder(of: $0, species, colors: TypeColors(dex.types)).file }
    }
  }

  @Test func itIsAlwaysTheSame() {
    let json = #"[{"name": "Pup", "types": ["water"], "id": 7}, {"name": "Cat", "types": ["water"]}]"#
    let (first, second) = (pictures(json), pictures(json))
    #expect(first.map(\.text) == second.map(\.text))
    #expect(first[0].text != first[1].text)
    #expect(first.map(\.path) == ["sprites/placeholder/pup.svg", "sprites/placeholder/cat.svg"])
  }

  @Test func formsHavePicturesOfTheirOwn() {
    let files = pictures(
      #"[{"name": "Pup", "forms": [{"name": "Mega"}]}, {"name": "Pup Mega"}]"#)
    #expect(
      files.map(\.path) == [
        "sprites/placeholder/pup.svg", "sprites/placeholder/pup--mega.svg",
        "sprites/placeholder/pup-mega.svg",
      ])
  }

  @Test func itIsWellFormed() throws {
    for slug in 0..<200 {
      let file = try #require(pictures(#"[{"name": "Pup \#(slug)", "id": \#(slug)}]"#).first)
      #expect(isWellFormed(file.text), "\(file.text)")
      #expect(file.text.contains(">000\(slug)</text>") || slug > 9)
    }
  }

  @Test func nothingOfTheDataStandsInItAsItIs() throws {
    let file = try #require(
      pictures(#"[{"name": "</svg><script>alert(1)</script>", "types": ["<b>\"x"], "id": 1}]"#).first)
    #expect(isWellFormed(file.text))
    #expect(!file.text.contains("script"))
    #expect(!file.text.contains("<b"))
    #expect(file.path == "sprites/placeholder/svg-script-alert-1-script.svg")
  }

  /// Whether every element is closed by its own tag and every attribute stands in quotation marks.
  private func isWellFormed(_ xml: String) -> Bool {
    var open: [Substring] = []
    var rest = xml.trimmingSuffix(while: \.isNewline)
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        guard let match = tag.wholeMatch(of: /([a-z]+)( [a-zA-Z:-]+="[^"<]*")*(\/?)/) else { return false }
        if match.3.isEmpty { open.append(match.1) }
      }
      if open.isEmpty { return rest.isEmpty }
    }
    return false
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var rest = Substring(self)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
