import Foundation
import LanguageClient
import Refactoring
import Running
import Testing

@testable import east

@Suite("Rewritings of east lsp", .timeLimit(.minutes(30)))
struct LspRewritingTests {
  @Test("rewrites the uses of an edge, when it is asked for")
  func rewriting() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    let resolving: JSONValue = [
      "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
    _ = await client.initialize([editor.folder], resolving)
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let found = await client.diagnostics(of: editor.uri("Driver.swift"))
    let actions = await editor.actions("Driver.swift", try #require(found.first), only: ["refactor"])
    #expect(actions.items.map { $0["title"] } == ["Rewrite the uses of 'Car.engine'"])
    #expect(actions[0]["edit"] == .null)
    let all = await editor.actions("Driver.swift", try #require(found.first))
    #expect(all.items.last?["title"] == "Rewrite the uses of 'Car.engine'")
    let edits = await client.request("codeAction/resolve", actions[0])["edit"]["documentChanges"]
    #expect(
      edits.items.map { $0["textDocument"] } == [
        ["uri": .text(editor.uri("Car.swift")), "version": nil],
        ["uri": .text(editor.uri("Driver.swift")), "version": 1],
      ])
    let driver = try edited(Sources.reaching, edits[1]["edits"])
    #expect(driver.contains("car.provideTemperature { print($0) }"), "\(driver)")
  }

  @Test("a cancelled rewriting changes nothing")
  func cancelledRewriting() async throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let arguments = try arguments(from: ["lint", "--no-cache", "--quiet", sandbox.root.path])
    let options = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
    let patches = EdgePatches(try await LintSession(options))
    for isCancelled in [true, false] {
      let text = try await withThrowingTaskGroup(of: String.self) { group in
        if isCancelled { group.cancelAll() }
        group.addTask {
          var patches = patches
          return try patches.patch(ofEdge: "Car.engine").text
        }
        return try await group.next()
      }
      #expect(text?.isEmpty == isCancelled)
    }
  }
}
