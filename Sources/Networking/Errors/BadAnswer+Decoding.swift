extension BadAnswer {
  /// What a failure to decode these bytes means.
  init(_ error: any Error, reading body: [UInt8]) {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context):
      self.init(at: context, "expected \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self.init(at: context, "expected \(Self.name(of: type)), found null")
    case .keyNotFound(let key, let context):
      self.init(at: context, "'\(key.stringValue.visibleStart(60))' is missing")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty || JSONSyntax.isValid(body):
      self.init(at: context, context.debugDescription.visibleStart(200))
    default:
      self.init(noJSON: body)
    }
  }

  /// What bytes are that are no JSON.
  init(noJSON body: [UInt8]) {
    self = body.looksLikeHTML ? .htmlPage : .notJSON(start: body.textStart(40))
  }

  private init(at context: DecodingError.Context, _ reason: String) {
    self = .wrongType(codingPath: Self.text(of: context.codingPath), reason: reason)
  }

  /// `stats[2].base_stat`
  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue.visibleStart(60)
      }
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any DictionaryLike.Type: "an object"
    case is any ArrayLike.Type: "an array"
    default: "\(type)"
    }
  }
}

/// Containers that `JSONDecoder` reports when a JSON object or array was expected.
private protocol DictionaryLike {}
private protocol ArrayLike {}
extension Dictionary: DictionaryLike {}
extension Array: ArrayLike {}

extension [UInt8] {
  /// Whether the first thing in it is a tag, as in a web page (and never in JSON).
  var looksLikeHTML: Bool {
    let start = textStart(64).lowercased()
    return ["<!doctype html", "<html", "<head", "<body"].contains { start.hasPrefix($0) }
  }

  /// How it begins, as visible text.
  func textStart(_ limit: Int) -> String {
    String(decoding: prefix(limit * 4), as: UTF8.self).visibleStart(limit)
  }
}
