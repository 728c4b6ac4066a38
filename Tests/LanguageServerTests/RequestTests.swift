import LanguageClient
import Testing

@Suite("Requests to the language server", .timeLimit(.minutes(30)))
struct RequestTests {
  private let uri = "file:///work/A.swift"
  private var document: JSONValue { ["textDocument": ["uri": .text(uri)]] }

  @Test("a cancelled request is answered once, with an error, and at once")
  func cancelling() async {
    let brake = Brake()
    let client = EditorClient.words(brake)
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "slow bad")
    let id = await client.ask("textDocument/codeLens", document)
    await client.notify("$/cancelRequest", ["id": id])
    let response = await client.message { $0["id"] == id && $0["method"] == .null }
    #expect(response["error"]["code"] == -32800)
    await brake.release()
    #expect(await client.request("textDocument/codeLens", document).items.count == 1)
    #expect(await client.unread().allSatisfy { $0["id"] != id })
  }

  @Test("a client that pulls is told of news although it types during the analysis")
  func newsWhileTyping() async {
    let brake = Brake()
    let client = EditorClient.words(brake)
    _ = await client.initialize(
      ["file:///work"],
      ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
    await brake.release()
    await client.open("file:///work/.east.json", "{")
    await client.open("file:///work/B.swift", "slow")
    await client.open(uri, "bad")
    _ = await client.request("textDocument/diagnostic", document)
    await client.forget()
    await brake.hold()
    await client.change("file:///work/.east.json", "x", version: 2)
    await brake.waitForSomebody()
    await client.change(uri, "bad bad", version: 2)
    _ = await client.request("workspace/executeCommand", ["command": "east.explain", "arguments": [["rule": "reach"]]])
    await brake.release()
    _ = await client.request("textDocument/diagnostic", document)
    #expect(await client.unread().contains { $0["method"] == "workspace/diagnostic/refresh" })
  }

  @Test("a notification with invalid parameters is ignored, and the client's log says so")
  func invalidNotification() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "bad")
    await client.notify("textDocument/didChange", ["textDocument": ["uri": 1]])
    let note = await client.message { $0["method"] == "window/logMessage" }
    #expect(note["params"]["message"] == "invalid parameters of 'textDocument/didChange' at 'textDocument.uri'")
    #expect(await client.request("textDocument/codeLens", document).items.count == 1)
  }

  @Test(
    "a request without a method, or with one that is no name, is answered under its id",
    arguments: [["jsonrpc": "2.0", "id": 99], ["jsonrpc": "2.0", "id": 99, "method": 5]] as [JSONValue])
  func invalidMethod(message: JSONValue) async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    await client.send(message)
    #expect(await client.message { $0["id"] == 99 }["error"]["code"] == -32600)
  }

  @Test("code lenses are requested again only if findings changed")
  func lenses() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"], ["workspace": ["codeLens": ["refreshSupport": true]]])
    await client.open(uri, "bad")
    let texts = [("bad", true), ("bad one", false), ("bad two", false), ("bad bad", true)]
    for (version, (text, isNews)) in texts.enumerated() {
      await client.forget()
      if version > 0 { await client.change(uri, text, version: version + 1) }
      _ = await client.request("textDocument/codeLens", document)
      #expect(await client.unread().contains { $0["method"] == "workspace/codeLens/refresh" } == isNews, "\(text)")
    }
  }

  @Test("a capability of another form is one that the client lacks")
  func oddCapabilities() async {
    let client = EditorClient.words()
    let odd: JSONValue = [
      "window": [], "textDocument": ["codeAction": true], "general": ["positionEncodings": ["utf-8"]],
    ]
    #expect(await client.initialize(["file:///work"], odd)["capabilities"]["positionEncoding"] == "utf-8")
  }

  @Test("files of a folder that is added later are watched")
  func addedFolder() async {
    let client = EditorClient.words()
    let watching: JSONValue = [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": true]]
    ]
    _ = await client.initialize(["file:///work"], watching)
    _ = await client.notification("client/registerCapability")
    await client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///other", "name": "other"]], "removed": []]])
    let gone = await client.notification("client/unregisterCapability")["unregisterations"][0]
    let added = await client.notification("client/registerCapability")["registrations"][0]
    #expect(gone["id"] == added["id"])
    let folders = Set(added["registerOptions"]["watchers"].items.compactMap { $0["globPattern"]["baseUri"].text })
    #expect(folders == ["file:///work", "file:///other"])
  }

  @Test("a rewriting of a text that has changed since is no edit of the new one")
  func outdatedRewriting() async {
    let brake = Brake()
    // The change is not analyzed at once, because the first analysis takes a while.
    let client = EditorClient.words(brake, pause: .seconds(10))
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "slow bad")
    await brake.waitForSomebody()
    try? await Task.sleep(for: .milliseconds(500))
    await brake.release()
    _ = await client.diagnostics(of: uri)
    await brake.hold()
    let data: JSONValue = ["uri": .text(uri), "edge": "Server.info"]
    let id = await client.ask("codeAction/resolve", ["title": "Rewrite", "data": data])
    await brake.waitForSomebody()
    await client.change(uri, "so slow bad", version: 2)
    _ = await client.request("workspace/executeCommand", ["command": "east.explain", "arguments": [["rule": "reach"]]])
    await brake.release()
    let response = await client.message { $0["id"] == id && $0["method"] == .null }
    #expect(response["error"]["code"] == -32801)
  }

  @Test("two requests of one id are not confused")
  func sameID() async {
    let brake = Brake()
    let client = EditorClient.words(brake)
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "slow bad")
    for _ in 0..<2 {
      await client.send(["jsonrpc": "2.0", "id": "x", "method": "textDocument/codeLens", "params": document])
    }
    let second = await client.message { $0["id"] == "x" }
    #expect(second["error"]["code"] == -32600)
    await brake.release()
    let first = await client.message { $0["id"] == "x" }
    #expect(first["result"].items.count == 1)
  }

  @Test("a client that asks for diagnostics is told when to ask again, and nothing else")
  func pulling() async {
    let client = EditorClient.words()
    let result = await client.initialize(
      ["file:///work"],
      ["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
    #expect(result["capabilities"]["diagnosticProvider"]["workspaceDiagnostics"] == true)
    await client.open(uri, "bad")
    _ = await client.message { $0["method"] == "workspace/diagnostic/refresh" }
    let report = await client.request("textDocument/diagnostic", document)
    #expect(report["kind"] == "full" && report["items"].items.count == 1)
    let again = await client.request(
      "textDocument/diagnostic", ["textDocument": ["uri": .text(uri)], "previousResultId": report["resultId"]])
    #expect(again == ["kind": "unchanged", "resultId": report["resultId"]])
    let all = await client.request(
      "workspace/diagnostic", ["previousResultIds": [["uri": "file:///work/Gone.swift", "value": "1"]]])
    #expect(all["items"].items.map { $0["uri"] } == [.text(uri), "file:///work/Gone.swift"])
    #expect(all["items"][1]["items"] == [])
    #expect(await client.unread().allSatisfy { $0["method"] != "textDocument/publishDiagnostics" })
  }

  @Test("all files are linted once for all requests of their diagnostics, until something changes")
  func repeatedPulls() async {
    let wholes = Tally()
    let client = EditorClient.words(wholes: wholes)
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "bad")
    var known: JSONValue = []
    for (version, (text, kind)) in [("bad", "full"), ("bad bad", "full"), ("bad bad ", "unchanged")].enumerated() {
      if version > 0 { await client.change(uri, text, version: version + 1) }
      for kind in [kind, "unchanged", "unchanged"] {
        let items = await client.request("workspace/diagnostic", ["previousResultIds": known])["items"]
        #expect(items.items.map { $0["kind"] } == [.text(kind)], "\(text)")
        known = [["uri": .text(uri), "value": items[0]["resultId"]]]
      }
      #expect(await wholes.count == version + 1)
    }
  }

  @Test("the first analysis is shown as a progress where the client can")
  func progress() async {
    let brake = Brake()
    let client = EditorClient.words(brake)
    // Without folders the first analysis begins with the first document.
    _ = await client.initialize(nil, ["window": ["workDoneProgress": true]])
    await client.open(uri, "slow")
    let token = await client.notification("window/workDoneProgress/create")["token"]
    let begin = await client.notification("$/progress")
    #expect(begin == ["token": token, "value": ["kind": "begin", "title": "east: linting"]])
    await brake.release()
    #expect(await client.notification("$/progress") == ["token": token, "value": ["kind": "end"]])
  }

  @Test("files are watched where the client can, and what changes on disk is read")
  func watching() async {
    let client = EditorClient.words()
    _ = await client.initialize(
      ["file:///work"], ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let registration = await client.notification("client/registerCapability")["registrations"][0]
    #expect(registration["method"] == "workspace/didChangeWatchedFiles")
    let patterns = registration["registerOptions"]["watchers"].items.compactMap { $0["globPattern"].text }
    #expect(Set(["**/*.swift", "**/.east.json", "**/.gitattributes", "**/.git/HEAD"]).isSubset(of: patterns))
  }

  @Test("wrong settings are shown in their file, until they are right")
  func settings() async {
    let client = EditorClient.words()
    let settings = "file:///work/.east.json"
    _ = await client.initialize(["file:///work"])
    await client.open(settings, "wrong")
    let found = await client.diagnostics(of: settings)
    #expect(found.first?["range"]["start"] == ["line": 1, "character": 0])
    await client.change(settings, "{}", version: 2)
    #expect(await client.diagnostics(of: settings, version: 2) == [])
  }

  @Test("code actions are those of the kinds that are wanted")
  func kinds() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "bad\nbad")
    func titles(_ only: JSONValue, line: Int = 0) async -> [String] {
      let place: JSONValue = ["line": .number(line), "character": 1]
      let actions = await client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .text(uri)], "range": ["start": place, "end": place],
          "context": ["diagnostics": [], "only": only],
        ])
      return actions.items.compactMap { $0["title"].text }
    }
    let fixes = ["Suppress 'reach' on this line", "Explain 'reach'", "Add this finding to the baseline"]
    #expect(await titles(nil) == fixes)
    #expect(await titles(["quickfix"]) == fixes)
    #expect(await titles(["refactor"]) == ["Call 'Server.setGood' here and in 1 other place"])
    #expect(await titles(["refactor.rewrite.x", "source"]) == [])
    #expect(await titles([""]) == fixes + ["Call 'Server.setGood' here and in 1 other place"])
    #expect(await titles(nil, line: 1) == fixes)
  }

  @Test("commands explain a rule, list the users of a property, and say why the baseline cannot be written")
  func commands() async {
    let client = EditorClient.words()
    _ = await client.initialize(["file:///work"])
    await client.open(uri, "bad")
    let found = await client.diagnostics(of: uri)
    func execute(_ command: String, _ argument: JSONValue) async -> JSONValue {
      await client.response("workspace/executeCommand", ["command": .text(command), "arguments": [argument]])
    }
    #expect(await execute("east.explain", ["rule": "reach"])["result"] == "# reach\n\nfar\n\n")
    #expect(await client.notification("window/showMessage")["message"] == "reach: far\n\nfar")
    #expect(await execute("east.explain", ["rule": "none"])["error"]["code"] == -32602)
    #expect(await execute("east.none", [:])["error"]["code"] == -32602)
    let lens = await client.request("textDocument/codeLens", document)[0]
    #expect(lens["command"]["title"] == "1 declaration reaches through")
    let argument = lens["command"]["arguments"][0]
    #expect(await execute("east.showUsers", argument)["result"] == argument["locations"])
    let tag: JSONValue = ["uri": .text(uri), "fingerprint": found[0]["data"]["fingerprint"]]
    #expect(await execute("east.addToBaseline", tag)["error"]["message"] == "it is read-only")
    let gone: JSONValue = ["uri": .text(uri), "fingerprint": "gone"]
    #expect(await execute("east.addToBaseline", gone)["error"]["message"] == "there is no such finding any more")
  }
}
