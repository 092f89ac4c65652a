import SiteGenerator

/// Where the time of a build went, for a person.
struct TimingsTable {
  private static let shownTemplates = 10

  private let timings: BuildTimings

  init(_ timings: BuildTimings) { self.timings = timings }

  var text: String {
    let steps = timings.steps.map { [$0.name, Self.milliseconds($0.duration), Self.meaning(of: $0.name)] }
    let templates = timings.templates.prefix(Self.shownTemplates).map { template in
      [template.name, Self.milliseconds(template.duration), "\(template.pages) pages"]
    }
    return "Steps, on the clock:\n" + Self.table(steps)
      + (templates.isEmpty
        ? "" : "Templates with their view models, on all processors:\n" + Self.table(templates))
  }

  private static func meaning(of step: String) -> String {
    switch step {
    case "read": "all files of the site, and their digests"
    case "compare": "the output with what the last build wrote"
    case "load": "data, settings, templates, prose"
    case "plan": "which pages there are, and what they share"
    case "pages": "made, compared and staged; those that need not be made again only compared"
    case "files": "everything that is no page"
    case "check": "the strict check of the whole site"
    case "commit": "put in place, stale files removed"
    default: ""
    }
  }

  /// `12.3 ms`
  private static func milliseconds(_ duration: Duration) -> String {
    let tenths = Int((duration.seconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  private static func table(_ rows: [[String]]) -> String {
    let names = rows.map { $0[0].count }.max() ?? 0
    let times = rows.map { $0[1].count }.max() ?? 0
    return rows.map { row in
      let name = row[0] + String(repeating: " ", count: names - row[0].count)
      let time = String(repeating: " ", count: times - row[1].count) + row[1]
      return "  \(name)  \(time)  \(row[2])\n"
    }.joined()
  }
}
