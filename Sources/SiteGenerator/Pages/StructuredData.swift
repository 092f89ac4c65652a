import Pokedex

/// Facts about a page for search engines, as JSON-LD in the words of schema.org.
enum StructuredData {
  /// One step on the way from the list to a page.
  struct Step: Sendable {
    let name: String
    let url: String
  }

  /// What is told.
  enum Thing {
    case website(title: String, language: String, PageHead)
    case article(String, language: String, PageHead)
    case trail([Step])
  }

  /// The things in one document, safe inside a `<script>` element.
  static func json(_ things: [Thing]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.add("@context", "https://schema.org")
      writer.list("@graph", things) { writer, thing in
        writer.object { write(thing, to: &$0) }
      }
    }
    return String(decoding: scriptSafe(writer.bytes), as: UTF8.self)
  }

  private static func write(_ thing: Thing, to writer: inout JSONWriter) {
    switch thing {
    case .website(let title, let language, let head):
      writer.add("@type", "WebSite")
      writer.add("name", title)
      write(head, language, to: &writer)
    case .article(let headline, let language, let head):
      writer.add("@type", "Article")
      writer.add("headline", headline)
      write(head, language, to: &writer)
      writer.add("image", head.image)
    case .trail(let steps):
      writer.add("@type", "BreadcrumbList")
      writer.list("itemListElement", Array(steps.enumerated())) { writer, step in
        writer.object { writer in
          writer.add("@type", "ListItem")
          writer.add("position", step.offset + 1)
          writer.add("name", step.element.name)
          writer.add("item", step.element.url)
        }
      }
    }
  }

  private static func write(_ head: PageHead, _ language: String, to writer: inout JSONWriter) {
    writer.add("description", head.description)
    writer.add("url", head.canonical ?? head.url)
    writer.add("inLanguage", language)
  }

  /// In JSON these signs stand inside strings only, where an escape means the same.
  private static func scriptSafe(_ json: [UInt8]) -> [UInt8] {
    func isUnsafe(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
    }
    guard json.contains(where: isUnsafe) else { return json }
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): safe += "\\u003c".utf8
      case UInt8(ascii: ">"): safe += "\\u003e".utf8
      case UInt8(ascii: "&"): safe += "\\u0026".utf8
      default: safe.append(byte)
      }
    }
    return safe
  }
}
