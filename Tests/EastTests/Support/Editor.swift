import Foundation
import LanguageClient
import LanguageServer
import Running
import Testing

@testable import east

/// A client of the server, and the repository that it works on.
struct Editor {
  let sandbox: Sandbox
  let client: EditorClient

  init(_ files: [String: String]) throws { try self.init(Sandbox.repository(files), "--no-cache") }

  init(_ sandbox: Sandbox, _ options: String...) throws {
    self.sandbox = sandbox
    let arguments = try arguments(from: ["lsp", "--quiet"] + options)
    client = EditorClient { input, send in
      await LanguageServer(RepositoryFinder(arguments), pause: .milliseconds(1), send: send).run(input)
    }
  }

  var folder: String { "file://\(sandbox.root.path)" }

  func uri(_ path: String) -> String { "\(folder)/\(path)" }

  func save(_ text: String, to path: String) throws { try sandbox.write(text, to: path) }

  /// Tells the server of changes on disk: 1 for a new file, 2 for a changed one, 3 for a deleted one.
  func savedFiles(_ paths: String..., type: Int = 2) async {
    let changes = paths.map { ["uri": .text(uri($0)), "type": .number(type)] as JSONValue }
    await client.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  /// The command that adds the first finding of an open file to the baseline.
  func addingToBaseline(_ path: String) async throws -> JSONValue {
    let found = await client.diagnostics(of: uri(path))
    let actions = await actions(path, try #require(found.first))
    return try #require(actions.items.last?["command"])
  }

  /// The diagnostics of an open file, when the server has handled all messages before.
  func pulled(_ path: String) async -> [JSONValue] {
    await client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(uri(path))]])["items"].items
  }

  func hover(_ path: String, line: Int, character: Int) async -> JSONValue {
    await client.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": .text(uri(path))],
        "position": ["line": .number(line), "character": .number(character)],
      ])
  }

  func actions(_ path: String, _ diagnostic: JSONValue, only: JSONValue = nil) async -> JSONValue {
    await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text(uri(path))], "range": diagnostic["range"],
        "context": ["diagnostics": [diagnostic], "only": only],
      ])
  }
}

/// The text after the edits of a client, whose lines hold nothing but ASCII.
func edited(_ text: String, _ edits: JSONValue) throws -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  func offset(_ position: JSONValue) throws -> Int {
    let line = try #require(position["line"].number)
    return lines.prefix(line).reduce(0) { $0 + $1.utf8.count + 1 } + (try #require(position["character"].number))
  }
  var bytes = Array(text.utf8)
  for edit in edits.items.reversed() {
    let range = try offset(edit["range"]["start"])..<offset(edit["range"]["end"])
    bytes.replaceSubrange(range, with: try #require(edit["newText"].text).utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}
