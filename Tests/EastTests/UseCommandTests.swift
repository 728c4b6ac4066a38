import Foundation
import LanguageClient
import Running
import Testing

/// Rules of a team's own in a repository.
@Suite("uses in a repository")
struct UseCommandTests {
  static let rule = #""a": { "severity": "error", "from": "module:App", "to": "Disk", "because": "apps are told" }"#

  static func configuration(_ rule: String = rule, _ more: String = "") -> String {
    #"{ "extends": [], "uses": { \#(rule) }\#(more) }"#
  }

  static func files(_ uses: Int = 1) -> [String: String] {
    [
      ".east.json": configuration(), "Sources/Disk/Disk.swift": "public final class Disk { public func read() {} }\n",
      "Sources/App/App.swift": (0..<uses).map { "func use\($0)(_ disk: Disk) { disk.read() }\n" }.joined(),
    ]
  }

  @Test("an id with a slash is an id: in comments, --rule, baselines and settings of a directory")
  func id() throws {
    let sandbox = try Sandbox.repository(Self.files())
    #expect(try sandbox.east("lint", "--rule", "uses/a").status == 1)
    try sandbox.write(
      "func use(_ disk: Disk) { disk.read() } // east:allow uses/a - a test\n", to: "Sources/App/App.swift")
    let allowed = try sandbox.east("lint")
    #expect(allowed.status == 0 && allowed.error.contains("1 suppressed"), "\(allowed.everything)")
    try sandbox.write("func use(_ disk: Disk) { disk.read() }\n", to: "Sources/App/App.swift")
    #expect(try sandbox.east("baseline", "write").status == 0)
    #expect(try sandbox.read(".east-baseline") == "uses/a\tuse(_:)\tDisk.read\t1\n")
    #expect(try sandbox.east("lint").status == 0)
    try sandbox.remove(".east-baseline")
    let off = #", "overrides": [{ "paths": "Sources/App", "rules": { "uses/a": "off" } }]"#
    try sandbox.write(Self.configuration(Self.rule, off), to: ".east.json")
    #expect(try sandbox.east("lint").status == 0)
  }

  @Test(
    "a branch that silences a rule is named",
    arguments: [
      (
        UseCommandTests.configuration("").replacingOccurrences(of: #""uses": {  }"#, with: #""uses": {}"#),
        "'uses/a' is off in 3 files"
      ),
      (
        UseCommandTests.configuration(UseCommandTests.rule.replacingOccurrences(of: "error", with: "note")),
        "'uses/a' in 3 files"
      ),
      (
        UseCommandTests.configuration(UseCommandTests.rule, #", "rules": { "uses/a": "off" }"#),
        "'uses/a' is off in 3 files"
      ),
      (
        UseCommandTests.configuration(UseCommandTests.rule.replacingOccurrences(of: #""Disk""#, with: #""Disk.init""#)),
        "options of 'uses/a' changed in 3 files"
      ),
    ])
  func silenced(configuration: String, sentence: String) throws {
    let sandbox = try Sandbox.repository(Self.files())
    try sandbox.commit()
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write(configuration, to: ".east.json")
    try sandbox.write("func more(_ disk: Disk) { disk.read() }\n", to: "Sources/App/More.swift")
    try sandbox.commit()
    let ending = try sandbox.east("gate", "--base", "HEAD~1", "--config-from", "head")
    #expect(ending.error.contains(sentence), "\(ending.everything)")
    let strict = try sandbox.east("gate", "--base", "HEAD~1", "--config-from", "base")
    #expect(strict.status == 1 && strict.error.contains("1 new"), "\(strict.everything)")
  }

  @Test("a finding is in SARIF with its rule, and in the editor")
  func formats() async throws {
    let sandbox = try Sandbox.repository(Self.files())
    let sarif = try sandbox.east("lint", "--format", "sarif").text
    #expect(sarif.contains(#""id": "uses/a""#) && sarif.contains(#""ruleId": "uses/a""#), "\(sarif)")
    let editor = try Editor(sandbox, "--no-cache")
    _ = await editor.client.initialize([editor.folder])
    let uri = editor.uri("Sources/App/App.swift")
    await editor.client.open(uri, Self.files()["Sources/App/App.swift"] ?? "")
    #expect(await editor.client.diagnostics(of: uri).map { $0["code"] } == ["uses/a"])
    #expect(await editor.client.shutDown())
  }

  @Test("a map draws forbidden uses as findings, and permitted ones plain")
  func map() throws {
    var files = Self.files()
    files["Sources/Disk/Tool.swift"] = """
      final class Tool { let disk = Disk() ; func use() { disk.size += 1 } }
      extension Disk { var size: Int { get { 0 } set {} } }
      """
    let text = try Sandbox.repository(files).east("map", "--format", "mermaid").text
    #expect(text.contains("==>|\"read\"|") && text.contains("linkStyle 0"), "\(text)")
    #expect(text.contains("-->|\"size\"|") && !text.contains("linkStyle 1"), "\(text)")
  }

  @Test("a budget changes neither what is explained nor a text on standard input")
  func otherModes() throws {
    var files = Self.files()
    files[".east.json"] = Self.configuration(Self.rule, #", "budgets": { "uses/a": "module" }"#)
    files[".east-ceilings"] = "uses/a\tApp\t1\n"
    let sandbox = try Sandbox.repository(files)
    #expect(try sandbox.east("lint").status == 0)
    let explained = try sandbox.east("explain", "Sources/App/App.swift:1").text
    #expect(explained.contains("calls 'Disk.read', which module:App may not use"), "\(explained)")
    let input = try sandbox.east(
      ["lint", "--stdin-filename", "Sources/App/App.swift", "-"],
      input: Data((files["Sources/App/App.swift"] ?? "").utf8))
    #expect(
      input.status == 1 && input.text.contains("disk.read()") || input.text.contains("Disk.read"), "\(input.everything)"
    )
  }

  @Test("what comes after the last finding is fixed is no new ceiling")
  func tightenedToNone() throws {
    var files = Self.files(0)
    files[".east.json"] = Self.configuration(Self.rule, #", "budgets": { "uses/a": "module" }"#)
    files[".east-ceilings"] = "uses/a\tApp\t2\n"
    let sandbox = try Sandbox.repository(files)
    #expect(try sandbox.east("budget", "tighten").status == 0)
    try sandbox.write("func use(_ disk: Disk) { disk.read() }\n", to: "Sources/App/App.swift")
    #expect(try sandbox.east("budget", "tighten").status == 0)
    #expect(try sandbox.read(".east-ceilings") == "")
    #expect(try sandbox.east("lint").status == 1)
  }

  @Test("branches add, remove and swap uses: a gate reports what is new, and ceilings change in none of them")
  func histories() throws {
    var random = SeededGenerator(seed: 63)
    for round in 1...rounds(fast: 12, slow: 1_000) {
      let before = Set((0..<8).filter { _ in Bool.random(using: &random) })
      let after = Set((0..<8).filter { _ in Bool.random(using: &random) })
      var files = Self.files(0)
      files[".east.json"] = Self.configuration(Self.rule, #", "budgets": { "uses/a": "module" }"#)
      files["Sources/App/Keep.swift"] = "func keep(_ disk: Disk) { disk.read() }\n"
      for use in before { files["Sources/App/Use\(use).swift"] = "func use\(use)(_ disk: Disk) { disk.read() }\n" }
      let sandbox = try Sandbox.repository(files)
      #expect(try sandbox.east("budget", "write").status == 0)
      let ceilings = try sandbox.read(".east-ceilings")
      try sandbox.commit()
      for use in before.subtracting(after) { try sandbox.remove("Sources/App/Use\(use).swift") }
      for use in after.subtracting(before) {
        try sandbox.write("func use\(use)(_ disk: Disk) { disk.read() }\n", to: "Sources/App/Use\(use).swift")
      }
      try sandbox.write("// round \(round)\n", to: "Sources/App/Round.swift")
      try sandbox.commit()
      let gate = try sandbox.east("gate", "--base", "HEAD~1", "--format", "xcode").text
      let reported = Set(
        gate.split(separator: "\n").compactMap { Int($0.dropFirst("Sources/App/Use".count).prefix(1)) })
      #expect(reported == after.subtracting(before), "round \(round): \(before.sorted()) to \(after.sorted()): \(gate)")
      #expect(try sandbox.east("lint").status == (after.count > before.count ? 1 : 0))
      #expect(try sandbox.read(".east-ceilings") == ceilings)
      #expect(try sandbox.east("budget", "tighten").status == 0)
      let tightened = try sandbox.read(".east-ceilings")
      #expect(tightened == "uses/a\tApp\t\(1 + min(before.count, after.count))\n")
    }
  }
}
