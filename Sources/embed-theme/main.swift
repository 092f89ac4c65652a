import Foundation

/// embed-theme FOLDER OUTPUT: writes the files of a folder into a Swift source file.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: embed-theme FOLDER OUTPUT\n".utf8))
  exit(64)
}

let folder = arguments[1]
let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
var source = """
  /// The theme that sites have unless they bring their own.
  enum DefaultTheme {
    /// Its files, paths relative to its folder.
    static let files: [SourceFile] = [

  """
for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
  guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"), !data.isEmpty else { continue }
  let text = String(decoding: data, as: UTF8.self)
  guard Data(text.utf8) == data else {
    FileHandle.standardError.write(Data("\(folder)/\(path): the default theme holds text files only\n".utf8))
    exit(1)
  }
  source += "    SourceFile(path: \(path.debugDescription), bytes: Array(\(text.debugDescription).utf8)),\n"
}
source += "  ]\n}\n"
try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
