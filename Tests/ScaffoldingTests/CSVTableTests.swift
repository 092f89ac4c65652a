import Testing

@testable import Scaffolding

@Suite struct CSVTableTests {
  @Test(arguments: [
    ("a,b\n1,2\n3,4\n", [["1", "2"], ["3", "4"]]),
    ("a,b\r\n1,2\r\n3,4", [["1", "2"], ["3", "4"]]),
    ("a,b\r1,2\r3,4\r", [["1", "2"], ["3", "4"]]),
    ("\u{FEFF}a,b\n1,2\n", [["1", "2"]]),
    ("a;b\n1,5;2\n", [["1,5", "2"]]),
    ("a\tb\n1\t2, 3\n", [["1", "2, 3"]]),
    ("sep=;\na;b\n1;2\n", [["1", "2"]]),
    ("a,b\n\"x,y\",\"two\nlines\"\n", [["x,y", "two\nlines"]]),
    ("a,b\n\"say \"\"hi\"\"\",\"\"\n", [["say \"hi\"", ""]]),
    ("a,b\n 1 ,\u{A0}2\u{A0}\n", [["1", "2"]]),
    ("a,b\n5'10\",2\n", [["5'10\"", "2"]]),
    ("\n\na,b\n\n1,2\n\n,\n\n", [["1", "2"]]),
    ("\"a;x\",b\n1,2\n", [["1", "2"]]),
    ("a\n1\n", [["1"]]),
  ])
  func tablesAreReadAsPeopleSaveThem(text: String, rows: [[String]]) {
    let table = CSVTable(text)
    #expect(table.texts == rows)
    #expect(table.faults == [])
  }

  @Test(arguments: [
    ("", ["the file is empty"]),
    (
      "a,b\n1\n2,3,4\n",
      [
        "2:1: this row has 1 cell, and there are 2 columns",
        "3:5: this row has 3 cells, and there are 2 columns",
      ]
    ),
    ("a\n1,2\n", ["2:3: this row has 2 cells, and there is 1 column"]),
    ("a,b\n1,\"2\n3,4\n", ["2:3: this quotation mark is never closed"]),
    ("a,b\n\"1\"x,2\n", ["2:4: there is text behind the closing quotation mark of a cell"]),
    // A place behind letters of several bytes.
    ("a,b\nÉé\u{1F600},\"2\"x\n", ["2:8: there is text behind the closing quotation mark of a cell"]),
  ])
  func faultsHaveTheirPlace(text: String, faults: [String]) {
    #expect(CSVTable(text).faults == faults)
  }

  @Test func everyLineThatIsNotUTF8IsNamed() {
    let bytes = Array("a\n".utf8) + [0x78, 0xE9, 0x0A] + Array("é\n".utf8) + [0xC3, 0x28, 0xFF, 0x0A]
    let table = CSVTable(file: "t.csv", bytes: bytes)
    #expect(table.faults == ["2:2: this is not UTF-8 text", "4:1: this is not UTF-8 text"])
  }

  @Test func utf16IsToldApart() {
    let table = CSVTable(file: "t.csv", bytes: [0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00])
    #expect(table.faults == ["the file is UTF-16 and not UTF-8"])
  }

  /// Any table, written as RFC 4180 has it, is read as it was.
  @Test func whatIsWrittenIsRead() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["a", "é", ",", ";", "\t", "\"", "\n", "\r\n", "'", "x y", "\u{202E}", "7"]
    for _ in 0..<300 {
      let width = Int.random(in: 1...4, using: &random)
      let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<width).map { _ in
          // A letter at both ends: space around a cell does not count.
          "b"
            + (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
              pieces.randomElement(using: &random)
            }
            .joined() + "b"
        }
      }
      let delimiter = [",", ";", "\t"].randomElement(using: &random) ?? ","
      let end = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      let header = (0..<width).map { "column \($0)" }.joined(separator: delimiter)
      let text = ([header] + rows.map { $0.map(quoted).joined(separator: delimiter) }).joined(separator: end)
      #expect(CSVTable(text).texts == rows, "\(text.debugDescription)")
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
}
