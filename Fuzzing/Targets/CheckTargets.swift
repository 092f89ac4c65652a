import Diagnostics

@testable import SiteGenerator

extension FuzzTarget {
  /// A style sheet.
  static let css = FuzzTarget(name: "css") { input in
    var last = 0
    for address in input.bytes.withUnsafeBufferPointer(CSSReferences.all) {
      try require(
        (last...input.bytes.count).contains(address.offset), "addresses stand in the order of the text")
      last = address.offset
    }
  }

  /// A file of a built site: as a page, a sitemap, a web app manifest and a set of pictures.
  static let html = FuzzTarget(name: "html") { input in
    let (bytes, count) = (input.bytes, input.bytes.count)
    if let page = try? HTMLParser(timeLimit: 5).read(bytes) {
      let places =
        [page.htmlOffset, page.headOffset, page.bodyOffset] + page.anchors.map { Int($0.offset) }
        + page.picturesWithoutText.map(Int.init)
      for place in places { try require((0...count).contains(place), "an element stands in the page") }
      try requireReferences(page.references, in: count)
      try requireResolutions(page)
    }
    if let fault = MarkupLimits.fault(in: bytes) {
      try require((0...count).contains(fault.offset), "a fault stands in the page")
    }
    try requireReferences(SitemapReferences.all(in: bytes), in: count)
    try requireReferences(WebManifestReferences.all(in: bytes, path: "manifest.webmanifest"), in: count)
    var last = 0
    for range in bytes.withUnsafeBufferPointer(SourceSet.addresses) {
      try require(last <= range.lowerBound && range.upperBound <= count, "pictures stand side by side")
      last = range.upperBound
    }
  }

  /// A script of a theme.
  static let script = FuzzTarget(name: "script") { input in
    let compact = CompactScript.bytes(of: input.bytes)
    try require(compact.count <= input.bytes.count, "a compact script is no longer")
    try require(isPart(compact, of: input.bytes), "what is left stood there before")
    try require(CompactScript.bytes(of: compact) == compact, "a compact script stays as it is")
    let scripts = [
      OutputFile(path: "a.js", bytes: input.bytes), OutputFile(path: "lib/b.js", bytes: compact),
    ]
    try require(ModuleImports.sorted(scripts).count == 2, "no script is lost")
    for script in scripts {
      try require(
        ModuleImports.renaming(script) { _ in nil } == script.bytes,
        "a script without other names is the same")
    }
  }

  private static func requireReferences(_ references: References, in count: Int) throws(Violation) {
    for reference in references.list {
      try require((0...count).contains(Int(reference.offset)), "an address stands in the file")
    }
  }

  private static func requireResolutions(_ page: HTMLPage) throws(Violation) {
    let files = ["index.html", "a/index.html", "b.png"].map { BuiltTree.File(path: $0, size: 0, place: "") }
    for base in ["https://example.org/dex/", "/"].compactMap(BaseURL.init) {
      let resolver = AddressResolver(TargetTable(files), base: base)
      for reference in page.references.list {
        let address = page.references.bytes(reference.text)
        switch resolver.resolve(address, in: resolver.folder(of: files[1]), of: 1) {
        case .file(let index, _): try require(files.indices.contains(index), "a file is one of the site")
        case .missing(let path):
          let parts = path.split(separator: "/")
          try require(!path.hasPrefix("/..") && !parts.contains(".."), "no path leads out: \(path)")
        case .outside, .elsewhere, .invalid, .other, .empty: break
        }
      }
    }
  }

  /// Whether some bytes stand in others in the same order.
  private static func isPart(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    var rest = whole[...]
    for byte in part {
      guard let index = rest.firstIndex(of: byte) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
