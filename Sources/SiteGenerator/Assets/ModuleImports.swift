/// The imports in scripts: `import … from "./fold.js"` and `import("./fold.js")` name other scripts of the theme.
enum ModuleImports {
  /// Sorts scripts so that each comes after those that it imports; what imports itself through others comes last.
  static func sorted(_ scripts: [OutputFile]) -> [OutputFile] {
    var rest = scripts.map { script in
      (script: script, imports: Set(names(in: script)).subtracting([script.path]))
    }
    var done: [OutputFile] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.script.path))
      let ready = rest.filter { $0.imports.isDisjoint(with: waiting) }.map(\.script)
      guard !ready.isEmpty else { return done + rest.map(\.script) }
      done += ready
      let readyPaths = Set(ready.map(\.path))
      rest.removeAll { readyPaths.contains($0.script.path) }
    }
    return done
  }

  /// The script with other names in the place of those that it imports.
  ///
  /// - Parameter renamed: the new name of an asset, relative to `assets/`; nil leaves it as it is.
  static func renaming(_ script: OutputFile, _ renamed: (String) -> String?) -> [UInt8] {
    var program: [UInt8] = []
    var copied = 0
    let up = String(repeating: "../", count: script.path.split(separator: "/").count - 1)
    for place in references(in: script.bytes) {
      guard let target = name(at: place, in: script).flatMap(renamed) else { continue }
      program += script.bytes[copied..<place.lowerBound]
      program += (up.isEmpty ? "./\(target)" : up + target).utf8
      copied = place.upperBound
    }
    return program + script.bytes[copied...]
  }

  private static func names(in script: OutputFile) -> [String] {
    references(in: script.bytes).compactMap { name(at: $0, in: script) }
  }

  private static func name(at place: Range<Int>, in script: OutputFile) -> String? {
    let folder = Files.parent(of: script.path)
    let reference = String(decoding: script.bytes[place], as: UTF8.self)
    return RelativePath.resolve(reference, in: folder == "." ? "" : folder)
  }

  /// Where texts in double quotes stand that begin with `./` or `../` and end with `.js`.
  private static func references(in program: [UInt8]) -> [Range<Int>] {
    var references: [Range<Int>] = []
    var start: Int?
    for (index, byte) in program.enumerated() {
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") else { continue }
      if byte == UInt8(ascii: "\""), let begin = start, isReference(program[begin..<index]) {
        references.append(begin..<index)
      }
      // A text that turned out to be none ends where another one may begin.
      start = byte == UInt8(ascii: "\"") ? index + 1 : nil
    }
    return references
  }

  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    (text.starts(with: "./".utf8) || text.starts(with: "../".utf8))
      && text.suffix(3).elementsEqual(".js".utf8)
  }
}
