import Pokedex
import Testing

@testable import SiteGenerator

@Suite struct WordingTests {
  @Test(arguments: [(1, "#0001"), (25, "#0025"), (1025, "#1025"), (10301, "#10301"), (0, "#0000")])
  func numbersHaveFourDigits(number: Int, text: String) {
    #expect(Wording.number(number) == text)
  }

  @Test(arguments: [
    (7.0, "0.7 m (2′ 4″)"), (4, "0.4 m (1′ 4″)"), (20, "2 m (6′ 7″)"), (1, "0.1 m (0′ 4″)"),
    (145, "14.5 m (47′ 7″)"), (7.5, "0.75 m (2′ 6″)"),
  ])
  func decimetresBecomeMetresAndFeet(height: Double, text: String) {
    #expect(Wording.height(height) == text)
  }

  @Test(arguments: [
    (60.0, "6 kg (13.2 lb)"), (69, "6.9 kg (15.2 lb)"), (1, "0.1 kg (0.2 lb)"),
    (9999, "999.9 kg (2204.4 lb)"),
  ])
  func hectogramsBecomeKilogramsAndPounds(weight: Double, text: String) {
    #expect(Wording.weight(weight) == text)
  }

  @Test(arguments: [1e15, 1e18, 1e300, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude])
  func sizesBeyondMeasureDoNotBreakTheBuild(size: Double) {
    #expect(Wording.height(size).contains(" m "))
    #expect(Wording.weight(size).contains(" kg "))
  }

  @Test(arguments: [
    (2.0, "2×"), (4, "4×"), (1, "1×"), (0.5, "½×"), (0.25, "¼×"), (0.125, "⅛×"), (0, "0×"), (1.5, "1.5×"),
  ])
  func factorsAreFractions(factor: Double, text: String) {
    #expect(Wording.factor(factor) == text)
  }

  @Test(arguments: [
    (-1, "No gender"), (0, "Always male"), (1, "87.5% male, 12.5% female"), (4, "50% male, 50% female"),
    (8, "Always female"),
  ])
  func eighthsOfFemalesBecomeShares(eighths: Int, text: String) {
    #expect(Wording.gender(eighths) == text)
  }

  @Test(arguments: [
    ("growth_rate", "Growth rate"), ("designer", "Designer"), ("is-rare_now", "Is rare now"), ("", ""),
    ("éclat", "Éclat"), ("ß", "SS"), ("<b>", "<b>"),
  ])
  func keysBecomeLabels(key: String, label: String) {
    #expect(Wording.label(key) == label)
  }

  @Test func anyValueBecomesText() {
    #expect(Wording.text(.null) == nil)
    #expect(Wording.text(.string("")) == nil)
    #expect(Wording.text(.list([])) == nil)
    #expect(Wording.text(.object([])) == nil)
    #expect(Wording.text(.list([.null, .object([.init("a", .null)])])) == nil)
    #expect(Wording.text(.bool(true)) == "Yes")
    #expect(Wording.text(.int(7)) == "7")
    #expect(Wording.text(.double(0.5)) == "0.5")
    #expect(Wording.text(.list([.string("boss"), .null, .string("late game")])) == "boss, late game")
    #expect(
      Wording.text(.object([.init("grass", .int(12)), .init("x", .null), .init("deep_cave", .int(3))]))
        == "Grass: 12, Deep cave: 3")
  }

  @Test(arguments: [("ja", "Japanese"), ("zh-Hant", "Chinese (traditional)"), ("tlh", "tlh"), ("", "")])
  func languagesHaveTheirEnglishName(tag: String, name: String) {
    #expect(Wording.language(tag) == name)
  }
}
