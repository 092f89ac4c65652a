import Testing

@testable import PokeAPI

/// Texts as the games break them into lines.
@Suite struct GameTextTests {
  @Test(arguments: [
    ("A sun\u{AD}\nflower follows it.", "A sunflower follows it."),
    ("A sun\u{AD}\u{C}flower follows it.", "A sunflower follows it."),
    ("A sun\u{AD}\r\nflower follows it.", "A sunflower follows it."),
    ("Swims\nfar and\u{C}dives deep.", "Swims far and dives deep."),
    ("A well-\nknown guest.", "A well-known guest."),
    ("Small -\nbut brave.", "Small - but brave."),
    ("Wide   gaps and a zero\u{200B}-width joint.", "Wide gaps and a zero-width joint."),
    ("One\r\ntwo\rthree.", "One two three."),
    ("うみの そこに\nいる。\u{3000}しずかだ。", "うみの そこに いる。 しずかだ。"),
    ("\n  both ends \u{C}", "both ends"),
    ("tab\tand bell\u{7}.", "tab and bell."),
    ("", ""),
  ])
  func isCleaned(text: String, clean: String) {
    #expect(GameText.clean(text) == clean)
  }
}
