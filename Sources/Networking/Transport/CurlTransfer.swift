import CCurl

/// A transfer on its way: the handle, what has come so far, and who waits. Lives on the thread of its loop only.
final class CurlTransfer {
  let identifier: Int
  let request: HTTPRequest
  let easy: EasyHandle
  private let limit: Int
  private let continuation: CurlMailbox.Continuation
  private var headers = HTTPHeaders()
  private var body: [UInt8] = []
  private(set) var isTooLarge = false
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  init(_ order: CurlMailbox.Order, on easy: EasyHandle, _ settings: TransferSettings) {
    identifier = order.identifier
    request = order.request
    continuation = order.continuation
    limit = settings.bodyLimit
    self.easy = easy
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    headerList = CurlOptions.apply(request, settings, to: easy)
    connectCallbacks()
  }

  deinit {
    curl_slist_free_all(headerList)
    errorText.deallocate()
  }

  /// What libcurl says about a failure, or else its general words for the code.
  func reason(_ code: CURLcode) -> String {
    let text = String(cString: errorText)
    return (text.isEmpty ? String(cString: curl_easy_strerror(code)) : text).visibleStart(200)
  }

  var bytesReceived: Int { body.count }

  /// Hands the outcome to the task that waits.
  func finish(_ code: CURLcode, _ settings: TransferSettings) {
    continuation.resume(
      returning: code == CURLE_OK ? .success(response) : .failure(failure(code, settings)))
  }

  func cancel() {
    continuation.resume(returning: .failure(.cancelled(url: request.url)))
  }

  private var response: HTTPResponse {
    HTTPResponse(
      status: easy.number(CURLINFO_RESPONSE_CODE), headers: headers, body: body,
      finalURL: easy.text(CURLINFO_EFFECTIVE_URL), bytesReceived: easy.offset(CURLINFO_SIZE_DOWNLOAD_T))
  }

  // The loop keeps the transfer alive until its handle has left the multi handle, so that the pointer
  // which the callbacks get is always good.
  private func connectCallbacks() {
    let this = Unmanaged.passUnretained(self).toOpaque()
    easy.set(CURLOPT_ERRORBUFFER, errorText)
    easy.set(CURLOPT_HEADERDATA, this)
    easy.set(CURLOPT_HEADERFUNCTION, receiveHeader)
    easy.set(CURLOPT_WRITEDATA, this)
    easy.set(CURLOPT_WRITEFUNCTION, receiveBody)
  }

  /// A header line; a status line begins the headers of the next answer, after a redirect for instance.
  fileprivate func receive(headerLine line: UnsafeRawBufferPointer) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      if line.starts(with: "HTTP/".utf8) { headers = HTTPHeaders() }
      return
    }
    headers.append(Self.trimmed(line[..<colon]), Self.trimmed(line[(colon + 1)...]))
  }

  /// Bytes of the body, decompressed. Whether they fit.
  fileprivate func receive(bodyPart part: UnsafeRawBufferPointer) -> Bool {
    if body.isEmpty { body.reserveCapacity(expectedLength) }
    isTooLarge = body.count + part.count > limit
    if !isTooLarge { body.append(contentsOf: part) }
    return !isTooLarge
  }

  /// What the server announces, and never so much that a lie costs memory.
  private var expectedLength: Int {
    min(max(0, easy.offset(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T)), limit, 4 << 20)
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 32 || (9...13).contains($0) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

private func transfer(_ pointer: UnsafeMutableRawPointer) -> CurlTransfer {
  Unmanaged<CurlTransfer>.fromOpaque(pointer).takeUnretainedValue()
}

private func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  transfer(context).receive(headerLine: UnsafeRawBufferPointer(start: bytes, count: size * count))
  return size * count
}

/// Answers less than it got, which ends the transfer, when the body is too large.
private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context, size * count > 0 else { return 0 }
  let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer(context).receive(bodyPart: part) ? part.count : 0
}
