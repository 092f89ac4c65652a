import Foundation
import Testing

@testable import PreviewServer

@Suite struct LiveReloadTests {
  // MARK: - Pages

  @Test(arguments: [
    ("<html><head><title>a</title></head><body>", "<html><head><title>a</title>|</head><body>"),
    ("<HTML><HEAD></HEAD>", "<HTML><HEAD>|</HEAD>"), ("<p>a</body>", "<p>a|</body>"), ("<p>a", "<p>a|"),
    ("", "|"),
    ("</hea", "</hea|"), ("<p>é</head>", "<p>é|</head>"),
  ])
  func theScriptStandsInTheHead(page: String, expected: String) {
    let tag = #"<script defer src="/a&amp;b/&quot;.js" data-page="1-2"></script>"#
    let injected = PageInjection.inject(into: Array(page.utf8), address: "/a&b/\".js", version: "1-2")
    #expect(String(decoding: injected, as: UTF8.self) == expected.replacing("|", with: tag))
  }

  // MARK: - Events

  private struct Event: Decodable, Equatable {
    let number: Int
    let changed: [String]?
    let count: Int
    let problems: [Problem]
  }

  private struct Problem: Decodable, Equatable {
    let place: String
    let summary: String
    let details: String
  }

  private func event(_ history: ReloadHistory, since last: Int?) throws -> Event {
    let text = String(decoding: history.event(since: last), as: UTF8.self)
    #expect(text.hasPrefix("data: ") && text.hasSuffix("\n\n"))
    #expect(text.split(separator: "\n").count == 1)
    return try JSONDecoder().decode(Event.self, from: Data(text.dropFirst("data: ".utf8.count).utf8))
  }

  @Test func aBrowserHearsWhatItHasMissed() throws {
    var history = ReloadHistory(PreviewState(), firstNumber: 100)
    history.add(PreviewState(), changedFiles: ["a.png"])
    history.add(PreviewState(), changedFiles: ["b.png", "c.png"])
    #expect(try event(history, since: nil).changed == [])
    #expect(try event(history, since: 102).changed == [])
    #expect(try event(history, since: 101).changed == ["b.png", "c.png"])
    #expect(try event(history, since: 100).changed == ["a.png", "b.png", "c.png"])
    #expect(try event(history, since: 100).number == 102)
  }

  @Test func whatIsNotKnownIsSaidSo() throws {
    var history = ReloadHistory(PreviewState(), firstNumber: 100)
    // Of another server, before or after this one.
    #expect(try event(history, since: 99).changed == nil)
    #expect(try event(history, since: 101).changed == nil)
    history.add(PreviewState(), changedFiles: nil)
    history.add(PreviewState(), changedFiles: ["a.png"])
    #expect(try event(history, since: 100).changed == nil)
    #expect(try event(history, since: 101).changed == ["a.png"])
    history.add(PreviewState(), changedFiles: (0...500).map(String.init))
    #expect(try event(history, since: 102).changed == nil)
  }

  @Test func theHistoryIsBounded() throws {
    var history = ReloadHistory(PreviewState(), firstNumber: 0)
    for number in 1...100 { history.add(PreviewState(), changedFiles: ["\(number)"]) }
    #expect(try event(history, since: 99).changed == ["100"])
    #expect(try event(history, since: 0).changed == nil)
  }

  @Test func problemsAreToldWordForWord() throws {
    let hostile = "\"\\ \n\r\t\u{0}\u{1F} </script> \u{2028} é 🎉"
    let problem = PreviewProblem(place: hostile, summary: hostile, details: hostile)
    let history = ReloadHistory(
      PreviewState(problems: Array(repeating: problem, count: 25)), firstNumber: 1)
    let event = try event(history, since: nil)
    #expect(event.count == 25)
    #expect(
      event.problems
        == Array(repeating: Problem(place: hostile, summary: hostile, details: hostile), count: 20))
  }
}
