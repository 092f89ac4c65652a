/// A request while it is read and answered. The library keeps a pointer to it and hands it on to every call.
///
/// It belongs to one connection, and a connection to one thread.
final class Exchange {
  /// As it was sent: `/pokemon/mr%20x/?tab=2`.
  let target: String
  /// Whether the library has told of the request already: it tells once when the header is there, and once more
  /// when the answer may be sent.
  var isAnnounced = false

  init(target: String) { self.target = target }
}
