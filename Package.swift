// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

// The settings of every target. `MemberImportVisibility` is the Law of Demeter for imports: a file uses only modules that it
// imports. `strictMemorySafety` restricts `unsafe` to `Git`, which calls C.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (isForTests ? [.treatAllWarnings(as: .error)] : [])

/// The settings of the linter's modules. The tests start the linter thousands of times and take three fifths of the time if
/// it is optimized.
let linterSettings = settings + (isForTests ? [.unsafeFlags(["-O"])] : [])

/// What the plugins start. `swift build` compiles the linter and all its modules a second time for them, so for the tests
/// they start nothing; their own tests build another package.
let pluginsLinter: [Target.Dependency] = isForTests ? [] : ["east"]

/// Whether `Scripts/test` builds the package.
var isForTests: Bool { Context.environment["EASTWARD_TESTS"] == "1" }

let package = Package(
  name: "Eastward",
  // The library needs iOS 16 and its peers, for `any KnowsTheItems<Item>`; not tested there yet.
  platforms: [.macOS(.v15), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "east", targets: ["east"]),
    .plugin(name: "EastCommand", targets: ["EastCommand"]),
    .plugin(name: "EastBuild", targets: ["EastBuild"]),
    .library(name: "Eastward", targets: ["Eastward"]),
    .library(name: "EastwardMacros", targets: ["EastwardMacros"]),
    .library(name: "EastwardPersistence", targets: ["EastwardPersistence"]),
    .library(name: "EastwardReSwift", targets: ["EastwardReSwift"]),
    .library(name: "EastwardTesting", targets: ["EastwardTesting"]),
    .library(name: "EastwardTestReporters", targets: ["EastwardTestReporters"]),
  ],
  targets: [
    .systemLibrary(
      name: "Clibgit2", pkgConfig: libgit2PkgConfig, providers: [.apt(["libgit2-dev"]), .brew(["libgit2"])]),
    .target(name: "Git", dependencies: ["Clibgit2"], swiftSettings: linterSettings),
    .target(name: "SwiftTokens", swiftSettings: linterSettings),
    .target(name: "SwiftReader", dependencies: ["SwiftTokens"], swiftSettings: linterSettings),
    .target(name: "PairWriting", swiftSettings: settings),
    // What a module reaches only through another is named too: a change of its layout must rebuild this one.
    .target(name: "Findings", dependencies: ["SwiftReader", "SwiftTokens"], swiftSettings: linterSettings),
    .target(name: "Reports", dependencies: ["Findings", "SwiftReader", "SwiftTokens"], swiftSettings: linterSettings),
    .target(
      name: "Maps", dependencies: ["Findings", "SwiftReader", "SwiftTokens"], swiftSettings: linterSettings),
    .target(
      name: "Pages", dependencies: ["Findings", "Maps", "SwiftReader", "SwiftTokens"], swiftSettings: linterSettings),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Analysis", "Findings", "Git", "Linting", "Packages", "Refactoring", "Rules", "Sessions", "SwiftReader",
        "SwiftTokens",
      ],
      swiftSettings: linterSettings),
    .target(name: "Packages", dependencies: ["Findings", "SwiftTokens"], swiftSettings: linterSettings),
    .target(
      name: "Analysis", dependencies: ["Findings", "Packages", "SwiftReader", "SwiftTokens"],
      swiftSettings: linterSettings),
    .target(
      name: "Refactoring",
      dependencies: [
        "Analysis", "Findings", "Linting", "Packages", "PairWriting", "Sessions", "SwiftReader", "SwiftTokens",
      ],
      swiftSettings: linterSettings),
    .target(
      name: "Linting", dependencies: ["Analysis", "Findings", "Packages", "SwiftReader", "SwiftTokens"],
      swiftSettings: linterSettings),
    .target(
      name: "Rules", dependencies: ["Analysis", "Findings", "Linting", "Packages", "SwiftReader", "SwiftTokens"],
      path: "Rules",
      exclude: ["README.md"],
      resources: [.embedInCode("Pages"), .embedInCode("Presets")], swiftSettings: linterSettings),
    .target(
      name: "Sessions",
      dependencies: ["Analysis", "Findings", "Git", "Linting", "Packages", "Rules", "SwiftReader", "SwiftTokens"],
      swiftSettings: linterSettings),
    .target(
      name: "Comparison",
      dependencies: ["Analysis", "Findings", "Git", "Linting", "Packages", "Sessions", "SwiftReader", "SwiftTokens"],
      swiftSettings: linterSettings),
    .executableTarget(
      name: "east",
      dependencies: [
        "Analysis", "Comparison", "Findings", "Git", "LanguageServer", "Linting", "Maps", "Packages", "Pages",
        "PairWriting", "Refactoring", "Reports", "Rules", "Sessions", "SwiftReader", "SwiftTokens",
      ],
      resources: [.embedInCode("Snippets")],
      swiftSettings: linterSettings),

    .plugin(
      name: "EastCommand",
      capability: .command(
        intent: .custom(verb: "east", description: "Lint Swift files and report Law of Demeter violations")),
      dependencies: pluginsLinter),
    .plugin(name: "EastBuild", capability: .buildTool(), dependencies: pluginsLinter),

    // A weak capture that cannot change needs no box of its own: one allocation less for each component.
    .target(name: "Eastward", swiftSettings: settings + [.enableUpcomingFeature("ImmutableWeakCaptures")]),
    .target(name: "EastwardMacros", dependencies: ["Eastward", "EastwardMacrosPlugin"], swiftSettings: settings),
    macrosPlugin,
    .target(name: "EastwardPersistence", dependencies: ["Eastward"], swiftSettings: settings),
    .target(name: "EastwardReSwift", dependencies: ["Eastward"], swiftSettings: settings),
    .target(name: "EastwardTesting", dependencies: ["Eastward"], swiftSettings: settings),
    .target(name: "EastwardTestReporters", dependencies: ["EastwardTesting"], swiftSettings: settings),

    .executableTarget(
      name: "ReaderBenchmark", dependencies: ["SwiftReader"], path: "Benchmarks/ReaderBenchmark",
      swiftSettings: settings),
    .executableTarget(
      name: "AnalysisBenchmark", dependencies: ["Analysis", "Findings", "Linting", "Rules", "SwiftReader"],
      path: "Benchmarks/AnalysisBenchmark",
      swiftSettings: settings),
    .executableTarget(
      name: "GrowthBenchmark",
      dependencies: ["Analysis", "Findings", "Linting", "Rules", "SwiftReader", "SwiftTokens"],
      path: "Benchmarks/GrowthBenchmark",
      swiftSettings: settings),
    .executableTarget(name: "CommandBenchmark", path: "Benchmarks/CommandBenchmark", swiftSettings: settings),
    .executableTarget(
      name: "SessionBenchmark", dependencies: ["LanguageClient"], path: "Benchmarks/SessionBenchmark",
      swiftSettings: settings),

    .target(name: "ReferenceStore", path: "Benchmarks/ReferenceStore", swiftSettings: settings),
    .executableTarget(
      name: "StoreBenchmark", dependencies: ["Eastward", "ReferenceStore"], path: "Benchmarks/StoreBenchmark",
      exclude: ["README.md"], swiftSettings: settings, linkerSettings: countingAllocations),

    // What is fuzzed, what is expected of it, and random programs; Fuzzing/README.md.
    .target(name: "Programs", path: "Fuzzing/Programs", swiftSettings: settings),
    .target(
      name: "FuzzProperties",
      dependencies: [
        "Analysis", "Comparison", "Eastward", "Findings", "Git", "Linting", "Packages", "Programs", "Rules", "Sessions",
        "SwiftReader", "SwiftTokens",
      ],
      path: "Fuzzing/Properties", swiftSettings: settings),
    .executableTarget(
      name: "random-programs", dependencies: ["FuzzProperties", "Programs"], path: "Fuzzing/RandomPrograms",
      swiftSettings: settings),

    .target(name: "Running", path: "Tests/Running", swiftSettings: settings),
    .target(name: "AppPackage", path: "Tests/AppPackage", swiftSettings: settings),
    .target(name: "LanguageClient", path: "Tests/LanguageClient", swiftSettings: settings),
    .executableTarget(
      name: "BuildBenchmark", dependencies: ["AppPackage"], path: "Benchmarks/BuildBenchmark", swiftSettings: settings),

    .executableTarget(
      name: "site-catalog", dependencies: ["Linting"], path: "Documentation/Site",
      exclude: ["theme-settings.json", "Search"], swiftSettings: settings),

    .target(name: "Transcripts", dependencies: ["SwiftReader"], path: "Tests/Transcripts", swiftSettings: settings),
    .executableTarget(
      name: "compare-compiler", dependencies: ["Analysis", "Findings", "Linting", "Running", "SwiftReader"],
      path: "Tests/CompareCompiler",
      swiftSettings: settings),
    .executableTarget(
      name: "measure-precision", dependencies: ["Running"], path: "Tests/Precision", swiftSettings: settings),
    .executableTarget(
      name: "shuffled-lint",
      dependencies: [
        "Analysis", "Findings", "FuzzProperties", "Git", "Linting", "Packages", "Reports", "Rules", "Running",
        "SwiftReader",
      ],
      path: "Tests/ShuffledLint",
      swiftSettings: settings),
    .executableTarget(
      name: "replay-history",
      dependencies: ["Analysis", "Findings", "FuzzProperties", "Git", "Running", "SwiftReader"],
      path: "Tests/ReplayHistory",
      swiftSettings: settings),
    .executableTarget(
      name: "saving-loop", dependencies: ["Eastward", "EastwardPersistence"], path: "Tests/SavingLoop",
      swiftSettings: settings),
    .testTarget(
      name: "EastwardTests",
      dependencies: [
        "AppPackage", "Eastward", "EastwardMacros", "EastwardPersistence", "EastwardTestReporters", "EastwardTesting",
        "Running", "saving-loop",
      ],
      exclude: ["Compiling", "Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "EastwardReSwiftTests", dependencies: ["Eastward", "EastwardReSwift"], swiftSettings: settings),
    .testTarget(
      name: "EastwardMacrosTests", dependencies: ["Eastward", "EastwardMacros", "FuzzProperties", "Running"],
      exclude: ["Declarations", "Marked", "Messages"], swiftSettings: settings),
    .testTarget(
      name: "FuzzingTests", dependencies: ["FuzzProperties", "Programs", "Running"], swiftSettings: settings),
    .testTarget(name: "GitTests", dependencies: ["Git", "Running"], swiftSettings: settings),
    .testTarget(
      name: "SwiftReaderTests",
      dependencies: ["FuzzProperties", "Running", "SwiftReader", "SwiftTokens", "Transcripts"]
        + (syntaxModules == nil ? [] : ["Referee"]),
      exclude: ["README.md", "Torture", "facts-version.txt", "interface-version.txt"],
      swiftSettings: settings + seeingSyntax),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "Analysis", "Findings", "LanguageClient", "LanguageServer", "Linting", "Refactoring", "Running", "SwiftReader",
      ],
      swiftSettings: settings),
    .testTarget(name: "MapsTests", dependencies: ["Findings", "Maps", "Running"], swiftSettings: settings),
    .testTarget(
      name: "LintingTests", dependencies: ["Analysis", "Findings", "Linting", "Packages", "Running", "SwiftReader"],
      swiftSettings: settings),
    .testTarget(
      name: "RulesTests", dependencies: ["Analysis", "Findings", "Linting", "Rules", "Running", "SwiftReader"],
      exclude: ["Predictions"],
      swiftSettings: settings),
    .testTarget(
      name: "EastTests",
      dependencies: [
        "Analysis", "Comparison", "Findings", "Git", "LanguageClient", "LanguageServer", "Linting", "Maps", "Pages",
        "Packages", "Refactoring", "Reports", "Rules", "Running", "Sessions", "SwiftReader", "east",
      ] + (syntaxModules == nil ? [] : ["Referee"]),
      exclude: ["Browser", "Editors", "Snapshots"], swiftSettings: settings + seeingSyntax),
  ] + referee + fuzzer
)

/// What `Scripts/fuzz` builds, with libFuzzer's `main`; nothing else does.
var fuzzer: [Target] {
  isFuzzing
    ? [
      .executableTarget(
        name: "fuzz", dependencies: ["EastwardMacrosPlugin", "FuzzProperties"], path: "Fuzzing/Fuzzer",
        swiftSettings: settings)
    ] : []
}

/// The macros' plug-in. The fuzzer calls it in its own process, so there it is a library.
var macrosPlugin: Target {
  let dependencies: [Target.Dependency] = ["PairWriting", "SwiftTokens"]
  return isFuzzing
    ? .target(
      name: "EastwardMacrosPlugin", dependencies: dependencies, exclude: ["main.swift"], swiftSettings: settings)
    : .macro(name: "EastwardMacrosPlugin", dependencies: dependencies, swiftSettings: settings)
}

var isFuzzing: Bool { Context.environment["EASTWARD_FUZZING"] != nil }

/// The toolchain's SwiftSyntax, the reference for our parser, and the tool that compares them. No product depends on it. A
/// toolchain without those modules has no such targets.
var referee: [Target] {
  guard let modules = syntaxModules else { return [] }
  return [
    .target(
      name: "Referee", path: "Tests/Referee", exclude: ["Snippets/Grammar.txt"], swiftSettings: settings + seeingSyntax,
      linkerSettings: [
        .unsafeFlags(["-L", modules, "-Xlinker", "-rpath", "-Xlinker", modules]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ]),
    .executableTarget(
      name: "compare-readers", dependencies: ["Referee", "Running", "SwiftReader", "Transcripts"],
      path: "Tests/CompareReaders",
      swiftSettings: settings + seeingSyntax),
  ]
}

/// A target that imports the referee must find SwiftSyntax's modules.
var seeingSyntax: [SwiftSetting] {
  syntaxModules.map { [.unsafeFlags(["-I", $0])] } ?? []
}

/// Where this toolchain keeps SwiftSyntax, if it has it with the private interfaces: beside the PackageDescription that
/// this manifest loaded.
var syntaxModules: String? {
  #if os(Linux)
    // `String(contentsOfFile:)` trusts the size of a file, and this one says 0.
    let map = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
    let loaded = String(decoding: map ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  #else
    let loaded = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
  #endif
  guard let line = loaded.first(where: { $0.contains("/lib/swift/pm/ManifestAPI/") }),
    let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/ManifestAPI/")
  else { return nil }
  let modules = line[start..<end.lowerBound] + "/host"
  let interfaces = try? FileManager.default.contentsOfDirectory(atPath: modules + "/SwiftParser.swiftmodule")
  return interfaces?.contains { $0.hasSuffix(".private.swiftinterface") } == true ? String(modules) : nil
}

/// The store's benchmark counts allocations: its own `malloc` replaces the C library's.
var countingAllocations: [LinkerSetting] {
  #if os(Linux)
    [.unsafeFlags(["-Xlinker", "--defsym=malloc=eastward_counting_malloc"])]
  #else
    []
  #endif
}

/// On Linux the compiler finds the headers; asking pkg-config there only causes warnings for packages
/// that use nothing of git.
var libgit2PkgConfig: String? {
  #if os(macOS)
    "libgit2"
  #else
    nil
  #endif
}
