import CCurl

/// libcurl itself.
enum CurlLibrary {
  /// libcurl asks to be made ready once, before anything else. Swift makes a static value once.
  private static let readiness = curl_global_init(Int(CURL_GLOBAL_DEFAULT))

  /// - Returns: A handle that the caller frees.
  static func makeMultiHandle(connections: Int) -> OpaquePointer {
    guard readiness == CURLE_OK, let multi = curl_multi_init() else {
      preconditionFailure("libcurl cannot be started: there is no memory left")
    }
    _ = ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, connections)
    _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections)
    return multi
  }
}
