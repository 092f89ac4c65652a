/// Reads the moves of a form: a list of names, or for every way of learning a list of names or of `[level, name]`.
enum LearnedMoveReader {
  static func read(_ reader: inout EntryReader) -> [LearnedMove] {
    guard let value = reader.present("moves") else { return [] }
    if value.list != nil {
      return reader.texts("moves").map { LearnedMove(move: $0, method: nil, level: nil) }
    }
    guard reader.require(value.fields, value, "moves", "a list or an object of lists") != nil else {
      return []
    }
    return reader.members("moves").flatMap { method, value in
      learned(by: method, reader.require(value.list, value, "moves.\(method)", "a list"), &reader)
    }
  }

  private static func learned(
    by method: String, _ list: JSONElements?, _ reader: inout EntryReader
  ) -> [LearnedMove] {
    guard let list else { return [] }
    return list.enumerated().compactMap { index, value in
      if value.isNull { return nil }
      if let name = value.string {
        return name.isBlank ? nil : LearnedMove(move: name, method: method, level: nil)
      }
      guard let (level, name) = levelAndName(value) else {
        reader.report(value, "moves.\(method)[\(index)] is neither a name nor [level, name]")
        return nil
      }
      return LearnedMove(move: name, method: method, level: level)
    }
  }

  private static func levelAndName(_ value: JSONValue) -> (level: Int, name: String)? {
    guard var pair = value.list, let level = pair.next()?.int, let name = pair.next()?.string,
      pair.next() == nil, level >= 0, !name.isBlank
    else { return nil }
    return (level, name)
  }
}
