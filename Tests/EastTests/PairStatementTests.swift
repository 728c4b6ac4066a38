import Running
import Testing

@Suite("the methods that east pair --edge writes for calls and sets")
struct PairStatementTests {
  @Test(
    "the declaration of a variable is no assignment, whatever its modifiers are",
    arguments: [
      "lazy var", "final lazy var", "open lazy var", "package lazy var", "override lazy var", "dynamic lazy var",
      "nonisolated lazy var", "nonisolated(unsafe) lazy var", "lazy public var", "private(set) lazy var",
      "@objc lazy var", "weak var", "unowned let",
    ])
  func declaration(head: String) throws {
    let use = """
      class Presenter {
        let server = Server()
        \(head) level: Int = server.info.level
        func close(_ server: Server) {
          \(head) other = server.info.level
          print(other)
        }
      }

      """
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": use])
    let ending = try sandbox.east("pair", "--edge", "Server.info")
    #expect(ending.error.contains("0 cured, 2 left"), "\(ending.error)")
    #expect(ending.error.contains("for a name that is used elsewhere"), "\(ending.error)")
    #expect(ending.text == "" && ending.status == 1)
  }

  @Test("an element is removed from a set by its owner")
  func set() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": "final class Info { var names: Set<String> = [] }\nfinal class Server { var info = Info() }\n",
      "Use.swift": "func drop(_ server: Server, _ name: String) {\n  server.info.names.remove(name)\n}\n",
    ])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+  server.removeName(name)\n"), "\(patch.text)")
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }

  @Test("one method serves every call of a function, and its name says of what")
  func calls() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      final class Status {
        func setActive(_ isActive: Bool) {}
        func updateWithValues(_ values: [Int]) {}
        func open(_ number: Int, twice: Bool = false) {}
        func note() -> String { "" }
        func loadAll() -> [Int] { [] }
        func serverName() -> String { "" }
        func childrenOfItem(_ item: Int) -> [Int] { [] }
        func refresh() {}
        func pauseTimer() {}
        var tlsMode = TLSMode.off
      }
      enum TLSMode { case off, on }
      final class Server { let status = Status() }

      """,
      "Use.swift": """
      func use(_ server: Server) {
        server.status.setActive(true)
        server.status.updateWithValues([1])
        server.status.open(1)
        server.status.open(2, twice: true)
        print(server.status.note())
        let note = server.status.note()
        print(note)
        print(server.status.loadAll())
        print(server.status.serverName())
        print(server.status.childrenOfItem(1))
        server.status.refresh()
        server.status.pauseTimer()
        server.status.tlsMode = .on
      }

      """,
    ])
    let patch = try sandbox.patch("Server.status")
    for line in [
      "server.setStatusActive(true)", "server.updateStatusWithValues([1])", "server.open(1)",
      "server.open(2, twice: true)", "print(server.statusNote())", "let note = server.statusNote()",
      "print(server.loadAll())", "print(server.statusServerName())", "print(server.childrenOfItem(1))",
      "server.refreshStatus()",
      "server.pauseStatusTimer()", "server.setTLSMode(.on)",
    ] { #expect(patch.text.contains("+  \(line)\n"), "\(line)\n\(patch.text)") }
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }

  /// A method that the owner has, what a use becomes, and whether the patch adds a method.
  private static let existing: [(method: String, call: String, adds: Bool)] = [
    ("func refreshToken(force: Bool) { token.refresh(force: force) }", "server.refreshToken(force: true)", false),
    (
      "public func refreshToken(force: Bool) {\n    return token.refresh(force: force)\n  }", "server.refreshToken(",
      false
    ),
    ("private func refreshToken(force: Bool) { token.refresh(force: force) }", "server.token.refresh(", false),
    ("func refreshToken(force: Bool) { token.refresh(force: !force) }", "server.token.refresh(", false),
    ("static func refreshToken(force: Bool) { shared.refresh(force: force) }", "server.token.refresh(", false),
    ("func refresh(force: Bool) { token.refresh(force: force) }", "server.refreshToken(force: true)", true),
  ]

  @Test("an equal method of the owner is called, and not written again", arguments: existing)
  func existingMethods(method: String, call: String, adds: Bool) throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      public final class Token { func refresh(force: Bool) {} }
      public final class Server {
        let token = Token()
        static let shared = Token()
        \(method)
      }

      """,
      "Use.swift": "func use(_ server: Server) {\n  server.token.refresh(force: true)\n}\n",
    ])
    let patch = try sandbox.east("pair", "--edge", "Server.token")
    #expect(patch.text.contains("+extension Server") == adds, "\(patch.text)")
    if patch.status == 0 { try sandbox.apply(patch) }
    #expect(try sandbox.read("Use.swift").contains(call))
    #expect(try sandbox.complaint() == "")
  }

  @Test("a function is rewritten whole, or with methods that a whole one needs")
  func wholeFunctions() throws {
    let server = "final class Info { var level = 1; func go() {} }\nfinal class Server { let info = Info() }\n"
    let half = "func half(_ server: Server) {\n  server.info.go()\n  if server.info.level > 1 { print(1) }\n}\n"
    let alone = try Sandbox.repository(["Server.swift": server, "Use.swift": half])
    let refused = try alone.east("pair", "--edge", "Server.info")
    #expect(refused.error.contains("'server.info.go()' is not rewritten: another use in its function stays"))
    let whole = "func whole(_ server: Server) {\n  server.info.go()\n}\n"
    let sandbox = try Sandbox.repository(["Server.swift": server, "Use.swift": half + whole])
    #expect(try sandbox.patch("Server.info").error.hasSuffix("3 uses of 'Server.info': 2 cured, 1 left\n"))
  }

  @Test("only methods in front of a '?' have an optional value")
  func optionals() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      final class Token { var level = 1; func next() -> Int { 2 } }
      final class Info { let token = Token(); func start() {} }
      final class Server { var info: Info?; func start() {} }

      """,
      "Use.swift": """
      func use(_ server: Server) {
        print(server.info?.token.level ?? 0)
        print(server.info?.token.next() ?? 0)
      }

      """,
    ])
    let patch = try sandbox.patch("Server.info")
    for type in ["(Int?) -> Void) {", "(Int) -> Void) {", "() -> Int? {", "() -> Int {"] {
      #expect(patch.text.contains(type), "\(type)\n\(patch.text)")
    }
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }
}
