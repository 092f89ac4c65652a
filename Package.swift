// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "pokesite",
  targets: [
    .target(name: "Diagnostics", swiftSettings: strict),
    .executableTarget(name: "pokesite", dependencies: ["Diagnostics", "SiteGenerator"], swiftSettings: strict),
    .target(
      name: "SiteGenerator", dependencies: ["CXXHash", "Diagnostics", "Markdown", "Mustache", "Pokedex"],
      swiftSettings: strict, plugins: ["EmbedTheme"]),
    .target(name: "Pokedex", dependencies: ["Diagnostics"], swiftSettings: strict),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .plugin(name: "EmbedTheme", capability: .buildTool(), dependencies: ["embed-theme"]),
    .executableTarget(name: "embed-theme", swiftSettings: strict),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
