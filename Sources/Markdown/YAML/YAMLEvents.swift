internal import CYaml

/// One step of libyaml through a file.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case streamEnd
    case scalar(YAMLScalar)
    case sequenceStart
    case mappingStart
    case collectionEnd
    case alias
    /// What pokesite need not know.
    case other
  }

  let kind: Kind
  /// Where it begins, in Unicode scalars.
  let start: Int
  let hasAnchor: Bool
  let hasTag: Bool
}

/// libyaml's own account of a fault.
struct YAMLFault: Error {
  enum Place {
    case scalars(Int)
    case bytes(Int)
  }

  let problem: String
  let place: Place
  /// The character at fault, if libyaml names one.
  let value: Int?
}

/// The events of a text: owns libyaml's parser and the bytes that it reads.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(of text: String) {
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(fromContentsOf: text.utf8)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var fault: YAMLFault {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not enough memory"
    guard parser.pointee.error == YAML_READER_ERROR else {
      return YAMLFault(problem: problem, place: .scalars(parser.pointee.problem_mark.index), value: nil)
    }
    let value = Int(parser.pointee.problem_value)
    return YAMLFault(
      problem: problem, place: .bytes(parser.pointee.problem_offset), value: value < 0 ? nil : value)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self.init(.documentStart, at: event)
    case YAML_STREAM_END_EVENT: self.init(.streamEnd, at: event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self.init(.collectionEnd, at: event)
    case YAML_ALIAS_EVENT: self.init(.alias, at: event)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      self.init(.scalar(YAMLScalar(scalar)), at: event, anchor: scalar.anchor, tag: scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      self.init(.sequenceStart, at: event, anchor: sequence.anchor, tag: sequence.tag)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      self.init(.mappingStart, at: event, anchor: mapping.anchor, tag: mapping.tag)
    default: self.init(.other, at: event)
    }
  }

  private init(
    _ kind: Kind, at event: yaml_event_t, anchor: UnsafeMutablePointer<UInt8>? = nil,
    tag: UnsafeMutablePointer<UInt8>? = nil
  ) {
    self.init(kind: kind, start: event.start_mark.index, hasAnchor: anchor != nil, hasTag: tag != nil)
  }
}

extension YAMLScalar {
  fileprivate init(_ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar) {
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    self.init(String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
  }
}
