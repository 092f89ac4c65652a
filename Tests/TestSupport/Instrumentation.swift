#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// What the tests have been told for the runtime of a sanitizer and for that of coverage: the programs that they run are
/// built like them and have to be told as well.
public enum Instrumentation {
  private static let address = "ASAN_OPTIONS"
  private static let variables = [address, "TSAN_OPTIONS"]
  private static let profile = "LLVM_PROFILE_FILE"

  /// Where a program writes its coverage that is killed at any moment, or whose writing fails: it would cut the file that
  /// all share.
  public static let withoutCoverage = [profile: "/dev/null"]

  /// A program's variables with those that it needs.
  static func completing(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    for name in variables {
      // The options of a test come after those of all, and win.
      environment[name] = joined([own(name), environment[name]])
    }
    // Leaks are looked for in the tests, which use all that has to be given back: at the end of every program it would
    // take seconds, and beside strace it does not work.
    if let options = environment[address] { environment[address] = "\(options):detect_leaks=0" }
    environment[profile] = environment[profile] ?? own(profile)
    return environment
  }

  private static func joined(_ options: [String?]) -> String? {
    let options = options.compactMap(\.self)
    return options.isEmpty ? nil : options.joined(separator: ":")
  }

  private static func own(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
