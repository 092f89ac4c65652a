#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program tells its caller; the numbers are those of `sysexits.h`.
enum ExitCode: Int32 {
  case done = 0
  /// The site has errors; nothing is half-written.
  case errorsReported = 1
  case wrongUsage = 64
  /// Something beyond this program is not to be had: a service that data comes from or a site goes to, the network, a
  /// port.
  case unavailable = 69
  case inputOutput = 74
  /// Ended by Ctrl-C.
  case interrupted = 130
}

func exit(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
