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
    #expect(before.contains("6"), "\(before)")
    let patch = try sandbox.patch("Server.info")
    #expect(patch.error.hasSuffix("east: 12 uses of 'Server.info': 9 cured, 3 left\n"), "\(patch.error)")
    for line in [
      "+    server.provideTokenText { label.text = $0 }", "+    server.provideTokenText { show($0) }",
      "+    server.setInfoCount(n * 2)", "+    server.setTokenStale(true)",
      "+    server.refreshToken()", "+    server.appendName(\"x\")", "+    let k = server.note(\"a\")",
      "+    try server.markInfo(force: true)",
    ] { #expect(patch.text.contains(line + "\n"), "\(line)\n\(patch.text)") }
    try sandbox.apply(patch)
    #expect(try sandbox.runProgram() == before)
    let again = try sandbox.east("pair", "--edge", "Server.info")
    #expect(again.error.hasSuffix("east: 3 uses of 'Server.info': 0 cured, 3 left\n"), "\(again.error)")
    try sandbox.apply(try sandbox.patch("Server.spare"))
    try sandbox.apply(try sandbox.patch("Yard.garage"))
    #expect(try sandbox.runProgram() == before)
  }

  /// An edge to a library's value, what a use of it becomes, and what is printed.
  private static let librarySettings: [(edge: String, line: String, remark: String)] = [
    ("Client.decoder", "client.setDecoderDateDecodingStrategy(.iso8601)", "3 cured, 0 left"),
    ("Client.spare", "client.setSpareAllowsJSON5(true)", "1 cured, 0 left"),
    ("Client.forced", "client.setForcedAllowsJSON5(allowsJSON5)", "1 cured, 0 left"),
    ("Client.queue", "client.setQueueMaxConcurrentOperationCount(2)", "2 cured, 0 left"),
    ("Client.place", "client.setAddressPort(80)", "2 cured, 0 left"),
  ]

  @Test("sets what a library declares, where its type is known, and the program says the same")
  func libraryValues() throws {
    let sandbox = try Sandbox.repository(PairSources.librarySettings)
    let before = try sandbox.runProgram()
    #expect(before.hasSuffix("[]\n[1]\n2 queue example.org 80 \n"), "\(before)")
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
    #expect(patch.text.contains("+  public func provideInfoName(to receiver: (String) -> Void) {"), "\(patch.text)")
    #expect(patch.text.contains("+  public func renameInfo(to name: String) {"))
    try sandbox.apply(patch)
    #expect(try sandbox.runProgram() == before)
  }

  /// A function's body, and what it becomes.
  private static let told: [(String, String)] = [
    ("print(server.info.level)", "server.provideInfoLevel { print($0) }"),
    ("print(\"at \\(server.info.level)\")", "server.provideInfoLevel { print(\"at \\($0)\") }"),
    ("label.text = \"at \\(server.info.level)\"", "server.provideInfoLevel { label.text = \"at \\($0)\" }"),
    ("label.text += text + \"\\(server.info.level)\"", "server.provideInfoLevel { label.text += text + \"\\($0)\" }"),
    ("server.info.isOpen = false", "server.setInfoOpen(false)"),
    ("server.info.level = limit", "server.setInfoLevel(limit)"),
    ("server.info.isOpen.toggle()", "server.toggleInfoOpen()"),
    ("server.info.names.removeAll()", "server.removeAllNames()"),
    ("await server.info.load()", "await server.loadInfo()"),
    ("print(server.info.note())", "print(server.infoNote())"),
    ("print(server.info.step())", "print(server.infoStep())"),
    ("print(server.info.grow(1))", "print(server.grow(1))"),
    ("await server.info.ping()", "await server.pingInfo()"),
    ("let note = server.info.note(); print(note)", "let note = server.infoNote(); print(note)"),
    ("print(server.info.level, [1].map { $0 })", "server.provideInfoLevel { level in print(level, [1].map { $0 }) }"),
    (
      "later { [weak self] in\n      guard let self else { return }\n      self.note(server.info.level)\n    }",
      "  server.provideInfoLevel { self.note($0) }"
    ),
    ("#if !DEBUG\n    print(server.info.depth)\n    #endif", "server.provideInfoDepth { print($0) }"),
    (
      "func check(_ n: Int) throws -> Int { n }\n    try? print(check(server.info.level))",
      "server.provideInfoLevel { try? print(check($0)) }"
    ),
    ("print([limit].sorted(), server.info.level)", "server.provideInfoLevel { print([limit].sorted(), $0) }"),
    (
      "print(server.info.level, 1_111_111_111_111_111_111, 2_222_222_222_222_222_222, 3_333_333_333_333_333_333)",
      "server.provideInfoLevel {\n+      print($0, 1_111"
    ),
  ]

  @Test("passes a value to the statement that uses it, and makes a change or a call the owner's")
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
    ("if let maybe = server.info.maybe { print(maybe) }", "in the head of 'if'"),
    ("for name in server.info.names { print(name) }", "in the head of 'for'"),
    ("bump(&server.info.level)", "it is passed inout"),
    ("limit = server.info.level", "for a name that is used elsewhere"),
    ("self.text = server.info.names.first", "for a name that is used elsewhere"),
    ("let level = server.info.level; print(level)", "for a name that is used elsewhere"),
    ("if let maybe = server.info.maybe, maybe > 1 { print(maybe) }", "in the head of 'if'"),
    ("if server.info.isOpen { print(1) }", "in the head of 'if'"),
    ("if server.info.level > limit { print(1) }", "in the head of 'if'"),
    ("func best() -> Int { return server.info.level }; print(best())", "for 'return'"),
    ("func best() -> Int { abs(server.info.level) }; print(best())", "for the result of the closure or body around it"),
    ("await show(server.info.level)", "the statement contains 'await'"),
    ("print(server.info.pick(1), server.info.pick(2))", "'pick' is generic"),
    ("print(server.info.pair.0)", "the type of 'pair' cannot be named in another file"),
    ("handle.part.level = 4", "cannot tell whether setting 'part' changes Handle"),
    ("print(server.info.forced)", "'forced' is implicitly unwrapped"),
    ("print(next(), server.info.level)", "the call of 'next' before it may change the value"),
    ("let make = { limit }; print(make(), server.info.level)", "the call of 'make' before it may change the value"),
    ("let make: (() -> Int)? = nil; print(make?() ?? 1, server.info.level)", "the call of 'make' before it"),
    ("print([1, 2].reduce(0) { $0 + server.info.level + $1 })", "for the result of the closure"),
    ("print(server.info /* still */ .maybe ?? 1)", "a comment is in the chain"),
    ("[1].forEach { label.text = \"\\($0) \\(server.info.level)\" }", "the statement also uses '$0' of a closure"),
    ("print(server.info.level, server.info.isOpen)", "another use is in the code that would change"),
    ("print([server.info.level + 1], server.info.pair.0)", "another use in its function stays"),
    ("print(\n      server.info.level)", "more than one line would have to move into a closure"),
    (
      "let list = [1, 2]\n    #if !DEBUG\n      .dropFirst(server.info.level)\n    #endif\n    print(list)",
      "more than one line would have to move"
    ),
    (
      "later { [weak self] in\n      guard let self else { return }\n      note(server.info.level)\n    }",
      "'note' may need a 'self' in a closure inside one that captures 'self' weakly"
    ),
    ("row { header(server.info.level); header(1) }", "for the result of the closure or body around it"),
    ("#if DEBUG\n    print(server.info.twice)\n    #endif", "'twice' is declared inside an '#if', and again"),
    ("print(spare?.info.level ?? 0)", "the owner may be nil"),
    ("print(server.info.names.count)", "the closure would use 'count' of its value"),
    ("server.info.level = 1; limit = server.info.level", "another use in its function stays"),
    ("server.info.level += 1", "of the operators that assign, only '=' is rewritten"),
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
    #expect(ending.error.contains("in the head of 'for'"), "\(ending.error)")
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

  @Test("a use stays whose code is inlined into other modules, though the member is public")
  func inlined() throws {
    let server = """
      public final class Info { public var level: Int = 1; public init() {}; public func check() {} }
      public final class Server { public var info = Info(); public init() {}; public func check() {} }

      """
    let use = "@inlinable\npublic func use(_ server: Server) {\n  print(0)\n  print(server.info.level)\n}\n"
    let sandbox = try Sandbox.repository(["Server.swift": server, "Use.swift": use])
    let ending = try sandbox.east("pair", "--edge", "Server.info")
    #expect(ending.error.contains("it is inlined into other modules"), "\(ending.text)\(ending.error)")
    #expect(ending.text == "" && ending.status == 1)
  }

  @Test("writes as the files are written", arguments: ["\n", "\r\n"], ["  ", "\t"])
  func style(lineEnd: String, indentation: String) throws {
    func styled(_ text: String) -> String {
      text.replacing("  ", with: indentation).replacing("\n", with: lineEnd)
    }
    let sandbox = try Sandbox.repository([
      "Sous dossier/Serveur é.swift": styled(String(PairSources.server.dropLast())),
      "Use.swift": styled(PairSources.use("print(server.info.names)")),
    ])
    let patch = try sandbox.patch("Server.info")
    try sandbox.apply(patch)
    let owner = try sandbox.read("Sous dossier/Serveur é.swift")
    #expect(owner.contains("\(lineEnd)\(indentation)func provideNames(to receiver: ([String]) -> Void) {\(lineEnd)"))
    let use = try sandbox.read("Use.swift")
    #expect(use.contains("\(indentation)server.provideNames { print($0) }\(lineEnd)"), "\(use)")
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
    #expect(try sandbox.read("Server.swift").contains("\r\n  func provideInfoLevel("))
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
      try sandbox.apply(try sandbox.patch("Server.\(name)"))
      #expect(
        try sandbox.read("Use.swift").contains("server.set\(name.prefix(1).uppercased())\(name.dropFirst())Level(2)"))
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
        print(server.`\(name)`.names)
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
