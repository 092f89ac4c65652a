import Diagnostics
import Foundation

@testable import Networking
@testable import Pokedex

extension FuzzTarget {
  /// A JSON text, read by pokesite's two readers and by Foundation's.
  static let json = FuzzTarget(name: "json") { input in
    let isValid = JSONSyntax.isValid(input.bytes)
    do {
      let document = try JSONDocument(file: "data.json", bytes: input.bytes)
      try require(isValid, "what is data is JSON to the network too")
      let value = JSON(document.root)
      try requireRoundTrip(value)
      try requireAgreement(of: value, input.bytes)
    } catch let fault as Diagnostic {
      try requirePlaces([fault], in: [SourceText(file: "data.json", text: input.text)])
      let isLimit = ["deeper than", "larger than"].contains { fault.summary.contains($0) }
      try require(!isValid || isLimit, "JSON to the network is data too: \(fault.summary)")
    }
  }

  private static func requireRoundTrip(_ value: JSON) throws {
    var writer = JSONWriter()
    writer.value(value)
    let again = try JSONDocument(file: "again.json", bytes: writer.bytes)
    try require(JSON(again.root) == value, "what is written reads the same: \(value)")
  }

  /// Foundation guesses other encodings where a zero stands, and keeps one of several equal keys.
  private static func requireAgreement(of value: JSON, _ bytes: [UInt8]) throws {
    guard !bytes.contains(0),
      let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    else { return }
    try require(agrees(value, other), "Foundation reads the same: \(value) \(other)")
  }

  private static func agrees(_ value: JSON, _ other: Any) -> Bool {
    switch value {
    case .null: return other is NSNull
    case .bool(let bool): return other as? Bool == bool
    case .int(let int): return isNear(other, Double(int))
    case .double(let double): return isNear(other, double)
    // By scalars: to `String`, texts that are written in two ways are one. Foundation drops byte order marks.
    case .string(let string):
      return (other as? String).map { other in
        other.unicodeScalars.filter { $0 != "\u{FEFF}" }
          .elementsEqual(string.unicodeScalars.filter { $0 != "\u{FEFF}" })
      } ?? false
    case .list(let list):
      guard let others = other as? [Any], others.count == list.count else { return false }
      return zip(list, others).allSatisfy(agrees)
    case .object(let fields):
      guard let others = other as? [String: Any] else { return false }
      guard Set(fields.map(\.key)).count == fields.count else { return true }
      return fields.allSatisfy { field in
        field.key.unicodeScalars.contains("\u{FEFF}")
          || others[field.key].map { agrees(field.value, $0) } ?? false
      }
    }
  }

  /// Foundation goes by way of decimal numbers, whose last digit may differ.
  private static func isNear(_ other: Any, _ number: Double) -> Bool {
    (other as? NSNumber).map { abs($0.doubleValue - number) <= abs(number) * 1e-15 } ?? false
  }
}
