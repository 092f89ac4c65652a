/// The text as a fragment of an address: lower case, words joined by hyphens, Latin letters without their
/// marks (`Pokémon` is `pokemon`), those of other scripts as they are.
func slug(of text: String) -> String {
  var slug = Slug()
  for scalar in text.lowercased().unicodeScalars { slug.add(scalar) }
  return slug.text
}

private struct Slug {
  private(set) var text = ""
  private var needsHyphen = false
  private var mayTakeMark = false

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "0"..."9": append(String(scalar))
    case "'", "’", "ʼ": break
    case "♀": appendWord("f")
    case "♂": appendWord("m")
    default: scalar.isASCII ? separate() : addForeign(scalar)
    }
  }

  private mutating func addForeign(_ scalar: Unicode.Scalar) {
    if let letters = scalar.latinBase { return append(letters) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark:
      if mayTakeMark { text.unicodeScalars.append(scalar) }
    case .format: break
    default:
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return separate() }
      append(String(scalar))
      mayTakeMark = true
    }
  }

  private mutating func separate() {
    needsHyphen = !text.isEmpty
    mayTakeMark = false
  }

  private mutating func append(_ letters: String) {
    if needsHyphen { text += "-" }
    needsHyphen = false
    mayTakeMark = false
    text += letters
  }

  private mutating func appendWord(_ word: String) {
    separate()
    append(word)
    separate()
  }
}

extension Unicode.Scalar {
  /// The plain letters of a Latin letter with a mark, taken from its name in Unicode: `é` is a LATIN SMALL
  /// LETTER E WITH ACUTE, `æ` a LATIN SMALL LETTER AE.
  fileprivate var latinBase: String? {
    if self == "ß" { return "ss" }
    guard let name = properties.name, name.hasPrefix("LATIN SMALL LETTER ") else { return nil }
    let words = name.dropFirst("LATIN SMALL LETTER ".count).split(separator: " ")
    guard let base = words.first, base.count <= 2, words.count == 1 || words[1] == "WITH" else { return nil }
    return base.lowercased()
  }
}
