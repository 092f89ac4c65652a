import Diagnostics

/// The accent colours that a site's settings choose, checked against the grounds that text stands on.
struct AccentColors: Sendable {
  /// The contrast that WCAG 2.2 asks of text.
  private static let leastContrast = 4.5

  private let light: Color?
  private let dark: Color?
  /// Colours that read badly.
  let diagnostics: [Diagnostic]

  init(_ settings: ThemeSettings, grounds: Grounds) {
    light = settings.accent?.color
    dark =
      settings.accentDark?.color
      ?? settings.accent.map { Self.readable($0.color, towards: .white, on: grounds.dark) }
    diagnostics = [
      Self.fault("accent", settings.accent, grounds.light, towards: .black),
      Self.fault("accent_dark", settings.accentDark, grounds.dark, towards: .white),
    ].compactMap(\.self)
  }

  /// CSS that follows the theme's own.
  var rules: String {
    let light = light.map { ":root{--accent:\($0.hex)}\n" } ?? ""
    let dark = dark.map { "@media (prefers-color-scheme: dark){:root{--accent:\($0.hex)}}\n" } ?? ""
    return light + dark
  }

  private static func fault(
    _ name: String, _ accent: ThemeSettings.Accent?, _ grounds: [Color], towards end: Color
  ) -> Diagnostic? {
    guard let accent,
      let worst = grounds.min(by: { accent.color.contrast(with: $0) < accent.color.contrast(with: $1) })
    else { return nil }
    let contrast = accent.color.contrast(with: worst)
    guard contrast < leastContrast else { return nil }
    return .warning(
      at: accent.origin,
      "'\(name)': text in \(accent.color.hex) has a contrast of \(words(contrast)):1 on \(worst.hex)",
      explanation: "links are written in this colour; WCAG 2.2 asks for \(leastContrast):1",
      fix: "take a colour such as \(readable(accent.color, towards: end, on: grounds).hex)")
  }

  /// The colour, or the first one on the way to black or white that reads well on all grounds.
  private static func readable(_ color: Color, towards end: Color, on grounds: [Color]) -> Color {
    let way = stride(from: 0.0, through: 1, by: 0.05).lazy.map { color.mixed(with: end, $0) }
    return way.first { candidate in
      grounds.allSatisfy { candidate.contrast(with: $0) >= leastContrast }
    } ?? end
  }

  /// Rounded down: 4.49 is not 4.5.
  private static func words(_ contrast: Double) -> String {
    Wording.decimal((contrast * 10).rounded(.down) / 10)
  }
}
