import Diagnostics

extension Renderer {
  /// Where an instruction's tag is.
  func location(of place: Place) -> Location? {
    place.code.pointee.code.pointee.location(of: place.instruction)
  }

  /// How many faults of one render are told.
  private static let mostFaults = 1000

  /// In strict mode, reports a name that is not there.
  mutating func reportUnknown(_ path: Path, part: Int, holder: UnsafePointer<Value>?, at place: Place) {
    guard options.strict, diagnostics.count < Self.mostFaults else { return }
    let parts = place.code.pointee.keys[slice: path].map(\.name)
    let name = parts[part]
    guard let holder else {
      return report(
        at: place, "unknown name '\(name)'" + suggestion(for: name, among: context.visibleNames))
    }
    let before = parts[..<part].joined(separator: ".")
    if case .object(let object) = holder.pointee {
      report(at: place, "'\(before)' has no '\(name)'" + suggestion(for: name, among: object.shape.names))
    } else {
      report(at: place, "'\(before)' is \(holder.pointee.kind) and has no '\(name)'")
    }
  }

  /// In strict mode, reports a list or an object where a text is wanted; otherwise it is nothing.
  mutating func reportUnprintable(_ value: Value, _ path: Path, at place: Place) {
    guard options.strict, diagnostics.count < Self.mostFaults else { return }
    report(
      at: place, "'\(name(path, at: place))' is \(value.kind), which is no text",
      fix: "open it with a section, or name what is in it")
  }

  /// Reports a dynamic name that leads to no template, unless missing templates are empty.
  mutating func reportNoTemplate(_ template: String, _ path: Path, at place: Place) {
    guard options.missing == .error else { return }
    report(
      at: place, "there is no template '\(template)'" + suggestion(for: template, among: names.names),
      explanation: "the name comes from '\(name(path, at: place))'")
  }

  /// Reports that the render nests without end.
  mutating func tooDeep(at place: Place) -> Halt {
    report(
      at: place, "more than \(Self.depthLimit) levels of sections, partials, parents, blocks and lambdas",
      explanation: "the templates are included like this: \(includes)",
      fix: "look for a template that includes itself whatever the data")
    return Halt()
  }

  /// Reports that the render takes more time or memory than any page.
  mutating func tooLong(at place: Place) -> Halt {
    report(
      at: place,
      steps > options.stepLimit
        ? "more than \(options.stepLimit) sections, partials, parents, blocks and lambdas in one page"
        : "the page is larger than \(Self.sizeLimit >> 20) MiB",
      explanation: "the templates are included like this: \(includes)",
      fix: "look for lists within lists, or for a template that includes others over and over")
    return Halt()
  }

  /// Adds diagnostics, each once: a tag within a list is reached many times.
  mutating func report(_ found: [Diagnostic]) {
    for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private mutating func report(
    at place: Place, _ summary: String, explanation: String? = nil, fix: String? = nil
  ) {
    report([.error(at: location(of: place), summary, explanation: explanation, fix: fix)])
  }

  private func name(_ path: Path, at place: Place) -> String {
    path.count == 0 ? "." : place.code.pointee.keys[slice: path].map(\.name).joined(separator: ".")
  }

  /// The chain of templates; of a long one, the beginning.
  private var includes: String {
    let templates = chain.map { names.names[Int($0)] }
    let shown = templates.prefix(8).joined(separator: " > ")
    return templates.count > 8 ? shown + " > … (\(templates.count) in all)" : shown
  }
}
