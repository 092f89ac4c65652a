import CCurl

/// Carries all transfers of a client on one thread: libcurl waits for every socket at once.
final class CurlLoop {
  private let multi: OpaquePointer
  private let mailbox: CurlMailbox
  private let settings: TransferSettings
  private var active: [EasyHandle: CurlTransfer] = [:]
  private var idle: [EasyHandle] = []
  private var isRunning = true

  init(_ mailbox: CurlMailbox, _ settings: TransferSettings) {
    multi = mailbox.multi
    self.mailbox = mailbox
    self.settings = settings
  }

  /// Returns when it is told to stop, with everything freed.
  func run() {
    while isRunning {
      mailbox.takeAll().forEach(obey)
      advance()
      finishCompleted()
      curl_multi_poll(multi, nil, 0, Self.longestSleep, nil)
    }
    active.values.forEach(cancel)
    for handle in idle { curl_easy_cleanup(handle.raw) }
    curl_multi_cleanup(multi)
  }

  private func obey(_ message: CurlMailbox.Message) {
    switch message {
    case .start(let order): start(order)
    case .cancel(let identifier): active.values.first { $0.identifier == identifier }.map(cancel)
    case .stop: isRunning = false
    }
  }

  private func start(_ order: CurlMailbox.Order) {
    guard let easy = idle.popLast() ?? curl_easy_init().map(EasyHandle.init) else {
      let failure = APIError.noConnection(.other(reason: "out of memory"), url: order.request.url)
      return order.continuation.resume(returning: .failure(failure))
    }
    let transfer = CurlTransfer(order, on: easy, settings)
    active[easy] = transfer
    guard curl_multi_add_handle(multi, easy.raw) != CURLM_OK else { return }
    transfer.finish(CURLE_FAILED_INIT, settings)
    release(transfer)
  }

  private func advance() {
    var running: Int32 = 0
    curl_multi_perform(multi, &running)
  }

  private func finishCompleted() {
    var remaining: Int32 = 0
    while let message = curl_multi_info_read(multi, &remaining)?.pointee {
      guard message.msg == CURLMSG_DONE, let transfer = active[EasyHandle(raw: message.easy_handle)] else {
        continue
      }
      transfer.finish(message.data.result, settings)
      release(transfer)
    }
  }

  private func cancel(_ transfer: CurlTransfer) {
    transfer.cancel()
    release(transfer)
  }

  /// Takes the handle out and keeps it for another transfer.
  private func release(_ transfer: CurlTransfer) {
    curl_multi_remove_handle(multi, transfer.easy.raw)
    curl_easy_reset(transfer.easy.raw)
    active[transfer.easy] = nil
    idle.append(transfer.easy)
  }

  /// In milliseconds. libcurl wakes for its own deadlines and the mailbox for its messages, so that this only
  /// keeps a lost wake-up from lasting.
  private static let longestSleep: Int32 = 10_000
}
