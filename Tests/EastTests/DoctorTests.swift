import Foundation
import Running
import Testing

@Suite("east doctor")
struct DoctorTests {
  @Test("finds nothing wrong in a sound repository, and says what it looked at")
  func sound() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let ending = try sandbox.east("doctor", "--base", "main")
    #expect(ending.status == 0, "\(ending.text)")
    let id = try sandbox.git("rev-parse", "HEAD").prefix(12)
    #expect(ending.text.contains("ok  repository     \(sandbox.root.path)\n"))
    #expect(ending.text.contains("ok  configuration  valid; applies to 1 Swift file\n"))
    #expect(ending.text.contains("--  baseline       none\n"))
    #expect(ending.text.contains("ok  files          1 Swift file read\n"))
    #expect(ending.text.contains("--  suppressions   none\n"))
    #expect(ending.text.contains("ok  base           'main' (--base), merge base \(id)\n"))
    #expect(ending.text.split(separator: "\n").count == 11)
  }

  @Test("does not read the job's event if a base is named")
  func namedBase() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "event.json": "{"])
    let job = ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_PATH": sandbox.url("event.json").path]
    #expect(try sandbox.east("doctor", "--base", "main", environment: job).status == 0)
    #expect(try sandbox.east("doctor", environment: job).status == 2)
  }

  @Test("names the patterns that match no file")
  func patterns() throws {
    let settings = """
      { "exclude": ["Podz/**", "App", "/usr/*.swift"],
        "overrides": [{ "paths": ["Old/*.swift", "App"], "rules": { "reach": "off" } }] }
      """
    let sandbox = try Sandbox.repository([
      ".east.json": settings, "App/A.swift": Sources.car, "Kit/.east.json": #"{ "exclude": ["None"] }"#,
      "Kit/B.swift": Sources.car,
    ])
    let ending = try sandbox.east("doctor")
    let lines = ending.text.split(separator: "\n").filter { $0.hasSuffix("matches no Swift file") }
    #expect(
      lines.map { $0.drop { $0 == " " } } == [
        ".east.json:1: '/usr/*.swift' matches no Swift file", ".east.json:1: 'Podz/**' matches no Swift file",
        ".east.json:2: 'Old/*.swift' matches no Swift file", "Kit/.east.json:1: 'None' matches no Swift file",
      ], "\(ending.text)")
  }

  @Test("names the options that have no effect, as `lint` does: their rule is off for every file")
  func options() throws {
    let settings = """
      { "rules": {
          "middle-man": { "share": 0.5 },
          "reach": { "severity": "off", "valueTypes": ["Car"] },
          "write-through": "off",
          "leaky-accessor": { "severity": "off", "minUsers": 3 } },
        "overrides": [
          { "paths": ["App"], "rules": { "leaky-accessor": "note" } },
          { "paths": ["Kit"], "rules": { "ask": { "own": true } } }] }
      """
    let sandbox = try Sandbox.repository([
      ".east.json": settings, "App/A.swift": Sources.car, "Kit/B.swift": Sources.car,
    ])
    let idle = [
      ".east.json:2: the options of 'middle-man' have no effect, because the rule is off",
      ".east.json:8: the options of 'ask' have no effect, because the rule is off",
    ]
    let lines = try sandbox.east("doctor").text.split(separator: "\n").filter { $0.contains("have no effect") }
    #expect(lines.map { $0.drop { $0 == " " } } == idle.map { $0[...] })
    let warnings = try sandbox.east("lint").error.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
    #expect(warnings == idle.map { "warning: \($0)" })
  }

  @Test("counts the files that are linted")
  func count() throws {
    let sandbox = try Sandbox.repository([
      ".east.json": #"{ "exclude": ["Old"] }"#, "Old/A.swift": Sources.car, "B.swift": Sources.car,
      "Tests/C.swift": Sources.car,
    ])
    let ending = try sandbox.east("doctor")
    #expect(ending.text.contains("ok  configuration  valid; applies to 1 Swift file\n"), "\(ending.text)")
  }

  @Test("lists the modules with their files and what declares them")
  func modules() throws {
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = "My App"; fileSystemSynchronizedGroups = (S, ); };
      }; rootObject = P; }
      """
    let package = """
      let package = Package(targets: [.target(name: "Core", path: "Code"), .target(name: other)])
      """
    let sandbox = try Sandbox.repository([
      "App/A.swift": Sources.car, "App/B/B.swift": Sources.car, "App.xcodeproj/project.pbxproj": project,
      "Kit/Package.swift": package, "Kit/Code/C.swift": Sources.car, "Kit/Sources/Other/D.swift": Sources.car,
    ])
    let ending = try sandbox.east("doctor")
    #expect(
      ending.text.contains(
        """
        ok  modules        4, declared by 2 manifests
                           'Kit': 1 Swift file, named after the folder
                           'Other': 1 Swift file, named after the folder
                           'My_App': 2 Swift files, declared by 'App.xcodeproj/project.pbxproj'
                           'Core': 1 Swift file, declared by 'Kit/Package.swift'
                           'Kit/Package.swift' was read in part, because only literals are read; other files belong to modules named after folders

        """), "\(ending.text)")
  }

  @Test(
    "says what is wrong and what to do",
    arguments: [
      ([".east.json": "{"], [], "!!  configuration  "),
      (
        ["east.json": "{}"], [],
        """
        !!  configuration  valid; applies to 1 Swift file
                           'east.json' is not read; rename it to .east.json

        """
      ),
      (
        [".east.yml": "rules:"], [],
        """
        !!  configuration  valid; applies to 1 Swift file
                           '.east.yml' is not read; write its settings as JSON to .east.json

        """
      ),
      (
        ["A.swift": "// east:allow reich - known\nlet a = 1\n"], [],
        """
        !!  suppressions   1 comment
                           A.swift:1: unknown rule 'reich'; did you mean 'reach'?

        """
      ),
      ([".east-baseline": "x"], [], "!!  baseline       .east-baseline:1: "),
      (
        [:], ["--cache-dir", ".git/HEAD"],
        "!!  cache          cannot create the cache directory '.git/HEAD': a part of the path is not a directory; pass --cache-dir"
      ),
      ([:], ["--cache-dir", "cache"], "!!  cache          the cache directory 'cache' is inside the work tree"),
      (
        [:], ["--base", "gone"],
        "!!  base           unknown revision 'gone' in this repository; name another revision"
      ),
    ] as [([String: String], [String], String)])
  func wrong(files: [String: String], flags: [String], line: String) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car].merging(files) { $1 })
    let ending = try run(productsDirectory.appending(path: "east"), ["doctor"] + flags, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.text.contains(line), "\(ending.text)")
  }
}
