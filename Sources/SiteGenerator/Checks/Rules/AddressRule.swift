/// Addresses of other sites name a host.
struct AddressRule: ReferenceRule {
  func fault(of reference: ResolvedReference) -> Fault? {
    guard case .invalid(let host) = reference.resolution else { return nil }
    return Fault(
      reference.kind.rule, reference.path, at: reference.offset,
      "browsers can make nothing of the address '\(reference.address)'",
      explanation: host.isEmpty ? "it names no host" : "'\(host)' cannot be a host",
      fix: "write it like https://example.org/page")
  }
}
