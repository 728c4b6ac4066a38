import Foundation
import Running
import Testing

@Suite("east lint")
struct LintCommandTests {
  @Test("prints a finding with its place, edge, line and advice, and exits with 1")
  func finding() throws {
    let sandbox = try Sandbox.repository(["Sources/Car.swift": Sources.car, "Sources/Driver.swift": Sources.reaching])
    let ending = try sandbox.east("lint", "--format", "full")
    #expect(ending.status == 1)
    #expect(ending.text.hasPrefix("Sources/Driver.swift:3:22: warning: reaches through 'Car.engine' to 'temperature'"))
    #expect(ending.text.contains("  3 |     print(car.engine.temperature)\n"))
    #expect(ending.text.contains("    |                      ^~~~~~~~~~~\n"))
    #expect(ending.error.contains("1 warning in 2 files"))
  }

  @Test("names the lines of further uses, which may be of other members")
  func furtherUses() throws {
    let reaching = "final class Driver {\n  func drive(_ car: Car) {\n    print(car.engine.temperature)\n"
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car,
      "Driver.swift": reaching
        + "    print(car.engine.self === car.engine.next)\n    print(car.engine.temperature)\n  }\n}\n",
      "Engine.swift": "extension Engine { var next: Engine { print(1); return self } }\n",
    ])
    let ending = try sandbox.east("lint", "--format", "full")
    #expect(
      ending.text.contains("= in Driver.drive(_:): car.engine.temperature; 3 uses, also on lines 4 and 5\n"),
      "\(ending.text)")
  }

  @Test("says what was read when it finds nothing, and exits with 0")
  func clean() throws {
    let sandbox = try Sandbox.repository(["Sources/Car.swift": Sources.car, "README.md": "Cars"])
    let ending = try sandbox.east("lint")
    #expect(ending.status == 0)
    #expect(ending.output.isEmpty)
    #expect(ending.error == "east: no findings in 1 file (90 bytes, 1 chain)\n")
  }

  @Test("says nothing when it is told to be quiet")
  func quiet() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    #expect(try sandbox.east("lint", "--quiet").error.isEmpty)
  }

  @Test(
    "exits with 1 from the fail level on",
    arguments: [("note", 1), ("warning", 1), ("error", 0), ("never", 0)] as [(String, Int32)])
  func failLevel(level: String, status: Int32) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    #expect(try sandbox.east("lint", "--fail-level", level).status == status)
  }

  @Test(
    "fails for one folder and warns for another, by overrides and the fail level", arguments: [("Old", 0), ("New", 1)])
  func failLevelOfFolders(folder: String, status: Int32) throws {
    let settings = """
      { "extends": "recommended", "overrides": [
          { "paths": ["Old"], "rules": { "reach": "warning" } }, { "paths": ["New"], "rules": { "reach": "error" } }] }
      """
    let sandbox = try Sandbox.repository([
      ".east.json": settings, "Car.swift": Sources.car, "\(folder)/Driver.swift": Sources.reaching,
      "Old/Empty.swift": "",
      "New/Empty.swift": "",
    ])
    #expect(try sandbox.east("lint", "--fail-level", "error").status == status)
    #expect(try sandbox.east("gate", "--base", "HEAD", "--fail-level", "error").status == 0)
  }

  @Test("lints the paths it is given, with the declarations of the whole repository")
  func paths() throws {
    let sandbox = try Sandbox.repository([
      "Cars/Car.swift": Sources.car, "Drivers/Driver.swift": Sources.reaching,
      "Drivers/Other.swift": Sources.conflicted,
    ])
    let ending = try sandbox.east("lint", "--format", "xcode", "Drivers/Driver.swift")
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.text.hasPrefix("Drivers/Driver.swift:3:22: warning: "))
    #expect(try sandbox.east("lint", "Cars").status == 0)
  }

  @Test("lints the current directory, with paths that start at the repository's root")
  func currentDirectory() throws {
    let sandbox = try Sandbox.repository([
      "Cars/Car.swift": Sources.car, "Drivers/Driver.swift": Sources.reaching, "Roads/Road.swift": Sources.conflicted,
    ])
    let ending = try sandbox.east("lint", "--format", "xcode", in: "Drivers")
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.text.hasPrefix("Drivers/Driver.swift:3:22: "))
    #expect(try sandbox.east("lint", "--repo", sandbox.root.path, in: "Cars").status == 1)
    #expect(try sandbox.east("lint", "--repo", "..", "Cars", in: "Drivers").status == 0)
  }

  @Test("cuts at the given number of findings, says so, and still counts all")
  func maxDiagnostics() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.conflicted, "B.swift": Sources.conflicted])
    let ending = try sandbox.east("lint", "--max-diagnostics", "1", "--format", "full")
    #expect(ending.text.contains("… and 1 more finding, omitted by --max-diagnostics"))
    #expect(!ending.text.contains("B.swift"))
    #expect(ending.error.contains("2 errors in 2 files"))
    #expect(try sandbox.east("lint", "--max-diagnostics", "1", "--format", "json").text.contains("\"omitted\": 1"))
  }

  @Test("counts per rule, edge and owner on demand")
  func statistics() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let text = try sandbox.east("lint", "--statistics").text
    #expect(text.contains("findings per rule, with notes\n  1  reach\n"))
    #expect(text.contains("findings per edge, with notes\n  1  Car.engine\n"))
    #expect(text.contains("findings per owner, with notes\n  1  Car\n"))
    #expect(text.contains("possible reaches, by name: "))
    #expect(try sandbox.east("lint", "--statistics", "--format", "xcode").error.contains("1  Car.engine"))
  }

  @Test("writes reports to files beside what it prints, whole or not at all")
  func files() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.conflicted])
    let ending = try sandbox.east("lint", "--format", "xcode", "--format", "json=out.json")
    #expect(ending.text.hasPrefix("A.swift:2:1: error: "))
    #expect(try sandbox.read("out.json").hasPrefix("{\n  \"version\": 2,"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.root.path).sorted() == [
        ".git", "A.swift", "out.json",
      ])
    #expect(try sandbox.east("lint", "--format", "json=out.json").output.isEmpty)
  }

  @Test("colours when it is told to, or when a terminal reads and nobody minds")
  func colors() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.conflicted])
    #expect(!(try sandbox.east("lint").text.contains("\u{1b}")))
    #expect(try sandbox.east("lint", "--color", "always").text.contains("\u{1b}[1;31merror\u{1b}[0m:"))
    #expect(!(try sandbox.east("lint", "--color", "never").text.contains("\u{1b}")))
  }

  @Test("ends quietly when nobody reads on")
  func closedPipe() throws {
    let sandbox = try Sandbox()
    for number in 0..<300 { try sandbox.write(Sources.conflicted, to: "File\(number).swift") }
    let east = productsDirectory.appending(path: "east").path
    let ending = try run(
      URL(filePath: "/bin/sh"), ["-c", "'\(east)' lint --quiet | head -n 1; exit 7"], in: sandbox.root)
    #expect(ending.status == 7)
    #expect(ending.error.isEmpty)
  }

  @Test("lints standard input in the place of a file")
  func standardInput() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.modest])
    let text = Data(Sources.reaching.utf8)
    let known = try sandbox.east("lint", "-", "--stdin-filename", "Driver.swift", "--format=xcode", input: text)
    #expect(known.text.hasPrefix("Driver.swift:3:22: warning: "))
    let new = try sandbox.east("lint", "-", "--stdin-filename", "New/Driver.swift", "--format=xcode", input: text)
    #expect(new.text.hasPrefix("New/Driver.swift:3:22: warning: "))
    // Alone, the text knows nothing of cars.
    #expect(try sandbox.east("lint", "-", input: text).status == 0)
    #expect(
      try sandbox.east("lint", "-", "--format", "full", input: Data(Sources.conflicted.utf8)).text.hasPrefix(
        "<stdin>:2:1: error: "))
  }

  @Test(
    "refuses a directory in the place of a file for standard input", arguments: [[], ["--rev", "HEAD"], ["--staged"]])
  func standardInputAtDirectory(flags: [String]) throws {
    let repository = try Sandbox.repository(["App/Car.swift": Sources.car + Sources.reaching])
    let plain = try Sandbox(["App/Car.swift": Sources.car])
    for sandbox in flags.isEmpty ? [repository, plain] : [repository] {
      for name in ["App", "."] {
        let words = ["lint", "-", "--stdin-filename", name] + flags
        let ending = try sandbox.east(words, input: Data("class A {}\n".utf8))
        #expect(ending.status == 2)
        #expect(
          ending.error.hasSuffix("error: --stdin-filename names the directory '\(name)'; pass the name of a file\n"))
      }
    }
  }

  @Test("applies the named rules only")
  func rule() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    #expect(try sandbox.east("lint", "--rule", "reach").status == 1)
    let ending = try sandbox.east("lint", "--rule", "raech")
    #expect(ending.status == 2)
    #expect(ending.error == "error: unknown rule 'raech'; did you mean 'reach'?\n")
  }
}
