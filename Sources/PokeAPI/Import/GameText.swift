/// Texts as the games store them, broken into lines for small screens.
enum GameText {
  /// The text in one line: soft hyphens and their line breaks gone, other line breaks and runs of spaces one
  /// space each, and nothing invisible in it. A hyphen at the end of a line belongs to its word.
  static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isSpacePending = false
    var endsInSoftHyphen = false
    var breaksAfterHyphen = false
    for scalar in text.unicodeScalars {
      switch meaning(of: scalar) {
      case .softHyphen:
        endsInSoftHyphen = true
      case .nothing:
        continue
      case .space(let isLineBreak):
        if endsInSoftHyphen && isLineBreak { continue }
        if isLineBreak, !isSpacePending { breaksAfterHyphen = endsInHyphenatedWord(result) }
        isSpacePending = true
      case .text:
        let joinsWord = breaksAfterHyphen && scalar.properties.isAlphabetic
        if isSpacePending, !joinsWord, !result.isEmpty { result.append(" ") }
        result.append(scalar)
        (isSpacePending, endsInSoftHyphen, breaksAfterHyphen) = (false, false, false)
      }
    }
    return String(result)
  }

  private enum Meaning {
    case text
    case nothing
    case softHyphen
    case space(isLineBreak: Bool)
  }

  private static func meaning(of scalar: Unicode.Scalar) -> Meaning {
    switch scalar {
    // Asking Unicode is slow, and most of the text is this.
    case "!"..."~": .text
    case " ": .space(isLineBreak: false)
    case "\u{AD}": .softHyphen
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": .space(isLineBreak: true)
    case "\u{200B}", "\u{2060}", "\u{FEFF}": .nothing
    default:
      if scalar.properties.isWhitespace {
        .space(isLineBreak: false)
      } else if scalar.properties.generalCategory == .control {
        .nothing
      } else {
        .text
      }
    }
  }

  private static func endsInHyphenatedWord(_ text: String.UnicodeScalarView) -> Bool {
    guard text.last == "-", let before = text.dropLast().last else { return false }
    return before.properties.isAlphabetic
  }
}
