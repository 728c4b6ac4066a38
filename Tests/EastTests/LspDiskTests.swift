import Foundation
import LanguageClient
import Running
import Testing

@testable import east

@Suite("Changes on disk while an editor is open", .timeLimit(.minutes(30)))
struct LspDiskTests {
  private static let files = ["Car.swift": Sources.car, "Driver.swift": Sources.reaching]
  private static let everything: JSONValue = [
    "start": ["line": 0, "character": 0], "end": ["line": 9999, "character": 0],
  ]

  @Test("that the client does not tell move no finding in files that did not change")
  func untold() async throws {
    let accented = Sources.reaching.replacing("print(", with: "let a = \"ééé😀\"; print(a, ").replacing(
      "Driver", with: "Pilot")
    let editor = try Editor(Self.files.merging(["Pilot.swift": accented]) { $1 })
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let before = await findings(in: "Pilot.swift", of: editor)
    #expect(before.count == 1)
    try editor.save(Sources.car + "\n", to: "Car.swift")
    await client.change(editor.uri("Driver.swift"), Sources.reaching + "\n", version: 2)
    #expect(await findings(in: "Pilot.swift", of: editor) == before)
    // The server saw the change, and reads the repository again.
    try editor.save("// A line more\n" + Sources.car, to: "Car.swift")
    await client.change(editor.uri("Driver.swift"), Sources.reaching, version: 3)
    _ = await findings(in: "Pilot.swift", of: editor)
    let after = await findings(in: "Pilot.swift", of: editor)
    let places = [before, after].map {
      $0.map { $0["relatedInformation"][0]["location"]["range"]["start"]["line"].number }
    }
    #expect(places[1] == places[0].map { $0.map { $0 + 1 } }, "\(places)")
  }

  @Test("to the source of a dependency count when it is saved, though it is open")
  func dependency() async throws {
    let path = "Pods/Lib/Sources/Lib/Base.swift"
    let use = """
      import Lib
      class Garage { let car: Car; func open() { car.motor.start(); print(2) } }
      class Car: Base { let motor = Motor(); func a() {}; func b() {} }
      class Motor { func start() {}; func b() {} }

      """
    let editor = try Editor([
      ".east.json": #"{ "dependencies": ["Pods"] }"#, ".gitignore": "Pods\n", "Use.swift": use,
    ])
    let client = editor.client
    let (old, new) = ("open class Base {}\n", "open class Base { open var motor: Any { 1 } }\n")
    try editor.save(old, to: path)
    _ = await client.initialize(
      [editor.folder], ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    await client.open(editor.uri("Use.swift"), use)
    await client.open(editor.uri(path), old)
    // The server may not have analyzed anything since the file was opened.
    try editor.save(new, to: path)
    await editor.savedFiles(path)
    #expect(await editor.pulled("Use.swift").isEmpty)
    try editor.save(old, to: path)
    await client.notify("textDocument/didSave", ["textDocument": ["uri": .text(editor.uri(path))]])
    #expect(await editor.pulled("Use.swift").count == 1)
  }

  @Test("make files that were in a repository of their own belong to the one around it, and back")
  func innerRepository() async throws {
    let settings = [".east.json": #"{ "rules": { "reach": "error" } }"#]
    let sandbox = try Sandbox.repository(Self.files.merging(settings) { $1 })
    for (path, text) in Self.files { try sandbox.write(text, to: "Inner/\(path)") }
    try sandbox.git("init", "--quiet", "Inner")
    let editor = try Editor(sandbox, "--no-cache")
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Inner/Driver.swift"), Sources.reaching)
    #expect(await editor.pulled("Inner/Driver.swift").map { $0["severity"] } == [2])
    try sandbox.remove("Inner/.git")
    await editor.savedFiles("Inner/.git/HEAD", type: 3)
    let reports = await client.request("workspace/diagnostic", ["previousResultIds": []])["items"].items
    #expect(
      reports.map { $0["uri"] } == ["Driver.swift", "Inner/Driver.swift"].map { .text(editor.uri($0)) }, "\(reports)")
    #expect(reports.flatMap { $0["items"].items }.map { $0["severity"] } == [1, 1])
    try sandbox.git("init", "--quiet", "Inner")
    await editor.savedFiles("Inner/.git/HEAD", type: 1)
    #expect(await editor.pulled("Inner/Driver.swift").map { $0["severity"] } == [2])
    #expect(await client.shutDown())
  }

  @Test("are none of Git's own files")
  func ownFiles() async throws {
    let editor = try Editor(Self.files)
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri(".git/Driver.swift"), Sources.reaching)
    #expect(await editor.pulled(".git/Driver.swift") == [])
  }

  @Test("do not matter for a file that cannot be parsed, which no baseline can record")
  func unparsed() async throws {
    let editor = try Editor(Self.files.merging(["Driver.swift": Sources.conflicted]) { $1 })
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), Sources.conflicted)
    #expect(await editor.pulled("Driver.swift").map { $0["code"] } == ["unread-file"])
    let actions = await editor.actions("Driver.swift", ["range": Self.everything])
    #expect(actions.items.map { $0["title"] } == ["Explain 'unread-file'"])
  }

  @Test("leave a selection of many findings with the actions of some of them")
  func manyFindings() async throws {
    let functions = (0..<60).map { "  func drive\($0)(_ car: Car) { print(car.engine.temperature) }\n" }
    let text = "class Driver {\n\(functions.joined())}\n"
    let editor = try Editor(Self.files.merging(["Driver.swift": text]) { $1 })
    _ = await editor.client.initialize([editor.folder])
    await editor.client.open(editor.uri("Driver.swift"), text)
    #expect(await editor.pulled("Driver.swift").count == 60)
    let actions = await editor.actions("Driver.swift", ["range": Self.everything])
    #expect(actions.items.count { $0["title"] == "Suppress 'reach' on this line" } == 20)
  }

  private func findings(in path: String, of editor: Editor) async -> [JSONValue] {
    let reports = await editor.client.request("workspace/diagnostic", ["previousResultIds": []])["items"].items
    return reports.first { $0["uri"] == .text(editor.uri(path)) }?["items"].items ?? []
  }
}
