import CCurl

/// URLs as libcurl reads them, so that what is checked here is what is asked for there.
enum URLParser {
  /// The scheme of an absolute URL in lower case; nil if the text is none.
  static func scheme(of url: String) -> String? {
    // To C the text would end there, and what stands behind would go unchecked into the names of cached answers.
    guard !url.utf8.contains(0), let handle = curl_url() else { return nil }
    defer { curl_url_cleanup(handle) }
    let flags = UInt32(CURLU_NON_SUPPORT_SCHEME)
    guard curl_url_set(handle, CURLUPART_URL, url, flags) == CURLUE_OK else { return nil }
    var scheme: UnsafeMutablePointer<CChar>?
    guard ccurl_url_get(handle, CURLUPART_SCHEME, &scheme, 0) == CURLUE_OK, let scheme else { return nil }
    defer { curl_free(scheme) }
    return String(cString: scheme).lowercased()
  }
}
