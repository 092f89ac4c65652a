/// Finds bytes that are no UTF-8 text.
enum InvalidUTF8 {
  /// The first such byte of each line.
  static func firstOfEachLine(_ bytes: [UInt8], most: Int) -> [Int] {
    if String(validating: bytes, as: UTF8.self) != nil { return [] }
    var offsets: [Int] = []
    var start = 0
    while start < bytes.count, offsets.count < most {
      // A line feed is part of no longer sequence, so that lines can be judged one by one.
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let offset = first(bytes[start..<end]) { offsets.append(offset) }
      start = end + 1
    }
    return offsets
  }

  private static func first(_ line: ArraySlice<UInt8>) -> Int? {
    var decoder = UTF8.ForwardParser()
    var iterator = line.makeIterator()
    var offset = line.startIndex
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
