#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The user's browser.
enum BrowserWindow {
  /// Shows an address in it. Answers whether there is a program that can.
  static func open(_ url: String) -> Bool {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // The shell ends at once, and what it leaves running is nobody's child: a browser outlives the preview.
    let script = "command -v \(opener) >/dev/null || exit 1; \(opener) \"$1\" >/dev/null 2>&1 </dev/null &"
    return run(["/bin/sh", "-c", script, "sh", url])
  }

  private static func run(_ command: [String]) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ctrl-C in this terminal is not meant for the browser, and the browser must not pass over signals as we do.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let arguments = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], nil, &attributes, arguments + [nil], environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
