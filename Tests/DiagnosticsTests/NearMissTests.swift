import Diagnostics
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("abilites", "abilities"), ("naem", "name"), ("Name", "name"), ("heigth", "height"), ("stat", "stats"),
  ])
  func findsWhatWasMeant(word: String, meant: String) {
    let known = ["abilities", "height", "moves", "name", "stats", "weight"]
    #expect(nearMiss(to: word, among: known) == meant)
    #expect(nearMiss(to: word, among: known.reversed()) == meant)
  }

  @Test(arguments: ["xyz", "", "designer"])
  func findsNothingFar(word: String) {
    #expect(nearMiss(to: word, among: ["name", "stats"]) == nil)
  }
}
