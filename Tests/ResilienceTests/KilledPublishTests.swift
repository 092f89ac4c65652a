import Foundation
import TestSupport
import Testing

/// Publishing that is killed leaves files old or new, and published again the copy is the site.
@Suite struct KilledPublishTests {
  private let published: PublishedSite
  private var outside: TemporaryFolder { published.outside }

  init() throws { published = try PublishedSite() }

  @Test func intoABranch() throws {
    let outside = published.outside
    try published.tool(["git", "init", "--quiet", "--bare", "remote.git"])
    // The other side is another machine: it is not killed, it sees the connection end. `git daemon` would be two programs.
    let programs = try published.tool(["git", "--exec-path"]).split(separator: "\n")[0]
    let daemon = try Daemon(environment: published.environment) { port in
      [
        "\(programs)/git-daemon", "--export-all", "--enable=receive-pack", "--base-path=\(outside.path)",
        "--listen=127.0.0.1", "--port=\(port)",
      ]
    }
    let copy = try EditedCopy(
      published, to: "git:git://127.0.0.1:\(daemon.port)/remote.git#gh-pages", isAtomic: true
    ) { [published] in
      outside.remove("clone")
      try published.tool(["git", "clone", "--quiet", "--branch", "gh-pages", "remote.git", "clone"])
      return try outside.tree("clone").without(".git").contents
    }
    try copy.survives(Effort.kills)
    try published.tool(["git", "--git-dir", "remote.git", "fsck", "--strict"])
    try published.tool([
      "git", "--git-dir", published.site.folder(".pokesite/publish.git"), "fsck", "--strict",
    ])
  }

  @Test func intoAFolder() throws {
    let outside = published.outside
    let copy = try EditedCopy(published, to: outside("copy")) { try outside.tree("copy").contents }
    try copy.survives(Effort.kills)
  }

  @Test func intoABucket() throws {
    let program = "\(repository)/.build/test-servers/bin/moto_server"
    try #require(access(program, X_OK) == 0, "the S3 server for tests is not there; run make test-servers")
    let outside = published.outside
    let server = try Daemon(environment: published.environment) { port in
      [program, "--host", "127.0.0.1", "--port", "\(port)"]
    }
    try outside.write(
      "rclone.conf",
      """
      [store]
      type = s3
      provider = Other
      access_key_id = a
      secret_access_key = b
      force_path_style = true
      endpoint = http://127.0.0.1:\(server.port)

      """)
    let copy = try EditedCopy(published, to: "rclone:store:dex/www") { [published] in
      outside.remove("back")
      try published.tool(["rclone", "copy", "store:dex/www", "back"])
      return try outside.tree("back").contents
    }
    try copy.survives(Effort.kills)
  }

  /// rclone before 1.63 writes files in their place: only where it lives on are they whole.
  @Test func intoAFolderWithRclone() throws {
    let outside = published.outside
    try outside.write("rclone.conf", "[here]\ntype = local\n")
    let copy = try EditedCopy(published, to: "rclone:here:\(outside("copy"))") {
      try outside.tree("copy").contents
    }
    try copy.survives(Effort.kills, canKillAll: false)
  }

  /// A folder that pokesite has begun to fill is not taken for somebody else's.
  @Test func aFirstPublishingThatIsBrokenOffIsGoneOnWithWhateverIsBuilt() throws {
    var published = published
    try published.replace(
      "rsync",
      by: """
        PATH=${PATH#*:}
        rsync "$@" || exit
        case "$*" in *--files-from*) mkdir '\(outside("uploaded"))' 2>/dev/null || kill -KILL $PPID ;; esac
        """)
    let first = try published.run([outside("copy")])
    #expect(first.code == 128 + 9)
    #expect(outside.has("copy/assets/offline.json"))
    published.environment["PATH"] = published.environment["PATH"]?.split(separator: ":").dropFirst().joined(
      separator: ":")
    try published.site.folder.write("Content/pages/guide.md", "Another guide\n")
    try published.site.folder.write("Templates/assets/style.css", "body { color: black }\n")
    try published.site.build()
    try published.publish([outside("copy")])
    #expect(try outside.tree("copy").contents == published.pages())
  }

  /// What a git that was killed with pokesite may leave in the repository that is pokesite's own.
  @Test func locksOfAKilledGitAreBroken() throws {
    try published.tool(["git", "init", "--quiet", "--bare", "remote.git"])
    let destination = "git:\(outside("remote.git"))#gh-pages"
    try published.publish([destination])
    let own = ".pokesite/publish.git"
    let reference = try #require(try published.site.folder.tree("\(own)/refs/pokesite").files.first)
    for path in ["config", "HEAD", "refs/pokesite/\(reference)"] {
      try published.site.folder.write("\(own)/\(path).lock", "")
    }
    try published.change()
    try published.publish([destination])
    let tip = try published.tool(["git", "--git-dir", "remote.git", "rev-parse", "gh-pages"])
    #expect(try published.site.folder.text("\(own)/refs/pokesite/\(reference)") == tip)
    #expect(try published.site.folder.tree(own).files.filter { $0.hasSuffix(".lock") } == [])
  }
}
