import LanguageClient
import LanguageServer
import Testing

@Suite("A session of the language server", .timeLimit(.minutes(30)))
struct SessionTests {
  private let uri = "file:///work/A.swift"

  @Test("begins with initialize, ends with shutdown and exit")
  func lifecycle() async {
    let client = EditorClient.words()
    #expect(await client.response("shutdown")["error"]["code"] == -32002)
    let result = await client.initialize(["file:///work"])
    #expect(result["serverInfo"] == ["name": "east", "version": "1"])
    #expect(result["capabilities"]["positionEncoding"] == "utf-16")
    #expect(await client.response("initialize", ["capabilities": [:]])["error"]["code"] == -32600)
    #expect(await client.response("no/such")["error"]["code"] == -32601)
    #expect(await client.response("textDocument/hover", ["position": 3])["error"]["code"] == -32602)
    #expect(await client.response("shutdown")["result"] == .null)
    #expect(await client.response("shutdown")["error"]["code"] == -32600)
    #expect(await client.shutDown())
  }

  @Test("that ends without shutdown is not orderly", arguments: [true, false])
  func disorder(exits: Bool) async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    if exits { await client.notify("exit") }
    #expect(await client.close() == false)
  }

  @Test("tells what is found while typing, and that nothing is when the file is closed")
  func typing() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "let a = bad\n")
    let first = await client.diagnostics(of: uri, version: 1)
    #expect(first.count == 1)
    #expect(first.first?["range"] == range(0, 8, 11))
    #expect(first.first?["code"] == "reach")
    #expect(first.first?["severity"] == 2)
    #expect(first.first?["message"] == "bad word\nwrite another")
    #expect(first.first?["codeDescription"]["href"] == "file:///pages/reach.md")
    await client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(uri), "version": 2],
        "contentChanges": [
          ["range": range(0, 0, 0), "text": "let b = bad; "], ["range": range(0, 21, 24), "text": "fine"],
        ],
      ])
    #expect(await client.diagnostics(of: uri, version: 2).map { $0["range"] } == [range(0, 8, 11)])
    await client.change(uri, "let a = 1\n", version: 3)
    #expect(await client.diagnostics(of: uri, version: 3) == [])
    await client.change(uri, "let a = bad\n", version: 4)
    #expect(await client.diagnostics(of: uri, version: 4).count == 1)
    await client.close(uri)
    #expect(await client.diagnostics(of: uri) == [])
    #expect(await client.shutDown())
  }

  @Test("knows a document by two spellings of its URI, and answers under the one that it was opened by")
  func spellings() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    let other = "FILE://localhost/work/%41%2eswift"
    await client.open(other, "bad")
    #expect(await client.diagnostics(of: other, version: 1).count == 1)
    await client.change(uri, "bad bad", version: 2)
    #expect(await client.diagnostics(of: other, version: 2).count == 2)
    let report = await client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(uri)]])
    #expect(report["items"].items.count == 2)
    await client.close(uri)
    #expect(await client.diagnostics(of: other) == [])
  }

  @Test("counts characters in the units that were agreed upon", arguments: ["utf-8", "utf-16", "utf-32"])
  func encodings(name: String) async {
    let client = EditorClient.words()
    let result = await client.initialize(["file:///work"], ["general": ["positionEncodings": ["\(name)"]]])
    #expect(result["capabilities"]["positionEncoding"] == .text(name))
    await client.open(uri, "/* ä€😀 */ bad")
    // 2 + 3 + 4 bytes, 1 + 1 + 2 units of UTF-16.
    let start = ["utf-8": 16, "utf-16": 11, "utf-32": 10][name] ?? 0
    #expect(await client.diagnostics(of: uri).first?["range"] == range(0, start, start + 3))
  }

  @Test(
    "applies a change with half a surrogate pair, which stays half a character",
    arguments: [
      (#"\ud800"#, 1), (#"\uDC00"#, 1), (#"\ud83d\ude00"#, 2), (#"\ud83d\ud83d\ude00"#, 3), (#"\ude00\ud83d"#, 2),
      (#"\ud800\n"#, 0), (#"\\ud800"#, 6), (#"\\\udfff"#, 2), (#"\ud8000"#, 2),
    ])
  func loneSurrogates(escapes: String, units: Int) async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "x")
    let change = #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"text":"\#(escapes)bad"}"#
    let params = #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[\#(change)]}"#
    let message = #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":\#(params)}"#
    await client.send("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    // A document that lost a change never has this version.
    let report = await client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(uri)]])
    #expect(report["items"][0]["range"]["start"]["character"] == .number(units))
  }

  @Test("shows nothing of an analysis after a later one")
  func outdatedAnalysis() async {
    let brake = Brake()
    let client = EditorClient.words(contents: brake)
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "bad // see Closed.swift")
    // The positions of what a finding refers to are those of a text that takes a while to be read.
    await brake.waitForSomebody()
    await client.change(uri, "bad bad", version: 2)
    #expect(await client.diagnostics(of: uri, version: 2).count == 2)
    await brake.release()
    await client.change(uri, "bad bad // see Closed.swift", version: 3)
    #expect(await client.diagnostics(of: uri, version: 3).count == 2)
    #expect(await client.unread().allSatisfy { $0["params"]["version"] != 1 })
  }

  @Test("shows what is in the root of the disk")
  func rootOfDisk() async {
    let contents = Brake()
    await contents.release()
    let client = EditorClient.words(contents: contents)
    _ = await client.initialize(["file:///"])
    await client.open(uri, "bad // see Closed.swift")
    let found = await client.diagnostics(of: uri)
    #expect(found.first?["relatedInformation"][0]["location"]["uri"] == "file:///work/Closed.swift")
  }

  @Test("shows nothing outside of the folders")
  func outside() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work/App"])
    for other in ["file:///work/B.swift", "file:///other/C.swift", "file:///else/D.swift", "untitled:E.swift"] {
      await client.open(other, "bad")
      let report = await client.request("textDocument/diagnostic", ["textDocument": ["uri": .text(other)]])
      #expect(report["items"] == [], "\(other)")
    }
    await client.open("file:///work/App/F.swift", "bad")
    #expect(await client.diagnostics(of: "file:///work/App/F.swift").count == 1)
    await client.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": [["uri": "file:///other", "name": "o"]], "removed": [["uri": "file:///work/App", "name": "a"]],
        ]
      ])
    #expect(await client.diagnostics(of: "file:///other/C.swift").count == 1)
    #expect(await client.diagnostics(of: "file:///work/App/F.swift") == [])
  }

  private func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
    [
      "start": ["line": .number(line), "character": .number(start)],
      "end": ["line": .number(line), "character": .number(end)],
    ]
  }
}

extension EditorClient {
  /// A client of a server that finds words.
  ///
  /// - Parameters:
  ///   - brake: holds the analyses and rewritings of files that begin with `slow`.
  ///   - contents: holds those who read the texts of files that are not open.
  ///   - wholes: counts how often the findings of all files are asked for.
  ///   - pause: the maximum pause between two analyses.
  static func words(
    _ brake: Brake = Brake(), contents: Brake = Brake(), wholes: Tally = Tally(), pause: Duration = .milliseconds(1)
  ) -> EditorClient {
    EditorClient { input, send in
      let finder = WordFinder(brake: brake, contents: contents, wholes: wholes)
      return await LanguageServer(finder, pause: pause, send: send).run(input)
    }
  }
}
