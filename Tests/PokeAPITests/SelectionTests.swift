import Testing

@testable import PokeAPI

/// What `--only` takes.
@Suite struct SelectionTests {
  @Test func readsNumbersRangesNamesGenerationsAndTypes() throws {
    let selection = try Selection(
      "1-151, 25,eevee,Mr. Mime,generation-2,generation:iii,gen:4,type:fire,porygon2")
    #expect(
      selection.terms == [
        .numbers(1...151), .numbers(25...25), .name("eevee"), .name("mr-mime"), .generation(2),
        .generation(3),
        .generation(4), .type("fire"), .name("porygon2"),
      ])
  }

  @Test func readsNamesWithHyphensAndSigns() throws {
    #expect(
      try Selection("ho-oh,type-null,Nidoran♀").terms == [
        .name("ho-oh"), .name("type-null"), .name("nidoran-f"),
      ])
  }

  @Test(arguments: [
    ("", "nothing is selected"), (" , ", "nothing is selected"),
    ("151-1", "'151-1' runs backwards; write 1-151"),
    ("generation-zero", "'generation-zero' names no generation; write generation-2"),
    ("99999999999999999999", "'99999999999999999999' is too large a number"), ("type:★", "'★' is no name"),
  ])
  func tellsWhatItCannotRead(text: String, summary: String) {
    #expect(throws: SelectionFault(summary: summary)) { try Selection(text) }
  }
}
