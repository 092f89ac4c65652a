extension String {
  /// The path without capital letters: as file systems compare it that do not tell those from small ones.
  var foldedPath: String {
    let isFolded = utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isFolded ? self : lowercased()
  }
}
