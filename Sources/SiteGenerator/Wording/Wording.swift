import Pokedex

/// How pages word numbers and facts.
enum Wording {
  /// `#0025`
  static func number(_ number: Int) -> String {
    let digits = String(number)
    return "#" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// `2×`, `½×`, `0×`
  static func factor(_ factor: Double) -> String {
    switch factor {
    case 0.5: "½×"
    case 0.25: "¼×"
    case 0.125: "⅛×"
    default: decimal(factor) + "×"
    }
  }

  /// The shortest form of a number: `7`, `0.4`.
  static func decimal(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Decimetres as metres: `0.4 m`.
  static func metres(_ decimetres: Double) -> String { decimal(tenths(decimetres)) + " m" }

  /// Hectograms as kilograms: `6 kg`.
  static func kilograms(_ hectograms: Double) -> String { decimal(tenths(hectograms)) + " kg" }

  /// Decimetres as metres, feet and inches: `0.4 m (1′ 4″)`.
  static func height(_ decimetres: Double) -> String {
    let inches = (decimetres / 0.254).rounded()
    let rest = inches.truncatingRemainder(dividingBy: 12)
    return "\(metres(decimetres)) (\(decimal((inches - rest) / 12))′ \(decimal(rest))″)"
  }

  /// Hectograms as kilograms and pounds: `6 kg (13.2 lb)`.
  static func weight(_ hectograms: Double) -> String {
    let pounds = (hectograms * 0.1 / 0.453_592_37 * 10).rounded()
    return "\(kilograms(hectograms)) (\(decimal(pounds / 10)) lb)"
  }

  /// Eighths of females as words: `87.5% male, 12.5% female`.
  static func gender(_ eighths: Int) -> String {
    switch eighths {
    case -1: "No gender"
    case 0: "Always male"
    case 8: "Always female"
    default: "\(decimal(Double(8 - eighths) * 12.5))% male, \(decimal(Double(eighths) * 12.5))% female"
    }
  }

  /// `1 Pokémon`, `12 Pokémon`
  static func count(_ count: Int) -> String { "\(count) Pokémon" }

  /// Egg cycles with the steps that they take at least: `20 (about 5,140 steps)`.
  static func eggCycles(_ cycles: Int) -> String { "\(cycles) (about \(grouped(cycles * 257)) steps)" }

  /// `5,140`
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      let left = digits.count - index
      return (index > 0 && left % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }

  /// A way of learning moves as a heading.
  static func method(_ method: String?) -> String {
    switch method {
    case nil: "Moves"
    case "level-up": "By level"
    case "machine": "By machine"
    case "egg": "From parents"
    case "tutor": "From a tutor"
    case let other?: label(other)
    }
  }

  /// The name of a generation, with its region where one is known.
  static func generation(_ number: Int, _ dex: Dex) -> String {
    dex.generations.first { $0.number == number }.map { generation in
      generation.region.map { "\(generation.name) (\($0))" } ?? generation.name
    } ?? "Generation \(number)"
  }

  /// A key of the data as a label: `growth_rate` → `Growth rate`.
  static func label(_ key: String) -> String {
    let words = key.split { $0 == "_" || $0 == "-" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A name of the data for people: `medium-slow` → `Medium Slow`.
  static func name(_ text: String) -> String { Slug.title(text) }

  /// Any value of the data as text; nil for nothing.
  static func text(_ value: JSON) -> String? {
    switch value {
    case .null: nil
    case .bool(let bool): bool ? "Yes" : "No"
    case .int(let int): String(int)
    case .double(let double): decimal(double)
    case .string(let string): string.isEmpty ? nil : string
    case .list(let list): joined(list.compactMap(text))
    case .object(let fields):
      joined(fields.compactMap { field in text(field.value).map { "\(label(field.key)): \($0)" } })
    }
  }

  private static func joined(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 100 }

  /// The English name of a language; its tag where none is known.
  static func language(_ tag: String) -> String { languages[tag.lowercased()] ?? tag }

  private static let languages = [
    "cs": "Czech", "de": "German", "en": "English", "es": "Spanish", "es-419": "Spanish (Latin America)",
    "fr": "French", "it": "Italian", "ja": "Japanese", "ja-hrkt": "Japanese (kana)",
    "ja-latn": "Japanese (romanized)",
    "ko": "Korean", "nl": "Dutch", "pl": "Polish", "pt": "Portuguese", "pt-br": "Portuguese (Brazil)",
    "ru": "Russian", "sv": "Swedish", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese",
    "zh-hans": "Chinese (simplified)", "zh-hant": "Chinese (traditional)",
  ]
}
