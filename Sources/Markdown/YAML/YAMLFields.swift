public import Diagnostics

/// Reads the keys of one mapping and gathers all that is wrong with them, so that a person sees every fault of
/// their file in one run.
///
///     var fields = YAMLFields(of: node)
///     let title = fields.string("title")
///     let draft = fields.bool("draft") ?? false
///     let problems = fields.finish()
public struct YAMLFields: Sendable {
  private let entries: [YAMLEntry]
  private var asked: [String] = []
  private var diagnostics: [Diagnostic] = []

  /// The fields of a mapping; of nothing at all, no fields; of anything else, an error when finished.
  public init(of node: YAMLNode?) {
    do throws(Diagnostic) {
      entries = try node?.entries() ?? []
    } catch {
      entries = []
      diagnostics = [error]
    }
  }

  /// The value of a key, or nil if it is missing or null.
  public mutating func node(_ key: String) -> YAMLNode? {
    asked.append(key)
    guard let node = entries.first(where: { $0.key == key })?.value, !node.isNull else { return nil }
    return node
  }

  /// A text, or nil if it is missing or wrong.
  public mutating func string(_ key: String) -> String? {
    read(key) { node throws(Diagnostic) in try node.string() }
  }

  /// `true` or `false`, or nil if it is missing or wrong.
  public mutating func bool(_ key: String) -> Bool? {
    read(key) { node throws(Diagnostic) in try node.bool() }
  }

  /// A whole number, or nil if it is missing or wrong.
  public mutating func int(_ key: String) -> Int? {
    read(key) { node throws(Diagnostic) in try node.int() }
  }

  /// A number, or nil if it is missing or wrong.
  public mutating func double(_ key: String) -> Double? {
    read(key) { node throws(Diagnostic) in try node.double() }
  }

  /// A list of texts, or nil if it is missing or wrong; a single text counts as a list of one.
  public mutating func strings(_ key: String) -> [String]? {
    read(key) { node throws(Diagnostic) in try node.strings() }
  }

  /// Anything that `convert` can make of the value, or nil if it is missing or wrong.
  public mutating func read<Value>(
    _ key: String, as convert: (YAMLNode) throws(Diagnostic) -> Value
  ) -> Value? {
    guard let node = node(key) else { return nil }
    do throws(Diagnostic) {
      return try convert(node)
    } catch {
      diagnostics.append(error.about(key))
      return nil
    }
  }

  /// The fields nobody asked for, for templates.
  public var unread: [YAMLEntry] { entries.filter { !asked.contains($0.key) } }

  /// All that was wrong; keys that nobody asked for are errors unless `allowingOthers`.
  public func finish(allowingOthers: Bool = false) -> [Diagnostic] {
    allowingOthers ? diagnostics : diagnostics + unread.map(unknown)
  }

  private func unknown(_ entry: YAMLEntry) -> Diagnostic {
    .error(
      at: entry.keyLocation, "there is no setting '\(entry.key)'\(suggestion(for: entry.key, among: asked))")
  }
}

extension Diagnostic {
  /// The same fault, with the name of the key.
  fileprivate func about(_ key: String) -> Diagnostic {
    var named = self
    named.summary = "'\(key)': \(summary)"
    return named
  }
}
