import Foundation
import LanguageClient
import LanguageServer
import Running
import Testing

@Suite("Messages of a broken client", .timeLimit(.minutes(30)))
struct HostileMessageTests {
  /// How many are sent; `EASTWARD_MESSAGES=100000` for more.
  private static let count = ProcessInfo.processInfo.environment["EASTWARD_MESSAGES"].flatMap(Int.init) ?? 1_000

  @Test(
    "in any order and of any form neither crash nor stop the server, and every request is answered once",
    arguments: 0..<2)
  func storm(seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    var ids: [Int] = []
    var damaged: [String] = []
    for number in 0..<Self.count / 2 {
      let id = 1_000_000 + number
      let message = Self.message(&random, id)
      if random.below(2) == 0 {
        if message["id"] != .null { ids.append(id) }
        await client.send(message)
      } else {
        let bytes = Self.damaged(message.json, &random)
        damaged.append(String(decoding: bytes, as: UTF8.self))
        await client.send(bytes)
      }
      guard number % 100 == 99 else { continue }
      for id in ids {
        let answer = await client.message { $0["id"].number == id && $0["method"] == .null }
        #expect(answer != .null, "request \(id), seed \(seed)")
      }
      let more = await client.unread().filter { $0["method"] == .null }.compactMap { $0["id"].number }
      // A damaged request may have the id of another one.
      let once = ids.filter { id in !damaged.contains { $0.contains("\(id)") } }
      #expect(Set(more).isDisjoint(with: once), "seed \(seed)")
      (ids, damaged) = ([], [])
      await client.forget()
    }
    #expect(await client.shutDown())
  }

  private static let uris: [JSONValue] = [
    "file:///work/A.swift", "file:///work/B.swift", "file:///other/C.swift", "file:///else/D.swift", "untitled:1", "",
  ]

  private static func position(_ random: inout SeededGenerator) -> JSONValue {
    [
      "line": .number(random.choice([0, 0, 1, 2, 9, -1, .max])),
      "character": .number(random.choice([0, 1, 5, 70, -3, .max])),
    ]
  }

  private static func range(_ random: inout SeededGenerator) -> JSONValue {
    ["start": position(&random), "end": position(&random)]
  }

  /// A message that a client may send, if not at every time.
  private static func message(_ random: inout SeededGenerator, _ id: Int) -> JSONValue {
    let uri = random.choice(uris)
    let document: JSONValue = [
      "uri": uri, "version": .number(random.choice([1, 2, 3, -7, .max])), "languageId": "swift",
    ]
    let text: JSONValue = random.choice(["", "bad", "let a = bad\nbad 😀 bad\n", "func f() {", "\"", "}\r\nbad"])
    func request(_ method: String, _ params: JSONValue) -> JSONValue {
      ["jsonrpc": "2.0", "id": .number(id), "method": .text(method), "params": params]
    }
    func notification(_ method: String, _ params: JSONValue) -> JSONValue {
      ["jsonrpc": "2.0", "method": .text(method), "params": params]
    }
    switch random.below(17) {
    case 0, 1:
      return notification(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "version": document["version"], "languageId": "swift", "text": text]])
    case 2, 3, 4:
      let change: JSONValue =
        random.below(3) == 0 ? ["text": text] : ["range": range(&random), "rangeLength": 3, "text": text]
      return notification("textDocument/didChange", ["textDocument": document, "contentChanges": [change, change]])
    case 5: return notification("textDocument/didClose", ["textDocument": document])
    case 6: return notification("textDocument/didSave", ["textDocument": document])
    case 7: return notification("$/cancelRequest", ["id": .number(id - random.below(5))])
    case 8: return notification("workspace/didChangeWatchedFiles", ["changes": [["uri": uri, "type": 1]]])
    case 9:
      let folders: [JSONValue] = [["uri": "file:///work", "name": "w"], ["uri": "file:///other/x", "name": "x"]]
      return notification(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": [random.choice(folders)], "removed": [random.choice(folders)]]])
    case 10: return request("textDocument/hover", ["textDocument": document, "position": position(&random)])
    case 11: return request("textDocument/codeLens", ["textDocument": document])
    case 12:
      return request(
        "textDocument/codeAction",
        [
          "textDocument": document, "range": range(&random),
          "context": ["diagnostics": [], "only": random.choice([nil, ["refactor"], ["quickfix"], [""]])],
        ])
    case 13: return request("codeAction/resolve", ["title": "t", "data": ["uri": uri, "edge": "Server.info"]])
    case 14: return request("textDocument/diagnostic", ["textDocument": document, "previousResultId": "x"])
    case 15: return request("workspace/diagnostic", ["previousResultIds": [["uri": uri, "value": "v"]]])
    default:
      return request(
        "workspace/executeCommand",
        [
          "command": random.choice(["east.explain", "east.addToBaseline", "east.showUsers", "rm"]),
          "arguments": random.choice([[["rule": "reach"]], [["uri": uri, "fingerprint": "f"]], [1], nil]),
        ])
    }
  }

  /// The bytes of a message, with a header, of which something is wrong.
  private static func damaged(_ json: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(json.utf8)
    switch random.below(9) {
    case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
    case 1: bytes.removeLast(random.below(bytes.count))
    case 2: bytes.removeSubrange(0..<random.below(bytes.count))
    case 3: bytes.insert(contentsOf: "\"\\ud800".utf8, at: random.below(bytes.count))
    case 4: bytes = Array(String(repeating: "[", count: 2_000).utf8)
    case 5:
      bytes = Array(
        json.replacing(random.choice(["uri", "line", "text", "params", "method", "position"]), with: "x").utf8)
    case 6: bytes = Array(json.replacing(/\d+/, with: random.choice(["1e999", "null", "\"1\"", "[]", "-0.5"])).utf8)
    case 7: bytes = Array(json.replacing(/"[a-z]*\/[a-zA-Z]*"/, with: "3").utf8)
    default:
      // A header that says something else. The next message may be lost with this one, and no more.
      let header = random.choice(["Content-Length: abc\r\n\r\n", "Content-Length: -1\r\n\r\n", "x\r\n\r\n", ":\n\n"])
      return Array(header.utf8)
    }
    return Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
  }
}
