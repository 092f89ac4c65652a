#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of its own for work that blocks. It hears no signals: those are for the main thread, and a broken
/// pipe is an error of its transfer.
enum LoopThread {
  /// Starts work that ends by itself.
  static func start(_ work: @escaping @Sendable () -> Void) {
    // A thread takes over the signal mask of the one that makes it.
    var none = sigset_t()
    var before = sigset_t()
    sigfillset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    create(Unmanaged.passRetained(Work(run: work)).toOpaque())
  }

  private static func create(_ work: UnsafeMutableRawPointer) {
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { run($0) }, work)
    #else
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { run($0) }, work)
    #endif
    precondition(code == 0, "the system gives no thread for the network")
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
  return nil
}
