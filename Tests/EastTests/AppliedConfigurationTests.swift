import Foundation
import Running
import Testing

@Suite("The configuration where something else than lint asks for it")
struct AppliedConfigurationTests {
  private static let sources = [
    "Car.swift": Sources.car, "App/Driver.swift": Sources.reaching,
    "Old/Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
  ]

  private func repository(_ configurations: [String: String]) throws -> Sandbox {
    try Sandbox.repository(Self.sources.merging(configurations) { $1 })
  }

  @Test("holds for standard input, too", arguments: [true, false])
  func standardInput(isRepository: Bool) throws {
    let files = [
      "Car.swift": Sources.car, ".east.json": #"{ "rules": { "reach": "error" } }"#,
      "Old/.east.json": #"{ "rules": { "reach": "note" } }"#,
    ]
    let sandbox = isRepository ? try Sandbox.repository(files) : try Sandbox(files)
    let car = Sources.car.replacing("Car", with: "Bus")
    let text = Data((car + Sources.reaching.replacing("Car", with: "Bus")).utf8)
    func said(_ words: String..., in directory: String = ".") throws -> String {
      let east = productsDirectory.appending(path: "east")
      let words = ["lint", "--quiet", "--format", "xcode"] + words
      let ending = try run(east, words, in: sandbox.url(directory), input: text)
      #expect(ending.status < 2, "\(ending.error)")
      return ending.text
    }
    #expect(try said("-").hasPrefix("<stdin>:10:22: error: "))
    #expect(try said("-", in: "Old").contains("<stdin>:10:22: note: "))
    #expect(try said("-", "--stdin-filename", "Old/New.swift").hasPrefix("Old/New.swift:10:22: note: "))
    #expect(try said("-", "--preset", "legacy") == "")
    if isRepository { #expect(try said("-", "--rev", "HEAD").hasPrefix("<stdin>:10:22: error: ")) }
  }

  @Test(
    "is that of an override alone, if that names what to start from",
    arguments: [("[]", ""), (#""legacy""#, ""), (#"["legacy", "./Old.json"]"#, "note")])
  func overrides(extends: String, severity: String) throws {
    let sandbox = try repository([
      "Old.json": #"{ "extends": [], "rules": { "reach": "note" } }"#,
      ".east.json": #"{ "rules": { "reach": "error" }, "overrides": [{ "paths": ["Old"], "extends": \#(extends) }] }"#,
    ])
    let text = try sandbox.east("lint", "--format", "xcode").text
    #expect(text.contains("App/Driver.swift:3:22: error: "))
    #expect(text.contains("Old/Pilot.swift") == !severity.isEmpty)
    #expect(text.contains("Old/Pilot.swift:3:22: \(severity): ") == !severity.isEmpty)
  }

  @Test("keeps the severity of a rule that is given options alone")
  func options() throws {
    let sandbox = try repository([
      ".east.json": #"{ "extends": "./Base.json", "rules": { "reach": { "allowed": 1 }, "poke": { } } }"#,
      "Base.json": #"{ "rules": { "reach": "error" } }"#,
    ])
    #expect(try sandbox.east("lint", "--format", "xcode").text.contains("App/Driver.swift:3:22: error: "))
    let shown = try sandbox.east("show-config").text
    #expect(shown.contains(#""reach": { "severity": "error", "allowed": 1"#))
    #expect(shown.contains(".east.json:1, options and severity of Base.json:1"), "\(shown)")
    #expect(shown.contains(#""poke": "off""#))
    try sandbox.write(#"{ "rules": { "reach": { "allowed": 2 } } }"#, to: ".east.json")
    #expect(try sandbox.east("lint").status == 0)
  }

  @Test("names the file and line of every pattern of 'exclude', also of extended and nested files")
  func excluded() throws {
    let sandbox = try repository([
      "Base.json": #"{ "exclude": ["Old", "Older"] }"#, ".east.json": #"{ "extends": "./Base.json" }"#,
      "App/.east.json": "{ \"extends\": \"../Base.json\",\n  \"exclude\": [\"Made\"] }",
    ])
    let root = try sandbox.east("show-config").text.split(separator: "\n").first { $0.contains("exclude") }
    #expect(root?.hasSuffix("  // Base.json:1") == true, "\(root ?? "")")
    let nested = try sandbox.east("show-config", in: "App").text.split(separator: "\n").first { $0.contains("exclude") }
    #expect(nested?.contains(#""exclude": ["Old","Older","Made"], "#) == true, "\(nested ?? "")")
    #expect(nested?.hasSuffix("  // Base.json:1, App/.east.json:2") == true, "\(nested ?? "")")
  }

  @Test(
    "excludes the same files if what show-config prints takes the place of the file",
    arguments: [
      ("Base/a.json", "Old", ".", ["App", "Old"]), ("Base/a.json", "/App", ".", ["App", "Old"]),
      ("App/a.json", "Driver.swift", ".", ["Old"]), ("App/a.json", "/Driver.swift", ".", ["Old"]),
      ("a.json", "Old", "Old", ["App"]), ("a.json", "/Old/*.swift", "Old", ["App"]),
      ("a.json", "./Old", "Old", ["App"]),
      ("a.json", "/Pilot.swift", "Old", ["App", "Old"]), ("a.json", "Pilot.swift", "Old", ["App"]),
      ("App/a.json", "*", "Old", ["App", "Old"]),
    ])
  func exclusions(file: String, pattern: String, directory: String, linted: [String]) throws {
    let own = "\(directory)/.east.json"
    let way = directory == "." ? "./" : "../"
    let sandbox = try repository([file: #"{ "exclude": ["\#(pattern)"] }"#, own: #"{ "extends": "\#(way)\#(file)" }"#])
    let before = try sandbox.east("lint", "--format", "xcode")
    #expect(["App", "Old"].filter { before.text.contains("\($0)/") } == linted, "\(before.everything)")
    try sandbox.write(try sandbox.east("show-config", directory).text, to: own)
    #expect(try sandbox.east("lint", "--format", "xcode").text == before.text)
  }

  @Test("shows the severities of the rules that `east rules` lists")
  func rules() throws {
    let sandbox = try repository([
      ".east.json": #"{ "rules": { "reach": "error", "write-through": "off" } }"#, "Old/.east.json": "{}",
    ])
    func line(_ rule: String, _ ending: Ending) -> String {
      ending.text.split(separator: "\n").first { $0.hasPrefix(rule + " ") }.map { String($0) } ?? ending.error
    }
    let here = try sandbox.east("rules")
    #expect(line("reach", here).contains(" error "))
    #expect(line("write-through", here).contains(" off "))
    #expect(line("reach", try sandbox.east("rules", in: "Old")).contains(" warning "))
    #expect(line("poke", try sandbox.east("rules", "--preset", "strict")).contains(" warning "))
    try sandbox.write(#"{ "dependencies": ["../x"] }"#, to: ".east.json")
    for command in ["rules", "show-config", "lint"] {
      let refused = try sandbox.east(command)
      #expect(refused.status == 2 && refused.error.contains("'../x' is not a folder"), "\(command): \(refused.error)")
    }
    try sandbox.write("{}", to: ".east.json")
    try sandbox.write("{", to: "Old/.east.json")
    let broken = try sandbox.east("rules", in: "Old")
    #expect(broken.status == 2)
    #expect(broken.error.hasPrefix("error: Old/.east.json:1: "))
  }

  /// A configuration, and what `east explain` says of the reach in `App/Driver.swift`.
  private static let explained: [(String, String)] = [
    ("{}", "  warning: reaches through 'Car.engine' to 'temperature'; tell Car what you need [reach]\n"),
    (#"{ "rules": { "reach": "error" } }"#, "  error: reaches through 'Car.engine'"),
    (
      #"{ "rules": { "reach": "off" } }"#,
      "  not reported: 'reach' is off for this file; to report it, write \"rules\": { \"reach\": \"warning\" }\n"
    ),
    (
      #"{ "rules": { "reach": { "severity": "error", "allowed": 2 } } }"#,
      "  not reported: 'allowed' is 2; to report it, write \"reach\": { \"allowed\": 1 }\n"
    ),
  ]

  @Test("says what becomes of a reach that is explained", arguments: explained)
  func explain(configuration: String, sentence: String) throws {
    let sandbox = try repository([".east.json": configuration])
    let ending = try sandbox.east("explain", "App/Driver.swift:3:22")
    #expect(ending.status == 0, "\(ending.error)")
    #expect(ending.text.contains(sentence), "\(ending.text)")
    let preset = try sandbox.east("explain", "--preset", "strict", "App/Driver.swift:3:22")
    #expect(preset.text.contains("  error: reaches through 'Car.engine'"), "\(preset.text)")
    let allowed = Sources.reaching.replacing("temperature)", with: "temperature)  // east:allow reach - measured")
    try sandbox.write(allowed, to: "App/Driver.swift")
    let comment = try sandbox.east("explain", "--preset", "recommended", "App/Driver.swift:3:22")
    #expect(comment.text.contains("  suppressed by a comment: [reach]\n"), "\(comment.text)")
  }
}
