import Foundation
import Running
import Testing

@testable import east

@Suite("east lsp as a process", .timeLimit(.minutes(30)))
struct LspClientTests {
  private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test(
    "exits with 0 after a shutdown, else with 1, and says nothing",
    arguments: [
      ([initialize, shutdown, exit], 0), ([initialize, shutdown], 0), ([initialize, exit], 1), ([exit], 1),
      ([initialize], 1), ([], 1),
    ] as [([String], Int32)])
  func exits(messages: [String], status: Int32) throws {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let ending = try Sandbox().east("lsp", input: Data(input.utf8))
    #expect(ending.status == status)
    #expect(ending.error == "")
    #expect(
      ending.text.components(separatedBy: "Content-Length: ").count - 1 == messages.count { $0.contains("\"id\"") })
  }

  @Test("ends quietly when the editor reads no more")
  func closedPipe() throws {
    let script = #"printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1" | "$EAST" lsp | head -c 0; echo ended"#
    let ending = try Sandbox().shell(script, [Self.initialize])
    #expect(ending.text == "ended\n")
    #expect(ending.error == "")
  }

  @Test("ends when the editor has ended, although its input stays open", .timeLimit(.minutes(5)))
  func orphan() throws {
    let (editor, server, input, output) = (Process(), Process(), Pipe(), Pipe())
    editor.executableURL = URL(filePath: "/bin/sleep")
    editor.arguments = ["600"]
    try editor.run()
    server.executableURL = productsDirectory.appending(path: "east")
    server.arguments = ["lsp"]
    (server.standardInput, server.standardOutput) = (input, output)
    try server.run()
    let body =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(editor.processIdentifier),"capabilities":{}}}"#
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    // Other signals are blocked in processes of a test.
    _ = try run(["kill", "-KILL", "\(editor.processIdentifier)"])
    editor.waitUntilExit()
    // The server looks every few seconds. One that never ends must not hold the tests up.
    let latest = Date.now.addingTimeInterval(60)
    while server.isRunning, Date.now < latest { Thread.sleep(forTimeInterval: 0.05) }
    let hasEnded = !server.isRunning
    if !hasEnded { _ = try run(["kill", "-KILL", "\(server.processIdentifier)"]) }
    #expect(hasEnded && server.terminationStatus == 1)
    withExtendedLifetime(input) {}
  }

  @Test("refuses operands and configurations that do not exist")
  func refusals() throws {
    #expect(try Sandbox().east("lsp", "x").status == 2)
    #expect(try Sandbox().east("lsp", "--preset", "x").status == 2)
  }

  @Test("answers pytest-lsp in the roles of three editors", .slow)
  func pytest() throws {
    let tools = try Sandbox()
    let installing = "python3 -m venv venv && venv/bin/pip install --quiet pytest-lsp==1.0.1"
    guard try run(URL(filePath: "/bin/sh"), ["-c", installing], in: tools.root).status == 0 else {
      try Test.cancel("pytest-lsp cannot be installed here")
    }
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let script = Self.scripts.appending(path: "test_east.py").path
    let ending = try run(
      tools.url("venv/bin/pytest"), ["-q", "-p", "no:cacheprovider", script], in: sandbox.root,
      environment: ["EAST": Self.east, "REPOSITORY": sandbox.root.path])
    #expect(ending.status == 0, "\(ending.everything)")
    #expect(ending.text.contains("30 passed"), "\(ending.text)")
  }

  @Test("works in Neovim: diagnostics, hover, code lens and every code action")
  func neovim() throws {
    guard try run(["sh", "-c", "command -v nvim"]).status == 0 else { try Test.cancel("nvim is not installed") }
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let results = try Sandbox()
    let script = Self.scripts.appending(path: "session.lua").path
    let ending = try run(
      env, ["nvim", "--headless", "-u", "NONE", "-c", "luafile \(script)", "Driver.swift"], in: sandbox.root,
      environment: ["EAST": Self.east, "RESULTS": results.root.path, "HOME": results.root.path])
    #expect(ending.status == 0, "\(ending.everything)")
    let steps = """
      found 1 reach east
      hover true
      lenses table
      action Suppress 'reach' on this line
      action Suppress 'reach' with a comment above
      action Suppress 'reach' in this file
      action Explain 'reach'
      action Add this finding to the baseline
      action Call 'Car.provideTemperature' here
      rewriting Call 'Car.provideTemperature' here edited
      ended

      """
    #expect(ending.text == steps, "\(ending.everything)")
    #expect(try sandbox.read("Driver.swift").contains("car.provideTemperature { print($0) }"))
    let files = try results.names(in: ".").filter { $0.hasSuffix(".swift") }
    #expect(files.count == 3)
    for file in files.map({ results.url($0).path }) + ["Car.swift", "Driver.swift"].map({ sandbox.url($0).path }) {
      let parsing = try run(["swiftc", "-frontend", "-parse", file])
      #expect(parsing.status == 0, "\(parsing.everything)")
    }
  }

  @Test("works in Emacs with eglot: diagnostics, and a code action that is applied")
  func eglot() throws {
    let emacs = [
      "emacs", "--batch", "-q", "--eval", "(progn (require 'package) (package-initialize) (require 'eglot))",
    ]
    guard try run(emacs).status == 0 else { try Test.cancel("Emacs with eglot is not installed") }
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let script = Self.scripts.appending(path: "session.el").path
    let ending = try run(
      env, ["emacs", "--batch", "-q", "-l", script, "Driver.swift"], in: sandbox.root,
      environment: ["EAST": Self.east])
    #expect(ending.status == 0, "\(ending.everything)")
    #expect(
      ending.text == """
        found 1: east [reach]: reaches through 'Car.engine' to 'temperature'; tell Car what you need
        actions 5
        suppressed: print(car.engine.temperature)  // east:allow reach - TODO: reason
        ended

        """, "\(ending.everything)")
  }

  private static let scripts = packageDirectory.appending(path: "Tests/EastTests/Editors")
  private static let east = productsDirectory.appending(path: "east").path
}
