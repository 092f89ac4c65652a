/// The colours that text stands on, as the style sheet in use says them: `--ground` and `--surface`, in the light
/// scheme and behind `prefers-color-scheme: dark`.
struct Grounds: Sendable {
  /// Empty if the style sheet does not say.
  let light: [Color]
  /// Empty if the style sheet does not say.
  let dark: [Color]

  init(_ css: String) {
    let css = String(decoding: css.utf8.filter { !$0.isHTMLSpace }, as: UTF8.self)
    let border = css.firstRange(of: "prefers-color-scheme:dark")
    light = Self.colors(border.map { css[..<$0.lowerBound] } ?? css[...])
    dark = Self.colors(border.map { css[$0.upperBound...] } ?? "")
  }

  private static func colors(_ css: Substring) -> [Color] {
    ["--ground:", "--surface:"].compactMap { property in
      css.firstRange(of: property).flatMap { found in
        color(css[found.upperBound...].prefix { $0 != ";" && $0 != "}" })
      }
    }
  }

  /// `#fff` or `#ffffff`
  private static func color(_ value: Substring) -> Color? {
    value.count == 4
      ? Color(hex: "#" + value.dropFirst().map { "\($0)\($0)" }.joined()) : Color(hex: String(value))
  }
}
