import Diagnostics
import Pokedex

/// Applies the rules to files, each for itself, and gathers what is needed to look at them together.
struct FileCheck: Sendable {
  private let tree: BuiltTree
  private let resolver: AddressResolver
  private let pageRules: [any PageRule]
  private let referenceRules: [any ReferenceRule]

  /// What became of a chunk of files.
  struct Findings: Sendable {
    var faults: [Fault] = []
    var errors: [FileError] = []
    var pages: [OrphanRule.Page] = []
    /// For every file of the tree, whether a page links to it.
    var isLinked: [Bool]
    var anchors: [(Int, Set<Digest>)] = []
    var fragments: [FragmentUse] = []
    var elsewhere: [(address: String, place: TreeFindings.Use)] = []
  }

  init(tree: BuiltTree, resolver: AddressResolver) {
    self.tree = tree
    self.resolver = resolver
    let policyRule = PolicyRule(base: resolver.base)
    pageRules = PageRules.all + [policyRule]
    referenceRules = [
      BrokenReferenceRule(), AddressRule(), BasePathRule(base: resolver.base),
      MixedContentRule(base: resolver.base), policyRule,
    ]
  }

  /// The positions of the files that hold addresses.
  var readableFiles: [Int] {
    tree.files.indices.filter { Format(tree.files[$0]) != nil }
  }

  private enum Format {
    case page, picture, styleSheet, sitemap, webManifest

    init?(_ file: BuiltTree.File) {
      if file.isPage {
        self = .page
      } else if file.path.hasSuffix(".svg") {
        self = .picture
      } else if file.path.hasSuffix(".css") {
        self = .styleSheet
      } else if file.path.hasSuffix(".xml"), file.path.dropFirst(file.folder.utf8.count).hasPrefix("sitemap")
      {
        self = .sitemap
      } else if file.path.hasSuffix(".webmanifest") || "/\(file.path)".hasSuffix("/manifest.json") {
        self = .webManifest
      } else {
        return nil
      }
    }
  }

  func check(_ files: ArraySlice<Int>) -> Findings {
    var findings = Findings(isLinked: Array(repeating: false, count: tree.files.count))
    let parser = HTMLParser()
    for index in files {
      do throws(FileError) {
        try check(index, with: parser, &findings)
      } catch {
        findings.errors.append(error)
      }
    }
    return findings
  }

  private func check(_ index: Int, with parser: HTMLParser, _ findings: inout Findings) throws(FileError) {
    let file = tree.files[index]
    guard let format = Format(file) else { return }
    // What is too large to be parsed need not be read. A sitemap, which may have 50 MB, is only searched.
    guard file.size <= MarkupLimits.size || format == .sitemap else {
      let fault = MarkupFault(reason: .size, offset: 0)
      return findings.faults.append(Fault(.markup, file.path, fault.summary))
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.contents(of: file.place)
    } catch {
      throw FileError(operation: error.operation, path: "\(tree.folder)/\(file.path)", code: error.code)
    }
    let folder = resolver.folder(of: file)
    switch format {
    case .page: checkPage(bytes, index, folder, parser, &findings)
    case .picture: checkPicture(bytes, index, folder, parser, &findings)
    case .sitemap: check(SitemapReferences.all(in: bytes), index, folder, &findings)
    case .styleSheet:
      var references = References()
      let addresses = bytes.withUnsafeBufferPointer { CSSReferences.all(in: $0) }
      for address in addresses { references.add(address.kind, address.bytes, at: address.offset) }
      check(references, index, folder, &findings)
    case .webManifest:
      check(WebManifestReferences.all(in: bytes, path: file.path), index, folder, &findings)
    }
  }

  private func checkPage(
    _ bytes: [UInt8], _ index: Int, _ folder: AddressResolver.Folder, _ parser: HTMLParser,
    _ findings: inout Findings
  ) {
    let path = tree.files[index].path
    let page: HTMLPage
    do throws(MarkupFault) {
      page = try parser.read(bytes)
    } catch {
      findings.faults.append(Fault(.markup, path, at: error.offset, error.summary))
      findings.pages.append(OrphanRule.Page(file: index, isExempt: false))
      return
    }
    for rule in pageRules { findings.faults += rule.faults(of: page, at: path) }
    findings.pages.append(OrphanRule.Page(file: index, isExempt: page.isHidden || page.isRedirect))
    findings.anchors.append((index, page.anchorDigests))
    let base = page.base.map { resolver.folder(page.references.bytes($0), from: folder) } ?? folder
    check(page.references, index, base, policies: page.policies, &findings)
  }

  /// An SVG file holds what a picture within a page does.
  private func checkPicture(
    _ bytes: [UInt8], _ index: Int, _ folder: AddressResolver.Folder, _ parser: HTMLParser,
    _ findings: inout Findings
  ) {
    do throws(MarkupFault) {
      let picture = try parser.read(bytes)
      findings.anchors.append((index, picture.anchorDigests))
      check(picture.references, index, folder, &findings)
    } catch {
      findings.faults.append(Fault(.markup, tree.files[index].path, at: error.offset, error.summary))
    }
  }

  private func check(
    _ references: References, _ index: Int, _ folder: AddressResolver.Folder,
    policies: [EnforcedPolicy] = [], _ findings: inout Findings
  ) {
    for reference in references.list {
      let address = references.bytes(reference.text)
      let resolution = resolver.resolve(address, in: folder, of: index)
      switch resolution {
      case .file(let target, nil): note(reference.kind, from: index, to: target, &findings)
      case .file(let target, let fragment?):
        note(reference.kind, from: index, to: target, &findings)
        findings.fragments.append(
          FragmentUse(
            kind: reference.kind, path: tree.files[index].path, offset: Int(reference.offset),
            address: references.string(reference.text), target: target, fragment: fragment))
      case .other: break
      default: judge(reference, references.string(reference.text), resolution, index, policies, &findings)
      }
    }
  }

  private func note(_ kind: Reference.Kind, from index: Int, to target: Int, _ findings: inout Findings) {
    if target != index, kind == .link || kind == .frame { findings.isLinked[target] = true }
  }

  private func judge(
    _ reference: Reference, _ address: String, _ resolution: Resolution, _ index: Int,
    _ policies: [EnforcedPolicy], _ findings: inout Findings
  ) {
    let path = tree.files[index].path
    // What a sitemap says of other sites is for search engines: nobody follows it.
    if case .elsewhere(let address) = resolution, reference.kind != .entry {
      findings.elsewhere.append((address, TreeFindings.Use(path: path, offset: Int(reference.offset))))
    }
    let resolved = ResolvedReference(
      kind: reference.kind, address: address, path: path, offset: Int(reference.offset),
      resolution: resolution, policies: policies)
    findings.faults += referenceRules.compactMap { $0.fault(of: resolved) }
  }
}
