import Diagnostics
import Foundation
import Markdown
import Mustache
import Pokedex

// engines mustache TEMPLATE DATA COUNT: renders a template with JSON again and again; prints how many bytes came of it.
// engines markdown FOLDER COUNT: renders every Markdown file of a folder again and again, front matter, links and ids
// included; prints how many bytes came of it.

func bytes(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

func source(_ path: String) throws -> SourceText {
  SourceText(file: path, text: String(decoding: try bytes(of: path), as: UTF8.self))
}

func value(_ json: JSONValue) -> Value {
  if let fields = json.fields { return .object(Object(fields.map { ($0.key, value($0.value)) })) }
  if let list = json.list { return .list(list.map(value)) }
  if let text = json.string { return .string(text) }
  if let bool = json.bool { return .bool(bool) }
  if let int = json.int { return .int(int) }
  return json.double.map(Value.double) ?? .null
}

func renderTemplate(_ template: String, _ data: String, _ count: Int) throws -> Int {
  let library = try TemplateLibrary([(name: "page", source: try source(template))])
  let root = value(try JSONDocument(file: data, bytes: try bytes(of: data)).root)
  var buffer: [UInt8] = []
  return try (0..<count).reduce(into: 0) { total, _ in
    buffer.removeAll(keepingCapacity: true)
    try library.render("page", with: root, into: &buffer)
    total += buffer.count
  }
}

func renderMarkdown(_ folder: String, _ count: Int) throws -> Int {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
  let renderer = MarkdownRenderer()
  return try (0..<count).reduce(into: 0) { total, _ in
    for name in names {
      let file = try MarkdownFile(try source("\(folder)/\(name)"))
      total += renderer.render(file.body) { _ in .unchanged }.html.utf8.count
    }
  }
}

let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("mustache", 5): print(try renderTemplate(arguments[2], arguments[3], Int(arguments[4]) ?? 1))
case ("markdown", 4): print(try renderMarkdown(arguments[2], Int(arguments[3]) ?? 1))
default:
  FileHandle.standardError.write(
    Data("usage: engines mustache TEMPLATE DATA COUNT | engines markdown FOLDER COUNT\n".utf8))
  exit(64)
}
