import Foundation
import Testing

/// The sentences on abilities in `Content/abilities/`.
@Suite struct AbilityProseTests {
  private static let content = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Content")

  @Test func everySentenceIsOneAndBelongsToAnAbility() throws {
    let folder = Self.content.appending(path: "abilities")
    let abilities = try String(contentsOf: Self.content.appending(path: "abilities.json"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count >= 60)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(abilities.contains("{\"slug\":\"\(file.replacing(".md", with: ""))\","), "\(file)")
      #expect(text.hasSuffix(".\n") && text.count(where: { $0 == "\n" }) == 1, "\(file)")
    }
  }
}
