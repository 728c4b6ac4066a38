import Foundation
import Running
import Testing

/// Runs the examples in a pseudo-terminal, as a user sees them.
@Suite("Time travel in a terminal", .serialized)
struct TimeTravelExampleTests {
  private static let (left, right, home, end) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}[F")

  private static let journeys: [(name: String, keys: [String])] = [
    ("Counter", ["+", "+", ">", left, left, "+", right, "s", end, "s", home, "+", "q", "-", left, "c", "+", "r", "?"]),
    ("Canvas", ["b", "m", "b", "m", left, left, left, end, "x", home, right, "c", "b"]),
  ]

  @Test("shows the app and its timeline, key by key", arguments: journeys)
  func shows(name: String, keys: [String]) throws {
    let terminal = try open(name)
    var said = "\(try terminal.resize(columns: 60, rows: 16))\n"
    for key in keys { said += "\n== \(Self.names[key] ?? key)\n\(try terminal.press(key))\n" }
    for (columns, rows) in [(30, 16), (16, 5), (60, 16)] {
      said += "\n== a window of \(columns) × \(rows)\n\(try terminal.resize(columns: columns, rows: rows))\n"
    }
    #expect(try terminal.end { _ in terminal.send("q") } == (.exit, 0))
    #expect(terminal.written.hasSuffix(Self.restored) && terminal.isCooked)
    let file = UserPackages.ExampleTests.folder.appending(path: "Transcripts/\(name)-time-travel.txt")
    #expect(said == (try snapshot(said, in: file)), "\(recordingHint)")
  }

  @Test("gives the terminal back, whatever ends it", arguments: [SIGINT, SIGTERM, SIGHUP])
  func restores(signal: Int32) throws {
    let terminal = try open("Counter")
    _ = try terminal.press("+")
    #expect(!terminal.isCooked)
    let ending = try terminal.end { kill($0.processIdentifier, signal) }
    #expect(ending == (.uncaughtSignal, signal))
    #expect(terminal.written.hasSuffix(Self.restored) && terminal.isCooked)
  }

  @Test("takes keys by the byte, and swallows those that it does not know")
  func keys() throws {
    let terminal = try open("Counter")
    let before = try terminal.press("+")
    terminal.send("\u{1B}[1;5D\u{1B}[200~\u{1B}x\u{7F}")
    terminal.send("\u{1B}")
    terminal.send("O")
    #expect(try terminal.press("D").contains("the past: 0 of 1"))
    #expect(try terminal.press("\u{1B}[4~") == before)
  }

  @Test("prints a line for each key where there is no terminal")
  func noTerminal() throws {
    let program = try UserPackages.ExampleTests.built.get().appending(path: "Counter").path
    let said = try run(["sh", "-c", "printf '++\\033[D-sq' | '\(program)' --time-travel"])
    #expect(
      said.everything == """
        no terminal: a line for each key
        the label shows 0 | the router shows counter | 0 of 0
        the label shows 1 | the router shows counter | 1 of 1, increase
        the label shows 2 | the router shows counter | 2 of 2, increase
        the label shows 1 | the router shows counter | the past: 1 of 2, increase
        the label shows 1 | the router shows counter | the past: 1 of 2, increase, 1 rejected
        the label shows 0 | the router shows counter | the past: 1 of 2, increase (disabled), 1 rejected
        the label shows 1 | the router shows counter | 2 of 2, increase, 1 rejected

        """)
    #expect(said.status == 0)
  }

  private func open(_ name: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      UserPackages.ExampleTests.built.get().appending(path: name), ["--time-travel"], columns: 80, rows: 24)
  }

  /// Shows the cursor, and what was on the screen before.
  private static let restored = "\u{1B}[?25h\u{1B}[?1049l"

  private static let names = [
    left: "left", right: "right", home: "home", end: "end", "s": "s: skip", "r": "r: replay", "c": "c: continue here",
    "q": "q: back to the present",
  ]
}
