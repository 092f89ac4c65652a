/// The form of a name that stands in addresses: ASCII, lower case, words joined by hyphens.
public enum Slug {
  /// The slug of a name, or nil if no Latin letter or digit is in it.
  ///
  /// Accents are dropped, apostrophes too; the signs ♀ and ♂ become `f` and `m`; everything else that is
  /// neither letter nor digit separates words. `Farfetch’d` → `farfetchd`, `Nidoran♀` → `nidoran-f`.
  public static func fold(_ name: String) -> String? {
    if isSlug(name) { return name }
    var slug = ""
    var isBetweenWords = false
    for scalar in name.unicodeScalars {
      switch meaning(of: scalar) {
      case .nothing: continue
      case .separator: isBetweenWords = true
      case .word(let letters):
        append(letters, to: &slug, asNewWord: isBetweenWords)
        isBetweenWords = false
      case .wholeWord(let letters):
        append(letters, to: &slug, asNewWord: true)
        isBetweenWords = true
      }
    }
    return slug.isEmpty ? nil : slug
  }

  /// The slug of a name without a single Latin letter: its code points, so that it stays the same for ever.
  public static func spellOut(_ name: String) -> String {
    let codes = name.unicodeScalars.map { "u" + String($0.value, radix: 16) }
    return codes.isEmpty ? "unnamed" : codes.joined(separator: "-")
  }

  /// A name for people made from a slug: `lightning-rod` → `Lightning Rod`. Anything else stays as it is.
  public static func title(_ text: String) -> String {
    guard isSlug(text) else { return text }
    return text.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: " ")
  }

  /// Whether the text is a slug already.
  static func isSlug(_ text: String) -> Bool {
    var last = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last != byte: break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: "-")
  }

  private enum Meaning {
    case nothing
    case separator
    case word(String)
    case wholeWord(String)
  }

  private static func append(_ letters: String, to slug: inout String, asNewWord: Bool) {
    if asNewWord, !slug.isEmpty { slug += "-" }
    slug += letters
  }

  private static func meaning(of scalar: Unicode.Scalar) -> Meaning {
    switch scalar {
    case "a"..."z", "0"..."9": .word(String(scalar))
    case "A"..."Z": .word(scalar.properties.lowercaseMapping)
    case "'", "\u{2019}", "\u{2018}", "\u{2BC}", "`", "\u{B4}": .nothing
    case "♀": .wholeWord("f")
    case "♂": .wholeWord("m")
    case "ß", "ẞ": .word("ss")
    case "þ", "Þ": .word("th")
    case "ð", "Ð": .word("d")
    default: scalar.isASCII ? .separator : unaccented(scalar)
    }
  }

  /// The base letters of an accented Latin letter, which Unicode spells out in the letter's name.
  private static func unaccented(_ scalar: Unicode.Scalar) -> Meaning {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return .nothing
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: break
    default: return .separator
    }
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard let latin = words.firstIndex(of: "LATIN"), let letter = words.firstIndex(of: "LETTER"),
      latin < letter
    else { return .separator }
    let base = words[(letter + 1)...].first { $0 != "DOTLESS" && $0 != "LONG" }
    guard let base, base.count <= 2 else { return .separator }
    return .word(base.lowercased())
  }
}
