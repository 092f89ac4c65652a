import Foundation
import Testing

/// The seeds of every target, and the inputs that once broke one, hold what the fuzzer requires of all inputs.
@Suite struct SeedTests {
  @Test(arguments: FuzzTarget.all) func everySeedHolds(target: FuzzTarget) throws {
    let seeds = try Seed.all(of: target)
    #expect(!seeds.isEmpty)
    for seed in seeds {
      #expect(throws: Never.self, "\(seed.path)") { try target.check(seed.input) }
    }
  }

  @Test func everyFolderOfSeedsHasATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Seed.folder)
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
  }
}

/// A file in `Seeds/TARGET/`.
private struct Seed {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Seeds").path()

  let path: String
  let input: FuzzInput

  static func all(of target: FuzzTarget) throws -> [Seed] {
    let folder = Self.folder + "/" + target.name
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      return Seed(path: "\(target.name)/\(name)", input: FuzzInput(bytes: Array(data)))
    }
  }
}
