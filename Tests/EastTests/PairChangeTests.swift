import Running
import Testing

@Suite("changes and calls that east pair --edge tells")
struct PairChangeTests {
  private static let server = """
    typealias Reader = (String) -> Int

    final class Item {
      var action: ((Int) -> Void)?
      var ports: [String: Int] = [:]
    }

    final class Info {
      var onChange: ((Int) -> Void)?
      var finish: () -> Void = {}
      var convert: @Sendable (Int) throws -> Int = { $0 }
      var ports: [String: Int] = [:]
      var serversInUse: [String: Int] = [:]
      var cache: [Int: String] = [:]
      var gaps: [Int: Int?] = [:]
      var levels: [Int] = []
      var title: String = ""
      var item: Item? = Item()
      typealias Handler = (Int) -> Void
      var read: Reader = { $0.count }
      var handler: Handler?
      func pass(to handler: @escaping Handler) { handler(1) }
      func load(_ count: Int, completion: @escaping @Sendable (Int) -> Void) { completion(count) }
      func visit(each: ((Int) -> Void)?, done: (() -> Void)? = nil) {}
      func applyToLevels(_ step: (Int) -> Void) {}
      func attempt(_ step: (Int) throws -> Void) rethrows { try step(1) }
    }

    final class Server { var info = Info() }

    final class Label { var text = "" }

    """

  /// A function's body, and a line of what it becomes.
  private static let told: [(String, String)] = [
    ("server.info.onChange = { print($0) }", "server.setOnChange { print($0) }"),
    ("server.info.finish = { [limit] in\n      print(limit)\n    }", "server.setInfoFinish { [limit] in"),
    ("server.info.finish = done", "server.setInfoFinish(done)"),
    ("server.info.convert = { $0 + 1 }", "server.setInfoConvert { $0 + 1 }"),
    (
      "server.info.item?.action = { [text] n in print(text, n, self.next()) }",
      "server.setItemAction { [text] n in print(text, n, self.next()) }"
    ),
    ("server.info.load(limit) { print($0) }", "server.load(limit) { print($0) }"),
    ("server.info.visit(each: { print($0) }) { print(1) }", "server.visitInfo(each: { print($0) }) { print(1) }"),
    ("server.info.applyToLevels { print($0) }", "server.applyInfoToLevels { print($0) }"),
    ("server.info.read = { _ in 3 }", "server.setInfoRead { _ in 3 }"),
    ("server.info.handler = { print($0) }", "server.setInfoHandler { print($0) }"),
    ("server.info.pass { print($0) }", "server.passInfo { print($0) }"),
    ("server.info.title = text // the name", "server.setInfoTitle(text) // the name"),
    ("server.info.levels.insert(limit, at: 0)", "server.insertLevel(limit, at: 0)"),
    ("server.info.levels.insert(contentsOf: [1], at: 0)", "server.insertLevels(contentsOf: [1], at: 0)"),
    ("server.info.levels.remove(at: 0)", "server.removeLevel(at: 0)"),
    ("server.info.levels.removeAll { $0 > limit }", "server.removeAllLevels { $0 > limit }"),
    ("server.info.levels.sort()", "server.sortLevels()"),
    ("server.info.levels.sort(by: >)", "server.sortLevels(by: >)"),
    ("server.info.ports.removeValue(forKey: text)", "server.removePort(forKey: text)"),
    (
      "server.info.levels.append(limit)\n    server.info.levels.append(contentsOf: [limit])",
      "server.appendLevels(contentsOf: [limit])"
    ),
    (
      "later { [weak self] in\n      guard let self else { return }\n      label.text = text + server.info.title\n    }",
      "  server.provideInfoTitle { self.label.text = self.text + $0 }"
    ),
  ]

  @Test("the patch compiles, and what it tells is not reported again")
  func rewritten() throws {
    var patched = PatchedPrograms()
    for (body, line) in Self.told {
      let sandbox = try Sandbox.repository(["Server.swift": Self.server, "Use.swift": Self.use(body)])
      let patch = try sandbox.east("pair", "--edge", "Server.info")
      #expect(patch.text.contains("+    \(line)\n"), "\(patch.text)\(patch.error)")
      try sandbox.apply(patch)
      try patched.add(sandbox)
      #expect(!(try sandbox.east("lint", "--format", "xcode")).text.contains("Server.info"), "\(body)")
    }
    #expect(try patched.complaint() == "")
  }

  /// A function's body, and why its use of `Server.info` stays.
  private static let stays: [(String, String)] = [
    ("server.info.ports[text] = limit", "a change behind 'ports' is rewritten only if"),
    ("server.info.attempt { print($0) }", "'attempt' has a typed throw"),
    ("server.info.title // the name\n      = text", "a comment is in the chain"),
    ("server.info\n      // only the first, see #12\n      .finish()", "a comment is in the chain"),
    (
      "later { [weak self] in\n      guard let self else { return }\n      note(server.info.title)\n    }",
      "'note' may need a 'self' in a closure inside one that captures 'self' weakly"
    ),
  ]

  @Test("leaves what could mean something else", arguments: stays)
  func left(body: String, reason: String) throws {
    let sandbox = try Sandbox.repository(["Server.swift": Self.server, "Use.swift": Self.use(body)])
    let ending = try sandbox.east("pair", "--edge", "Server.info")
    #expect(ending.error.contains(reason), "\(ending.text)\(ending.error)")
    #expect(!ending.text.contains("Use.swift"), "\(ending.text)")
  }

  @Test("a protocol of objects can change what it holds")
  func objects() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      protocol Alert: AnyObject { var actions: [String] { get set } }
      protocol Note { var actions: [String] { get nonmutating set } }

      """,
      "Use.swift": """
      struct Screen {
        func show(_ alert: any Alert) {
          print("alert")
          alert.actions.append("OK")
        }
        func show(_ note: any Note) {
          print("note")
          note.actions.append("OK")
        }
      }

      """,
    ])
    let alert = try sandbox.patch("Alert.actions", ["--preset", "strict"])
    #expect(alert.text.contains("+    alert.appendAction(\"OK\")\n"), "\(alert.text)")
    try sandbox.apply(alert)
    #expect(try sandbox.complaint() == "")
    let note = try sandbox.east("pair", "--edge", "Note.actions")
    #expect(note.error.contains("cannot tell whether what conforms to Note is copied"), "\(note.error)")
  }

  /// A function with that body.
  private static func use(_ body: String) -> String {
    """
    final class Driver {
      func drive(_ server: Server) {
        let limit = 3
        \(body)
        print(limit)
      }

      var text = ""
      let label = Label()
      func next() -> Int { 4 }
      func done() {}
      func later(_ action: @escaping () -> Void) {}
      func note(_ text: String) {}
    }

    """
  }
}
