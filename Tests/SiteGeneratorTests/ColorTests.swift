import Pokedex
import Testing

@testable import SiteGenerator

@Suite struct ColorTests {
  @Test func hexadecimalDigitsAreRead() {
    #expect(Color(hex: "#0a80FF") == Color(red: 10, green: 128, blue: 255))
    #expect(Color(red: 10, green: 128, blue: 255).hex == "#0a80ff")
  }

  @Test(arguments: ["", "#", "#fff", "0a80ff", "#0a80fg", "#0a80ff0", "#+a80ff", "#-a80ff", "#ééé"])
  func anythingElseIsNoColour(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func contrastIsThatOfTheStandard() throws {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
    #expect(Color.white.contrast(with: .white) == 1)
    // The known border case: #767676 is the lightest grey that passes 4.5 on white.
    #expect(try #require(Color(hex: "#767676")).contrast(with: .white) >= 4.5)
    #expect(try #require(Color(hex: "#777777")).contrast(with: .white) < 4.5)
  }

  @Test func textOnAnyColourIsReadable() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = Color(red: red, green: green, blue: blue)
          #expect(color.contrast(with: color.readableText) >= 4.5, "\(color.hex)")
        }
      }
    }
  }

  @Test func aMixtureIsBetween() {
    #expect(Color.black.mixed(with: .white, 0) == .black)
    #expect(Color.black.mixed(with: .white, 1) == .white)
    #expect(Color.black.mixed(with: .white, 0.5).hex == "#808080")
  }

  @Test func aNameHasAlwaysTheSameColour() {
    #expect(Color(for: "sound") == Color(for: "sound"))
    #expect(Color(for: "sound") != Color(for: "glass"))
    for name in ["sound", "glass", "void", "", "ピカ"] {
      #expect(Color(hex: Color(for: name).hex) == Color(for: name))
    }
  }

  @Test func everyTypeHasARule() {
    let dex = Dex.load([
      DataFile(
        path: "a.json",
        bytes: Array(
          ##"{"types": [{"name": "Void", "color": "#222034"}, {"name": "Ice", "color": "#9fe"}]}"##.utf8)
      )
    ]).dex
    #expect(
      TypeColors(dex.types).rules == """
        .type-ice{--type:#99ffee;--on-type:#000000}
        .type-void{--type:#222034;--on-type:#ffffff}

        """)
    #expect(TypeColors(dex.types)["unheard-of"] == Color(for: "unheard-of"))
  }
}
