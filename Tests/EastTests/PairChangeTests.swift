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

    """

  /// A function's body, and a line of what it becomes.
  private static let told: [(String, String)] = [
    ("server.info.onChange = { print($0) }", "server.setInfoOnChange { print($0) }"),
    ("server.info.finish = { [limit] in\n      print(limit)\n    }", "server.setFinish { [limit] in"),
    ("server.info.finish = done", "server.setFinish(done)"),
    ("server.info.convert = { $0 + 1 }", "server.setConvert { $0 + 1 }"),
    (
      "server.info.item?.action = { [text] n in print(text, n, self.next()) }",
      "server.setItemAction { [text] n in print(text, n, self.next()) }"
    ),
    ("server.info.load(limit) { print($0) }", "server.loadInfo(limit) { print($0) }"),
    ("server.info.visit(each: { print($0) }) { print(1) }", "server.visitInfo(each: { print($0) }) { print(1) }"),
    ("server.info.applyToLevels { print($0) }", "server.applyToLevels { print($0) }"),
    ("server.info.read = { _ in 3 }", "server.setRead { _ in 3 }"),
    ("server.info.handler = { print($0) }", "server.setInfoHandler { print($0) }"),
    ("server.info.pass { print($0) }", "server.passInfo { print($0) }"),
    ("let read = server.info.read\n    print(read(text))", "server.provideRead { read in print(read(text)) }"),
    ("server.info.ports[text] = limit", "server.setPort(limit, for: text)"),
    ("server.info.ports[\"a\"] = next()", "server.setPort(next(), for: \"a\")"),
    ("server.info.serversInUse[text] = limit", "server.setServerInUse(limit, for: text)"),
    ("server.info.cache[limit] = nil", "server.setCacheValue(nil, for: limit)"),
    ("server.info.levels[0] = limit", "server.setLevel(limit, at: 0)"),
    ("server.info.levels[limit - 1] = limit", "server.setLevel(limit, at: limit - 1)"),
    ("for n in 0..<1 { server.info.levels[n] = limit }", "for n in 0..<1 { server.setLevel(limit, at: n) }"),
    ("server.info.title = text // the name", "server.setTitle(text) // the name"),
    ("server.info.levels.insert(limit, at: 0)", "server.insertIntoLevels(limit, at: 0)"),
    ("server.info.levels.insert(contentsOf: [1], at: 0)", "server.insertIntoLevels(contentsOf: [1], at: 0)"),
    ("server.info.levels.remove(at: 0)", "server.removeLevel(at: 0)"),
    ("server.info.levels.removeAll { $0 > limit }", "server.removeAllLevels { $0 > limit }"),
    ("server.info.levels.sort()", "server.sortLevels()"),
    ("server.info.levels.sort(by: >)", "server.sortLevels(by: >)"),
    ("server.info.ports.removeValue(forKey: text)", "server.removePort(forKey: text)"),
    (
      "server.info.levels.append(limit)\n    server.info.levels.append(contentsOf: [limit])",
      "server.appendToLevels(contentsOf: [limit])"
    ),
    (
      "later { [weak self] in\n      guard let self else { return }\n      text = server.info.title\n    }",
      "  server.provideTitle { self.text = $0 }"
    ),
    (
      "later { [weak self] in\n      guard let self else { return }\n      let all = [text, server.info.title, server.info.title]\n      _ = all\n    }",
      "  let all = server.provideTitle { title in [self.text, title, title] }"
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
    ("server.info.ports[text] = next()", "its value may change the key, which would be evaluated later"),
    ("server.info.item?.ports[text] = limit", "'?' would no longer prevent the evaluation of its value"),
    ("server.info.gaps[limit] = nil", "a change behind 'gaps' is rewritten only if"),
    ("server.info.attempt { print($0) }", "'attempt' has a typed throw"),
    ("server.info.levels[0...1] = [limit]", "its index may be a range"),
    ("let part = 0..<1; server.info.levels[part] = [limit]", "its index may be a range"),
    ("server.info.levels[0 /* first */] = limit", "a comment is in the chain"),
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

  @Test("an owner adds a target to a control, and tells what a library declares for it")
  func controls() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      import UIKit

      class AppButton: UIButton {}
      final class Panel: UIView {
        let button = AppButton()
      }
      struct Box {
        let button = AppButton()
        func check() {}
      }

      """,
      "Use.swift": """
      import UIKit

      final class Screen: UIViewController {
        func prepare(_ panel: Panel, _ box: Box) {
          panel.button.addTarget(self, action: #selector(go), for: .touchUpInside)
          print(!panel.button.isEnabled)
          box.button.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        @objc func go() {}
      }

      """,
    ])
    let button = try sandbox.patch("Panel.button")
    #expect(
      button.text.contains("+    panel.addButtonTarget(self, action: #selector(go), for: .touchUpInside)\n"),
      "\(button.text)")
    #expect(
      button.text.contains(
        "+  func addButtonTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {\n"
          + "+    button.addTarget(target, action: action, for: controlEvents)\n"), "\(button.text)")
    #expect(button.text.contains("+    print(panel.provideButtonIsEnabled { !$0 })\n"), "\(button.text)")
    #expect(button.text.contains("+    receiver(button.isEnabled)\n"), "\(button.text)")
    let box = try sandbox.east("pair", "--edge", "Box.button")
    #expect(box.text == "", "a value need not belong to the main actor")
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
    #expect(alert.text.contains("+    alert.appendToActions(\"OK\")\n"), "\(alert.text)")
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
      func next() -> Int { 4 }
      func done() {}
      func later(_ action: @escaping () -> Void) {}
      func note(_ text: String) {}
    }

    """
  }
}
