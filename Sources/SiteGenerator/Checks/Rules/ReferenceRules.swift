/// An address where it stands, and where it leads.
struct ResolvedReference {
  let kind: Reference.Kind
  let address: String
  let path: String
  let offset: Int
  let resolution: Resolution
  /// Those of the page that it stands in.
  let policies: [EnforcedPolicy]
}

/// Looks at one address.
protocol ReferenceRule: Sendable {
  func fault(of reference: ResolvedReference) -> Fault?
}

/// Links lead to pages, and what a page loads is there.
struct BrokenReferenceRule: ReferenceRule {
  func fault(of reference: ResolvedReference) -> Fault? {
    switch reference.resolution {
    case .missing(let path):
      var fault = Fault(
        reference.kind.rule, reference.path, at: reference.offset, Self.summary(of: reference),
        explanation: "there is no file \(path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path)")
      fault.missingPath = path
      return fault
    case .empty where reference.kind != .link && reference.kind != .frame:
      return Fault(
        reference.kind.rule, reference.path, at: reference.offset,
        "the address of the \(reference.kind.name) is empty")
    default: return nil
    }
  }

  private static func summary(of reference: ResolvedReference) -> String {
    switch reference.kind {
    case .link, .frame: "the link '\(reference.address)' leads nowhere"
    case .entry: "the sitemap names '\(reference.address)', which is not there"
    default: "there is no \(reference.kind.name) '\(reference.address)'"
    }
  }
}

/// A site below a path stays there: on the host, other sites stand beside it.
struct BasePathRule: ReferenceRule {
  let base: BaseURL

  func fault(of reference: ResolvedReference) -> Fault? {
    guard case .outside(let path) = reference.resolution else { return nil }
    return Fault(
      .basePath, reference.path, at: reference.offset,
      "'\(reference.address)' leads out of the site, which stands at \(base.path)",
      fix: "write \(base.path)\(path.dropFirst()), or an address relative to the page")
  }
}

/// Browsers do not load parts of an encrypted page without encryption.
struct MixedContentRule: ReferenceRule {
  let base: BaseURL

  func fault(of reference: ResolvedReference) -> Fault? {
    guard base.origin.hasPrefix("https:"), reference.kind.isSubresource,
      case .elsewhere(let address) = reference.resolution, address.lowercased().hasPrefix("http:")
    else { return nil }
    return Fault(
      .mixedContent, reference.path, at: reference.offset,
      "'\(reference.address)' comes without encryption, but the site has it",
      explanation: "browsers refuse to load it, or warn of the page",
      fix: "write https:, or put the file into the site")
  }
}
