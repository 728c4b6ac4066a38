// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The plugins with a linter that is built already. `Scripts/artifact-bundle` writes a copy of this folder for a
// release, with the version and the checksum of its bundle; a bundle beside this manifest comes first.
let bundle = "east.artifactbundle"

let east: Target =
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(bundle)")
  ? .binaryTarget(name: "east", path: bundle)
  : .binaryTarget(
    name: "east", url: "https://example.org/Eastward/releases/download/VERSION/\(bundle).zip", checksum: "CHECKSUM")

let package = Package(
  name: "EastwardPlugins",
  products: [
    .plugin(name: "EastCommand", targets: ["EastCommand"]),
    .plugin(name: "EastBuild", targets: ["EastBuild"]),
  ],
  targets: [
    east,
    .plugin(
      name: "EastCommand",
      capability: .command(
        intent: .custom(verb: "east", description: "Lint Swift files and report Law of Demeter violations")),
      dependencies: ["east"], path: "EastCommand"),
    .plugin(name: "EastBuild", capability: .buildTool(), dependencies: ["east"], path: "EastBuild"),
  ]
)
