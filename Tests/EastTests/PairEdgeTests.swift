import Foundation
import Running
import Testing

#if canImport(Referee)
  import Referee
#endif

@Suite("east pair --edge")
struct PairEdgeTests {
  @Test("tells what was asked, and the program says the same")
  func program() throws {
    let sandbox = try Sandbox.repository(PairSources.program)
    let before = try sandbox.runProgram()
    #expect(before.contains("7"), "\(before)")
    let patch = try sandbox.patch("Server.info")
    #expect(patch.error.hasSuffix("east: 16 uses of 'Server.info': 13 cured, 2 forwarded, 1 left\n"), "\(patch.error)")
    for line in [
      "+    server.provideTokenText { label.text = $0 }", "+    server.provideTokenText { show($0) }",
      "+    server.setCount(n * 2)", "+    server.increaseCount(by: 1)", "+    server.markTokenStale()",
      "+    server.refreshToken()", "+    server.appendToNames(\"x\")", "+    server.setName(\"y\", at: 0)",
      "+    let k = server.infoNote(\"a\")",
      "+    try server.markInfo(force: true)",
      "+    for name in server.provideNames(to: { $0.sorted() }) { show(name) }",
    ] { #expect(patch.text.contains(line + "\n"), "\(line)\n\(patch.text)") }
    try sandbox.apply(patch)
    #expect(try sandbox.runProgram() == before)
    let again = try sandbox.east("pair", "--edge", "Server.info")
    #expect(again.error.hasSuffix("east: 1 use of 'Server.info': 0 cured, 0 forwarded, 1 left\n"), "\(again.error)")
    try sandbox.apply(try sandbox.patch("Server.spare"))
    try sandbox.apply(try sandbox.patch("Yard.garage"))
    #expect(try sandbox.runProgram() == before)
  }

  /// An edge to a library's value, what a use of it becomes, and what is said of all.
  private static let librarySettings: [(edge: String, line: String, remark: String)] = [
    ("Client.decoder", "client.setDecoderDateDecodingStrategy(.iso8601)", "3 cured, 0 forwarded, 0 left"),
    ("Client.spare", "client.setSpareAllowsJSON5(true)", "'?' would no longer prevent the evaluation of its value"),
    ("Client.forced", "client.setForcedAllowsJSON5(allowsJSON5)", "1 cured, 0 forwarded, 0 left"),
    ("Client.queue", "client.increaseQueueMaxConcurrentOperationCount(by: 1)", "3 cured, 0 forwarded, 0 left"),
    ("Client.place", "client.setAddressPort(80)", "3 cured, 0 forwarded, 0 left"),
  ]

  @Test("sets what a library declares, where its type is known, and the program says the same")
  func libraryValues() throws {
    let sandbox = try Sandbox.repository(PairSources.librarySettings)
    let before = try sandbox.runProgram()
    #expect(before.hasSuffix("[]\n[1]\n3 queue example.org 80 b\n"), "\(before)")
    for (edge, line, remark) in Self.librarySettings {
      let patch = try sandbox.patch(edge, ["--preset", "strict"])
      #expect(patch.text.contains("+  \(line)\n"), "\(line)\n\(patch.text)")
      #expect(patch.error.contains(remark), "\(patch.error)")
      try sandbox.apply(patch)
    }
    #expect(try sandbox.runProgram() == before)
  }

  @Test("crosses modules with the access that is needed")
  func modules() throws {
    let sandbox = try Sandbox.repository(PairSources.modules)
    let before = try sandbox.runProgram()
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+  public func provideName(to receiver: (String) -> Void) {"))
    #expect(patch.text.contains("+  public func renameInfo(to name: String) {"))
    try sandbox.apply(patch)
    #expect(try sandbox.runProgram() == before)
  }

  /// A function's body, and what it becomes.
  private static let told: [(String, String)] = [
    ("print(server.info.level)", "server.provideLevel { print($0) }"),
    ("text = \"at \\(server.info.level)\"", "text = server.provideLevel { \"at \\($0)\" }"),
    ("print(\"at \\(server.info.level)\")", "server.provideLevel { print(\"at \\($0)\") }"),
    ("if server.info.level > limit { print(1) }", "if server.provideLevel(to: { $0 > limit }) { print(1) }"),
    ("if server.info.isOpen { print(1) }", "server.ifOpen { print(1) }"),
    ("if !server.info.isOpen { print(1) }", "server.ifNotOpen { print(1) }"),
    ("if server.info.isOpen { return }", "server.provideIsOpen { isOpen in"),
    ("if let first = server.info.names.first { print(first) }", "if let first = server.provideNames(to: { $0.first })"),
    ("for name in server.info.names { print(name) }", "server.provideEachName { name in print(name) }"),
    ("let level = server.info.level", "server.provideLevel { level in print(limit) }"),
    ("server.info.isOpen = false", "server.unmarkInfoOpen()"), ("server.info.level = limit", "server.setLevel(limit)"),
    ("server.info.level -= 2", "server.decreaseLevel(by: 2)"),
    ("print(spare?.info.names.first ?? text)", "print(spare?.provideNames { $0.first } ?? text)"),
    (
      "if let level = spare?.info.any as? Int { print(level) }",
      "if let level = spare?.provideAny(to: { $0 as? Int }) { print(level) }"
    ),
    ("server.info.isOpen.toggle()", "server.toggleInfoOpen()"),
    ("server.info.names.removeAll()", "server.removeAllNames()"),
    ("await server.info.load()", "await server.loadInfo()"),
    ("print(server.info.note())", "server.provideNote { print($0) }"),
    ("print(server.info.step())", "server.provideStep { print($0) }"),
    ("print(server.info.grow(1))", "server.provideGrow(1) { print($0) }"),
    ("await server.info.ping()", "await server.pingInfo()"),
    ("print(server.info.forced.magnitude)", "server.provideForced { print($0.magnitude) }"),
    ("let note = server.info.note()", "let note = server.infoNote()"),
    (
      "print(server.info.level, server.info.level)", "server.provideLevel { level in print(level, level) }"
    ),
    (
      "let level = server.info.level\n    print(level)\n    if limit > 2 { return }",
      "server.provideLevel { level in print(level) }"
    ),
    (
      "let run = { (n: Int) in\n      let level = server.info.level\n      if level > n { return }\n      print(level, n)\n    }",
      "  server.provideLevel { level in"
    ),
    ("run {\n      if server.info.isOpen { self.text = \"open\" }\n    }", "  server.ifOpen { self.text = \"open\" }"),
    (
      "later { [weak self] in\n      guard let self else { return }\n      self.note(server.info.level)\n    }",
      "  server.provideLevel { self.note($0) }"
    ),
    ("#if !DEBUG\n    print(server.info.depth)\n    #endif", "server.provideDepth { print($0) }"),
    ("if let first = server.info.maybe { print(first) }", "server.provideMaybeIfPresent { first in print(first) }"),
    ("if let first = spare?.info.maybe { print(first) }", "spare?.provideMaybeIfPresent { first in print(first) }"),
    ("if !server.info.isOpen { return }\n    print(1)", "if server.provideIsOpen(to: { !$0 }) { return }"),
    (
      "func check(_ n: Int) throws -> Int { n }\n    let sure = try! check(server.info.level)\n    print(sure)",
      "let sure = try! server.provideLevel { try check($0) }"
    ),
    (
      "func check(_ n: Int) throws -> Int { n }\n    if let sure = try? check(server.info.level) { print(sure) }",
      "if let sure = try? server.provideLevel(to: { try check($0) }) { print(sure) }"
    ),
    ("for name in server.info.names { if name == \"\" { continue } }", "server.provideNames { names in"),
    (
      "let level = server.info.level; note(level); server.info.isOpen.toggle()",
      "server.provideLevel { level in note(level) }; server.toggleInfoOpen()"
    ),
  ]

  @Test("moves the least that does something with the value")
  func rewritten() throws {
    var patched = PatchedPrograms()
    for (body, line) in Self.told {
      let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": PairSources.use(body)])
      let patch = try sandbox.east("pair", "--edge", "Server.info")
      #expect(patch.text.contains("+    \(line)"), "\(patch.text)\(patch.error)")
      try sandbox.apply(patch)
      try patched.add(sandbox)
      #expect(!(try sandbox.east("lint", "--format", "xcode")).text.contains("Server.info"), "\(body)")
    }
    #expect(try patched.complaint() == "")
  }

  /// A function's body, and why its use of `Server.info` stays.
  private static let stays: [(String, String)] = [
    ("while limit > 2 { if let info = server.spare { print(info.level); return } }", "leaves the whole function"),
    ("bump(&server.info.level)", "it is passed inout"),
    ("limit = server.info.level", "the local 'limit' is initialized by this assignment"),
    ("await show(server.info.level)", "an 'await' covers it"),
    ("print(server.info.pick(1), server.info.pick(2))", "'pick' is generic"),
    ("print(server.info.pair.0)", "the type of 'pair' cannot be named in another file"),
    ("handle.part.level = 4", "cannot tell whether setting 'part' changes Handle"),
    ("print(server.info.forced)", "'forced' is implicitly unwrapped"),
    ("print(next(), server.info.level)", "the call of 'next' before it may change the value"),
    ("let make = { limit }; print(make(), server.info.level)", "the call of 'make' before it may change the value"),
    ("let make: (() -> Int)? = nil; print(make?() ?? 1, server.info.level)", "the call of 'make' before it"),
    ("if next() > 3, server.info.isOpen { return }", "the call of 'next' before it may change the value"),
    ("print([1, 2].reduce(0) { $0 + server.info.level + $1 })", "the expression also uses '$0'"),
    ("if /* still */ server.info.isOpen { print(1) }", "a comment is in the chain"),
    ("let /* old */ level = server.info.level; print(level)", "a comment is in the chain"),
    ("[1].forEach { print($0, server.info.level) }", "the expression also uses '$0' of a closure"),
    ("print(server.info.level, server.info.isOpen, server.info.names)", "closures would be nested too deeply"),
    ("print([server.info.level + 1], server.info.pair.0)", "another use in its statement stays"),
    ("async let level = server.info.level\n    print(await level)", "its value is given to a local name"),
    (
      "func best() -> Int? {\n      if let maybe = server.info.maybe { return maybe }\n      return nil\n    }\n    print(best() ?? 0)",
      "leaves the whole function"
    ),
    ("print(server.info.level + 1, server.info)", "another use in its statement stays"),
    (
      "let list = [1, 2]\n    #if !DEBUG\n      .dropFirst(server.info.level)\n    #endif\n    print(list)",
      "an '#if' is around it"
    ),
    ("var pages = [1: 2]; pages[server.info.level] = limit; print(pages)", "something other than a plain call"),
    (
      "let list = [1, 2]\n      .dropFirst(server.info.level)\n      .reversed()\n    print(Array(list))",
      "the chain around it goes on behind several lines"
    ),
    (
      "later { [weak self] in\n      guard let self else { return }\n      note(server.info.level)\n    }",
      "'note' may need a 'self' in a closure inside one that captures 'self' weakly"
    ),
    ("row { let level = server.info.level; header(level); header(level) }", "its value is given to a local name"),
    ("row { if server.info.isOpen { header(1) } }", "its value alone is the condition of 'if'"),
    ("#if DEBUG\n    print(server.info.twice)\n    #endif", "'twice' is declared inside an '#if', and again"),
    ("print(spare?.info.level ?? 0)", "the owner may be nil"),
    ("print(spare?.info.names.first!.count ?? 0)", "the owner may be nil"),
    ("if limit > 2 { let level = server.info.level; if level > 3 { return } }", "leaves the whole function"),
  ]

  @Test("leaves what it cannot tell for sure, and says why", arguments: stays)
  func left(body: String, reason: String) throws {
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": PairSources.use(body)])
    let edge = body.contains("server.spare") ? "Server.spare" : body.contains("part") ? "Handle.part" : "Server.info"
    let ending = try sandbox.east("pair", "--edge", edge)
    #expect(ending.error.contains("is not rewritten: ") && ending.error.contains(reason), "\(ending.error)")
    #expect(!ending.text.contains("Use.swift"), "\(ending.text)")
    #expect(ending.status == 1)
  }

  /// What happens between two reads, and the second of them afterwards.
  private static let between: [(String, String)] = [
    ("server.info.level = 5", "print(old, server.info.level)"),
    ("server.info.load()", "print(old, server.info.level)"), ("change(server)", "print(old, server.info.level)"),
    ("let next = 5; print(next)", "print(old, old)"),
  ]

  @Test("reads a value again that may have changed meanwhile")
  func again() throws {
    let server = PairSources.server.replacing("func load() async", with: "func load()")
    var patched = PatchedPrograms()
    for (statement, line) in Self.between {
      let use = """
        func change(_ server: Server) {}
        func drive(_ server: Server) {
          let old = server.info.level
          \(statement)
          print(old, server.info.level)
        }

        """
      let sandbox = try Sandbox.repository(["Server.swift": server, "Use.swift": use])
      let patch = try sandbox.patch("Server.info")
      try sandbox.apply(patch)
      #expect(try sandbox.read("Use.swift").contains(line), "\(patch.text)")
      try patched.add(sandbox)
    }
    #expect(try patched.complaint() == "")
  }

  @Test("leaves a use whose element would be reported for another edge than before")
  func otherEdge() throws {
    let sandbox = try Sandbox.repository([
      "Page.swift": """
      import UIKit

      final class Mark { var cover: UIView?; func draw() { print(1); print(2) } }
      final class Photo { var marks: [Mark] = []; func draw() { print(1); print(2) } }
      final class Page { var photo = Photo(); func draw() { print(1); print(2) } }

      """,
      "Use.swift": """
      func hide(_ page: Page) {
        print(0)
        for mark in page.photo.marks {
          mark.cover?.isHidden = true
        }
      }

      """,
    ])
    let ending = try sandbox.east("pair", "--edge", "Page.photo")
    #expect(ending.error.contains("the result would reach through 'Mark.cover' in hide(_:)"), "\(ending.error)")
    #expect(ending.text == "" && ending.status == 1)
  }

  @Test(
    "leaves whole edges that nobody may extend",
    arguments: [
      ("actor Server {", "Server is an actor"),
      ("@available(macOS 99, *)\nfinal class Server {", "is not available everywhere"),
    ])
  func whole(head: String, reason: String) throws {
    let server = PairSources.server.replacing("final class Server {", with: head)
    let use = PairSources.use("print(server.info.level)")
    let sandbox = try Sandbox.repository(["Server.swift": server, "Use.swift": use])
    let ending = try sandbox.east("pair", "--edge", "Server.info")
    #expect(ending.text.isEmpty)
    #expect(ending.error.contains(reason), "\(ending.error)")
  }

  @Test("writes as the files are written", arguments: ["\n", "\r\n"], ["  ", "\t"])
  func style(lineEnd: String, indentation: String) throws {
    func styled(_ text: String) -> String {
      text.replacing("  ", with: indentation).replacing("\n", with: lineEnd)
    }
    let sandbox = try Sandbox.repository([
      "Sous dossier/Serveur é.swift": styled(String(PairSources.server.dropLast())),
      "Use.swift": styled(PairSources.use("for name in server.info.names { if name == text { continue } }")),
    ])
    let patch = try sandbox.patch("Server.info")
    try sandbox.apply(patch)
    let owner = try sandbox.read("Sous dossier/Serveur é.swift")
    #expect(owner.contains("\(lineEnd)\(indentation)func provideNames(to receiver: ([String]) -> Void) {\(lineEnd)"))
    let use = try sandbox.read("Use.swift")
    let deep = "\(indentation)\(indentation)\(indentation)"
    #expect(
      use.contains("{ names in\(lineEnd)\(deep)for name in names { if name == text { continue } }\(lineEnd)"), "\(use)")
    for text in [owner, use] where lineEnd == "\r\n" {
      #expect(!text.replacing("\r\n", with: "").contains("\n"), "a line ends otherwise")
    }
    #if canImport(Referee)
      for text in [owner, use] { #expect(!refereeTranscript(of: Array(text.utf8)).hasSyntaxErrors) }
    #endif
  }

  @Test("writes what git stores of files that have other line endings on disk", arguments: [true, false])
  func checkout(convertsUse: Bool) async throws {
    let files = ["Server.swift": PairSources.server, "Use.swift": PairSources.use("print(server.info.level)")]
    let sandbox = try Sandbox.repository(files.merging([".gitattributes": "* text eol=crlf\n"]) { $1 })
    let patch = try sandbox.patch("Server.info", ["--rev", "HEAD"])
    for (name, text) in files where convertsUse || name != "Use.swift" {
      try sandbox.write(text.replacing("\n", with: "\r\n"), to: name)
    }
    #expect(try sandbox.patch("Server.info").text == patch.text)
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
    #expect(try sandbox.read("Server.swift").contains("\r\n  func provideLevel("))
  }

  @Test("writes the same of files that git would convert, though it did not yet, with a cache and without")
  func unconverted() throws {
    let files = ["Server.swift": PairSources.server, "Use.swift": PairSources.use("print(server.info.level)")]
    let sandbox = try Sandbox.repository(files.mapValues { $0.replacing("\n", with: "\r\n") })
    try sandbox.east("lint", "--cache-dir", ".git/east")
    try sandbox.write("* text\n", to: ".gitattributes")
    let plain = try sandbox.patch("Server.info", ["--no-cache"]).text
    let cached = try sandbox.patch("Server.info", ["--cache-dir", ".git/east"])
    #expect(cached.text.replacing("\r\n", with: "\n") == plain.replacing("\r\n", with: "\n"))
    try sandbox.apply(cached)
    #expect(try sandbox.complaint() == "")
  }

  @Test("names a property in back-ticks where its name is a keyword")
  func keywords() throws {
    var patched = PatchedPrograms()
    for name in ["default", "in", "repeat", "case"] {
      let sandbox = try Self.repository(of: name)
      for edge in ["Server.\(name)", "Part.spare"] { try sandbox.apply(try sandbox.patch(edge)) }
      #expect(try sandbox.read("Use.swift").contains("server.setLevel(2)"))
      try patched.add(sandbox)
    }
    #expect(try patched.complaint() == "")
  }

  private static func repository(of name: String) throws -> Sandbox {
    try Sandbox.repository([
      "Server.swift": """
      final class Info { var level = 1; var names: [String] = []; func start() {} }
      final class Server { let `\(name)` = Info(); func a() {}; func b() {} }
      final class Part { var spare: Server?; func a() {}; func b() {} }

      """,
      "Use.swift": """
      func drive(_ server: Server, _ part: Part) {
        print(0)
        server.`\(name)`.level = 2
        print(1)
        server.`\(name)`.start()
        print(2)
        print(server.`\(name)`.names.count)
        print(3)
        part.spare?.`\(name)`.start()
      }

      """,
    ])
  }

  @Test("reads commits, and a part of the repository")
  func editions() throws {
    let use = PairSources.use("print(server.info.level)")
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "A/Use.swift": use])
    try sandbox.write(use.replacing("Driver", with: "Stopper"), to: "B/Use.swift")
    #expect(try sandbox.patch("Server.info").error.contains("east: 2 uses of 'Server.info': 2 cured"))
    #expect(try sandbox.east("pair", "--edge", "Server.info", "A").error.contains("east: 1 use of"))
    #expect(try sandbox.east("pair", "--edge", "Server.info", "--rev", "HEAD").error.contains("east: 1 use of"))
  }

  @Test(
    "names the nearest edge where there is none of that name",
    arguments: [
      ("Server.inf", "no violation of the linted files reaches through 'Server.inf'; did you mean 'Server.info'?"),
      ("x", "no violation of the linted files reaches through 'x'; `east lint --statistics` lists the edges"),
    ])
  func unknown(edge: String, sentence: String) throws {
    let use = PairSources.use("print(server.info.level)")
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": use])
    let ending = try sandbox.east("pair", "--edge", edge)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error == "error: \(sentence)\n")
  }
}
