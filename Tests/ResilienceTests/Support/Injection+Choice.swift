#if os(Linux)
  import TestSupport

  extension Injection {
    /// The effect on some of the calls, drawn from all of them; each name of a call comes at least once.
    static func some(_ count: Int, _ effect: String, on calls: [Call]) -> [Injection] {
      var numbers = SeededNumbers(seed: Effort.seed)
      let shuffled = calls.shuffled(using: &numbers)
      let firsts = Set(shuffled.map(\.name)).sorted().compactMap { name in shuffled.first { $0.name == name }
      }
      let others = shuffled.filter { !firsts.contains($0) }
      return (firsts + others.prefix(max(0, count - firsts.count))).map { Injection(effect, on: $0) }
    }
  }
#endif
