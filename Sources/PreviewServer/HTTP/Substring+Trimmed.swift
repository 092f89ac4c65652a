extension Substring {
  /// Without the spaces and tabs around it that HTTP allows in a header.
  var trimmed: String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let start = drop(while: isSpace)
    return String(
      start.prefix(upTo: start.lastIndex { !isSpace($0) }.map(start.index(after:)) ?? start.startIndex))
  }
}
