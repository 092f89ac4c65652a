extension String {
  /// Without the middle, if it is longer than anybody would read: messages quote what stands in files, and a name there
  /// may have a million letters.
  package var bounded: String {
    guard utf8.count > 600 else { return self }
    return String(unicodeScalars.prefix(300)) + " … " + String(unicodeScalars.suffix(200))
  }
}
