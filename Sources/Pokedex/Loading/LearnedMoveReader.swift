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
    var moves: [LearnedMove] = []
    for (method, value) in reader.members("moves") {
      guard let list = reader.require(value.list, value, "moves.\(method)", "a list") else { continue }
      for (index, value) in reader.elements(list, "moves.\(method)") {
        if let move = learned(by: method, index, value, &reader) { moves.append(move) }
      }
    }
    return moves
  }

  private static func learned(
    by method: String, _ index: Int, _ value: JSONValue, _ reader: inout EntryReader
  ) -> LearnedMove? {
    if let name = value.string {
      return name.isBlank ? nil : LearnedMove(move: name, method: method, level: nil)
    }
    guard let (level, name) = levelAndName(value) else {
      reader.report(value, "moves.\(method)[\(index)] is neither a name nor [level, name]")
      return nil
    }
    return LearnedMove(move: name, method: method, level: level)
  }

  private static func levelAndName(_ value: JSONValue) -> (level: Int, name: String)? {
    guard var pair = value.list, let level = pair.next()?.int, let name = pair.next()?.string,
      pair.next() == nil, (0...Dex.greatestNumber).contains(level), !name.isBlank
    else { return nil }
    return (level, name)
  }
}
