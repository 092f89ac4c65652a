import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The National Pokédex of the repository, built by others and elsewhere, is the same in every byte of every file.
@Suite struct NationalReproducibilityTests {
  /// In memory a folder of Linux lists its files in the order in which they came, the last first.
  private static let base: String? = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : nil
  private static let reference = Result { try Reference() }

  private struct Reference {
    let output: Tree
    /// In which order the system lists one of the folders that were read.
    let order: [String]

    init() throws {
      let site = try TestSite(in: base)
      try copySources(to: site)
      try site.build(["--jobs", "1"])
      (output, order) = (try site.folder.tree("Public"), try site.folder.list("Content/pokemon"))
      try #require(output.files.count > 2000)
    }
  }

  private let reference: Reference

  init() throws { reference = try Self.reference.get() }

  private static func copySources(to site: TestSite, isReversed: Bool = false) throws {
    for source in ["Content", "Templates"] {
      let files = try Tree("\(repository)/\(source)").contents.sorted { $0.key < $1.key }
      for (path, bytes) in isReversed ? files.reversed() : files {
        try site.folder.write("\(source)/\(path)", bytes)
      }
    }
  }

  /// In another folder that lists its files the other way round, with more jobs, at the other end of the day, and in the
  /// language whose letters I and i are two pairs.
  @Test func anotherEnvironmentGivesTheSameFiles() throws {
    let site = try TestSite(in: Self.base)
    try Self.copySources(to: site, isReversed: true)
    #if os(Linux)
      let order = try site.folder.list("Content/pokemon")
      try #require(order != reference.order && order.sorted() == reference.order.sorted())
    #endif
    let variables = [
      "TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nowhere",
      "USER": "somebody", "TMPDIR": site.folder.path, "SOURCE_DATE_EPOCH": "1",
    ].merging(try turkish(site.folder)) { $1 }
    let result = try site.run(["build", "--jobs", "2"], environment: variables, umask: "077")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try site.folder.tree("Public").differences(from: reference.output) == [])
  }

  /// Debian has only the locales that somebody has asked for.
  private func turkish(_ folder: TemporaryFolder) throws -> [String: String] {
    #if os(Linux)
      try folder.makeFolder("locales")
      let made = try Program(path: "/usr/bin/localedef").run(
        ["-i", "tr_TR", "-f", "UTF-8", folder("locales/tr_TR.UTF-8")], in: folder.path)
      try #require(made.code == 0, "\(made.errors)")
      return ["LOCPATH": folder("locales")]
    #else
      return [:]
    #endif
  }

  @Test func neitherDoTheTimesOfSourcesShowNorThoseOfTheOutput() throws {
    let site = try TestSite()
    try Self.copySources(to: site)
    for (path, bytes) in reference.output.contents { try site.folder.write("Public/\(path)", bytes) }
    try site.folder.touch(1_000_000_000)
    let before = try site.folder.tree("Public")
    try site.build()
    let after = try site.folder.tree("Public")
    #expect(after.without(".pokesite").identities == before.without(".pokesite").identities)
    #expect(after.differences(from: reference.output) == [])
  }

  /// Who may only read the sources gets the same site as their owner.
  @Test(.enabled(if: getuid() == 0, "only root may become somebody else"))
  func anotherUserGetsTheSameFiles() throws {
    let site = try TestSite()
    try Self.copySources(to: site)
    try site.folder.makeFolder("out")
    #expect(chmod(site.folder.path, 0o755) == 0 && chmod(site.folder("out"), 0o777) == 0)
    // Where the program stands that user may not look.
    let copied = try Program(path: "/bin/cp").run(
      [try Program.productPath("pokesite"), site.folder("pokesite")], in: site.folder.path)
    try #require(copied.code == 0, "\(copied.errors)")
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    let result = try Program(path: "/usr/bin/setpriv").run(
      nobody + [site.folder("pokesite"), "build", "--output", site.folder("out")], in: site.folder.path,
      environment: Instrumentation.withoutCoverage)
    #expect(result.code == 0, "\(result.errors)")
    #expect(try site.folder.tree("out").differences(from: reference.output) == [])
  }
}
