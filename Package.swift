// swift-tools-version: 6.3
import Foundation
import PackageDescription

// One list of settings for every target. `MemberImportVisibility` is the Law of Demeter for imports: a file talks
// only to the modules it was introduced to. `strictMemorySafety` keeps `unsafe` inside `Git`, where C begins.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (Context.gitInformation?.currentTag == nil ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "Eastward",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "east", targets: ["east"])
  ],
  targets: [
    .systemLibrary(name: "Clibgit2", pkgConfig: libgit2PkgConfig, providers: [.apt(["libgit2-dev"]), .brew(["libgit2"])]),
    .target(name: "Git", dependencies: ["Clibgit2"], swiftSettings: settings),
    .target(name: "SwiftReader", swiftSettings: settings),
    .target(name: "Lint", dependencies: ["SwiftReader"], swiftSettings: settings),
    .target(
      name: "Rules", dependencies: ["Lint"], path: "Rules", exclude: ["README.md"],
      resources: [.embedInCode("Pages"), .embedInCode("Presets")], swiftSettings: settings),
    .executableTarget(name: "east", dependencies: ["Git", "Rules"], swiftSettings: settings),

    .testTarget(name: "GitTests", dependencies: ["Git"], swiftSettings: settings),
    .testTarget(name: "SwiftReaderTests", dependencies: ["SwiftReader"], swiftSettings: settings),
    .testTarget(name: "LintTests", dependencies: ["Lint"], swiftSettings: settings),
    .testTarget(name: "RulesTests", dependencies: ["Rules"], swiftSettings: settings),
    .testTarget(name: "EastTests", dependencies: ["east"], swiftSettings: settings),
  ]
)

/// On Linux the headers stand where the compiler looks; asking pkg-config there only makes warnings for packages
/// that use nothing of git.
var libgit2PkgConfig: String? {
  #if os(macOS)
    "libgit2"
  #else
    nil
  #endif
}
