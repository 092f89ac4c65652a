extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(_ number: Int) {
    var rest = number.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { append(UInt8(ascii: "-")) }
    self[start...].reverse()
  }

  /// Appends a number in the shortest form that reads back as the same number; a whole one without `.0`.
  mutating func append(_ number: Double) {
    if let whole = Int(exactly: number) {
      append(whole)
    } else {
      append(contentsOf: number.description.utf8)
    }
  }
}
