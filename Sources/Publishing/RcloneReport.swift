/// What rclone writes.
enum RcloneReport {
  /// The changes in the lines of `rclone check --combined`: a sign, a space and a path. Nil if they do not tell of
  /// every file of the site, because the comparison broke off.
  static func changes(_ text: String, of tree: PublishedTree) -> Changes? {
    var changes = Changes()
    var compared: Set<Substring> = []
    for line in text.split(separator: "\n") {
      // By bytes: to `String` a space and an accent behind it are one character.
      let path = Substring(line.utf8.dropFirst(2))
      switch String(Substring(line.utf8.prefix(2))) {
      case "= ": compared.insert(path)
      case "+ ":
        compared.insert(path)
        changes.added.append(String(path))
      case "* ":
        compared.insert(path)
        changes.changed.append(String(path))
      case "- ": changes.removed.append(String(path))
      default: return nil
      }
    }
    return tree.files.allSatisfy { compared.contains($0.path[...]) } ? changes : nil
  }

  /// Filter rules for the folders that these files may leave empty: others, such as the empty ones that git needs,
  /// are not pokesite's. None if no folder can be empty.
  static func folderRules(_ files: [String]) -> [String] {
    let folders = files.compactMap { file in
      file.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) }
    }
    let rules = Set(folders).sorted().map { "+ /\(pattern($0))/**" }
    return rules.isEmpty ? [] : rules + ["- **"]
  }

  private static func pattern(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.flatMap { "*?[]{}\\".unicodeScalars.contains($0) ? ["\\", $0] : [$0] }))
  }

  /// The end of what it said, without the times: there the reason stands.
  static func lastWords(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.contains(" NOTICE: ") }
    return lines.suffix(2).map(withoutTime).joined(separator: " ")
  }

  /// `2026/11/30 15:58:07 Failed to …`
  private static func withoutTime(_ line: Substring) -> String {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0].utf8.count == 10, parts[1].utf8.count == 8 else { return String(line) }
    return String(parts[2])
  }
}
