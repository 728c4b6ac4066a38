import Foundation
import Running
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  /// Two directories that reach alike.
  private static let sources = [
    "Car.swift": Sources.car, "App/Driver.swift": Sources.reaching,
    "Old/Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
  ]

  private func repository(_ configurations: [String: String]) throws -> Sandbox {
    try Sandbox.repository(Self.sources.merging(configurations) { $1 })
  }

  /// The severity of the reach that is found in each file; `strict` has more to say of it.
  private func severities(_ ending: Ending) -> [String] {
    ending.text.split(separator: "\n").filter { $0.hasSuffix("[reach]") }.map { line in
      let parts = line.split(separator: ":")
      return "\(parts[0]):\(parts[3])"
    }
  }

  @Test(
    "of the command line has paths relative to its directory, or to the root if it is outside",
    arguments: [
      ("ci.json", "Old", ".", ["App"]), ("../outside.json", "Old", ".", ["App"]),
      ("../outside.json", "/Old/*.swift", ".", ["App"]), ("../../outside.json", "Old", "Old", ["App"]),
      ("Old/ci.json", "Pilot.swift", ".", ["App"]), ("Old/ci.json", "/Pilot.swift", ".", ["App"]),
      ("Old/ci.json", "Old", ".", ["App", "Old"]), ("App/ci.json", "Pilot.swift", ".", ["App", "Old"]),
    ])
  func namedFile(file: String, pattern: String, directory: String, linted: [String]) throws {
    let sandbox = try Sandbox()
    for (path, text) in Self.sources { try sandbox.write(text, to: "repository/\(path)") }
    try sandbox.git("init", "--quiet", "repository")
    let path = "repository/\(directory)/\(file)"
    try sandbox.write(#"{ "exclude": ["\#(pattern)"], "rules": { "reach": "error" } }"#, to: path)
    let words = ["lint", "--format", "xcode", "--repo", directory == "." ? "." : "..", "--config"]
    for name in [file, sandbox.url(path).path] {
      let ending = try sandbox.east(words + [name], in: "repository/\(directory)")
      #expect(severities(ending).map { $0.prefix { $0 != "/" } } == linted.map { $0[...] }, "\(ending.everything)")
    }
  }

  @Test(
    "of the nearest directory lints a file, and builds on recommended unless it says otherwise",
    arguments: [
      ([:], ["App/Driver.swift: warning", "Old/Pilot.swift: warning"]),
      ([".east.json": #"{ "rules": { "reach": "error" } }"#], ["App/Driver.swift: error", "Old/Pilot.swift: error"]),
      ([".east.json": #"{ "extends": [] }"#], []), ([".east.json": #"{ "extends": "legacy" }"#], []),
      ([".east.json": #"{ "rules": { "reach": { "severity": "note", "allowed": 2 } } }"#], []),
      (["Old/.east.json": #"{ "extends": "legacy" }"#], ["App/Driver.swift: warning"]),
      (
        [".east.json": #"{ "extends": "strict" }"#, "Old/.east.json": "{}"],
        ["App/Driver.swift: error", "Old/Pilot.swift: warning"]
      ),
      (
        [".east.json": #"{ "extends": "strict" }"#, "Old/.east.json": #"{ "extends": ["../.east.json"] }"#],
        ["App/Driver.swift: error", "Old/Pilot.swift: error"]
      ),
      (
        [
          "App/.east.json": #"{ "extends": "../shared/base.json" }"#,
          "shared/base.json": #"{ "rules": { "reach": "note" } }"#,
        ],
        ["App/Driver.swift: note", "Old/Pilot.swift: warning"]
      ),
      (
        [".east.json": #"{ "overrides": [{ "paths": ["Old"], "extends": "legacy", "rules": { "reach": "off" } }] }"#],
        ["App/Driver.swift: warning"]
      ),
      (
        [".east.json": #"{ "overrides": [{ "paths": "**/P*.swift", "rules": { "reach": "error" } }] }"#],
        ["App/Driver.swift: warning", "Old/Pilot.swift: error"]
      ),
      (
        [
          ".east.json": #"{ "overrides": [{ "paths": "**", "extends": "./old.json" }] }"#,
          "old.json":
            #"{ "extends": "recommended", "overrides": [{ "paths": "Old", "rules": { "reach": "error" } }] }"#,
        ], ["App/Driver.swift: warning", "Old/Pilot.swift: error"]
      ),
      (
        ["Old/.east.json": #"{ "overrides": [{ "paths": ["Old/*.swift"], "rules": { "reach": "error" } }] }"#],
        ["App/Driver.swift: warning", "Old/Pilot.swift: warning"]
      ),
    ] as [([String: String], [String])])
  func nearest(configurations: [String: String], found: [String]) throws {
    let ending = try repository(configurations).east("lint", "--format", "xcode")
    #expect(severities(ending) == found, "\(ending.error)")
  }

  @Test("is read from where the files are")
  func editions() throws {
    let sandbox = try repository([".east.json": #"{ "rules": { "reach": "error" } }"#])
    try sandbox.write(#"{ "rules": { "reach": "note" } }"#, to: ".east.json")
    try sandbox.git("add", ".east.json")
    try sandbox.write(#"{ "rules": { "reach": "off" } }"#, to: ".east.json")
    #expect(severities(try sandbox.east("lint", "--format", "xcode", "App")) == [])
    #expect(severities(try sandbox.east("lint", "--format", "xcode", "--staged", "App")) == ["App/Driver.swift: note"])
    #expect(
      severities(try sandbox.east("lint", "--format", "xcode", "--rev", "HEAD", "App")) == ["App/Driver.swift: error"])
    let plain = try Sandbox(Self.sources.merging([".east.json": #"{ "rules": { "reach": "error" } }"#]) { $1 })
    #expect(severities(try plain.east("lint", "--format", "xcode", "App", "Car.swift")) == ["App/Driver.swift: error"])
    #expect(try plain.east("show-config").text.contains(#""reach": { "severity": "error", "notes": "all" }"#))
  }

  @Test("of the command line stands in the place of all others")
  func commandLine() throws {
    let sandbox = try repository([
      ".east.json": #"{ "rules": { "reach": "off" } }"#,
      "ci.json": #"{ "overrides": [{ "paths": "App", "rules": { "reach": "error" } }] }"#,
    ])
    let preset = try sandbox.east("lint", "--format", "xcode", "--preset", "strict", "App")
    #expect(severities(preset) == ["App/Driver.swift: error"])
    let file = try sandbox.east("lint", "--format", "xcode", "--config", "ci.json")
    #expect(severities(file) == ["App/Driver.swift: error", "Old/Pilot.swift: warning"])
    #expect(
      severities(try sandbox.east("lint", "--format", "xcode", "--rule", "reach", "App")) == [
        "App/Driver.swift: warning"
      ])
  }

  @Test("does not count what comments suppress of rules that do not run")
  func ruleOnly() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": "// east:allow:file allow-without-reason - old code\n// east:allow reach\n" + Sources.car
    ])
    #expect(try sandbox.east("lint").error.contains("; 1 suppressed"))
    #expect(try !sandbox.east("lint", "--rule", "reach").error.contains("suppressed"))
  }

  @Test("lints test sources where it is told to, and counts the others")
  func tests() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "A/Tests/DriverTests.swift": Sources.reaching, "A/.east.json": #"{ "tests": true }"#,
      "B/Tests/PilotTests.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
    ])
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(severities(ending) == ["A/Tests/DriverTests.swift: warning"])
    #expect(ending.error.contains("skipped: 1 test file\n"))
  }

  @Test("is printed with who said what, and what is printed is a configuration")
  func showConfig() throws {
    let sandbox = try repository([
      ".east.json": """
      {
        "extends": "strict", "tests": true,
        "overrides": [
          { "paths": ["Old"],
            "rules": { "reach": { "severity": "note", "allowed": 2 } } },
        ],
      }
      """
    ])
    let text = try sandbox.east("show-config", "Old/Pilot.swift").text
    #expect(text.contains("// configuration of 'Old/Pilot.swift': .east.json\n"))
    let reach =
      /"reach": \{ "severity": "note", "allowed": 2, "notes": \["sample",.*\] \}, +\/\/ \.east\.json:5, options of strict:/
    #expect(text.contains(reach))
    #expect(text.contains(/"tests": true, +\/\/ \.east\.json\n/))
    #expect(text.contains(/"unused-allow": "warning", +\/\/ recommended:/))
    #expect(try sandbox.east("show-config", "App/Driver.swift").text.contains(/"poke": "warning", +\/\/ strict:/))
    #expect(try sandbox.east("show-config", in: "Old").text.contains(#""allowed": 2"#))
    #expect(try sandbox.east("show-config", "--preset", "legacy").text.contains(": preset 'legacy'"))
    try sandbox.write(text, to: "shown.json")
    #expect(try sandbox.east("lint", "--quiet", "--rule", "reach", "--config", "shown.json").status == 0)
  }

  /// The text of `App/.east.json`, and what the tool answers.
  private static let wrong: [(String, String)] = [
    ("nothing", "App/.east.json:1: invalid JSON"),
    (#"{ "extend": [] }"#, "App/.east.json:1: unknown key 'extend'; did you mean 'extends'?"),
    (
      #"{ "extends": "stict" }"#,
      "App/.east.json:1: unknown preset 'stict'; write 'strict', or './stict.json' for a file"
    ),
    ("{\n\"extends\": \"../../x.json\" }", "App/.east.json:2: '../../x.json' is outside the repository"),
    (#"{ "extends": "/x.json" }"#, "App/.east.json:1: '/x.json' is outside the repository"),
    (#"{ "extends": "../App/../../x.json" }"#, "App/.east.json:1: '../App/../../x.json' is outside"),
    (#"{ "extends": "./x.json" }"#, "App/.east.json:1: cannot extend 'App/x.json': no such file"),
    (#"{ "extends": "./Driver.swift" }"#, "App/.east.json:1: './Driver.swift' is not a .json file"),
    (#"{ "extends": "./.east.json" }"#, "App/.east.json:1: circular 'extends' through './.east.json'"),
    (
      "{\n  \"extends\": \"../round.json\" }",
      "round.json:1: circular 'extends' through './App/.east.json'; remove it"
    ),
    ("{ \"extends\": [\n\"strict\",\n\"./.east.json\"] }", "App/.east.json:3: circular 'extends' through"),
    (#"{ "extends": "../link.json" }"#, "cannot read the configuration 'link.json': it"),
    (#"{ "rules": { "reech": "error" } }"#, "App/.east.json:1: unknown rule 'reech'; did you mean 'reach'?"),
    (
      #"{ "rules": { "unread-file": "off" } }"#,
      "App/.east.json:1: the rule 'unread-file' cannot be configured; fix the file, or mark it in .gitattributes"
    ),
    (#"{ "required_version": "99" }"#, "App/.east.json:1: east 99 is required, this is "),
    (#"{ "required_version": "new" }"#, "App/.east.json:1: 'new' is not a version"),
    (#"{ "overrides": [{ "paths": "../Old" }] }"#, "App/.east.json:1: '../Old' is not a valid pattern"),
  ]

  @Test("that cannot be followed is refused with file, line and the way out, in every edition", arguments: wrong)
  func refused(json: String, sentence: String) throws {
    let sandbox = try repository([
      "App/.east.json": json, "round.json": #"{ "extends": "./App/.east.json" }"#,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("link.json").path, withDestinationPath: "App/.east.json")
    try sandbox.commit()
    for flags in [[], ["--staged"], ["--rev", "HEAD"]] {
      let ending = try run(productsDirectory.appending(path: "east"), ["lint"] + flags, in: sandbox.root)
      #expect(ending.status == 2)
      #expect(ending.output.isEmpty)
      #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
      #expect(ending.error.split(separator: "\n").count == 1)
    }
  }

  @Test("that is no file is refused", arguments: [true, false])
  func noFile(isDirectory: Bool) throws {
    let sandbox = try repository([:])
    let path = sandbox.url("App/.east.json").path
    if isDirectory {
      try sandbox.write("", to: "App/.east.json/file")
    } else {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hostname")
    }
    let ending = try sandbox.east("lint", "--quiet", "--fail-level", "never")
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: cannot read the configuration 'App/.east.json': it "))
  }

  @Test("of files that extend each other again and again comes to an end")
  func explosion() throws {
    var files: [String: String] = [:]
    for number in 0..<14 {
      files["c\(number).json"] = "{ \"extends\": [\"./c\(number + 1).json\", \"./c\(number + 1).json\"] }"
    }
    files["c14.json"] = "{}"
    files[".east.json"] = #"{ "extends": "./c0.json" }"#
    let ending = try repository(files).east("lint")
    #expect(ending.status == 2)
    #expect(ending.error.contains("extends too many configurations"))
  }

  @Test(
    "of the command line is refused likewise",
    arguments: [
      (
        ["--preset", "stict"],
        "unknown preset 'stict'; known: legacy, recommended, strict; did you mean 'strict'?"
      ),
      (
        ["--preset", "strict", "--config", "a.json"], "--preset and --config are mutually exclusive"
      ),
      (["--config", "a.json"], "no configuration file 'a.json'; pass an existing file to --config"),
      (["--config", "."], "'.' is not a regular file; pass a JSON file to --config"),
    ] as [([String], String)])
  func refusedFlags(words: [String], sentence: String) throws {
    let sandbox = try repository([:])
    let ending = try run(productsDirectory.appending(path: "east"), ["lint"] + words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
  }

  @Test("of a directory without Swift files can be shown")
  func emptyDirectory() throws {
    let sandbox = try repository(["Docs/.east.json": #"{ "extends": "legacy" }"#])
    #expect(try sandbox.east("show-config", in: "Docs").text.contains("Docs/.east.json"))
    #expect(try sandbox.east("show-config", "Docs").text.contains("Docs/.east.json"))
  }
}
