import Analysis
import Findings
@testable import Packages
import Testing

@Suite("A manifest")
struct ManifestTests {
  @Test("of a package says its targets where they are literals", arguments: packages)
  private func reading(_ form: PackageForm) throws {
    let manifest = try #require(Manifest(path: "Kit/Package.swift", content: Array(form.text.utf8)))
    #expect(manifest.targets.map(\.text) == form.targets)
    #expect(manifest.isComplete == form.isComplete)
  }

  @Test("of a project says which files its targets compile")
  func project() throws {
    let manifest = try #require(Manifest(path: "App/App.xcodeproj/project.pbxproj", content: Array(projectText.utf8)))
    #expect(
      manifest.targets.map(\.text) == [
        "My_App App/Old/A.swift App/Main/ Common/ -App/Main/Info.swift > Core Kit",
        "Core App/Old/B b.swift App/Main/Shared.swift", "AppTests test",
      ])
    #expect(manifest.isComplete)
  }

  @Test("that nobody can read says nothing, and is read in no time", arguments: hostileFiles)
  func hostile(path: String, text: String) {
    let manifest = Manifest(path: ByteString(path), content: Array(text.utf8))
    #expect(manifest?.targets.allSatisfy { $0.folders.isEmpty && $0.files.isEmpty } ?? true)
    #expect(manifest.map { !$0.isComplete || $0.targets.allSatisfy { $0.home?.candidates.isEmpty ?? true } } ?? true)
  }

  @Test("is cut off anywhere without harm")
  func truncated() {
    let package = Array(packages[1].text.utf8)
    let project = Array(projectText.utf8)
    for end in package.indices { _ = Manifest(path: "Package.swift", content: Array(package[..<end])) }
    for end in project.indices {
      let manifest = Manifest(path: "A.xcodeproj/project.pbxproj", content: Array(project[..<end]))
      #expect(manifest?.targets.isEmpty == true)
    }
  }

  @Test("of more targets than are read declares none, and its files belong to the modules of their folders")
  func many() throws {
    let targets = (0..<3000).map { ".target(name: \"T\($0)\", dependencies: [\"T\(($0 + 1) % 3000)\"])" }
    let text = "let package = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])"
    let manifest = try #require(Manifest(path: "Package.swift", content: Array(text.utf8)))
    #expect(!manifest.isComplete)
    let map = ModuleMap(["Sources/T1/A.swift", "Sources/T2999/A.swift"], [manifest])
    #expect(map.modules.filter { $0.files > 0 }.map { $0.manifest == nil } == [false, true])
  }

  @Test(
    "tells which tests nothing else can use",
    arguments: [
      (["Sources/Core/A.swift"], ["Tests/CoreTests/T.swift", "Tests/MoreTests/T.swift", "Shared/T.swift"]),
      (["Tests/CoreTests/Linted.swift"], ["Tests/MoreTests/T.swift", "Shared/T.swift"]),
      (["Tests/MoreTests/Linted.swift"], []),
      (
        ["Tests/Kit/Linted.swift", "Other/Linted.swift"],
        ["Tests/CoreTests/T.swift", "Tests/MoreTests/T.swift", "Shared/T.swift"]
      ),
    ])
  func isolatedTests(linted: [String], isolated: [String]) throws {
    let text = """
      let package = Package(name: "P", targets: [
        .target(name: "Core"), .target(name: "Kit", path: "Tests/Kit"),
        .testTarget(name: "CoreTests", dependencies: ["Core", "Kit"]),
        .testTarget(name: "SharedTests", path: "Shared", exclude: ["Both.swift"]),
        .testTarget(name: "MoreTests", dependencies: ["CoreTests", "SharedTests"]),
        .target(name: "Part", path: ".", sources: ["Tests/MoreTests/Both.swift"]),
      ])
      """
    let manifest = try #require(Manifest(path: "Package.swift", content: Array(text.utf8)))
    let others = [
      "Tests/CoreTests/T.swift", "Tests/Kit/T.swift", "Tests/MoreTests/T.swift", "Tests/MoreTests/Both.swift",
      "Shared/T.swift", "Shared/Both.swift", "Other/T.swift",
    ]
    let all =
      linted.map { (path: ByteString($0), isLookedAt: true) } + others.map { (path: ByteString($0), isLookedAt: false) }
    var manifests: Manifests = [manifest]
    manifests.list(all)
    #expect(manifests.isolatedTests == Set(isolated.map(ByteString.init(_:))))
    let rest = all.map(\.path).filter { !manifests.isolatedTests.contains($0) }.sorted()
    let known = manifests.modules(of: rest)
    let found = ModuleMap(rest, [manifest])
    #expect(rest.indices.map { known.names(ofFile: $0) } == rest.indices.map { found.names(ofFile: $0) })
    var without: Manifests = []
    without.list(all)
    #expect(without.isolatedTests.isEmpty)
  }
}

private struct PackageForm: Sendable {
  var text: String
  var targets: [String]
  var isComplete = true
}

extension Manifest.Target {
  /// What is known of the target, in one line.
  fileprivate var text: String {
    var words = ["\(name)"]
    if isTest { words.append("test") }
    words += (files + folders + (home?.candidates.prefix(1) ?? [])).map(\.description)
    words += home?.sources.map { ["sources"] + $0.map(\.description) } ?? []
    words += (excluded + (home?.excluded ?? [])).map { "-\($0)" }
    if !dependencies.isEmpty { words += [">"] + dependencies.map(\.name.description) }
    if home != nil, !isClosed { words.append("…") }
    return words.joined(separator: " ")
  }
}

private let packages: [PackageForm] = [
  PackageForm(text: "", targets: []),
  PackageForm(
    text: """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "kit",
        products: [.library(name: "Kit", targets: ["Core", "Look"]), .executable(name: "run", targets: ["Run"])],
        dependencies: [.package(url: "https://example.org/a", from: "1.0.0")],
        targets: [
          .target(name: "Core", swiftSettings: settings),
          .target(name: "Look", dependencies: ["Core", .product(name: "Pen", package: "pens")], path: "Look/Code"),
          Target.executableTarget(name: "Run", dependencies: [.target(name: "Look"), .byName(name: "Core")]),
          .target(name: "Part", path: "All", exclude: ["Old", "B.swift"], sources: ["Part", "C.swift"]),
          .systemLibrary(name: "sqlite"), .binaryTarget(name: "Blob", path: "Blob.zip"),
          .testTarget(name: "CoreTests", dependencies: ["Core"]), .plugin(name: "Gen", capability: .buildTool()),
        ],
      )
      """,
    targets: [
      "Core Kit/Sources/Core/", "Look Kit/Look/Code/ > Core Pen", "Run Kit/Sources/Run/ > Look Core",
      "Part Kit/All/ sources Part C.swift -Old -B.swift", "CoreTests test Kit/Tests/CoreTests/ > Core",
      "Gen Kit/Plugins/Gen/",
    ]),
  PackageForm(
    text: """
      let package = Package(name: "kit", targets: [.target(name: "A")])
      package.dependencies.append(contentsOf: [.package(path: "../x")])
      #if os(Linux)
        package.targets.append(contentsOf: [.target(name: "B"), .target(name: "C")])
        package.targets.append(.target(name: "D"))
      #endif
      package.targets += [.target(name: "E", dependencies: ["A"])]
      package.products.append(.library(name: "L", targets: ["A"]))
      """,
    targets: [
      "A Kit/Sources/A/", "B Kit/Sources/B/", "C Kit/Sources/C/", "D Kit/Sources/D/", "E Kit/Sources/E/ > A",
    ]),
  PackageForm(
    text: """
      let package = Package(
        name: "kit",
        targets: [
          .target(name: name), .target(name: "A", dependencies: common + ["B"]), .target(name: "B", path: folder),
          .target(name: "\\(x)"), .target(name: "C", dependencies: [common]), .special(name: "D"),
        ])
      """,
    targets: ["A Kit/Sources/A/ …", "C Kit/Sources/C/ …"], isComplete: false),
  PackageForm(
    text: #"let package = Package(name: "kit", targets: targets.map { $0.make() })"#, targets: [], isComplete: false),
  PackageForm(
    text: """
      let package = Package(name: "kit", products: names.map { .library(name: $0, targets: [$0]) }, targets: [.target(name: "A")])
      for target in package.targets { target.dependencies.append("B") }
      """, targets: ["A Kit/Sources/A/"], isComplete: false),
  PackageForm(
    text:
      #"let package = Package(name: "k", targets: [.target(name: "my-kit"), .target(name: "2d", dependencies: ["my-kit"])])"#,
    targets: ["my_kit Kit/Sources/my-kit/", "_d Kit/Sources/2d/ > my_kit"]),
  PackageForm(
    text:
      #"let package = Package(name: "k", targets: [.target(name: "A", path: "../../x"), .target(name: "B", path: "/x")])"#,
    targets: ["A", "B"]),
]

private let projectText = #"""
  // !$*UTF8*$!
  {
    objects = {
      /* Begin */
      P1 = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1, T2, T3, ); };
      G1 = {isa = PBXGroup; children = (G2, F3, S1, S2, G1, GONE, ); sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (F1, F2, G1); path = Old; sourceTree = "<group>"; };
      F1 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "B b.swift"; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = ../../../Away.swift; sourceTree = SOURCE_ROOT; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Main; sourceTree = "<group>"; };
      S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = ../Common; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.swift, ); target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T2; };
      T1 = {
        isa = PBXNativeTarget; buildPhases = (H1, ); dependencies = (D1, ); fileSystemSynchronizedGroups = (S1, S2, );
        name = "My App"; packageProductDependencies = (X1, ); productType = "com.apple.product-type.application";
      };
      T2 = {
        isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (H2, ); name = "Core-iOS";
        productType = "com.apple.product-type.framework";
      };
      T3 = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
      H1 = {isa = PBXSourcesBuildPhase; files = (B1, B3, ); };
      H2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      D1 = {isa = PBXTargetDependency; target = T2; };
      X1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_MODULE_NAME = Core; }; };
    };
    rootObject = P1;
  }
  """#

private let hostileFiles: [(String, String)] = {
  let project = "A.xcodeproj/project.pbxproj"
  let deep = String(repeating: "{a=(", count: 100_000)
  return [
    (project, ""), (project, "}"), (project, "\u{0}\"\\"), (project, deep), (project, "{objects = {;;;= = a};"),
    (project, "{objects = {P = {isa = PBXProject"), (project, "/* "), (project, "not a project { ) }"),
    ("Package.swift", "let package = Package(targets: [" + String(repeating: ".target(", count: 50_000)),
    ("Package.swift", "let package = Package(targets: " + String(repeating: "[", count: 50_000)),
    ("Package.swift", #"let package = Package(targets: [.target(name: "A", path: "../../../etc")])"#),
    ("Package.swift", "package.targets.append("), ("Package.swift", "targets:"), ("Other.swift", "let x = 1"),
  ]
}()
