/// Decides about the links of one text: whether an address is fit for a page, and then what the caller says.
struct LinkCheck {
  /// How many refused links of a text are told: to look for what was meant takes long where there is much to choose
  /// from, and the build fails at the first of them.
  static let mostRefusals = 100

  private var refusals = 0

  /// The caller's decision, or a refusal if the address is not fit for a page, before or after.
  mutating func decision(about link: Link, by resolve: (Link) -> LinkResolution) -> LinkResolution {
    guard refusals < Self.mostRefusals else { return .url("") }
    let decision = Self.checked(link, by: resolve)
    if decision.isRefusal { refusals += 1 }
    return decision
  }

  private static func checked(_ link: Link, by resolve: (Link) -> LinkResolution) -> LinkResolution {
    if link.kind != .wiki, let violation = URLPolicy.violation(of: link.destination) {
      return violation.refusal
    }
    let resolution = resolve(link)
    switch resolution {
    case .url(let url, _), .picture(let url, _, _): return URLPolicy.violation(of: url)?.refusal ?? resolution
    case .unchanged, .refused: return resolution
    }
  }
}

extension LinkResolution {
  var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}
