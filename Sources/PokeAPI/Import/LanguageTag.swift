import Pokedex

/// The service's names for languages as BCP 47 tags.
enum LanguageTag {
  /// `zh-hant` → `zh-Hant`, `ja-roma` → `ja-Latn`, `pt-br` → `pt-BR`
  static func tag(_ name: String) -> String {
    var parts = name.lowercased().split(separator: "-").map(String.init)
    for index in parts.indices.dropFirst() {
      switch parts[index].count {
      case 2: parts[index] = parts[index].uppercased()
      case 4:
        parts[index] =
          parts[index] == "roma" ? "Latn" : parts[index].prefix(1).uppercased() + parts[index].dropFirst()
      default: break
      }
    }
    return parts.joined(separator: "-")
  }

  /// The order in which names are written.
  private static let order = [
    "ja", "ja-Hrkt", "ja-Latn", "ko", "zh-Hans", "zh-Hant", "fr", "de", "es", "es-419", "it",
  ]
  /// Languages that are told only where they differ from another one.
  private static let variants = ["ja-Hrkt": "ja", "es-419": "es"]

  static func english(_ texts: [LocalizedText]) -> String? { texts.first { $0.language == "en" }?.text }

  /// All but the English text, in a fixed order, without those that another language says already.
  static func others(_ texts: [LocalizedText]) -> [LocalizedText] {
    func rank(_ text: LocalizedText) -> (Int, String) {
      (order.firstIndex(of: text.language) ?? order.count, text.language)
    }
    let byLanguage = Dictionary(texts.map { ($0.language, $0.text) }, uniquingKeysWith: { first, _ in first })
    return byLanguage.map { LocalizedText(language: $0.key, text: $0.value) }
      .filter { text in
        text.language != "en" && !text.text.isEmpty
          && variants[text.language].flatMap { byLanguage[$0] } != text.text
      }
      .sorted { rank($0) < rank($1) }
  }
}
