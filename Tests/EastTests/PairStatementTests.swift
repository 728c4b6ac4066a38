import Running
import Testing

@Suite("statements and expressions that east pair --edge tells as a whole")
struct PairStatementTests {
  /// A function's body, and a line of what it becomes.
  private static let told: [(String, String)] = [
    (
      "if server.info.isOpen { print(1) } else { print(2) }",
      "server.ifOpen { print(1) } otherwise: { print(2) }"
    ),
    (
      "if let first = server.info.maybe { print(first) } else { print(0) }",
      "server.provideMaybeIfPresent { first in print(first) } otherwise: { print(0) }"
    ),
    ("if let names = spare?.info.names { print(names) }", "spare?.provideNames { names in print(names) }"),
    ("if let names = pool?.first.info.names { print(names) }", "pool?.first.provideNames { names in print(names) }"),
    ("server.info.names.forEach { print($0) }", "server.provideEachName { print($0) }"),
    ("spare?.info.names.forEach { print($0) }", "spare?.provideEachName { print($0) }"),
    (
      "print(server.info.level, server.info.isOpen)",
      "server.provideIsOpenAndLevel { isOpen, level in print(level, isOpen) }"
    ),
    (
      "print(server.info.level + server.info.depth * server.info.level)",
      "print(server.provideDepthAndLevel { depth, level in level + depth * level })"
    ),
    ("print(server.info.names.map { $0.count })", "print(server.provideNames { names in names.map { $0.count } })"),
    (
      "if let first = server.info.names.first(where: { $0.count > limit && $0.hasPrefix(\"something\") && $0 < \"z\" }) { print(first) }",
      "if let first = server.provideNames(to: { names in"
    ),
    ("print([limit].sorted(), server.info.level)", "server.provideLevel { print([limit].sorted(), $0) }"),
    ("print(server.info.pairs.count)", "server.providePairs { print($0.count) }"),
    ("print(server.info.pool.all.count)", "server.provideAllPool { print($0.count) }"),
    (
      "let keys = server.info.pool.all.map { $0 + 1 }; print(keys)",
      "let keys = server.provideAllPool { pool in pool.map { $0 + 1 } }"
    ),
    (
      "func best() -> Int {\n      let level = server.info.level\n      return level + limit\n    }\n    print(best())",
      "  return server.provideLevel { level in level + limit }"
    ),
    (
      "func best() -> Int {\n      if let maybe = server.info.maybe { maybe + limit } else { 0 }\n    }\n    print(best())",
      "  server.provideMaybe { infoMaybe in"
    ),
  ]

  @Test("the patch compiles, and what it tells is not reported again")
  func rewritten() throws {
    let server =
      PairSources.server.replacing(
        "  var maybe: Int? = 3",
        with: """
            var maybe: Int? = 3
            let pairs = KeyValuePairs<String, Int>(dictionaryLiteral: ("a", 1))
            let pool = Numbers()
          """) + "struct Numbers { var all: [Int] = [] }\n"
    var patched = PatchedPrograms()
    for (body, line) in Self.told {
      let sandbox = try Sandbox.repository(["Server.swift": server, "Use.swift": PairSources.use(body)])
      let patch = try sandbox.east("pair", "--edge", "Server.info")
      #expect(patch.text.contains("+    \(line)"), "\(patch.text)\(patch.error)")
      try sandbox.apply(patch)
      try patched.add(sandbox)
      #expect(!(try sandbox.east("lint", "--format", "xcode")).text.contains("Server.info"), "\(body)")
    }
    #expect(try patched.complaint() == "")
  }

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
    #expect(ending.error.contains("0 cured, 0 forwarded, 2 left"), "\(ending.error)")
    #expect(ending.error.contains("its value is given to a local name or a property"), "\(ending.error)")
    #expect(ending.text == "" && ending.status == 1)
  }

  @Test("an assignment may begin with a name that is a modifier elsewhere")
  func modifierName() throws {
    var patched = PatchedPrograms()
    for name in ["lazy", "weak", "unowned", "final", "open", "package", "override", "dynamic", "nonisolated"] {
      let body = "var \(name) = 0\n    \(name) = server.info.level; print(\(name))"
      let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": PairSources.use(body)])
      let patch = try sandbox.patch("Server.info")
      #expect(patch.text.contains("+    server.provideLevel { \(name) = $0 }"), "\(patch.text)\(patch.error)")
      try sandbox.apply(patch)
      try patched.add(sandbox)
    }
    #expect(try patched.complaint() == "")
  }

  @Test("two closures of a method tell which of its uses needs the second")
  func alternative() throws {
    let body = "if server.info.isOpen { print(1) }\n    if server.info.isOpen { print(2) } else { print(3) }"
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": PairSources.use(body)])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+  func ifOpen(_ body: () -> Void, otherwise alternative: () -> Void = {}) {"))
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }

  @Test("an element is removed from a set by its owner")
  func set() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": "final class Info { var names: Set<String> = [] }\nfinal class Server { var info = Info() }\n",
      "Use.swift": "func drop(_ server: Server, _ name: String) {\n  server.info.names.remove(name)\n}\n",
    ])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+  server.removeFromNames(name)\n"), "\(patch.text)")
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
        func refresh() {}
      }
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
        server.status.refresh()
      }

      """,
    ])
    let patch = try sandbox.patch("Server.status")
    for line in [
      "server.setStatusActive(true)", "server.updateStatusWithValues([1])", "server.openStatus(1)",
      "server.openStatus(2, twice: true)", "print(server.statusNote())", "let note = server.statusNote()",
      "print(server.loadAllStatus())", "server.refreshStatus()",
    ] { #expect(patch.text.contains("+  \(line)\n"), "\(line)\n\(patch.text)") }
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }
}
