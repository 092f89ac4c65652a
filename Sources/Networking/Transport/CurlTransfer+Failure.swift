import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CurlTransfer {
  /// What libcurl's code means for the caller.
  func failure(_ code: CURLcode, _ settings: TransferSettings) -> APIError {
    let url = request.url
    return switch code {
    case CURLE_URL_MALFORMAT: .invalidRequest(.malformedURL, url: url)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .noConnection(.hostNotFound, url: url)
    case CURLE_COULDNT_CONNECT: .noConnection(connectionFault(code), url: url)
    case CURLE_OPERATION_TIMEDOUT: .timedOut(passedLimit(settings), url: url)
    // The request's own scheme has been checked before: only a redirect leads to another one.
    case CURLE_UNSUPPORTED_PROTOCOL: .redirectRefused(.scheme, url: url)
    case CURLE_TOO_MANY_REDIRECTS: .redirectRefused(.tooMany(limit: settings.redirectLimit), url: url)
    case CURLE_FILESIZE_EXCEEDED: .badAnswer(.tooLarge(limit: settings.bodyLimit), url: url)
    case CURLE_WRITE_ERROR where answer.isTooLarge: .badAnswer(.tooLarge(limit: settings.bodyLimit), url: url)
    case _ where Self.endings.contains(code): endedEarly
    case _ where Self.malformations.contains(code): .badAnswer(.malformed(reason: reason(code)), url: url)
    case _ where Self.insecurities.contains(code): .insecure(reason: reason(code), url: url)
    default: .noConnection(.other(reason: reason(code)), url: url)
    }
  }

  private static let endings = [
    CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_HTTP2,
    CURLE_HTTP2_STREAM,
  ]

  private static let malformations = [
    CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR,
  ]

  private static let insecurities = [
    CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
    CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
    CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_USE_SSL_FAILED,
  ]

  private var endedEarly: APIError {
    easy.number(CURLINFO_RESPONSE_CODE) == 0
      ? .noConnection(.closed, url: request.url)
      : .badAnswer(.cutShort(received: answer.body.count), url: request.url)
  }

  private func connectionFault(_ code: CURLcode) -> NoConnection {
    switch Int32(easy.number(CURLINFO_OS_ERRNO)) {
    case ECONNREFUSED: .refused
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN: .unreachable
    default: .other(reason: reason(code))
    }
  }

  /// libcurl has one code for all time-outs; which limit it was shows in how far the transfer came.
  private func passedLimit(_ settings: TransferSettings) -> TimedOut {
    if easy.offset(CURLINFO_PRETRANSFER_TIME_T) == 0 { return .connecting }
    let microseconds = easy.offset(CURLINFO_TOTAL_TIME_T)
    return microseconds / 1000 >= settings.timeouts.total.wholeMilliseconds ? .total : .inactive
  }
}
