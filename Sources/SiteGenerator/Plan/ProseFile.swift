import Diagnostics
import Markdown

/// A Markdown file of the site, with what its front matter says.
struct ProseFile: Sendable {
  /// The path relative to the site's folder.
  let path: String
  let title: String?
  let description: String?
  /// A day, `2026-11-30`.
  let date: String?
  let isDraft: Bool
  /// Earlier addresses of the page.
  let aliases: [Alias]
  /// What else the front matter says, for templates.
  let fields: [YAMLEntry]
  let body: MarkdownSource

  /// Reads a file; nil if its front matter cannot be read.
  static func read(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) -> ProseFile? {
    do throws(DiagnosticsError) {
      let markdown = try MarkdownFile(try file.source())
      var fields = YAMLFields(of: markdown.frontMatter)
      let prose = ProseFile(path: file.path, &fields, body: markdown.body)
      diagnostics += fields.finish(allowingOthers: true)
      return prose
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private init(path: String, _ fields: inout YAMLFields, body: MarkdownSource) {
    self.path = path
    title = fields.string("title")
    description = fields.string("description")
    date = fields.read("date", as: Self.day)
    isDraft = fields.bool("draft") ?? false
    aliases = fields.read("aliases", as: Alias.list) ?? []
    self.fields = fields.unread
    self.body = body
  }

  private static func day(_ node: YAMLNode) throws(Diagnostic) -> String {
    let text = try node.string()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...days(inMonth: month, of: year)).contains(day)
    else { throw node.expected("a day such as 2026-11-30") }
    return text
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
