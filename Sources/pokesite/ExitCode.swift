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
  case inputOutput = 74
}

func exit(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
