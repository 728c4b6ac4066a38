import Foundation
import LanguageClient
import Refactoring
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("Rewritings of east lsp", .timeLimit(.minutes(30)))
struct LspRewritingTests {
  private static let resolving: JSONValue = [
    "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
  ]

  @Test("rewrites the uses of an edge, when it is asked for")
  func rewriting() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder], Self.resolving)
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let found = await client.diagnostics(of: editor.uri("Driver.swift"))
    let actions = await editor.actions("Driver.swift", try #require(found.first), only: ["refactor"])
    #expect(actions.items.map { $0["title"] } == ["Call 'Car.provideEngineTemperature' here"])
    #expect(actions[0]["edit"] == .null)
    let all = await editor.actions("Driver.swift", try #require(found.first))
    #expect(all.items.last?["title"] == "Call 'Car.provideEngineTemperature' here")
    let edits = await client.request("codeAction/resolve", actions[0])["edit"]["documentChanges"]
    #expect(
      edits.items.map { $0["textDocument"] } == [
        ["uri": .text(editor.uri("Car.swift")), "version": nil],
        ["uri": .text(editor.uri("Driver.swift")), "version": 1],
      ])
    let driver = try edited(Sources.reaching, edits[1]["edits"])
    #expect(driver.contains("car.provideEngineTemperature { print($0) }"), "\(driver)")
  }

  @Test("rewrites what the file uses of several properties of one name")
  func namesakes() async throws {
    var files: [String: String] = [:]
    for module in ["A", "B"] {
      files["Sources/\(module)/Car.swift"] = Sources.car
      files["Sources/\(module)/Driver.swift"] = Sources.reaching
    }
    let editor = try Editor(files)
    let client = editor.client
    _ = await client.initialize([editor.folder], Self.resolving)
    await client.open(editor.uri("Sources/B/Driver.swift"), Sources.reaching)
    let found = await client.diagnostics(of: editor.uri("Sources/B/Driver.swift"))
    let actions = await editor.actions("Sources/B/Driver.swift", try #require(found.first), only: ["refactor"])
    let edits = await client.request("codeAction/resolve", actions[0])["edit"]["documentChanges"]
    #expect(
      edits.items.map { $0["textDocument"]["uri"] }
        == ["Car.swift", "Driver.swift"].map { .text(editor.uri("Sources/B/\($0)")) })
  }

  @Test("rewrites files with other line endings on disk than in git at the right lines")
  func lineEndings() async throws {
    let files = ["Car.swift": Sources.car, "Driver.swift": Sources.reaching]
    let editor = try Editor(files.merging([".gitattributes": "* text eol=crlf\n"]) { $1 })
    for (name, text) in files { try editor.save(text.replacing("\n", with: "\r\n"), to: name) }
    let client = editor.client
    _ = await client.initialize([editor.folder], Self.resolving)
    await client.open(editor.uri("Driver.swift"), Sources.reaching.replacing("\n", with: "\r\n"))
    let found = await client.diagnostics(of: editor.uri("Driver.swift"))
    let actions = await editor.actions("Driver.swift", try #require(found.first), only: ["refactor"])
    let edits = await client.request("codeAction/resolve", actions[0])["edit"]["documentChanges"]
    #expect(edits.items.map { $0["textDocument"]["uri"] } == files.keys.sorted().map { .text(editor.uri($0)) })
    let car = try edited(Sources.car, edits[0]["edits"])
    #expect(car.contains("}\n\nextension Car {\n"), "\(car)")
    let use = try edited(Sources.reaching, edits[1]["edits"])
    #expect(use.contains("    car.provideEngineTemperature { print($0) }\n"), "\(use)")
  }

  @Test("is refused if a file was deleted after it was linted")
  func deleted() async throws {
    let editor = try Editor(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let client = editor.client
    _ = await client.initialize([editor.folder], Self.resolving)
    await client.open(editor.uri("Driver.swift"), Sources.reaching)
    let found = await client.diagnostics(of: editor.uri("Driver.swift"))
    let actions = await editor.actions("Driver.swift", try #require(found.first), only: ["refactor"])
    try editor.sandbox.remove("Car.swift")
    let answer = await client.response("codeAction/resolve", actions[0])
    #expect(answer["error"]["code"] == -32801, "\(answer)")
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
