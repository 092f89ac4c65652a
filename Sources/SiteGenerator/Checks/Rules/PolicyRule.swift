/// What the templates put into a page is allowed by the page's own Content-Security-Policy.
struct PolicyRule: PageRule, ReferenceRule {
  let base: BaseURL

  func faults(of page: HTMLPage, at path: String) -> [Fault] {
    page.inlineCode.filter { code in !page.policies.allSatisfy { $0.allows(code.kind) } }.map { code in
      Fault(
        .policy, path, at: Int(code.offset), "the page's Content-Security-Policy blocks \(code.kind.name)",
        fix: Self.fix(code.kind))
    }
  }

  func fault(of reference: ResolvedReference) -> Fault? {
    guard case .elsewhere(let address) = reference.resolution,
      !reference.policies.allSatisfy({ $0.allows(reference.kind, from: address, origin: base.origin) })
    else { return nil }
    return Fault(
      .policy, reference.path, at: reference.offset,
      "the page's Content-Security-Policy blocks the \(reference.kind.name) '\(reference.address)'",
      fix: "put the file into the site, or allow its host under content_security_policy in Content/site.yml")
  }

  private static func fix(_ kind: InlineCode.Kind) -> String {
    switch kind {
    case .script, .address, .handler:
      "put the script into a file in Templates/assets/, or write content_security_policy: {script-src: unsafe-inline} "
        + "into Content/site.yml"
    case .style, .styleAttribute:
      "put the style into a file in Templates/assets/, or write content_security_policy: {style-src: unsafe-inline} "
        + "into Content/site.yml"
    }
  }
}
