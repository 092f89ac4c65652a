/// The name of a column as people write it: `Sp. Atk`, `sp_atk` and `SpAtk` are one.
struct ColumnHeader {
  /// As it stands in the file.
  let text: String
  /// Its words in lower case, without punctuation.
  let words: [String]

  init(_ text: String) {
    self.text = text
    words = Self.words(text)
  }

  /// The words in one.
  var key: String { words.joined() }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isWordPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let beginsWord = scalar.properties.isUppercase && last.properties.isLowercase
      if !isWordPart || beginsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWordPart { word += scalar.properties.lowercaseMapping }
      last = scalar
    }
    return word.isEmpty ? words : words + [word]
  }
}
