import CCurl

/// What holds for every transfer of a client.
package struct TransferSettings: Sendable {
  package var userAgent: String
  package var timeouts: Timeouts
  package var bodyLimit: Int
  package var redirectLimit: Int
  package var usesEnvironmentProxy: Bool
  package var acceptsCompression: Bool
}

/// What libcurl is told about a transfer.
enum CurlOptions {
  /// Sets all options on a handle that is new or has been reset.
  ///
  /// - Returns: The header list, which has to live as long as the transfer.
  static func apply(
    _ request: HTTPRequest, _ settings: TransferSettings, to easy: EasyHandle
  ) -> UnsafeMutablePointer<curl_slist>? {
    applySettings(settings, to: easy)
    easy.set(CURLOPT_URL, request.url)
    // Rather one connection for all than one for each. Without encryption, whether a connection can be shared
    // shows only with its first answer, and everything would wait for that.
    easy.set(CURLOPT_PIPEWAIT, request.url.hasPrefix("https:"))
    applyMethod(request, to: easy)
    let headers = list(request.headers)
    easy.set(CURLOPT_HTTPHEADER, headers)
    return headers
  }

  private static func applySettings(_ settings: TransferSettings, to easy: EasyHandle) {
    ccurl_restrict_to_http(easy.raw)
    ccurl_leave_resolver_behind(easy.raw)
    easy.set(CURLOPT_NOSIGNAL, true)
    easy.set(CURLOPT_FOLLOWLOCATION, settings.redirectLimit > 0)
    easy.set(CURLOPT_MAXREDIRS, settings.redirectLimit)
    // The empty list stands for whatever this libcurl can decompress.
    if settings.acceptsCompression { easy.set(CURLOPT_ACCEPT_ENCODING, "") }
    easy.set(CURLOPT_MAXFILESIZE_LARGE, offset: settings.bodyLimit)
    easy.set(CURLOPT_USERAGENT, settings.userAgent)
    if !settings.usesEnvironmentProxy { easy.set(CURLOPT_NOPROXY, "*") }
    applyTimeouts(settings.timeouts, to: easy)
  }

  private static func applyTimeouts(_ timeouts: Timeouts, to easy: EasyHandle) {
    easy.set(CURLOPT_CONNECTTIMEOUT_MS, timeouts.connecting.wholeMilliseconds)
    easy.set(CURLOPT_LOW_SPEED_LIMIT, 1)
    easy.set(CURLOPT_LOW_SPEED_TIME, timeouts.inactivity.wholeSeconds)
    easy.set(CURLOPT_TIMEOUT_MS, timeouts.total.wholeMilliseconds)
  }

  private static func applyMethod(_ request: HTTPRequest, to easy: EasyHandle) {
    let body = request.body ?? (request.method == .post || request.method == .put ? [] : nil)
    if let body { applyBody(body, to: easy) }
    // Only this way libcurl does not wait for a body.
    if request.method == .head { return easy.set(CURLOPT_NOBODY, true) }
    // POST and GET are not named, so that a redirect can turn the one into the other.
    if request.method != (body == nil ? .get : .post) {
      easy.set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }
  }

  private static func applyBody(_ body: [UInt8], to easy: EasyHandle) {
    easy.set(CURLOPT_POSTFIELDSIZE_LARGE, offset: body.count)
    body.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress, !bytes.isEmpty {
        easy.set(CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: start))
      } else {
        easy.set(CURLOPT_COPYPOSTFIELDS, "")
      }
    }
  }

  private static func list(_ headers: HTTPHeaders) -> UnsafeMutablePointer<curl_slist>? {
    headers.fields.reduce(nil) { list, field in
      // A semicolon is how libcurl is asked to send a header without a value.
      curl_slist_append(list, field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
        ?? list
    }
  }
}
