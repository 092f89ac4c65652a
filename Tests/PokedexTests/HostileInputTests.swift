import Diagnostics
import Testing

@testable import Pokedex

/// No bytes, however broken, crash the loader, and every fault has a place inside the file.
@Suite struct HostileInputTests {
  private static let valid = """
    {"types": [{"name": "Sound", "color": "#fff", "double_damage_to": ["Glass"]}, {"name": "Glass"}],
     "stats": [{"name": "Luck"}], "generations": [{"id": 1, "name": "One", "region": "Here"}],
     "moves": [{"name": "Hum", "type": "Sound", "power": 4}], "abilities": [{"name": "Echo", "description": "E."}],
     "pokemon": [
      {"name": "Écho", "id": 1, "names": {"ja": "エコー"}, "types": ["Sound"], "stats": {"luck": 7, "hp": 1.5},
       "abilities": ["echo", {"name": "Hum", "hidden": true}], "moves": {"level-up": [[5, "hum"]], "egg": ["x"]},
       "description": "A \\"bell\\"\\n\\ud83d\\ude00.", "sprites": {"front_default": "a.png"}, "height": 3},
      {"name": "Choir", "id": 2, "evolves_from": "Écho", "evolution": ["level 9"], "generation": 1,
       "is_baby": false, "gender_rate": -1, "egg_groups": ["a"], "free": {"a": [1, null, 1e5]},
       "forms": [{"name": "Choir of Glass", "types": ["Glass"], "weight": 12}]}]}
    """
  private static let grammar =
    Array("{}[],:\"\\\\u0019eE+-. \n\r\tnulltruefalse\u{FF}é".utf8) + [0xFF, 0xC3, 0]

  @Test func theFileThatIsBrokenIsWhole() {
    let loaded = load(Self.valid)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.dex.species.map(\.slug) == ["echo", "choir"])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func survivesRandomBytes(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<250 {
      let length = Int.random(in: 0...120, using: &random)
      let isGrammar = Bool.random(using: &random)
      check(
        (0..<length).map { _ in
          isGrammar
            ? Self.grammar.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        })
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func survivesMutations(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<120 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, &random) }
      check(bytes)
    }
  }

  /// Swaps whole values, so that the syntax stays right and the meaning does not.
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func survivesValuesInWrongPlaces(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let document = try JSONDocument(file: "f", bytes: Array(Self.valid.utf8))
    let ranges = document.tokens.map { token in
      let isString = token.kind == .string || token.kind == .escapedString
      return isString ? token.range.lowerBound - 1..<token.range.upperBound + 1 : token.range
    }
    for _ in 0..<120 {
      guard let from = ranges.randomElement(using: &random), let to = ranges.randomElement(using: &random)
      else {
        continue
      }
      var bytes = document.text.bytes
      bytes.replaceSubrange(to, with: document.text.bytes[from])
      check(bytes)
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...9, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = grammar.randomElement(using: &random) ?? 0
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
    case 3: bytes.removeSubrange(place...)
    default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let loaded = Dex.load([DataFile(path: "f.json", bytes: bytes)])
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
    for diagnostic in loaded.diagnostics {
      guard let line = diagnostic.location?.line, let column = diagnostic.location?.column,
        lines.indices.contains(line - 1)
      else {
        Issue.record("no place in the file: \(diagnostic.line) \(bytes)")
        continue
      }
      #expect((1...lines[line - 1].unicodeScalars.count + 1).contains(column), "\(diagnostic.line) \(bytes)")
    }
    _ = DiagnosticFormatter().format(loaded.diagnostics)
    for species in loaded.dex.species { _ = loaded.dex.firstStage(of: species) }
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
