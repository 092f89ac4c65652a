import CCurl

/// One of libcurl's handles for a transfer. Used on the thread of its loop only.
struct EasyHandle: Hashable {
  let raw: OpaquePointer

  func set(_ option: CURLoption, _ value: Int) { _ = ccurl_set_long(raw, option, value) }

  func set(_ option: CURLoption, _ value: Bool) { set(option, value ? 1 : 0) }

  func set(_ option: CURLoption, _ value: String) { _ = ccurl_set_string(raw, option, value) }

  func set(_ option: CURLoption, offset: Int) { _ = ccurl_set_offset(raw, option, curl_off_t(offset)) }

  func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer?) {
    _ = ccurl_set_pointer(raw, option, value)
  }

  func set(_ option: CURLoption, _ value: @escaping curl_write_callback) {
    _ = ccurl_set_callback(raw, option, value)
  }

  func number(_ info: CURLINFO) -> Int {
    var value = 0
    _ = ccurl_get_long(raw, info, &value)
    return value
  }

  func offset(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    _ = ccurl_get_offset(raw, info, &value)
    return Int(value)
  }

  func text(_ info: CURLINFO) -> String {
    var value: UnsafePointer<CChar>?
    _ = ccurl_get_string(raw, info, &value)
    return value.map { String(cString: $0) } ?? ""
  }
}
