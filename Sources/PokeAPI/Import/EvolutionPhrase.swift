/// One way of evolving in words, its places kept apart so that ways that differ in nothing else become one.
struct EvolutionPhrase: Equatable {
  /// What to do: `level up`, `use a Water Stone`.
  var action: String
  /// Any one of these places; empty where it does not matter.
  var places: [String] = []
  /// What leads to the places: `near the special rock in`.
  var placePreposition = ""
  /// What else has to hold.
  var conditions: [String] = []
  /// From which form into which.
  var forms = ""

  func differsInPlaceOnly(from other: EvolutionPhrase) -> Bool {
    guard !places.isEmpty, !other.places.isEmpty else { return false }
    var same = other
    same.places = places
    return self == same
  }

  mutating func add(placesOf other: EvolutionPhrase) {
    places += other.places.filter { !places.contains($0) }
  }

  var text: String {
    let place = places.isEmpty ? [] : ["\(placePreposition) \(GameTerms.alternatives(places))"]
    var text = ([action] + place).joined(separator: " ")
    for (index, condition) in conditions.enumerated() {
      text += (index == 0 ? " " : ", ") + condition
    }
    return forms.isEmpty ? text : "\(text), \(forms)"
  }
}
