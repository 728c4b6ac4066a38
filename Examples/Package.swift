// swift-tools-version: 6.3
import PackageDescription

let eastward = Target.Dependency.product(name: "Eastward", package: "Eastward")

// A package of its own, as a user's would be: it knows the library by its products.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [.package(name: "Eastward", path: "..")],
  targets: [
    .target(name: "TimeTravel", dependencies: [eastward]),
    .executableTarget(name: "Counter", dependencies: ["TimeTravel", eastward]),
    .executableTarget(name: "Canvas", dependencies: ["TimeTravel", eastward]),
    .target(name: "News", dependencies: [eastward]),
    .executableTarget(name: "NewsApp", dependencies: ["News", eastward]),
    .target(
      name: "Bookmarks",
      dependencies: [
        eastward, .product(name: "EastwardMacros", package: "Eastward"),
        .product(name: "EastwardPersistence", package: "Eastward"),
      ]),
    .executableTarget(name: "BookmarksApp", dependencies: ["Bookmarks", eastward]),
    .target(name: "BookmarksSwiftUI", dependencies: ["Bookmarks", eastward]),
    .testTarget(
      name: "BookmarksTests",
      dependencies: ["Bookmarks", eastward, .product(name: "EastwardTestReporters", package: "Eastward")]),
  ],
  swiftLanguageModes: [.v6]
)
