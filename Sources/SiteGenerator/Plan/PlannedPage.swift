/// A page that the site will have: where it stands and what it is about.
struct PlannedPage: Sendable {
  let route: Route
  let subject: Subject

  /// What a page is about. The numbers are positions in the site's lists.
  enum Subject: Sendable {
    case list
    case species(Int)
    case types
    case type(Int)
    case abilities
    case ability(Int)
    case moves
    case move(Int)
    case generations
    case generation(Int)
    case eggGroups
    case eggGroup(Int)
    case rankings
    case ranking(Int)
    case compare
    case random
    case api
    case free(Int)
    case redirect(Redirect)
    case notFound
    case offline
  }

  /// Whether search engines should know it.
  var isPublic: Bool {
    switch subject {
    case .notFound, .offline, .random, .redirect: false
    default: true
    }
  }
}
