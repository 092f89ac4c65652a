// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "pokesite",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),

    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "Networking", dependencies: ["CCurl", "CXXHash"], swiftSettings: strict),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(name: "NetworkingTests", dependencies: ["Networking"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
