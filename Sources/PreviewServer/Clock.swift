#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum Clock {
  static var secondsSince1970: Int { time(nil) }
}
