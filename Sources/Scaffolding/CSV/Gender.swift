/// The shares of the sexes as the model counts them: how many eighths are female, −1 where there are none.
enum Gender {
  /// `87.5`, `87.5 %`
  static func percent(_ text: String) -> Double? {
    let number = text.hasSuffix("%") ? text.dropLast().trimmed : text
    return CellText.number(number, allowsComma: true).flatMap { (0...100).contains($0) ? $0 : nil }
  }

  /// - Parameter isMale: whether the percentage is that of the males.
  static func rate(_ text: String, isMale: Bool) -> Int? {
    if ["genderless", "no gender", "neither"].contains(text.lowercased()) { return -1 }
    return percent(text).map { Int((isMale ? 100 - $0 : $0) / 12.5) }
  }
}
