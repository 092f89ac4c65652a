extension Subprocess {
  /// Why it failed, in its own words: where they stand, or the words themselves if nobody has seen them; nil if it
  /// said nothing.
  func explanation(of result: Result) -> String? {
    guard let words = result.words?.trimmed else { return "\(program)'s own words stand above" }
    return words.isEmpty ? nil : words
  }
}
