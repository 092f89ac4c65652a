import Foundation

/// Reads the requests of one connection, one after the other.
struct RequestReader {
  private let connection: Int32
  private var buffer: [UInt8] = []

  init(_ connection: Int32) { self.connection = connection }

  /// The next request; nil at the end of the connection.
  mutating func next() -> StubServer.Request? {
    var headEnd = buffer.firstRange(of: Self.emptyLine)
    while headEnd == nil {
      guard receive() else { return nil }
      headEnd = buffer.firstRange(of: Self.emptyLine)
    }
    guard let headEnd else { return nil }
    let lines = String(decoding: buffer[..<headEnd.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    buffer.removeSubrange(..<headEnd.upperBound)
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let headers = Self.headers(lines.dropFirst())
    guard let body = take(Int(headers["content-length"] ?? "0") ?? 0) else { return nil }
    return .init(method: String(words[0]), target: String(words[1]), headers: headers, body: body)
  }

  private static func headers(_ lines: ArraySlice<String>) -> [String: String] {
    lines.reduce(into: [:]) { headers, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
        in: .whitespaces)
    }
  }

  private mutating func take(_ count: Int) -> String? {
    while buffer.count < count {
      guard receive() else { return nil }
    }
    defer { buffer.removeFirst(count) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private mutating func receive() -> Bool {
    var part = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &part, part.count, 0)
    guard count > 0 else { return false }
    buffer += part[..<count]
    return true
  }

  private static let emptyLine = Array("\r\n\r\n".utf8)
}
