import Findings
import Foundation
import LanguageClient
import Running
import Testing

@testable import east

@Suite("east lsp", .timeLimit(.minutes(30)))
struct LspTests {
  @Test("shows the findings of what is typed, also in other open files")
  func typing() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Car.swift"), Sources.car)
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let found = await client.diagnostics(of: editor.uri("Driver.swift"))
    #expect(found.map { $0["code"] } == ["reach"])
    #expect(found.first?["relatedInformation"][0]["location"]["uri"] == .text(editor.uri("Car.swift")))
    // What an engine is decides whether the driver reaches.
    await client.change(editor.uri("Car.swift"), Sources.car.replacing("var engine", with: "var motor"), version: 2)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == [])
    await client.change(editor.uri("Car.swift"), Sources.car, version: 3)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == found)
    #expect(await client.shutDown())
  }

  @Test("explains a chain, and nothing beside it")
  func hover() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), Sources.reaching)
    let text = try #require(await editor.hover("Driver.swift", line: 2, character: 15)["contents"]["value"].text)
    #expect(text.hasPrefix("`car.engine.temperature`\n\n- `car`: reach 0, `Car`, no step: friend\n"))
    #expect(text.contains("- `.temperature`: reach 2, `Int`, of `Engine`\n"), "\(text)")
    #expect(text.contains("warning: reaches through 'Car.engine' to 'temperature'"))
    #expect(await editor.hover("Driver.swift", line: 0, character: 2) == .null)
  }

  @Test(
    "explains a chain in the format that the editor prefers",
    arguments: [
      (["plaintext"], "plaintext"), (["plaintext", "markdown"], "plaintext"), (["html", "markdown"], "markdown"),
      ([], "markdown"),
    ])
  func formats(offered: [String], chosen: String) async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let formats = JSONValue.array(offered.map { .text($0) })
    _ = await editor.client.initialize([editor.folder], ["textDocument": ["hover": ["contentFormat": formats]]])
    await editor.client.open(editor.uri("Driver.swift"), Sources.reaching)
    let contents = await editor.hover("Driver.swift", line: 2, character: 15)["contents"]
    #expect(contents["kind"] == .text(chosen))
    let text = try #require(contents["value"].text)
    let start = "`car.engine.temperature`\n\n- `car`: reach 0, `Car`, no step: friend\n"
    #expect(text.hasPrefix(chosen == "markdown" ? start : start.replacing("`", with: "")), "\(text)")
    for mark in ["`", "\\"] { #expect(text.contains(mark) == (chosen == "markdown"), "\(text)") }
  }

  @Test("a configuration that cannot be read is a diagnostic, and the last good one applies")
  func configuration() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching, ".east.json": "{}"])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")).count == 1)
    try editor.save("{\n  \"rules\": { \"reach\": \"of\" }\n}\n", to: ".east.json")
    await editor.savedFiles(".east.json")
    let fault = await client.diagnostics(of: editor.uri(".east.json"))
    #expect(fault.first?["range"]["start"]["line"] == 1)
    #expect(fault.first?["message"].text?.hasPrefix(".east.json:2: ") == true)
    await client.change(editor.uri("Driver.swift"), Sources.reaching + "// more\n", version: 2)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift"), version: 2).count == 1)
    let repaired = await client.unread().filter { $0["params"]["uri"] == .text(editor.uri(".east.json")) }
    #expect(repaired.isEmpty, "an edit elsewhere repairs no settings")
    try editor.save("{ \"rules\": { \"reach\": \"off\" } }", to: ".east.json")
    await editor.savedFiles(".east.json")
    #expect(await client.diagnostics(of: editor.uri(".east.json")) == [])
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == [])
  }

  @Test("a file that the configuration leaves out has no findings, but its declarations count")
  func excluded() async throws {
    let editor = try Editor([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching, "Old/Driver.swift": Sources.reaching,
      ".east.json": #"{ "exclude": ["Old", "Car.swift"] }"#,
    ])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Old/Driver.swift"), Sources.reaching)
    #expect(await client.diagnostics(of: editor.uri("Old/Driver.swift"), version: 1) == [])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift"), version: 1).count == 1)
    try editor.save("{}", to: ".east.json")
    await editor.savedFiles(".east.json")
    #expect(await client.diagnostics(of: editor.uri("Old/Driver.swift")).count == 1)
  }

  @Test("a text that cannot be parsed keeps the findings of the one before")
  func broken() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    #expect(
      await client.diagnostics(of: editor.uri("Driver.swift"), version: 1).map { $0["range"]["start"]["line"] } == [2])
    await client.change(editor.uri("Driver.swift"), "func f() { (\n" + Sources.reaching, version: 2)
    let found = await client.diagnostics(of: editor.uri("Driver.swift"), version: 2)
    #expect(found.map { $0["range"]["start"]["line"] } == [3, 0])
    #expect(found.last?["message"].text?.contains("cannot parse this") == true)
  }

  @Test("a text that could never be parsed has no earlier one, whatever else is edited")
  func neverParsed() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Car.swift"), "func f() { (\n")
    let first = await client.diagnostics(of: editor.uri("Car.swift"), version: 1)
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    await client.change(editor.uri("Driver.swift"), Sources.reaching + "// more\n", version: 2)
    _ = await client.diagnostics(of: editor.uri("Driver.swift"), version: 2)
    await client.change(editor.uri("Car.swift"), "\nfunc f() { (\n", version: 2)
    let second = await client.diagnostics(of: editor.uri("Car.swift"), version: 2)
    #expect(second.map { $0["message"] } == first.map { $0["message"] })
    #expect(second.map { $0["range"]["start"]["line"] } == [1])
  }

  @Test("every code action leaves a file without the finding")
  func actions() async throws {
    for title in ["on this line", "with a comment above", "in this file"] {
      let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
      let client = editor.client
      _ = await client.initialize([editor.folder])
      await client.open(editor.uri("Driver.swift"), Sources.reaching)
      let found = await client.diagnostics(of: editor.uri("Driver.swift"))
      let actions = await editor.actions("Driver.swift", try #require(found.first))
      let action = try #require(actions.items.first { $0["title"].text?.hasSuffix(title) == true })
      let edits = action["edit"]["changes"][editor.uri("Driver.swift")]
      await client.change(editor.uri("Driver.swift"), try edited(Sources.reaching, edits), version: 2)
      #expect(await client.diagnostics(of: editor.uri("Driver.swift"), version: 2) == [], "\(title)")
    }
  }

  @Test("explains that a finding is in the baseline")
  func baselined() async throws {
    let editor = try Editor([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching,
      ".east-baseline": "reach\tDriver.drive(_:)\tCar.engine\t1\n",
    ])
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), Sources.reaching)
    let text = try #require(await editor.hover("Driver.swift", line: 2, character: 15)["contents"]["value"].text)
    #expect(text.contains("in the baseline: warning: reaches through 'Car.engine'"), "\(text)")
  }

  @Test("shows a fault of the dependencies where they are configured", .timeLimit(.minutes(5)))
  func dependencies() async throws {
    let editor = try Editor(["Car.swift": Sources.car, ".east.json": "{\n  \"dependencies\": [\"Sources\"]\n}"])
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Car.swift"), Sources.car)
    let fault = await editor.client.diagnostics(of: editor.uri(".east.json"))
    #expect(fault.first?["range"]["start"]["line"] == 1, "\(fault)")
  }

  @Test("adds a finding to the baseline")
  func baseline() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let response = await client.response("workspace/executeCommand", try await editor.addingToBaseline("Driver.swift"))
    #expect(response["error"] == .null)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == [])
    #expect(try editor.sandbox.read(".east-baseline") == "reach\tDriver.drive(_:)\tCar.engine\t1\n")
  }

  @Test("counts the declarations that reach through a property")
  func lenses() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Car.swift"), Sources.car)
    let lenses = await editor.client.request(
      "textDocument/codeLens", ["textDocument": ["uri": .text(editor.uri("Car.swift"))]])
    #expect(lenses.items.map { $0["command"]["title"] } == ["1 declaration reaches through"])
    #expect(lenses[0]["range"]["start"] == ["line": 5, "character": 6])
    #expect(lenses[0]["command"]["arguments"][0]["locations"][0]["uri"] == .text(editor.uri("Driver.swift")))
  }

  @Test("shows nothing for a file that git ignores, and for one in no repository")
  func unlisted() async throws {
    let editor = try Editor(["Car.swift": Sources.car, ".gitignore": "Driver.swift\n"])
    try editor.save(Sources.reaching, to: "Driver.swift")
    let stray = try Sandbox(["Driver.swift": Sources.car + Sources.reaching])
    let uris = [editor.uri("Driver.swift"), "file://\(stray.url("Driver.swift").path)"]
    _ = await editor.client.initialize([editor.folder, "file://\(stray.root.path)"])
    for uri in uris {
      await editor.client.open(uri, Sources.car + Sources.reaching)
      let report = await editor.client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(uri)]])
      #expect(report["items"] == [], "\(uri)")
    }
  }

  @Test("counts what a ceiling limits in all files, not only in those that are open")
  func budget() async throws {
    let rule = """
      { "rules": { "module-edge": { "severity": "warning", "edges": ["App -> Disk"] } }, "budgets": { "module-edge": "module" } }
      """
    let files = [
      ".east.json": rule, ".east-ceilings": "module-edge\tApp\t1\n",
      "Sources/Disk/Disk.swift": "final class Disk { func read() -> Int { 0 } }\n",
      "Sources/App/A.swift": "func a(_ disk: Disk) -> Int { disk.read() }\n",
      "Sources/App/B.swift": "func b(_ disk: Disk) -> Int { disk.read() }\n",
    ]
    let editor = try Editor(try Sandbox.repository(files), "--no-cache")
    _ = await editor.client.initialize([editor.folder])
    let uri = editor.uri("Sources/App/A.swift")
    await editor.client.open(uri, files["Sources/App/A.swift"] ?? "")
    #expect(await editor.client.diagnostics(of: uri).map { $0["code"] } == ["module-edge"])
    #expect(await editor.client.shutDown())
    let part = try Sandbox.repository(files).east("lint", "--format", "xcode", "Sources/App/A.swift")
    #expect(part.text.hasPrefix("Sources/App/A.swift:1:36: warning:"), "\(part.text)")
  }

  @Test("adds a finding to the baseline with those that a baseline cannot tell from it")
  func equalFindings() async throws {
    let text = "private func leave(_ car: Car) { print(car.engine.temperature) }\n"
    let editor = try Editor(
      try Sandbox.repository(["Car.swift": Sources.car, "A.swift": text, "B.swift": text]), "--no-cache")
    let client = editor.client
    _ = await client.initialize([editor.folder])
    let uri = editor.uri("B.swift")
    await client.open(uri, text)
    _ = await client.response("workspace/executeCommand", try await editor.addingToBaseline("B.swift"))
    // Not the diagnostics that are published next: none would be if they are the same as before.
    #expect(await editor.pulled("B.swift") == [])
    let baseline = try String(contentsOf: editor.sandbox.url(".east-baseline"), encoding: .utf8)
    #expect(baseline.hasSuffix("reach\tleave(_:)\tCar.engine\t2\n"), "\(baseline)")
    #expect(await client.shutDown())
  }
}
