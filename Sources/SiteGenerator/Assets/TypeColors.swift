import Pokedex

/// The colours of a site's types.
struct TypeColors: Sendable {
  private let colors: [String: Color]

  init(_ chart: TypeChart) {
    colors = Dictionary(
      chart.types.map { ($0.slug, $0.color.flatMap(Color.init) ?? Color(for: $0.slug)) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(slug: String) -> Color { colors[slug] ?? Color(for: slug) }

  /// A rule for every type: `--type` is its colour, `--on-type` that of text on it.
  var rules: String {
    colors.sorted { $0.key < $1.key }.map { slug, color in
      ".type-\(slug){--type:\(color.hex);--on-type:\(color.readableText.hex)}\n"
    }.joined()
  }
}
