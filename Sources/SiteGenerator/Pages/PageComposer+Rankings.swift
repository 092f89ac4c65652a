import Pokedex

extension PageComposer {
  /// The list of rankings.
  func rankings() -> ComposedPage {
    index(
      "Rankings", .rankings,
      "Every Pokémon in order of its base stats, its height and its weight." + (scope ?? ""),
      site.rankings.all.map { ranking in
        IndexView.Item(
          title: ranking.name, url: links.url(of: .ranking(ranking.slug)),
          summary: ranking.places.first.map { "First: \(cards[$0.species].name)" },
          count: Wording.count(ranking.places.count))
      })
  }

  /// Every species in order by one measure.
  func ranking(_ ranking: Ranking) -> ComposedPage {
    let highest = ranking.places.first?.value ?? 0
    let view = RankingView(
      name: ranking.name,
      introduction: "\(Wording.count(ranking.places.count)), the highest first." + (scope ?? ""),
      rows: ranking.places.map { place in
        RankingView.Row(
          rank: place.rank, card: cards[place.species], value: words(place.value, ranking),
          percent: percent(place.value, of: highest))
      },
      rankings: site.rankings.all.map { other in
        NavigationView(
          title: other.name, url: links.url(of: .ranking(other.slug)),
          current: other.slug == ranking.slug ? .page : nil)
      })
    let head = head(
      pageTitle("Pokémon by \(ranking.name)"),
      "\(Wording.count(ranking.places.count)) in order of \(ranking.name), the highest first.",
      .ranking(ranking.slug),
      trail: trail(to: ranking.name, .ranking(ranking.slug), in: ("Rankings", .rankings)))
    return page("ranking", head, view)
  }

  /// Which form of a Pokémon is ranked, where it has several.
  private var scope: String? {
    site.dex.species.contains { $0.forms.count > 1 }
      ? " Each stands in the form that people know it by, without its other forms." : nil
  }

  private func words(_ value: Double, _ ranking: Ranking) -> String {
    switch ranking.slug {
    case site.rankings.height.slug: Wording.metres(value)
    case site.rankings.weight.slug: Wording.kilograms(value)
    default: Wording.decimal(value)
    }
  }
}
