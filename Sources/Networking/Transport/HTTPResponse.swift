/// What came back, complete and decompressed, whatever its status.
package struct HTTPResponse: Sendable, Hashable {
  package var status: Int
  package var headers: HTTPHeaders
  package var body: [UInt8]
  /// Where the answer came from in the end, after redirects.
  package var finalURL: String
  /// Bytes of the body as they came over the wire, compressed or not.
  package var bytesReceived: Int

  package init(
    status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], finalURL: String = "", bytesReceived: Int = 0
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.finalURL = finalURL
    self.bytesReceived = bytesReceived
  }
}
