import Pokedex

/// The picture of a species that has none: a small creature in the colours of its types, drawn from its slug so
/// that each looks a little different and always the same, with its number below.
struct Placeholder {
  private let slug: String
  private let number: Int?
  /// At least one.
  private let colors: [Color]
  private let path: String

  init(of form: Form, _ species: Species, colors: TypeColors) {
    slug = form.slug
    number = species.number
    self.colors = form.types.isEmpty ? [Color(for: form.slug)] : form.types.map { colors[$0] }
    path = Self.path(of: form, species)
  }

  /// Where it stands in the output. Two hyphens stand in no slug, so that no two forms share a path.
  static func path(of form: Form, _ species: Species) -> String {
    let name = form.slug == species.slug ? form.slug : "\(species.slug)--\(form.slug)"
    return "sprites/placeholder/\(name).svg"
  }

  var file: OutputFile { OutputFile(path: path, bytes: Array(svg.utf8)) }

  var svg: String {
    let seed = Digest(Array(slug.utf8)).low
    let main = colors[0]
    let second = colors.count > 1 ? colors[1] : main.mixed(with: .white, 0.45)
    let dark = main.mixed(with: .black, 0.55)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">\
      <circle cx="48" cy="48" r="46" fill="\(main.mixed(with: .white, 0.78).hex)"/>\
      <g transform="translate(0 \(number == nil ? 0 : -6))"><g stroke="\(dark.hex)" stroke-width="2" stroke-linejoin="round">\
      <g fill="\(second.hex)">\(Self.pick(Self.tails, seed))\(Self.pick(Self.ears, seed >> 8))</g>\
      <path fill="\(main.hex)" d="\(Self.pick(Self.bodies, seed >> 16))"/></g>\
      <path fill="\(main.mixed(with: .white, 0.6).hex)" d="\(Self.pick(Self.bellies, seed >> 24))"/>\
      <g fill="\(main.mixed(with: .black, 0.8).hex)">\(Self.pick(Self.eyes, seed >> 32))</g>\
      <path fill="none" stroke="\(main.mixed(with: .black, 0.8).hex)" stroke-width="2" stroke-linecap="round" \
      d="\(Self.pick(Self.mouths, seed >> 40))"/></g>\(label(dark))</svg>

      """
  }

  private func label(_ color: Color) -> String {
    guard let number else { return "" }
    return """
      <text x="48" y="89" text-anchor="middle" font-family="system-ui,sans-serif" font-size="11" \
      font-weight="700" fill="\(color.hex)">\(Wording.number(number).dropFirst())</text>
      """
  }

  private static func pick(_ choices: [String], _ seed: UInt64) -> String {
    choices[Int((seed & 0xFF) % UInt64(choices.count))]
  }

  private static let bodies = [
    "M48 26c16 0 25 11 25 26s-8 24-25 24-25-9-25-24 9-26 25-26z",
    "M48 24c12 0 18 8 19 18 6 4 9 10 9 17 0 11-12 17-28 17s-28-6-28-17c0-7 3-13 9-17 1-10 7-18 19-18z",
    "M30 30c5-4 31-4 36 0 7 6 8 32 3 40-5 7-37 7-42 0-5-8-4-34 3-40z",
    "M48 25c18 0 30 12 30 27S64 75 48 75 18 67 18 52s12-27 30-27z",
    "M48 22c10 6 24 18 24 34 0 13-9 20-24 20s-24-7-24-20c0-16 14-28 24-34z",
  ]
  private static let ears = [
    "<path d=\"M30 36 24 14l18 13zM66 36l6-22-18 13z\"/>",
    "<circle cx=\"29\" cy=\"28\" r=\"9\"/><circle cx=\"67\" cy=\"28\" r=\"9\"/>",
    "<path d=\"M36 32c-8-8-8-18-4-24 6 5 9 13 9 22zM60 32c8-8 8-18 4-24-6 5-9 13-9 22z\"/>",
    "<path d=\"M48 30c-9-7-9-15 0-22 9 7 9 15 0 22z\"/>",
    "<path d=\"M33 32c-9 2-16-2-19-10 9-2 17 1 21 7zM63 32c9 2 16-2 19-10-9-2-17 1-21 7z\"/>",
  ]
  private static let tails = [
    "<path d=\"M68 66c12 2 20-4 20-14-8 0-14 2-20 6z\"/>",
    "<path d=\"M28 66C16 70 8 64 7 54c8-1 15 2 21 6z\"/>",
    "<path d=\"M24 52 8 44l4 16zM72 52l16-8-4 16z\"/>",
    "<path d=\"M34 72l-6 8h14zM62 72l6 8H54z\"/>",
  ]
  private static let bellies = [
    "M48 52c9 0 14 5 14 12s-5 11-14 11-14-4-14-11 5-12 14-12z",
    "M36 60c8-4 16-4 24 0 1 6-1 11-3 13-6 2-12 2-18 0-2-2-4-7-3-13z",
    "M48 56l10 9-10 9-10-9z",
  ]
  private static let eyes = [
    "<circle cx=\"39\" cy=\"44\" r=\"3.5\"/><circle cx=\"57\" cy=\"44\" r=\"3.5\"/>",
    "<ellipse cx=\"39\" cy=\"44\" rx=\"3\" ry=\"5\"/><ellipse cx=\"57\" cy=\"44\" rx=\"3\" ry=\"5\"/>",
    "<path d=\"M34 42l10 3-9 3zM62 42l-10 3 9 3z\"/>",
    "<path d=\"M34 46q5-7 10 0l-2 1q-3-3-6 0zM52 46q5-7 10 0l-2 1q-3-3-6 0z\"/>",
  ]
  private static let mouths = ["M43 53q5 4 10 0", "M44 54h8", "M42 52q3 4 6 0 3 4 6 0", "M45 54q3-3 6 0"]
}
