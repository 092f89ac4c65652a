import Foundation

@testable import PreviewServer

extension FuzzTarget {
  /// A request to the preview server: its target, and the headers Range, If-Range, If-None-Match, Accept-Encoding and
  /// Host, a line each.
  static let request = FuzzTarget(name: "request") { input in
    let lines = input.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func line(_ index: Int) -> String? { index < lines.count && !lines[index].isEmpty ? lines[index] : nil }
    let request = Request(
      target: line(0) ?? "", isHead: input.bytes.count % 2 == 1, host: line(5), range: line(1),
      ifRange: line(2), ifNoneMatch: line(3), acceptEncoding: line(4))
    if let path = RequestPath(target: request.target) {
      let encoded = RequestPath.encoded(path.names, isFolder: path.isFolder)
      try require(RequestPath(target: encoded) == path, "a path comes back: \(encoded)")
    }
    for (base, reloads) in [("/", false), ("/", true), ("/dex/", true)] {
      let state = PreviewState(basePath: base)
      let responder = Responder(
        folder: ServedFolder(path: served), allowedHosts: AllowedHosts(), reloads: reloads,
        lock: ReadWriteLock(),
        history: Guarded(ReloadHistory(state, firstNumber: 1)))
      var response = responder.respond(to: request)
      try requireSafety(&response)
    }
  }

  private static let served = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Served/site").path()

  private static func requireSafety(_ response: inout Response) throws(Violation) {
    let (status, headers) = (response.status, response.headers)
    try require(
      [200, 206, 301, 302, 304, 400, 404, 416, 421, 503].contains(status), "\(status) is an answer")
    for (name, value) in headers {
      let isLine = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      try require(isLine, "\(name) is one line: \(value.debugDescription)")
      if name == "Location" {
        let path = value.utf8.dropFirst()
        let isOwn =
          value.hasPrefix("/") && path.first != UInt8(ascii: "/") && path.first != UInt8(ascii: "\\")
        try require(isOwn, "nobody is led to another host: \(value)")
      }
    }
    var body = ResponseBody.bytes([])
    swap(&body, &response.body)
    let bytes = try content(of: body)
    try require(!String(decoding: bytes, as: UTF8.self).contains("SECRET"), "nothing outside is served")
  }

  private static func content(of body: consuming ResponseBody) throws(Violation) -> [UInt8] {
    switch consume body {
    case .bytes(let bytes): return bytes
    case .events(let first): return first
    case .file(let file, let range):
      let size = file.size
      try require(range.lowerBound >= 0 && range.upperBound <= size, "a part lies in its file: \(range)")
      return file.contents() ?? []
    }
  }
}
