#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The host of an absolute address, as browsers read it (https://url.spec.whatwg.org/#host-parsing).
struct AddressHost {
  /// With its port, if that is not to be left out.
  let text: String
  let isValid: Bool

  /// - Parameter address: of the scheme `http` or `https`.
  init(of address: String) {
    // Any number of slashes will do, and backslashes count as such.
    let behindScheme = address.drop { $0 != ":" }.dropFirst().drop { "/\\".contains($0) }
    let authority = behindScheme.prefix { !"/\\?#".contains($0) }
    // A name and a password may stand before the host.
    let start = authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex
    let place = authority[start...]
    let isIPv6 = place.hasPrefix("[")
    let end = isIPv6 ? place.firstIndex(of: "]").map(place.index(after:)) : place.firstIndex(of: ":")
    let host = place[..<(end ?? place.endIndex)]
    text = String(place)
    isValid =
      Self.isPort(place[host.endIndex...])
      && (isIPv6 ? Self.isIPv6(host) : Self.isName(host))
  }

  /// Nothing, or a colon with a number behind it, which may be missing.
  private static func isPort(_ text: Substring) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    return colon == ":" && digits.utf8.allSatisfy(\.isASCIIDigit) && (digits.isEmpty || UInt16(digits) != nil)
  }

  private static func isIPv6(_ text: Substring) -> Bool {
    var address = in6_addr()
    return text.last == "]" && inet_pton(AF_INET6, String(text.dropFirst().dropLast()), &address) == 1
  }

  private static func isName(_ text: Substring) -> Bool {
    let bytes = AddressResolver.percentDecoded(text.utf8)
    guard !bytes.isEmpty, !bytes.contains(where: \.isForbiddenInHost) else { return false }
    let name = String(decoding: bytes, as: UTF8.self)
    // White space of other scripts stands for a space.
    return !name.contains(where: \.isWhitespace) && (!endsInNumber(name) || isIPv4(name))
  }

  private static func endsInNumber(_ name: String) -> Bool {
    guard let last = name.split(separator: ".").last else { return false }
    return last.utf8.allSatisfy(\.isASCIIDigit)
  }

  private static func isIPv4(_ name: String) -> Bool {
    var address = in_addr()
    return inet_aton(name.hasSuffix(".") ? String(name.dropLast()) : name, &address) != 0
  }
}

extension UInt8 {
  fileprivate var isForbiddenInHost: Bool {
    self <= 0x20 || self == 0x7F || "#%/:<>?@[\\]^|".utf8.contains(self)
  }
}
