/// What a species' page says, a line for each of its parts: something that a person can check at a glance.
struct SpeciesPage {
  private let html: Substring

  init(_ html: String) {
    self.html = html.range(of: "<article", until: "</article>") ?? ""
  }

  /// All of them, each on its line.
  var summary: String {
    ([title] + forms + [evolution, raising]).filter { !$0.isEmpty }.joined(separator: "\n")
      .replacing(" Base stats ", with: "\n  ").replacing(" Damage taken ", with: "\n  takes ")
      .replacing(" In earlier games ", with: "\n  ").replacing(" Breeding ", with: "\nBreeding ")
  }

  /// `Tyrogue #0236 Scuffle Pokémon Generation II: Johto Baby`
  var title: String { Self.text(html.range(of: "<header", upTo: "<a class=\"compare") ?? "") }

  /// A line for every form, with its name, types, sizes, abilities, stats and what it takes.
  var forms: [String] { html.ranges(of: "<section class=\"form\"", until: "</section>").map(Self.text) }

  /// The family from its first stage; what stands in brackets evolves from what stands before them.
  var evolution: String {
    guard let list = html.range(of: "<ul class=\"evolution\"", until: "</section>") else { return "" }
    return Self.text(list.replacing("<ul>", with: "[").replacing("</ul>", with: "]")[...])
      .replacing(" ]", with: "]").replacing("[ ", with: "[").trimmingSuffix("]")
  }

  /// The facts of training and breeding.
  var raising: String {
    html.range(of: "<section aria-labelledby=\"training\"", upTo: "<section aria-labelledby=\"moves\"").map(
      Self.text)
      ?? ""
  }

  /// Text without tags; ranks, extremes and what only helps the ear left out.
  static func text(_ html: Substring) -> String {
    var html = html
    for (start, end) in [
      ("<td class=\"rank\"", "</td>"), ("<td class=\"extreme\"", "</td>"), ("<thead", "</thead>"),
      ("<p class=\"muted extreme\"", "</p>"), ("<p class=\"muted\">The total", "</p>"),
      ("<span class=\"visually-hidden\"> damage", "</span>"),
    ] {
      for skipped in html.ranges(of: start, until: end) { html = html.replacing(skipped, with: " ")[...] }
    }
    return Markup.words(String(html.drop { $0 != "<" }))
  }
}

extension Markup {
  /// The words of some HTML.
  static func words(_ html: String) -> String {
    Markup(html.replacing("<", with: " <")).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" , ", with: ", ")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// From one text to behind the next other one.
  func range(of start: String, until end: String) -> Substring? { ranges(of: start, until: end).first }

  /// From one text to before the next other one.
  func range(of start: String, upTo end: String) -> Substring? {
    range(of: start, until: end).map { $0.dropLast(end.count) }
  }

  /// All that begins with one text and ends with another.
  func ranges(of start: String, until end: String) -> [Substring] {
    var found: [Substring] = []
    // Bytes are searched many times as fast as characters.
    let (start, end) = (Array(start.utf8), Array(end.utf8))
    var rest = Substring(self).utf8
    while let first = rest.firstRange(of: start),
      let last = rest[first.upperBound...].firstRange(of: end)
    {
      found.append(Substring(rest[first.lowerBound..<last.upperBound]))
      rest = rest[last.upperBound...]
    }
    return found
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
