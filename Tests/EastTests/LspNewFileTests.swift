import LanguageClient
import Running
import Testing

@testable import east

@Suite("A new file that is not saved", .timeLimit(.minutes(30)))
struct LspNewFileTests {
  private static let reaching = Sources.car + Sources.reaching

  @Test(
    "has the findings that it would have on disk",
    arguments: [
      ("Driver.swift", true), ("New/Folder/Driver.swift", true), ("Ignored/Driver.swift", false),
      ("Old/Driver.swift", false), ("Tests/DriverTests.swift", false), ("Made/Driver.swift", false),
      ("Made/Deep/Driver.swift", false), ("Made/Own.swift", true), ("Kit/Driver.swift", false),
    ])
  func findings(path: String, isLinted: Bool) async throws {
    let editor = try Editor([
      ".gitignore": "Ignored\n", ".east.json": #"{ "exclude": ["Old"] }"#,
      ".gitattributes": "Made/** linguist-generated\nMade/Own.swift -linguist-generated\n",
      "Kit/.gitattributes": "*.swift linguist-vendored\n",
    ])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri(path), "")
    #expect(await client.diagnostics(of: editor.uri(path), version: 1) == [])
    await client.change(editor.uri(path), Self.reaching, version: 2)
    let typed = await client.diagnostics(of: editor.uri(path), version: 2)
    #expect(typed.map { $0["code"] } == (isLinted ? ["reach"] : []))
    try editor.save(Self.reaching, to: path)
    await editor.savedFiles(path)
    #expect(await editor.pulled(path) == typed)
    #expect(await client.shutDown())
  }

  @Test("has declarations that count in other files, until it is closed")
  func declarations() async throws {
    let editor = try Editor(["Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == [])
    await client.open(editor.uri("New/Car.swift"), Sources.car)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")).count == 1)
    await client.close(editor.uri("New/Car.swift"))
    #expect(await client.diagnostics(of: editor.uri("Driver.swift")) == [])
    #expect(await client.shutDown())
  }

  @Test("is not one that was deleted while it was open", arguments: [true, false])
  func deleted(wasNew: Bool) async throws {
    let editor = try Editor(["Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    if !wasNew { try editor.save(Sources.car, to: "Car.swift") }
    await client.open(editor.uri("Car.swift"), Sources.car)
    if wasNew {
      try editor.save(Sources.car, to: "Car.swift")
      await client.notify("textDocument/didSave", ["textDocument": ["uri": .text(editor.uri("Car.swift"))]])
    }
    await editor.savedFiles("Car.swift", type: 1)
    #expect(await editor.pulled("Driver.swift").count == 1)
    try editor.sandbox.remove("Car.swift")
    await editor.savedFiles("Car.swift", type: 3)
    #expect(await editor.pulled("Driver.swift") == [])
    #expect(await client.shutDown())
  }

  @Test("does not hide what is typed in others while the settings cannot be read")
  func brokenSettings() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder])
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift"), version: 1).count == 1)
    try editor.save("{", to: ".east.json")
    await client.open(editor.uri("New.swift"), Self.reaching)
    #expect(await client.diagnostics(of: editor.uri(".east.json")).count == 1)
    await client.change(editor.uri("Driver.swift"), Sources.modest, version: 2)
    #expect(await client.diagnostics(of: editor.uri("Driver.swift"), version: 2) == [])
    try editor.save("{}", to: ".east.json")
    await editor.savedFiles(".east.json")
    #expect(await editor.pulled("New.swift").count == 1)
    #expect(await client.shutDown())
  }
}
