/// The small rules of English that worded sentences need.
enum English {
  /// `an Electric-type Pokémon`, `a Fire-type Pokémon`
  static func article(_ noun: String) -> String {
    let start = noun.prefix(3).lowercased()
    // Words that are spelled with a vowel and spoken with a consonant.
    let soundsLikeConsonant = start == "uni" || start == "use" || start == "one" || start.hasPrefix("eu")
    let isVowel = start.utf8.first.map { "aeiou".utf8.contains($0) } ?? false
    return (isVowel && !soundsLikeConsonant ? "an " : "a ") + noun
  }

  /// `A`, `A and B`, `A, B and C`
  static func list(_ items: [String], _ conjunction: String) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Numbers up to twelve in words.
  static func number(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  /// `1 move`, `3 moves`
  static func count(_ number: Int, _ singular: String, _ plural: String) -> String {
    "\(number) \(number == 1 ? singular : plural)"
  }

  /// `1st`, `22nd`, `113th`
  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
