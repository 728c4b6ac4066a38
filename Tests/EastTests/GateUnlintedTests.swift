import Foundation
import Running
import Testing

@Suite("New code that a branch puts where nothing is linted")
struct GateUnlintedTests {
  /// New code, what the base has besides, and what the summary says of it; empty for nothing.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var base: [String: String] = [:]
    let head: [String: String]
    let sentence: String
  }

  private static let pilot = Sources.reaching.replacing("Driver", with: "Pilot")

  private static func named(_ path: String, _ findings: String = "1 finding (1 new)") -> String {
    "silenced: new code is in 1 file that no side lints (\(path)): \(findings)\n"
  }

  private static func package(_ target: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"Cars\", targets: [\(target)])\n"
  }

  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"

  static let places: [Place] = [
    Place(
      testDescription: "a file named like a test", head: ["App/PilotTests.swift": pilot],
      sentence: named("App/PilotTests.swift")),
    Place(
      testDescription: "a file named like a test, with own types",
      head: ["App/PilotTests.swift": Sources.car.replacing("Car", with: "Jet") + pilot.replacing("Car", with: "Jet")],
      sentence: named("App/PilotTests.swift")),
    Place(
      testDescription: "a file named like a test, in a target that is none",
      base: ["Package.swift": package(#".target(name: "App", path: ".")"#)],
      head: ["App/PilotTests.swift": "import XCTest\n" + pilot], sentence: named("App/PilotTests.swift")),
    Place(
      testDescription: "a folder named like tests", head: ["AppTests/Pilot.swift": pilot],
      sentence: named("AppTests/Pilot.swift")),
    Place(
      testDescription: "a test by its import", head: ["App/PilotTests.swift": "import Testing\n" + pilot], sentence: ""),
    Place(
      testDescription: "a test by its target",
      base: ["Package.swift": package(#".testTarget(name: "AppTests", path: "App")"#)],
      head: ["App/PilotTests.swift": pilot], sentence: ""),
    Place(
      testDescription: "a helper among tests", base: ["AppTests/DriverTests.swift": "import XCTest\n"],
      head: ["AppTests/Flying/Pilot.swift": pilot], sentence: ""),
    Place(
      testDescription: "a file of a vendor that uses own types", head: ["Vendor/Pilot.swift": pilot],
      sentence: named("Vendor/Pilot.swift")),
    Place(
      testDescription: "a file of a vendor",
      head: ["Vendor/Pilot.swift": Sources.car.replacing("Car", with: "Jet") + pilot.replacing("Car", with: "Jet")],
      sentence: ""),
    Place(
      testDescription: "a folder that the base marks as generated",
      base: [".gitattributes": "Made/** linguist-generated\n"], head: ["Made/Pilot.swift": pilot],
      sentence: named("Made/Pilot.swift")),
    Place(
      testDescription: "a folder that the base excludes", base: [".east.json": #"{ "exclude": ["Old"] }"#],
      head: ["Old/Pilot.swift": pilot], sentence: named("Old/Pilot.swift")),
    Place(
      testDescription: "a method in a file that the base excludes",
      base: [
        ".east.json": #"{ "exclude": ["Old"] }"#,
        "Old/Racer.swift": Sources.reaching.replacing("Driver", with: "Racer"),
      ],
      head: ["Old/Racer.swift": Sources.reaching.replacing("Driver", with: "Racer") + pilot],
      sentence: named("Old/Racer.swift")),
    Place(
      testDescription: "a method in a file that is only named like a test",
      base: ["App/PilotTests.swift": Sources.modest],
      head: ["App/PilotTests.swift": Sources.modest + pilot], sentence: named("App/PilotTests.swift")),
    Place(
      testDescription: "another format in a file that the base excludes",
      base: [".east.json": #"{ "exclude": ["Old"] }"#, "Old/Pilot.swift": pilot],
      head: ["Old/Pilot.swift": "\n\n" + pilot], sentence: ""),
    Place(testDescription: "without a finding", head: ["Vendor/Pilot.swift": Sources.modest], sentence: ""),
    Place(
      testDescription: "a Git LFS pointer", head: ["App/Pilot.swift": pointer],
      sentence: named("App/Pilot.swift", "0 findings")),
  ]

  /// Runs the gate over a branch in every way, which must say the same of what is silenced.
  private func expect(_ sandbox: Sandbox, _ sentence: String, at place: SourceLocation = #_sourceLocation) throws {
    for flags in [[], ["--staged"], ["--head", "work"], ["--config-from", "base"]] {
      let ending = try sandbox.east(["gate", "--base", "main"] + flags)
      #expect(ending.status == 0, "\(ending.error)", sourceLocation: place)
      if sentence.isEmpty {
        #expect(!ending.error.contains("silence"), "\(flags): \(ending.error)", sourceLocation: place)
      } else {
        #expect(ending.error.contains(sentence), "\(flags): \(ending.error)", sourceLocation: place)
      }
    }
  }

  private func branched(_ base: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox.repository(
      ["App/Car.swift": Sources.car, "App/Driver.swift": Sources.reaching].merging(base) { $1 })
    try sandbox.git("checkout", "--quiet", "-b", "work")
    return sandbox
  }

  @Test("is named, unless it is a test or code of others", arguments: places)
  func named(place: Place) throws {
    let sandbox = try branched(place.base)
    try sandbox.commit(place.head)
    try expect(sandbox, place.sentence)
    let json = try sandbox.east("gate", "--base", "main", "--format", "json")
    #expect(try Schema.lint.objections(to: JSONSerialization.jsonObject(with: json.output)) == [])
    #expect(try !sandbox.east("gate", "--base", "main", "App/Driver.swift").error.contains("silence"))
  }

  @Test("is named if it is behind a symbolic link, but not if the link leads to a linted file")
  func links() throws {
    let sandbox = try branched([:])
    try sandbox.link("App/Same.swift", to: "Car.swift")
    try sandbox.commit()
    try expect(sandbox, "")
    try sandbox.write(Self.pilot, to: "Hidden/Pilot.txt")
    try sandbox.link("App/Pilot.swift", to: "../Hidden/Pilot.txt")
    try sandbox.commit()
    try expect(sandbox, Self.named("App/Pilot.swift", "0 findings"))
  }

  @Test("is named if it is a submodule")
  func submodule() throws {
    let sandbox = try branched([:])
    let library = try Sandbox.repository(["Pilot.swift": Self.pilot])
    try sandbox.git("submodule", "--quiet", "add", library.root.path, "App/Library")
    try sandbox.commit()
    try expect(sandbox, Self.named("App/Library", "0 findings"))
  }

  @Test("is not new if it was linted before, and not fixed")
  func movedThere() throws {
    let sandbox = try branched([".east.json": #"{ "exclude": ["Old"] }"#, "Old/Racer.swift": Sources.modest])
    try sandbox.remove("App/Driver.swift")
    try sandbox.commit(["Old/Racer.swift": Sources.modest + Sources.reaching])
    try expect(sandbox, Self.named("Old/Racer.swift", "1 finding"))
    #expect(try sandbox.east("gate", "--base", "main").error.contains(" 0 fixed, "))
  }

  @Test("is not named again where its folder has another name")
  func renamedFolder() throws {
    let sandbox = try branched([".east.json": #"{ "exclude": ["Old", "Legacy"] }"#, "Old/Pilot.swift": Self.pilot])
    try sandbox.git("mv", "Old", "Legacy")
    try sandbox.commit()
    try expect(sandbox, "")
  }

  @Test("is named if a Git LFS pointer replaced it, whose findings are not fixed")
  func pointers() throws {
    let sandbox = try branched([:])
    try sandbox.commit(["App/Driver.swift": Self.pointer])
    try expect(
      sandbox,
      "silenced: 1 file is now a symbolic link, an LFS pointer or in a submodule (App/Driver.swift): 1 finding\n")
    #expect(try sandbox.east("gate", "--base", "main").error.contains(" 0 fixed, "))
    // A pointer that was one before is no change.
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.commit(["App/Driver.swift": Self.pointer])
    try sandbox.git("checkout", "--quiet", "-B", "work")
    try sandbox.commit(["App/Driver.swift": Self.pointer.replacing("size 1", with: "size 2")])
    try expect(sandbox, "")
  }

  @Test("is named if entries of the baseline cover it, because what they recorded is fixed")
  func reused() throws {
    let sandbox = try branched([:])
    try sandbox.git("checkout", "--quiet", "main")
    #expect(try sandbox.east("baseline", "write").status == 0)
    try sandbox.commit(["App/Driver.swift": Sources.modest.replacing("Passenger", with: "Driver")])
    try sandbox.git("checkout", "--quiet", "-B", "work")
    try sandbox.commit(["App/Driver.swift": Sources.reaching])
    try expect(
      sandbox,
      "silenced: the baseline has entries for findings that were fixed (.east-baseline): 1 finding (1 new)\n")
  }

  @Test("is linted on the disk, whatever git is told to assume of a file")
  func assumed() throws {
    let sandbox = try branched([:])
    for flag in ["assume-unchanged", "skip-worktree"] {
      try sandbox.commit(["App/Pilot.swift": Sources.modest])
      try sandbox.git("update-index", "--\(flag)", "App/Pilot.swift")
      try sandbox.write(Self.pilot, to: "App/Pilot.swift")
      #expect(try sandbox.east("gate", "--base", "main").error.contains("east: 1 new"), "\(flag)")
      try sandbox.git("update-index", "--no-\(flag)", "App/Pilot.swift")
    }
  }

  @Test("is not judged from the index before a conflict is resolved")
  func conflict() throws {
    let sandbox = try branched([:])
    try sandbox.commit(["App/Pilot.swift": Self.pilot])
    try sandbox.git("checkout", "--quiet", "main")
    try sandbox.commit(["App/Pilot.swift": Sources.modest])
    _ = try? sandbox.git("merge", "--quiet", "work")
    for words in [["gate", "--base", "HEAD", "--staged"], ["lint", "--staged"]] {
      let ending = try sandbox.east(words)
      #expect(ending.status == 2)
      #expect(
        ending.error.hasSuffix(
          "error: 'App/Pilot.swift' has an unresolved merge conflict, so that it is not known what will be "
            + "committed; resolve it and run `git add App/Pilot.swift`\n"), "\(ending.error)")
    }
    try sandbox.write(Self.pilot, to: "App/Pilot.swift")
    try sandbox.git("add", "App/Pilot.swift")
    #expect(try sandbox.east("gate", "--base", "HEAD", "--staged").error.contains("east: 1 new"))
  }
}
