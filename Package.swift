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
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "Markdown", dependencies: ["CCmark", "CYaml", "Diagnostics"], swiftSettings: strict),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(name: "MarkdownTests", dependencies: ["Diagnostics", "Markdown"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
