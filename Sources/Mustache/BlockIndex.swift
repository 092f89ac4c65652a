/// Knows the blocks of templates, with those of what they include.
struct BlockIndex {
  /// How many templates and blocks are gone through in all. Where each template includes the next one, all that is
  /// reachable from each is the square of their number: more than this has no site that somebody made by hand.
  private static let mostSteps = 200_000

  /// What stands in one template itself.
  private struct Own {
    var blocks: Set<String> = []
    var included: Set<Int> = []
    /// Whether a dynamic name includes what nobody knows yet.
    var includesUnknown = false
  }

  private let templates: [Own]
  private var known: [Int: Set<String>?] = [:]
  private var steps = 0

  init(_ code: Code) {
    templates = code.templates.map { template in
      code.instructions[template.instructions].reduce(into: Own()) { own, instruction in
        switch instruction {
        case .block(let key, _, _): own.blocks.insert(code.keys[Int(key)].name)
        case .partial(.dynamic, _), .parent(.dynamic, _, _, _): own.includesUnknown = true
        case .partial(.template(let other), _), .parent(.template(let other), _, _, _):
          own.included.insert(Int(other))
        default: break
        }
      }
    }
  }

  /// The names of all blocks of a template and of what it includes; nil if a dynamic name hides some, or if it would
  /// take too long to find out.
  mutating func blocks(in template: Int) -> Set<String>? {
    if let known = known[template] { return known }
    let blocks = search(template)
    known[template] = .some(blocks)
    return blocks
  }

  private mutating func search(_ template: Int) -> Set<String>? {
    var names: Set<String> = []
    var reached: Set = [template]
    var waiting = [template]
    while let next = waiting.popLast() {
      let own = templates[next]
      steps += 1 + own.blocks.count + own.included.count
      guard !own.includesUnknown, steps <= Self.mostSteps else { return nil }
      names.formUnion(own.blocks)
      for other in own.included where reached.insert(other).inserted { waiting.append(other) }
    }
    return names
  }
}
