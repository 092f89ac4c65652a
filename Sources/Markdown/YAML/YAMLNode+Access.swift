public import Diagnostics

extension YAMLNode {
  /// Whether it is `null`, `~` or nothing at all.
  public var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.value == .null } else { false }
  }

  /// The value of a key, or nil if this is not a mapping or has no such key.
  public subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The text as it was written: `title: 1984` is the text `1984`, and `version: 1.10` keeps its zero.
  public func string() throws(Diagnostic) -> String {
    guard case .scalar(let scalar) = content, scalar.value != .null else { throw expected("text") }
    return scalar.text
  }

  /// `true` or `false`.
  public func bool() throws(Diagnostic) -> Bool {
    if case .scalar(let scalar) = content, case .bool(let bool) = scalar.value { return bool }
    throw expected("true or false")
  }

  /// A whole number.
  public func int() throws(Diagnostic) -> Int {
    if case .scalar(let scalar) = content, case .int(let int) = scalar.value { return int }
    throw expected("a whole number")
  }

  /// A number, whole or not.
  public func double() throws(Diagnostic) -> Double {
    if case .scalar(let scalar) = content {
      if case .int(let int) = scalar.value { return Double(int) }
      if case .double(let double) = scalar.value { return double }
    }
    throw expected("a number")
  }

  /// A list; a single value counts as a list of one, and nothing as an empty list.
  public func list() throws(Diagnostic) -> [YAMLNode] {
    switch content {
    case .sequence(let nodes): return nodes
    case .scalar: return isNull ? [] : [self]
    case .mapping: throw expected("a list")
    }
  }

  /// A list of texts.
  public func strings() throws(Diagnostic) -> [String] {
    var strings: [String] = []
    for node in try list() { strings.append(try node.string()) }
    return strings
  }

  /// Keys with values; nothing counts as an empty mapping.
  public func entries() throws(Diagnostic) -> [YAMLEntry] {
    if case .mapping(let entries) = content { return entries }
    guard isNull else { throw expected("keys with values") }
    return []
  }

  /// The error that something else should stand here.
  ///
  /// - Parameter what: what should stand here, such as "a whole number".
  public func expected(_ what: String) -> Diagnostic {
    .error(at: location, "expected \(what), found \(found)", fix: fix(towards: what))
  }

  private var found: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "keys with values"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "nothing"
      case .bool(let bool): "\(bool)"
      case .int, .double: "the number \(scalar.text)"
      case .string(let text): "the text '\(text.prefix(40))\(text.count > 40 ? "…" : "")'"
      }
    }
  }

  private func fix(towards what: String) -> String? {
    guard case .scalar(let scalar) = content, case .string(let text) = scalar.value else { return nil }
    let wanted = YAMLScalar(text, isPlain: true).value
    switch (wanted, text.lowercased()) {
    case (.bool, _), (.int, _), (.double, _): return scalar.isPlain ? nil : "remove the quotes"
    case (_, "yes"), (_, "on"): return what == "true or false" ? "write true" : nil
    case (_, "no"), (_, "off"): return what == "true or false" ? "write false" : nil
    default: return nil
    }
  }
}
