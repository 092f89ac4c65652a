/// Where the time of a build went.
public struct BuildTimings: Sendable {
  /// A step of the build, in the order in which they were taken: `read`, `load`, `plan`, `pages`, `files`, `commit`.
  public struct Step: Sendable {
    /// Its name.
    public let name: String
    /// How long it took, on the clock on the wall.
    public let duration: Duration
  }

  /// A template with all pages that were made with it.
  public struct Template: Sendable {
    /// Its name: `pokemon`.
    public let name: String
    /// How many pages were made with it.
    public var pages = 0
    /// How long making them took, the view models included, summed over all processors.
    public var duration = Duration.zero
  }

  /// The steps that were taken.
  public private(set) var steps: [Step] = []
  /// The templates that were used, the one that took most time first.
  public internal(set) var templates: [Template] = []

  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant

  /// Begins with the first step.
  init() { last = clock.now }

  /// Ends a step and begins the next one.
  mutating func end(_ name: String) {
    let now = clock.now
    steps.append(Step(name: name, duration: now - last))
    last = now
  }

  /// Puts the times of several workers together.
  static func merged(_ times: some Sequence<[String: Template]>) -> [Template] {
    var all: [String: Template] = [:]
    for (name, time) in times.joined() {
      all[name, default: Template(name: name)].pages += time.pages
      all[name, default: Template(name: name)].duration += time.duration
    }
    return all.values.sorted { ($0.duration, $1.name) > ($1.duration, $0.name) }
  }
}
