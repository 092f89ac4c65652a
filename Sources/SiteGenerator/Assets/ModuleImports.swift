/// The imports in scripts: `import … from "./fold.js"` and `import("./fold.js")` name other scripts of the theme.
enum ModuleImports {
  /// Sorts scripts so that each comes after those that it imports; what imports itself through others comes last.
  static func sorted(_ scripts: [OutputFile]) -> [OutputFile] {
    var rest = scripts
    var done: [OutputFile] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.path))
      let ready = rest.filter { script in
        !names(in: script).contains { waiting.contains($0) && $0 != script.path }
      }
      guard !ready.isEmpty else { return done + rest }
      done += ready
      let readyPaths = Set(ready.map(\.path))
      rest.removeAll { readyPaths.contains($0.path) }
    }
    return done
  }

  /// The script with other names in the place of those that it imports.
  ///
  /// - Parameter renamed: the new name of an asset, relative to `assets/`; nil leaves it as it is.
  static func renaming(_ script: OutputFile, _ renamed: (String) -> String?) -> [UInt8] {
    var rest = Substring(String(decoding: script.bytes, as: UTF8.self))
    var program = ""
    let up = String(repeating: "../", count: script.path.split(separator: "/").count - 1)
    while let reference = next(in: rest) {
      program += rest[..<reference.startIndex]
      rest = rest[reference.endIndex...]
      let target = RelativePath.resolve(String(reference), in: folder(of: script)).flatMap(renamed)
      program += target.map { up.isEmpty ? "./\($0)" : up + $0 } ?? String(reference)
    }
    return Array((program + rest).utf8)
  }

  private static func names(in script: OutputFile) -> [String] {
    var rest = Substring(String(decoding: script.bytes, as: UTF8.self))
    var names: [String] = []
    while let reference = next(in: rest) {
      if let name = RelativePath.resolve(String(reference), in: folder(of: script)) { names.append(name) }
      rest = rest[reference.endIndex...]
    }
    return names
  }

  /// The next text in double quotes that begins with `./` or `../` and ends with `.js`.
  private static func next(in program: Substring) -> Substring? {
    var rest = program
    while let quote = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: quote)...]
      let reference = rest.prefix { $0 != "\"" && $0 != "\n" }
      if reference.hasPrefix("./") || reference.hasPrefix("../"), reference.hasSuffix(".js") {
        return reference
      }
    }
    return nil
  }

  private static func folder(of script: OutputFile) -> String {
    let folder = Files.parent(of: script.path)
    return folder == "." ? "" : folder
  }
}
