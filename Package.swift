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
    .target(name: "Mustache", dependencies: ["Diagnostics"], swiftSettings: strict),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(name: "MustacheTests", dependencies: ["Diagnostics", "Mustache"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
