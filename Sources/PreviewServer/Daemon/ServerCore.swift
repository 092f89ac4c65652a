internal import CMicrohttpd
import MediaTypes

/// What the threads of the library share.
final class ServerCore: Sendable {
  let responder: Responder
  let hub = EventHub()
  let connections = ConnectionWatch()

  init(_ responder: Responder) { self.responder = responder }

  /// Answers a request on its connection.
  func answer(_ request: Request, on connection: OpaquePointer) -> MHD_Result {
    let response = responder.respond(to: request)
    let status = response.status
    let headers = response.headers
    guard let answer = made(response.body, request, connection) else {
      let refusal = Response(503, .plainText, "The preview has no room for this; close other pages of it.\n")
      return queue(made(refusal.body, request, connection), 503, refusal.headers, connection)
    }
    return queue(answer, status, headers, connection)
  }

  /// For what is neither GET nor HEAD.
  func refuse(on connection: OpaquePointer) -> MHD_Result {
    let refusal = Response(
      405, .plainText, "A preview is only there to be read.\n", headers: [("Allow", "GET, HEAD")])
    let headers = refusal.headers
    guard case .bytes(let bytes) = refusal.body else { return .NO }
    return queue(Self.made(bytes), 405, headers, connection)
  }

  // MARK: - Parts

  private func queue(
    _ response: OpaquePointer?, _ status: Int, _ headers: [(name: String, value: String)],
    _ connection: OpaquePointer
  ) -> MHD_Result {
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    for header in headers { MHD_add_response_header(response, header.name, header.value) }
    return MHD_queue_response(connection, UInt32(status), response)
  }

  private func made(
    _ body: consuming ResponseBody, _ request: Request, _ connection: OpaquePointer
  ) -> OpaquePointer? {
    switch consume body {
    case .bytes(let bytes): return Self.made(bytes)
    case .file(let file, let range): return Self.made(FilePart(file, range))
    case .events(let first):
      if request.isHead { return Self.made([]) }
      return stream(first, connection)
    }
  }

  private static func made(_ bytes: [UInt8]) -> OpaquePointer? {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes {
      MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
  }

  // The library could send the file by itself, but waits for bytes that never come when the file is cut meanwhile.
  private static func made(_ part: FilePart) -> OpaquePointer? {
    let context = Unmanaged.passRetained(part).toOpaque()
    guard let response = cmhd_content(UInt64(part.range.count), readFile, context, endFile) else {
      endFile(context)
      return nil
    }
    return response
  }

  private func stream(_ first: [UInt8], _ connection: OpaquePointer) -> OpaquePointer? {
    guard let number = hub.add(EventHub.Connection(pointer: connection), first: first) else { return nil }
    let subscription = Unmanaged.passRetained(Subscription(hub: hub, number: number))
    guard let response = cmhd_stream(readEvents, subscription.toOpaque(), endEvents) else {
      endEvents(subscription.toOpaque())
      return nil
    }
    return response
  }
}

/// A part of a file that is on its way; the library keeps a pointer to it.
private final class FilePart {
  let file: OpenFile
  let range: Range<Int>

  init(_ file: consuming OpenFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

private func readFile(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let context, let buffer else { return cmhd_end_with_error() }
  let part = Unmanaged<FilePart>.fromOpaque(context).takeUnretainedValue()
  let start = part.range.lowerBound + Int(position)
  let space = UnsafeMutableRawBufferPointer(start: buffer, count: min(size, part.range.upperBound - start))
  let count = part.file.read(into: space, from: start)
  // The size is promised already, so that only the connection's end can say that bytes are missing.
  return count > 0 ? count : cmhd_end_with_error()
}

private func endFile(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<FilePart>.fromOpaque(context).release()
}

/// A listener's place in the hub; the library keeps a pointer to it.
private final class Subscription {
  let hub: EventHub
  let number: Int

  init(hub: EventHub, number: Int) {
    self.hub = hub
    self.number = number
  }
}

private func readEvents(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let context, let buffer else { return cmhd_end_of_stream() }
  let subscription = Unmanaged<Subscription>.fromOpaque(context).takeUnretainedValue()
  guard let bytes = subscription.hub.next(subscription.number, atMost: size) else {
    return cmhd_end_of_stream()
  }
  UnsafeMutableRawPointer(buffer).copyMemory(from: bytes, byteCount: bytes.count)
  return bytes.count
}

private func endEvents(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  let subscription = Unmanaged<Subscription>.fromOpaque(context).takeRetainedValue()
  subscription.hub.remove(subscription.number)
}
