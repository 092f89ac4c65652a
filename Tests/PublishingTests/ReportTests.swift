import TestSupport
import Testing

@testable import Publishing

/// What other programs write is read, and what they read is written.
@Suite struct ReportTests {
  // MARK: - rsync

  @Test func linesOfRsyncAreChanges() {
    let text = """
      created directory /srv/www
      cd+++++++++|./
      <f+++++++++|new/index.html
      >f+++++++++|b\\#134#101.html
      <fc.T......|index.html
      .d..t......|new/
      *deleting  |old/deep/f|g.html
      *deleting  |old/

      """
    #expect(
      RsyncReport.changes(text)
        == Changes(
          added: ["new/index.html", "b\\#101.html"], changed: ["index.html"], removed: ["old/deep/f|g.html"]))
    #expect(RsyncReport.changes("<f+++++++++|\u{301}a.txt\n").added == ["\u{301}a.txt"])
  }

  @Test func onlyWhatIsNamedIsRemoved() {
    #expect(
      RsyncReport.removalRules(["a.html", "b/c/[x]*.html", "b\\d"]) == [
        "R /a.html", "R /b/c/\\[x]\\*.html", "R /b\\d", "R /b/", "R /b/c/", "P *",
      ])
  }

  // MARK: - rclone

  private func tree(_ files: String...) throws -> PublishedTree {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file, "x") }
    return try PublishedTree(reading: folder.path)
  }

  @Test func linesOfRcloneAreChanges() throws {
    let tree = try tree("a", "b", "\u{301}e")
    #expect(
      RcloneReport.changes("= a\n* b\n+ \u{301}e\n- old/f\n", of: tree)
        == Changes(added: ["\u{301}e"], changed: ["b"], removed: ["old/f"]))
  }

  @Test(arguments: ["", "= a\n", "= a\n! b\n", "= a\nb\n"])
  func aComparisonThatBrokeOffIsNone(text: String) throws {
    #expect(RcloneReport.changes(text, of: try tree("a", "b")) == nil)
  }

  @Test func onlyFoldersThatLostFilesAreLookedAt() {
    #expect(
      RcloneReport.folderRules(["a/b/c.html", "a/d.html", "e.html", "q?[x]*{y}\\/f", "\u{301}g/h"]) == [
        "+ /a/**", #"+ /q\?\[x\]\*\{y\}\\/**"#, "+ /\u{301}g/**", "- **",
      ])
    #expect(RcloneReport.folderRules(["e.html"]) == [])
  }

  @Test func theReasonStandsAtTheEnd() {
    let text = """
      2026/11/30 15:58:07 NOTICE: Config file not found
      2026/11/30 15:58:07 ERROR : S3 bucket x: error reading: refused
      2026/11/30 15:58:07 Failed to check: connection refused

      """
    #expect(
      RcloneReport.lastWords(text)
        == "ERROR : S3 bucket x: error reading: refused Failed to check: connection refused")
  }

  @Test(arguments: [
    (
      #"{"String": "S3 bucket dex", "Hashes": [ "md5" ], "Features": {}}"#, true,
      "Cache-Control: public, max-age=31536000, immutable"
    ),
    (
      #"{"String": "B2 bucket dex path www", "Hashes": [ "sha1" ], "Features": {}}"#, true,
      "X-Bz-Info-b2-cache-control: public%2C%20max-age%3D31536000%2C%20immutable"
    ),
    (
      #"{"String": "Encrypted drive", "Hashes": [], "Features": {"CanHaveEmptyDirectories": true}}"#, false,
      "Cache-Control: public, max-age=31536000, immutable"
    ),
  ])
  func theStorageDecidesTheNameOfTheHeader(features: String, hasDigests: Bool, header: String) throws {
    let storage = try #require(RcloneStorage(features: Array(features.utf8)))
    #expect(storage.hasDigests == hasDigests)
    #expect(storage.hasFolders == !hasDigests)
    let group = UploadGroup(files: ["a.css"], cache: .year, mediaType: "text/css", isNew: true)
    #expect(storage.headers(group) == [header, "Content-Type: text/css"])
  }
}
