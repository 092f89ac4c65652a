/// What rsync writes and reads.
enum RsyncReport {
  /// The changes in lines such as `<f.s.......|index.html` and `*deleting  |old.html`, as `--out-format=%i|%n`
  /// makes them. Folders, which end with a slash, come and go with their files.
  static func changes(_ text: String) -> Changes {
    var changes = Changes()
    for line in text.split(separator: "\n") {
      // By bytes: to `String` a bar and an accent behind it are one character.
      guard let bar = line.utf8.firstIndex(of: UInt8(ascii: "|")) else { continue }
      let (item, path) = (line[..<bar], unescaped(line[line.utf8.index(after: bar)...]))
      guard !path.hasSuffix("/") else { continue }
      if item.hasPrefix("*deleting") {
        changes.removed.append(path)
      } else if isTransfer(item) {
        if item.hasSuffix("+++++++++") { changes.added.append(path) } else { changes.changed.append(path) }
      }
    }
    return changes
  }

  /// `<f…` is sent to another machine, `>f…` is written on this one.
  private static func isTransfer(_ item: Substring) -> Bool {
    item.utf8.count == 11 && (item.hasPrefix("<f") || item.hasPrefix(">f"))
  }

  /// rsync writes a backslash before `#` and three digits as `\#134`.
  private static func unescaped(_ name: Substring) -> String {
    String(name).replacing("\\#134", with: "\\")
  }

  /// Filter rules that let rsync remove these files, the folders that hold nothing else, and nothing more.
  static func removalRules(_ files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      for slash in file.utf8.indices where file.utf8[slash] == UInt8(ascii: "/") {
        folders.insert(String(file[...slash]))
      }
    }
    return (files + folders.sorted()).map { "R /\(pattern($0))" } + ["P *"]
  }

  /// A backslash means itself unless the pattern has a wildcard.
  private static func pattern(_ path: String) -> String {
    guard path.contains(where: "*?[".contains) else { return path }
    return path.map { "*?[\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
