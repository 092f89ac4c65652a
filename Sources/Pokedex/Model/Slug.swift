/// The form of a name that stands in addresses: ASCII, lower case, words joined by hyphens.
public enum Slug {
  /// No slug is longer.
  static let longest = 120

  /// The slug of a name, or nil if no Latin letter or digit is in it.
  ///
  /// Accents are dropped, apostrophes too; the signs ♀ and ♂ become `f` and `m`; everything else that is
  /// neither letter nor digit separates words. `Farfetch’d` → `farfetchd`, `Nidoran♀` → `nidoran-f`.
  public static func fold(_ name: String) -> String? {
    if isSlug(name) { return shortened(name) }
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
    return slug.isEmpty ? nil : shortened(slug)
  }

  /// The slug of any name: folded, or spelt out where nothing of it folds.
  static func make(_ name: String) -> String { fold(name) ?? spellOut(name) }

  /// The slug of a name without a single Latin letter: its code points, so that it stays the same for ever.
  public static func spellOut(_ name: String) -> String {
    let codes = name.unicodeScalars.map { "u" + String($0.value, radix: 16) }
    return codes.isEmpty ? "unnamed" : shortened(codes.joined(separator: "-"))
  }

  /// A slug names a folder, and file systems allow 255 bytes. Cut after a whole word where that is possible.
  private static func shortened(_ slug: String) -> String {
    guard slug.utf8.count > longest else { return slug }
    let cut = slug.prefix(longest)
    return String(cut.lastIndex(of: "-").map { cut[..<$0] } ?? cut)
  }

  /// A name for people made from a slug: `lightning-rod` → `Lightning Rod`. Anything else stays as it is.
  public static func title(_ text: String) -> String {
    guard isSlug(text) else { return text }
    return text.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: " ")
  }

  /// Whether the text is a slug already.
  package static func isSlug(_ text: String) -> Bool {
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

  /// The base letters of an accented Latin letter or of a ligature, which Unicode spells out in its name; the digit
  /// that a digit of any script stands for.
  private static func unaccented(_ scalar: Unicode.Scalar) -> Meaning {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return .nothing
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: return latin(scalar.properties.name ?? "")
    case .decimalNumber: return digit(scalar)
    default: return .separator
    }
  }

  /// `LATIN SMALL LETTER E WITH ACUTE`, `LATIN SMALL LIGATURE LONG S T`
  private static func latin(_ name: String) -> Meaning {
    let words = name.split(separator: " ")
    guard let latin = words.firstIndex(of: "LATIN"),
      let kind = words.firstIndex(where: { $0 == "LETTER" || $0 == "LIGATURE" }), latin < kind
    else { return .separator }
    let letters = words[(kind + 1)...].filter { !adjectives.contains($0) }
    if words[kind] == "LIGATURE" { return .word(letters.joined().lowercased()) }
    guard let base = letters.first else { return .separator }
    if base.count <= 2 { return .word(base.lowercased()) }
    return soundOfNamedLetter[base].map(Meaning.word) ?? .separator
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Meaning {
    scalar.properties.numericValue.map { .word(String(Int($0))) } ?? .separator
  }

  private static let adjectives: Set<Substring> = [
    "DOTLESS", "LONG", "SMALL", "CAPITAL", "TURNED", "REVERSED", "OPEN", "CLOSED", "AFRICAN", "INSULAR",
  ]

  private static let soundOfNamedLetter: [Substring: String] = ["ENG": "ng", "KRA": "k", "SCHWA": "e"]
}
