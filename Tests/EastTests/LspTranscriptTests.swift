import Foundation
import LanguageClient
import Running
import Testing

@testable import east

@Suite("The transcript of a session", .timeLimit(.minutes(30)))
struct LspTranscriptTests {
  @Test("is what the snapshot shows")
  func transcript() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize(
      [editor.folder],
      [
        "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
      ])
    let driver = editor.uri("Driver.swift")
    await client.open(driver, Sources.reaching)
    let found = await client.diagnostics(of: driver, version: 1)
    _ = await editor.hover("Driver.swift", line: 2, character: 15)
    _ = await editor.actions("Driver.swift", try #require(found.first))
    let rewriting = await editor.actions("Driver.swift", try #require(found.first), only: ["refactor.rewrite"])
    _ = await client.request("codeAction/resolve", rewriting[0])
    _ = await client.request("textDocument/codeLens", ["textDocument": ["uri": .text(editor.uri("Car.swift"))]])
    await client.change(driver, Sources.modest, version: 2)
    _ = await client.diagnostics(of: driver, version: 2)
    _ = await client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(driver)]])
    _ = await client.request("workspace/diagnostic", ["previousResultIds": []])
    _ = await client.response("textDocument/hover", ["textDocument": 1])
    #expect(await client.shutDown())
    let text = await client.transcript.joined(separator: "\n").replacing(editor.folder, with: "file:///work") + "\n"
    let file = packageDirectory.appending(path: "Tests/EastTests/Snapshots/lsp.transcript")
    #expect(text == (try snapshot(text, in: file)), "\(recordingHint)")
  }
}
