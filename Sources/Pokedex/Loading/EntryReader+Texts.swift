extension EntryReader {
  /// An object of texts, in the order of the file: names by language, texts by version.
  mutating func localTexts(_ key: String) -> [LocalizedText] {
    members(key).compactMap { language, value in
      text(value, "\(key).\(language)").map { LocalizedText(language: language, text: $0) }
    }
  }
}
