#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A colour in sRGB.
package struct Color: Sendable, Hashable {
  let red: Int
  let green: Int
  let blue: Int

  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 255, green: 255, blue: 255)

  init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb`.
  init?(hex: String) {
    // `Int` takes a sign, too.
    guard hex.hasPrefix("#"), hex.utf8.count == 7,
      hex.utf8.dropFirst().allSatisfy({ $0.isASCIILetterOrDigit }),
      let value = Int(hex.dropFirst(), radix: 16)
    else {
      return nil
    }
    self.init(red: value >> 16, green: value >> 8 & 255, blue: value & 255)
  }

  /// A colour of middle lightness for a name that has none: always the same for one name.
  package init(for name: String) {
    let digest = Digest(Array(name.utf8))
    let hue = Double(digest.low % 360) / 60
    let rise = Int((1 - abs(hue.truncatingRemainder(dividingBy: 2) - 1)) * 130) + 55
    let (low, high) = (55, 185)
    self =
      switch Int(hue) {
      case 0: Color(red: high, green: rise, blue: low)
      case 1: Color(red: rise, green: high, blue: low)
      case 2: Color(red: low, green: high, blue: rise)
      case 3: Color(red: low, green: rise, blue: high)
      case 4: Color(red: rise, green: low, blue: high)
      default: Color(red: high, green: low, blue: rise)
      }
  }

  /// `#rrggbb`
  package var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return part < 16 ? "0" + digits : digits
      }.joined()
  }

  /// Black or white, whichever reads better on this colour.
  var readableText: Color {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }

  /// A mixture: none of `other` at 0, nothing but `other` at 1.
  func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Int, _ b: Int) -> Int { Int((Double(a) * (1 - share) + Double(b) * share).rounded()) }
    return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of WCAG 2.2.
  private var luminance: Double {
    func linear(_ part: Int) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
