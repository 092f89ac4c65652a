#if os(Linux)
  import TestSupport
  import Testing

  /// Disks that are full or read-only, as the system has them.
  @Suite(.enabled(if: SmallDisk.isAvailable, "this machine allows no mounts")) struct FullDiskTests {
    private let folder: TemporaryFolder
    private let editions = ["first", "second"].map { manySpecies(20, edition: $0) }

    init() throws { folder = try TemporaryFolder() }

    /// What a build on a disk with room makes.
    private func trees() throws -> [Tree] {
      try editions.map { edition in
        let site = try TestSite(["Content/pokemon.json": edition])
        try site.build()
        return try site.pages()
      }
    }

    private func isOld(_ name: String, _ tree: Tree) throws {
      #expect(try folder.tree("out/\(name)").without(".pokesite").differences(from: tree) == [])
    }

    @Test(arguments: [0, 40, 100, 200]) func aBuildOnAFullDisk(left: Int) throws {
      let trees = try trees()
      try folder.write("disk/Content/pokemon.json", editions[0])
      try folder.write("second.json", editions[1])
      let result = try SmallDisk(folder: folder, size: 4000).run(
        """
        pokesite build
        cp ../second.json Content/pokemon.json
        fill \(left)
        pokesite build && exit 1 || code=$?
        cp -R Public "$OUT/full"
        rm filler
        pokesite build
        cp -R Public "$OUT/after"
        exit $code
        """)
      #expect(result.code == 74, "\(result.output)\(result.errors)")
      #expect(result.errors.contains("No space left on device\n      = help: make room on the disk"))
      try isOld("full", trees[0])
      try isOld("after", trees[1])
      #expect(try folder.tree("out/after/.pokesite").entries.keys.sorted() == ["manifest", "sources"])
    }

    @Test(arguments: [0, 20, 60]) func aNewSiteOnAFullDisk(left: Int) throws {
      let result = try SmallDisk(folder: folder, size: 2000).run(
        """
        fill \(left)
        pokesite new mydex && exit 1 || code=$?
        cp -R . "$OUT"
        rm filler
        pokesite new mydex && pokesite build --strict --site mydex
        exit $code
        """)
      #expect(result.code == 74, "\(result.output)\(result.errors)")
      #expect(try folder.tree("out").entries.keys.sorted() == ["filler"])
    }

    @Test(arguments: [0, 8, 24, 60]) func aFetchOnAFullDisk(left: Int) throws {
      let server = try StubServer(
        MiniAPI.resources.reduce(into: [String: [Answer]]()) { answers, resource in
          answers["/api/v2/\(resource.key)"] = [.json(resource.value, [("ETag", "\"1\"")])]
        })
      let old = "{\"pokemon\": [{\"name\": \"Mew\"}]}"
      try folder.write("disk/Content/pokemon.json", old)
      let result = try SmallDisk(folder: folder, size: 1000).run(
        """
        fill \(left)
        pokesite fetch --from \(server.url) --rate 0 && code=0 || code=$?
        cp -R . "$OUT/full"
        rm filler
        pokesite fetch --from \(server.url) --rate 0
        cp -R . "$OUT/after"
        exit $code
        """)
      #expect(result.code == 74, "\(result.output)\(result.errors)")
      #expect(result.errors.contains("No space left on device"))
      #expect(try folder.text("out/full/Content/pokemon.json") == old)
      #expect(try folder.tree("out/full/Content").entries.keys.sorted() == ["pokemon.json"])
      #expect(try folder.text("out/after/Content/pokemon.json").contains("Leafling"))
      #expect(try folder.text("out/after/.pokesite/previous/pokemon.json") == old)
    }

    /// What has nothing to write goes well, and what has says why not.
    @Test func aDiskThatIsReadOnly() throws {
      let trees = try trees()
      try folder.write("disk/Content/pokemon.json", editions[0])
      try folder.write("second.json", editions[1])
      let result = try SmallDisk(folder: folder, size: 8000).run(
        """
        pokesite build
        mount -o remount,ro .
        pokesite build
        pokesite check
        pokesite publish "$OUT/copy"
        mount -o remount,rw .
        cp ../second.json Content/pokemon.json
        mount -o remount,ro .
        pokesite build && exit 1 || code=$?
        pokesite fetch --from http://127.0.0.1:1 && exit 1 || [ $? = 74 ]
        pokesite new mydex && exit 1 || [ $? = 74 ]
        cp -R Public "$OUT/full"
        mount -o remount,rw .
        pokesite build
        cp -R Public "$OUT/after"
        exit $code
        """)
      #expect(result.code == 74, "\(result.output)\(result.errors)")
      #expect(result.output.contains("Nothing has changed since the last build"))
      #expect(result.errors.contains("Read-only file system\n      = help: check who may"))
      #expect(try folder.tree("out/copy").contents == trees[0].contents)
      try isOld("full", trees[0])
      try isOld("after", trees[1])
    }
  }
#endif
