import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("ab\ncd", 0, 1, 1, "ab"), ("ab\ncd", 3, 2, 1, "cd"), ("ab\r\ncd", 4, 2, 1, "cd"),
    ("ab\rcd", 4, 2, 2, "cd"),
    ("é\nxé!", 6, 2, 3, "xé!"), ("ab", 99, 1, 3, "ab"), ("ab\n", 3, 2, 1, ""), ("", 0, 1, 1, ""),
  ])
  func placesAByte(text: String, offset: Int, line: Int, column: Int, excerpt: String) {
    let location = SourceText(file: "f", text: text).location(utf8Offset: offset)
    #expect(location == Location(file: "f", line: line, column: column, excerpt: excerpt))
  }
}
