extension Output {
  /// Appends a number in decimal digits.
  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var divisor: UInt = 1
    while number.magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number.magnitude / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends a number in the shortest form that reads back as the same number; a whole one without `.0`.
  mutating func append(_ number: Double) {
    if number.magnitude < 0x1p63, Double(Int(number)) == number {
      append(Int(number))
    } else {
      append(number.description)
    }
  }
}
