/// The part of a line that is shown below a diagnostic, and where its caret stands.
///
/// Data files hold lines of many thousand characters; a person wants to see the neighbourhood.
struct ExcerptWindow {
  /// What is shown; `…` marks where the line goes on.
  let text: String
  /// How many columns lie left of the caret.
  let caret: Int?

  private static let width = 96

  init(_ line: String, column: Int?) {
    let scalars = Array(line.unicodeScalars)
    let target = column.map { max(0, min($0 - 1, scalars.count)) }
    let start = Self.start(of: scalars.count, around: target ?? 0)
    let end = min(scalars.count, start + Self.width)
    let prefix = start > 0 ? "…" : ""
    let shown = Self.plain(scalars[start..<end])
    text = prefix + shown + (end < scalars.count ? "…" : "")
    caret = target.map { target in
      prefix.count
        + Self.plain(scalars[start..<max(start, target)]).unicodeScalars.reduce(0) { $0 + $1.columns }
    }
  }

  private static func start(of count: Int, around target: Int) -> Int {
    guard count > width, target > width / 2 else { return 0 }
    return min(target - width / 2, max(0, count - width))
  }

  /// A tab is one space wide here, whatever the terminal does with tabs.
  private static func plain(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    visible(String(String.UnicodeScalarView(scalars.map { $0 == "\t" ? " " : $0 })))
  }
}

extension Unicode.Scalar {
  /// How many columns a terminal gives this scalar.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
