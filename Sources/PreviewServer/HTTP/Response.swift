import MediaTypes

/// An answer, before it is handed to the library that sends it.
struct Response: ~Copyable {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: ResponseBody

  init(_ status: Int, headers: [(name: String, value: String)] = [], _ body: consuming ResponseBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Something that is made here, and not kept by the browser.
  init(
    _ status: Int, _ type: MediaType, _ bytes: [UInt8], headers: [(name: String, value: String)] = []
  ) {
    let usual = [
      ("Content-Type", type.name), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
    ]
    self.init(status, headers: usual + headers, .bytes(bytes))
  }

  init(_ status: Int, _ type: MediaType, _ text: String, headers: [(name: String, value: String)] = []) {
    self.init(status, type, Array(text.utf8), headers: headers)
  }

  /// Leads to another address. The browser must not keep it: the next site here may be another one.
  static func redirect(_ status: Int, to location: String) -> Response {
    Response(status, .plainText, "See \(location)\n", headers: [("Location", location)])
  }
}

enum ResponseBody: ~Copyable {
  case bytes([UInt8])
  /// A part of a file.
  case file(OpenFile, Range<Int>)
  /// Events of the live reload, for as long as the browser listens; what comes first.
  case events(first: [UInt8])
}
