#if os(Linux)
  import Foundation
  import TestSupport

  /// A disk of its own for a shell script, of a size, gone with it: no other program sees it.
  struct SmallDisk {
    /// The files that the script starts with, and those that it leaves in `$OUT`.
    let folder: TemporaryFolder
    /// In KiB.
    let size: Int

    /// Whether this machine lets its tests mount anything, as root or in a name space of their own.
    static let isAvailable: Bool = {
      guard let folder = try? TemporaryFolder() else { return false }
      return (try? SmallDisk(folder: folder, size: 64).run("true"))?.code == 0
    }()

    /// Runs a script on the disk, on which the folder's `disk/` is copied first. `$OUT` is outside of it, `fill 100`
    /// leaves 100 KiB on it, and `pokesite` is the program.
    func run(_ script: String, environment: [String: String] = [:]) throws -> Program.Result {
      try folder.makeFolder("disk")
      try folder.makeFolder("mounted")
      try folder.makeFolder("out")
      try folder.write(
        "script",
        """
        set -eu
        mount -t tmpfs -o size=\(size)k disk '\(folder("mounted"))'
        cp -R '\(folder("disk"))/.' '\(folder("mounted"))'
        cd '\(folder("mounted"))'
        OUT='\(folder("out"))'
        pokesite() { '\(try Program.productPath("pokesite"))' "$@"; }
        fill() {
          head -c $(($(df --output=avail -k . | tail -n 1) - $1))k /dev/zero >filler
        }
        \(script)
        """)
      let root = getuid() == 0 ? [] : ["--map-root-user"]
      return try Program(path: "/usr/bin/unshare").run(
        root + ["--mount", "sh", folder("script")], in: folder.path,
        environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": folder.path].merging(environment) {
          $1
        })
    }
  }
#endif
