// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The fuzz targets. `swift test` runs them over their seeds; `make fuzz` sets POKESITE_FUZZ and gets a program of the
// same sources for libFuzzer, which no other build has to do with.
let fuzzed: [Target.Dependency] = [
  "Diagnostics", "Markdown", "Mustache", "Networking", "PokeAPI", "Pokedex", "PreviewServer", "Publishing",
  "Scaffolding", "SiteGenerator",
]
let notSources = ["README.md", "run", "Dictionaries", "Seeds", "Served"]
let fuzzing: Target =
  Context.environment["POKESITE_FUZZ"] == nil
  ? .testTarget(
    name: "FuzzTests", dependencies: fuzzed, path: "Fuzzing", exclude: notSources + ["Fuzzer.swift"],
    swiftSettings: strict)
  : .executableTarget(
    name: "fuzz", dependencies: fuzzed, path: "Fuzzing", exclude: notSources + ["SeedTests.swift"],
    swiftSettings: strict)

// Every target uses only those below it.
let package = Package(
  name: "pokesite",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "pokesite",
      dependencies: [
        "CGetopt", "Diagnostics", "Networking", "PokeAPI", "Pokedex", "PreviewServer", "Publishing",
        "Scaffolding", "SiteGenerator",
      ],
      swiftSettings: strict),
    .target(name: "Publishing", dependencies: ["Diagnostics", "MediaTypes"], swiftSettings: strict),
    .target(
      name: "Scaffolding", dependencies: ["Diagnostics", "Pokedex", "SiteGenerator"], swiftSettings: strict,
      plugins: ["EmbedFiles"]),
    .target(
      name: "SiteGenerator",
      dependencies: ["CGumbo", "CXXHash", "Diagnostics", "Markdown", "Mustache", "Pokedex"],
      swiftSettings: strict, plugins: ["EmbedFiles"]),
    .target(
      name: "PreviewServer", dependencies: ["CMicrohttpd", "CZlib", "MediaTypes"], swiftSettings: strict),
    .target(name: "PokeAPI", dependencies: ["Diagnostics", "Networking", "Pokedex"], swiftSettings: strict),
    .target(name: "Networking", dependencies: ["CCurl", "CXXHash"], swiftSettings: strict),
    .target(name: "Pokedex", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(
      name: "Markdown", dependencies: ["CCmark", "CYaml", "Diagnostics"], swiftSettings: strict),
    .target(name: "Mustache", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "MediaTypes", swiftSettings: strict),
    .target(name: "Diagnostics", swiftSettings: strict),

    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    // These two are loaded when they are first called.
    .target(name: "CCurl", dependencies: ["CLoader"]),
    .target(name: "CMicrohttpd", dependencies: ["CLoader"]),
    .target(name: "CLoader"),

    .systemLibrary(name: "CGetopt"),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .executableTarget(name: "embed-files", swiftSettings: strict),

    // The template engine and Markdown alone, for `make bench`.
    .executableTarget(
      name: "engines", dependencies: ["Diagnostics", "Markdown", "Mustache", "Pokedex"],
      path: "Benchmarks/engines", swiftSettings: strict),

    fuzzing,

    // The tests of a whole site depend on the program so that it is built: they run it as a user does.
    .testTarget(
      name: "BrowserTests", dependencies: ["Networking", "TestSupport", "pokesite"], swiftSettings: strict),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport", "pokesite"], swiftSettings: strict),
    .testTarget(
      name: "ResilienceTests", dependencies: ["Networking", "PokeAPI", "TestSupport", "pokesite"],
      swiftSettings: strict),
    .testTarget(
      name: "PublishingTests", dependencies: ["Diagnostics", "Publishing", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScaffoldingTests",
      dependencies: ["Diagnostics", "Markdown", "Pokedex", "Scaffolding", "SiteGenerator", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SiteGeneratorTests",
      dependencies: [
        "Diagnostics", "Markdown", "Mustache", "Pokedex", "SchemaSupport", "SiteGenerator", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PreviewServerTests", dependencies: ["PreviewServer", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PokeAPITests", dependencies: ["Diagnostics", "Networking", "PokeAPI", "Pokedex"],
      swiftSettings: strict),
    .testTarget(name: "NetworkingTests", dependencies: ["Networking"], swiftSettings: strict),
    .testTarget(
      name: "PokedexTests", dependencies: ["Diagnostics", "Pokedex", "SchemaSupport"], swiftSettings: strict),
    .testTarget(name: "MarkdownTests", dependencies: ["Diagnostics", "Markdown"], swiftSettings: strict),
    .testTarget(name: "MustacheTests", dependencies: ["Diagnostics", "Mustache"], swiftSettings: strict),
    .testTarget(name: "MediaTypesTests", dependencies: ["MediaTypes"], swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(
      name: "SchemaSupport", dependencies: ["Pokedex"], path: "Tests/SchemaSupport", swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
