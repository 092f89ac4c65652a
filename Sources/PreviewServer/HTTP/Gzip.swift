internal import CZlib

/// Packs bytes in the format of gzip.
enum Gzip {
  /// Nil if there is no memory for it.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // The fastest level: on the loopback address packing costs more time than it saves, and is there so that
    // the preview behaves like a host.
    guard czlib_start_gzip(&stream, Z_BEST_SPEED) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    var isDone = false
    var input = bytes
    let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(room)
        isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
      count = isDone ? Int(stream.total_out) : 0
    }
    return isDone ? output : nil
  }
}
