import CCurl

/// HTTP over libcurl: one connection pool, one thread, any number of tasks that wait without one.
final class CurlTransport: Transport {
  private let mailbox: CurlMailbox

  /// - Parameter connections: How many may be open to one host, and how many stay open.
  init(_ settings: TransferSettings, connections: Int) {
    let mailbox = CurlMailbox(waking: CurlLibrary.makeMultiHandle(connections: connections))
    self.mailbox = mailbox
    LoopThread.start { CurlLoop(mailbox, settings).run() }
  }

  // Nobody waits any more, for a waiting task keeps its transport.
  deinit { mailbox.stop() }

  func exchange(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    let identifier = mailbox.takeIdentifier()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        mailbox.start(.init(identifier: identifier, request: request, continuation: continuation))
      }
    } onCancel: {
      mailbox.cancel(identifier)
    }
    return try result.get()
  }
}
