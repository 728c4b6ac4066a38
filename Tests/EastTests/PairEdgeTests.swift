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
    #expect(patch.error == "east: rewrote 16 of 16 uses of 'Server.info'\n")
    for line in [
      "+    server.provideInfoToken { token in", "+    let text = server.infoToken.text",
      "+    server.setInfoCount(n * 2)", "+    server.changeInfoCount { $0 += 1 }",
      "+    server.changeInfoToken { $0.refresh() }", "+    let k = server.noteInfo(\"a\")",
      "+  func markInfo(force: Bool) throws -> Bool {", "+@MainActor protocol KnowsTheInfo {",
      "+  func newToken(_ token: Token)",
    ] { #expect(patch.text.contains(line + "\n"), "\(line)\n\(patch.text)") }
    try sandbox.apply(patch)
    #expect(try sandbox.runProgram() == before)
    let again = try sandbox.east("pair", "--edge", "Server.info")
    #expect(again.status == 2)
    #expect(again.error.hasPrefix("error: no violation reaches through 'Server.info'"))
    try sandbox.apply(try sandbox.patch("Server.spare"))
    try sandbox.apply(try sandbox.patch("Yard.garage"))
    #expect(try sandbox.runProgram() == before)
  }

  @Test("crosses modules with the access that is needed")
  func modules() throws {
    let sandbox = try Sandbox.repository(PairSources.modules)
    let before = try sandbox.runProgram()
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+public protocol KnowsTheInfo {"))
    #expect(patch.text.contains("+  public var infoName: String { self.info.name }"))
    try sandbox.apply(patch)
    #expect(try sandbox.runProgram() == before)
  }

  /// A function's body, and why its use of `Server.info` stays.
  private static let stays: [(String, String)] = [
    ("if let info = server.spare { print(info.level) }", "the value has the local name 'info'"),
    ("bump(&server.info.level)", "it is passed inout"),
    ("server.info.level += other(server)", "not a single line with local names"),
    ("[1].forEach { server.info.level = $0 }", "it is not assigned by a statement on a line of its own"),
    ("server.info.level =\n      3", "it is not assigned by a statement on a line of its own"),
    ("await server.info.load()", "'load' is async"),
    ("print(server.info.pick(1), server.info.pick(2))", "'pick' is generic"),
    ("server.info.walk { print($0) }", "a parameter of 'walk'"),
    ("print(server.info.pair.0)", "the type of 'pair' cannot be named in another file"),
    ("handle.part.level = 4", "cannot tell whether setting 'part' changes Handle"),
    ("print(server.info.forced)", "'forced' is implicitly unwrapped"),
    ("print(server.spare?.note())", "'?' would no longer prevent"),
  ]

  @Test("leaves what it cannot tell for sure, and says why", arguments: stays)
  func left(body: String, reason: String) throws {
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "Use.swift": PairSources.use(body)])
    let edge = body.contains("spare") ? "Server.spare" : body.contains("part") ? "Handle.part" : "Server.info"
    let ending = try sandbox.east("pair", "--edge", edge)
    #expect(ending.error.contains("Use.swift:4:") || ending.error.contains("Use.swift:5:"), "\(ending.error)")
    #expect(ending.error.contains("is not rewritten: ") && ending.error.contains(reason), "\(ending.error)")
    #expect(!ending.text.contains("Use.swift"), "\(ending.text)")
    #expect(ending.status == 1)
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
      "Use.swift": styled(PairSources.use("show(server.info.level)")),
    ])
    let patch = try sandbox.patch("Server.info")
    try sandbox.apply(patch)
    let owner = try sandbox.read("Sous dossier/Serveur é.swift")
    #expect(owner.contains("\(lineEnd)\(indentation)func newLevel(_ level: Int)\(lineEnd)"))
    let use = try sandbox.read("Use.swift")
    #expect(use.contains("{ level in\(lineEnd)\(indentation)\(indentation)\(indentation)show(level)\(lineEnd)"))
    for text in [owner, use] where lineEnd == "\r\n" {
      #expect(!text.replacing("\r\n", with: "").contains("\n"), "a line ends otherwise")
    }
    #if canImport(Referee)
      for text in [owner, use] { #expect(!refereeTranscript(of: Array(text.utf8)).hasSyntaxErrors) }
    #endif
  }

  @Test("reads commits, and a part of the repository")
  func editions() throws {
    let use = PairSources.use("print(server.info.level)")
    let sandbox = try Sandbox.repository(["Server.swift": PairSources.server, "A/Use.swift": use])
    try sandbox.write(use.replacing("drive", with: "halt"), to: "B/Use.swift")
    #expect(try sandbox.patch("Server.info").error.contains(" 2 of 2 "))
    #expect(try sandbox.east("pair", "--edge", "Server.info", "A").error.contains(" 1 of 1 use of"))
    #expect(try sandbox.east("pair", "--edge", "Server.info", "--rev", "HEAD").error.contains(" 1 of 1 use of"))
  }

  @Test(
    "names the nearest edge where there is none of that name",
    arguments: [
      ("Server.inf", "no violation reaches through 'Server.inf'; did you mean 'Server.info'?"),
      ("x", "no violation reaches through 'x'; 'east lint --statistics' lists the edges"),
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

extension Sandbox {
  /// The patch for an edge, which must be one.
  fileprivate func patch(_ edge: String) throws -> Ending {
    let ending = try east("pair", "--edge", edge)
    #expect(ending.status == 0, "\(ending.error)")
    return ending
  }

  /// Applies a patch as git does, and commits it.
  fileprivate func apply(_ patch: Ending) throws {
    try git("apply", "--whitespace=nowarn", input: patch.output)
    try commit()
  }

  /// Builds the package with the toolchain of the tests, and runs it.
  fileprivate func runProgram() throws -> String {
    let words = ["swift", "run", "--quiet", "--disable-sandbox", "--scratch-path", ".build", "App"]
    let ending = try Running.run(env, words, in: root)
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
    return ending.text
  }
}
