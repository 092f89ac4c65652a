import Diagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The two streams: results go to standard output, all else to standard error.
enum Console {
  static func result(_ text: String) {
    fputs(text, stdout)
    fflush(stdout)
  }

  /// Whether a result was lost, as on a full disk: whoever reads the file would take a part of it for all.
  static var hasLostResults: Bool { ferror(stdout) != 0 }

  static func note(_ text: String) {
    fputs(text, stderr)
  }

  static func report(_ diagnostics: [Diagnostic]) {
    fputs(DiagnosticFormatter(usesColor: usesColor).format(diagnostics), stderr)
  }

  /// Only for a terminal that is not told otherwise: https://no-color.org
  private static var usesColor: Bool {
    isatty(STDERR_FILENO) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
