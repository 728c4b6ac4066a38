import Foundation

/// An editor, as a language server sees it.
package actor EditorClient {
  private let input: AsyncStream<[UInt8]>.Continuation
  private var ending: Task<Bool, Never>?
  private var count = 0
  /// The messages that nobody has waited for.
  private var inbox: [JSONValue] = []
  private var waiters: [Waiter] = []
  private var waits = 0
  private var isOver = false

  private struct Waiter {
    let number: Int
    let isWanted: @Sendable (JSONValue) -> Bool
    let take: CheckedContinuation<JSONValue?, Never>
  }

  /// Every message, in the order in which they were sent and received: `-->` from the editor, `<--` from the server.
  package private(set) var transcript: [String] = []

  /// - Parameter serve: runs a server with an input and an output, and returns what it returns.
  package init(_ serve: @escaping @Sendable (AsyncStream<[UInt8]>, @escaping @Sendable ([UInt8]) -> Void) async -> Bool)
  {
    let (input, continuation) = AsyncStream<[UInt8]>.makeStream()
    self.input = continuation
    let (output, sent) = AsyncStream<[UInt8]>.makeStream()
    let running = Task {
      let result = await serve(input) { sent.yield($0) }
      sent.finish()
      return result
    }
    Task { await self.follow(output, running) }
  }

  private func follow(_ output: AsyncStream<[UInt8]>, _ running: Task<Bool, Never>) async {
    ending = running
    for await frame in output { take(frame) }
    isOver = true
    for waiter in waiters { waiter.take.resume(returning: nil) }
    waiters = []
  }

  private func take(_ frame: [UInt8]) {
    // The server sends whole messages.
    guard let start = frame.indices.first(where: { frame[$0...].starts(with: "\r\n\r\n".utf8) }),
      let message = try? JSONDecoder().decode(JSONValue.self, from: Data(frame[(start + 4)...]))
    else {
      inbox.append(["fault": .text(String(decoding: frame, as: UTF8.self))])
      return
    }
    transcript.append("<-- \(message.json)")
    if message["id"] != .null, message["method"] != .null {
      send(["jsonrpc": "2.0", "id": message["id"], "result": nil])
    }
    if let index = waiters.firstIndex(where: { $0.isWanted(message) }) {
      waiters.remove(at: index).take.resume(returning: message)
    } else {
      inbox.append(message)
    }
  }

  /// Sends bytes as they are.
  package func send(_ bytes: some Sequence<UInt8>) { input.yield(Array(bytes)) }

  /// Sends a message with its header.
  package func send(_ message: JSONValue) {
    let json = message.json
    transcript.append("--> \(json)")
    send("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)
  }

  package func notify(_ method: String, _ params: JSONValue = [:]) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  /// Sends a request, and returns the whole response.
  package func response(_ method: String, _ params: JSONValue = [:]) async -> JSONValue {
    let id = ask(method, params)
    return await message { $0["id"] == id && $0["method"] == .null }
  }

  /// Sends a request, and returns its result; `null` if it failed.
  package func request(_ method: String, _ params: JSONValue = [:]) async -> JSONValue {
    await response(method, params)["result"]
  }

  /// Sends a request, and returns its id at once.
  package func ask(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
    count += 1
    send(["jsonrpc": "2.0", "id": .number(count), "method": .text(method), "params": params])
    return .number(count)
  }

  /// Waits for a message; `null` if the server ends or the task is cancelled before.
  package func message(where isWanted: @escaping @Sendable (JSONValue) -> Bool) async -> JSONValue {
    if let index = inbox.firstIndex(where: isWanted) { return inbox.remove(at: index) }
    if isOver { return .null }
    waits += 1
    let number = waits
    let message = await withTaskCancellationHandler {
      await withCheckedContinuation { waiters.append(Waiter(number: number, isWanted: isWanted, take: $0)) }
    } onCancel: {
      Task { await self.giveUp(number) }
    }
    return message ?? .null
  }

  /// Ends a wait in vain: the time limit of a test can only cancel it.
  private func giveUp(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).take.resume(returning: nil)
  }

  /// Waits for a notification or request of the server, and returns its parameters.
  package func notification(_ method: String) async -> JSONValue {
    await message { $0["method"] == .text(method) }["params"]
  }

  /// Waits for the diagnostics of a document.
  package func diagnostics(of uri: String, version: Int? = nil) async -> [JSONValue] {
    await message {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .text(uri)
        && (version == nil || $0["params"]["version"].number == version)
    }["params"]["diagnostics"].items
  }

  /// The messages that were not waited for.
  package func unread() -> [JSONValue] { inbox }

  /// Forgets the messages that were not waited for.
  package func forget() { inbox = [] }

  /// Closes the server's input, and returns what the server returned.
  package func close() async -> Bool {
    input.finish()
    return await result()
  }

  /// Waits until the server has ended, which cancelling the task makes it do.
  fileprivate func result() async -> Bool {
    while ending == nil { await Task.yield() }
    guard let ending else { return false }
    return await withTaskCancellationHandler {
      await ending.value
    } onCancel: {
      ending.cancel()
    }
  }
}

extension EditorClient {
  package func initialize(_ folders: [String]?, _ capabilities: JSONValue = [:]) async -> JSONValue {
    let params: JSONValue = [
      "processId": nil, "rootUri": nil, "capabilities": capabilities,
      "workspaceFolders": folders.map { .array($0.map { ["uri": .text($0), "name": "folder"] }) } ?? .null,
    ]
    let result = await request("initialize", params)
    notify("initialized")
    return result
  }

  package func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .text(uri), "languageId": "swift", "version": .number(version), "text": .text(text)]])
  }

  /// Replaces the whole text of a document.
  package func change(_ uri: String, _ text: String, version: Int) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(uri), "version": .number(version)], "contentChanges": [["text": .text(text)]],
      ])
  }

  package func close(_ uri: String) { notify("textDocument/didClose", ["textDocument": ["uri": .text(uri)]]) }

  /// Ends the session as the protocol wants it.
  package func shutDown() async -> Bool {
    _ = await request("shutdown", nil)
    notify("exit")
    return await result()
  }
}
