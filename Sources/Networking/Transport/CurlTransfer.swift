import CCurl

/// A transfer on its way: the handle, what has come so far, and who waits. Lives on the thread of its loop only.
final class CurlTransfer {
  let identifier: Int
  let request: HTTPRequest
  let easy: EasyHandle
  private(set) var answer: AnswerBuffer
  private let continuation: CurlMailbox.Continuation
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  init(_ order: CurlMailbox.Order, on easy: EasyHandle, _ settings: TransferSettings) {
    identifier = order.identifier
    request = order.request
    continuation = order.continuation
    answer = AnswerBuffer(limit: settings.bodyLimit)
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
      status: easy.number(CURLINFO_RESPONSE_CODE), headers: answer.headers, body: answer.body,
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

  fileprivate func receive(headerLine line: UnsafeRawBufferPointer) {
    answer.receive(headerLine: line)
  }

  fileprivate func receive(bodyPart part: UnsafeRawBufferPointer) -> Bool {
    answer.receive(bodyPart: part, ofAnnounced: easy.offset(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T))
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
