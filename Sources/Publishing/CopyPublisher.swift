import Diagnostics

/// A copy of the site in a folder or a bucket, which changes file by file.
protocol SiteCopy: Sendable {
  /// Compares it with the site, file by file.
  func compare() throws(PublishError) -> Changes
  func carryOut(_ step: PublishStep, of changes: Changes) throws(PublishError)
}

/// Publishes into a folder or a bucket.
struct CopyPublisher<Copy: SiteCopy> {
  private let request: PublishRequest
  private let copy: Copy

  init(_ request: PublishRequest, _ copy: Copy) {
    self.request = request
    self.copy = copy
  }

  func publish() throws(PublishError) -> PublishReport {
    request.note("comparing with \(request.destination)")
    let changes = try copy.compare().keepingHiddenFiles(isPublished: request.tree.contains).sorted()
    try request.checkCancellation()
    if let source = OwnSources(request).first(in: changes.removed) { throw sourceRefusal(source) }
    if let refusal = refusal(of: changes) { throw refusal }
    if !request.isDryRun {
      for step in PublishStep.steps(for: changes, marking: Self.mark) {
        request.note(step.note)
        try copy.carryOut(step, of: changes)
        try request.checkCancellation()
      }
    }
    return PublishReport(changes: changes, unchanged: changes.unchanged(of: request.tree))
  }

  /// Not even on request: nothing could build the site again.
  private func sourceRefusal(_ source: String) -> PublishError {
    .refused(
      .error(
        "\(request.destination) holds the site's own sources: \(source)",
        explanation: "publishing makes it a copy of the built site, so they would be lost",
        fix: "name a folder of its own for the site"))
  }

  /// Every site of pokesite has this file: where it is, pokesite has published before, and may go on after it was
  /// killed.
  private static var mark: String { "assets/offline.json" }

  /// What nobody published with pokesite is not pokesite's to overwrite or to remove.
  private func refusal(of changes: Changes) -> PublishError? {
    let isKnown = request.tree.contains(Self.mark) && !changes.added.contains(Self.mark)
    guard !request.replacesOthers, !isKnown, let other = (changes.changed + changes.removed).first else {
      return nil
    }
    let count = changes.changed.count + changes.removed.count
    return .refused(
      .error(
        "\(request.destination) holds something else than a site made by pokesite: "
          + (count == 1 ? other : "\(count) files, such as \(other)"),
        explanation: "publishing makes it a copy of the site, so all that would be lost",
        fix: "name a folder of its own for the site, or replace what is there with --replace"))
  }
}
