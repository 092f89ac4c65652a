import Foundation
import Markdown
import Testing

/// The examples of the CommonMark specification, where they lie beside the clone.
@Suite struct CommonMarkSpecTests {
  struct Example: Decodable {
    let example: Int
    let markdown: String
    let html: String
  }

  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/commonmark/spec-0.30.json").standardizedFileURL

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path)))
  func everyExampleComesOutByteForByte() throws {
    let examples = try JSONDecoder().decode([Example].self, from: Data(contentsOf: Self.file))
    let renderer = MarkdownRenderer(isSmart: false, allowsRawHTML: true, hasAdditions: false)
    for example in examples {
      #expect(renderer.html(example.markdown) == example.html, "example \(example.example)")
    }
    print("CommonMark 0.30: \(examples.count) examples ran")
    #expect(examples.count == 652)
  }
}
