// swift-tools-version: 6.3
import PackageDescription

// A package of its own, as a user's would be: it knows the library by its product.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Eastward", path: "..")],
  targets: [
    .target(name: "TimeTravel", dependencies: [.product(name: "Eastward", package: "Eastward")]),
    .executableTarget(
      name: "Counter", dependencies: ["TimeTravel", .product(name: "Eastward", package: "Eastward")]),
    .executableTarget(
      name: "Canvas", dependencies: ["TimeTravel", .product(name: "Eastward", package: "Eastward")]),
    .executableTarget(name: "Banana", dependencies: [.product(name: "Eastward", package: "Eastward")]),
    .executableTarget(name: "Navigation", dependencies: [.product(name: "Eastward", package: "Eastward")]),
    .target(name: "News", dependencies: [.product(name: "Eastward", package: "Eastward")]),
    .executableTarget(name: "NewsApp", dependencies: ["News", .product(name: "Eastward", package: "Eastward")]),
    .target(name: "Todo", dependencies: [.product(name: "Eastward", package: "Eastward")]),
    .executableTarget(name: "TodoApp", dependencies: ["Todo", .product(name: "Eastward", package: "Eastward")]),
    .testTarget(
      name: "TodoTests",
      dependencies: [
        "Todo", .product(name: "Eastward", package: "Eastward"),
        .product(name: "EastwardTestReporters", package: "Eastward"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
