import Running
import Testing

@Suite("declarations of which east pair --edge writes no method")
struct PairTextTests {
  /// A member of `Info`, a statement that uses it, and why the use stays.
  private static let stays: [(member: String, body: String, reason: String)] = [
    ("func `lock twice`() {}", "server.info.`lock twice`()", "'lock twice' needs back-ticks"),
    ("var `my level` = 1", "server.info.`my level` = 3", "'my level' needs back-ticks"),
    ("func lock(`at once` now: Bool) {}", "server.info.lock(`at once`: true)", "'at once' needs back-ticks"),
    ("var `2nd` = Level()", "server.info.`2nd`.raise()", "'2nd' needs back-ticks"),
    ("var part = `Odd level`()", "print(server.info.part, 1)", "the type of 'part' cannot be named in another file"),
    ("func keep(_ level: consuming Level) {}", "server.info.keep(Level())", "an attribute or modifier of a parameter"),
    ("func see(_ level: borrowing Level) {}", "server.info.see(Level())", "an attribute or modifier of a parameter"),
    ("func send(_ level: sending Level) {}", "server.info.send(Level())", "an attribute or modifier of a parameter"),
    ("func make() -> sending Level { Level() }", "print(server.info.make(), 1)", "an attribute or modifier"),
    ("func run(_ f: (sending Level) -> Void) {}", "server.info.run { _ in }", "the type of a parameter of 'run'"),
    ("weak var level: Level?; var forced: Level!", "print(server.info.forced as Any)", "'forced' is implicitly"),
  ]

  @Test("a use stays, with the reason", arguments: stays)
  func left(member: String, body: String, reason: String) throws {
    let sandbox = try sandbox(member, "func use(_ server: Server) {\n  print(0)\n  \(body)\n}\n")
    let ending = try sandbox.east("pair", "--edge", "Server.info")
    #expect(ending.error.contains(reason), "\(ending.text)\(ending.error)")
    #expect(!ending.text.contains("Use.swift"), "\(ending.text)")
  }

  @Test("a property is not implicitly unwrapped because another in its line is")
  func forcedNeighbour() throws {
    let use = "func use(_ server: Server) {\n  print(0)\n  print(server.info.level as Any)\n}\n"
    let sandbox = try sandbox("weak var level: Level?; var forced: Level!", use)
    try sandbox.apply(try sandbox.patch("Server.info"))
    #expect(try sandbox.complaint() == "")
  }

  @Test("a use in a file with a typed throw stays if the new method would have to rethrow")
  func typedThrow() throws {
    let sandbox = try sandbox(
      "var isOpen = true",
      """
      enum Fault: Error { case jam }
      func check(_ isOpen: Bool) throws(Fault) {}
      func typed(_ server: Server) throws(Fault) {
        try check(server.info.isOpen)
      }
      func other(_ server: Server) {
        print(server.info.isOpen, 1)
      }

      """)
    let patch = try sandbox.patch("Server.info")
    #expect(patch.error.contains("Use.swift:4:25: 'server.info.isOpen' is not rewritten: its file has a typed throw"))
    #expect(patch.text.contains("+  server.provideInfoIsOpen { print($0, 1) }"), "\(patch.text)")
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }

  private func sandbox(_ member: String, _ use: String) throws -> Sandbox {
    try Sandbox.repository([
      "Server.swift": """
      final class Level { func raise() {} }
      struct `Odd level` {}
      final class Info {
        \(member)
        func refresh() {}
      }
      final class Server { var info = Info() }

      """, "Use.swift": use,
    ])
  }
}
