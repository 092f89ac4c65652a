import Diagnostics

/// Builds the tree of a document from its events, without recursion.
struct YAMLBuilder {
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var isFinished = false

  private let source: SourceText
  private var open: [YAMLCollection] = []
  private var hasDocument = false

  init(source: SourceText) {
    self.source = source
  }

  /// Takes the next event, which begins at `offset` of the file.
  mutating func take(_ event: YAMLEvent, at offset: Int) {
    if event.hasAnchor { refuse(.anchors, at: offset) }
    if event.hasTag { refuse(.tags, at: offset) }
    switch event.kind {
    case .documentStart: beginDocument(at: offset)
    case .scalar(let scalar): add(.scalar(scalar), at: offset)
    case .sequenceStart: begin(YAMLCollection(.sequence, at: offset))
    case .mappingStart: begin(YAMLCollection(.mapping, at: offset))
    case .collectionEnd: endCollection()
    case .alias: refuse(.anchors, at: offset)
    case .streamEnd: isFinished = true
    case .other: break
    }
  }

  /// Adds libyaml's fault, in pokesite's words.
  mutating func report(_ fault: YAMLFault, at offset: Int) {
    diagnostics.append(fault.diagnostic(at: source.location(utf8Offset: offset)))
  }

  private mutating func beginDocument(at offset: Int) {
    if hasDocument { refuse(.secondDocument, at: offset) }
    hasDocument = true
  }

  private mutating func begin(_ collection: YAMLCollection) {
    guard open.count < YAML.nestingLimit else { return refuse(.nesting, at: collection.offset) }
    open.append(collection)
  }

  private mutating func endCollection() {
    guard let collection = open.popLast() else { return }
    add(collection.content, at: collection.offset)
  }

  private mutating func add(_ content: YAMLNode.Content, at offset: Int) {
    let node = YAMLNode(content: content, utf8Offset: offset, source: source)
    guard let last = open.indices.last else { return root = node }
    guard !open[last].isFull else { return refuse(.items, at: open[last].offset) }
    if let problem = open[last].add(node) { diagnostics.append(problem) }
  }

  /// What pokesite's YAML does without: the rest of the file is not read.
  private mutating func refuse(_ refusal: YAMLRefusal, at offset: Int) {
    diagnostics.append(refusal.diagnostic(at: source.location(utf8Offset: offset)))
    isFinished = true
  }
}

/// A list or mapping that is still open.
struct YAMLCollection {
  enum Kind {
    case sequence
    case mapping
  }

  let offset: Int
  private let kind: Kind
  private var nodes: [YAMLNode] = []
  private var entries: [YAMLEntry] = []
  private var keys: [String: Int] = [:]
  private var key: YAMLNode?
  /// How many items it has, or keys, those that are wrong included.
  private var count = 0

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Whether no further item or key may follow.
  var isFull: Bool { count == YAML.itemLimit && key == nil }

  var content: YAMLNode.Content {
    kind == .sequence ? .sequence(nodes) : .mapping(entries)
  }

  /// Adds an item, a key or a value, whichever is next.
  mutating func add(_ node: YAMLNode) -> Diagnostic? {
    guard kind == .mapping else {
      nodes.append(node)
      count += 1
      return nil
    }
    guard let key else {
      self.key = node
      count += 1
      return nil
    }
    self.key = nil
    return add(node, for: key)
  }

  private mutating func add(_ value: YAMLNode, for key: YAMLNode) -> Diagnostic? {
    guard case .scalar(let scalar) = key.content else {
      return .error(at: key.location, "a key must be text, not a list or a mapping")
    }
    if let first = keys.updateValue(key.utf8Offset, forKey: scalar.text) {
      return duplicate(scalar.text, second: key, first: first)
    }
    entries.append(YAMLEntry(key: scalar.text, keyOffset: key.utf8Offset, value: value))
    return nil
  }

  private func duplicate(_ name: String, second: YAMLNode, first: Int) -> Diagnostic {
    let line = second.source.location(utf8Offset: first).line ?? 1
    return .error(
      at: second.location, "the key '\(name)' stands here a second time",
      explanation: "the first is in line \(line)",
      fix: "keep one of them")
  }
}
