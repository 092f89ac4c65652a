/// What addresses answered, in a file: a line for each with the time in seconds since 1970, the answer and the
/// address.
///
///     pokesite links 1
///     1764500000 alive https://example.org/
///     1764500001 404 https://example.org/gone
///
/// Only what servers said is kept; whether one can be reached is asked each time.
struct LinkMemory: Sendable {
  /// How long an answer counts, in seconds.
  static let lifetime: Int64 = 86_400

  let path: String

  private static let format = "pokesite links 1"

  /// The answers that still count; none if the file is not there or not of this form.
  func states(at now: Int64) -> [String: LinkState] {
    freshEntries(at: now).reduce(into: [:]) { states, entry in
      states[entry.address] = entry.state
    }
  }

  /// Keeps answers, with those that are still fresh.
  ///
  /// - Parameter known: what was read before, and keeps its time.
  func store(_ states: [String: LinkState], at now: Int64, keeping known: [String: LinkState]) {
    let old = freshEntries(at: now).filter { known[$0.address] != nil }
    let new = states.filter { known[$0.key] == nil }.map {
      Entry(time: now, state: $0.value, address: $0.key)
    }
    guard !new.isEmpty else { return }
    let lines = (old + new).sorted { $0.address < $1.address }.compactMap(\.line)
    let bytes = Array(([Self.format] + lines).joined(separator: "\n").utf8) + Array("\n".utf8)
    guard let slash = path.lastIndex(of: "/"), CacheFile.makeFolder(String(path[..<slash])) else { return }
    // Without the file, the next run asks again; nothing else depends on it.
    _ = CacheFile.replace(path, with: bytes, beside: "\(path).\(UInt64.random(in: .min ... .max)).part")
  }

  private struct Entry {
    let time: Int64
    let state: LinkState
    let address: String

    init(time: Int64, state: LinkState, address: String) {
      self.time = time
      self.state = state
      self.address = address
    }

    init?(_ line: Substring) {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let time = Int64(parts[0]) else { return nil }
      if parts[1] == "alive" {
        self.init(time: time, state: .alive, address: String(parts[2]))
      } else if let status = Int(parts[1]), (100..<1000).contains(status) {
        self.init(time: time, state: .status(status), address: String(parts[2]))
      } else {
        return nil
      }
    }

    var line: String? {
      switch state {
      case _ where address.contains { $0.isNewline }: nil
      case .alive: "\(time) alive \(address)"
      case .status(let status): "\(time) \(status) \(address)"
      case .failed: nil
      }
    }
  }

  /// What comes from the future was written while the clock was wrong.
  private func freshEntries(at now: Int64) -> [Entry] {
    entries.filter { (now - Self.lifetime...now).contains($0.time) }
  }

  private var entries: [Entry] {
    guard let bytes = CacheFile.contents(of: path) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.first == Self.format[...] ? lines.dropFirst().compactMap(Entry.init) : []
  }
}
