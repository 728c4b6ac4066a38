import Foundation
import Running
import Testing

@Suite("east pair on the example of its page")
struct PairPageTests {
  @Test("turns Before into After, and nothing is left to report")
  func example() throws {
    let page = try String(contentsOf: packageDirectory.appending(path: "Documentation/Pairing.md"), encoding: .utf8)
    let block = try #require(page.split(separator: "```").first { $0.contains("// Before") })
    let (before, after) = (
      try #require(block.function(behind: "// Before")), try #require(block.function(behind: "// After"))
    )
    let sandbox = try Sandbox.repository(["Server.swift": Self.server, "Controller.swift": Self.controller(before)])
    let found = try sandbox.east("lint", "--format", "xcode").text
    #expect(found.contains("reaches 2 deep through 'Server.info' to 'token.accessToken'"), "\(found)")
    #expect(found.contains("writes 2 deep through 'Server.info' to 'token.isStale'"), "\(found)")
    let patch = try sandbox.patch("Server.info")
    #expect(patch.error == "east: 2 uses of 'Server.info': 2 cured, 0 left\n")
    let file = packageDirectory.appending(path: "Tests/EastTests/Snapshots/pair-edge.diff.text")
    #expect(patch.text == (try snapshot(patch.text, in: file)), "\(recordingHint)")
    try sandbox.apply(patch)
    #expect(try sandbox.read("Controller.swift") == Self.controller(after))
    #expect(try sandbox.east("lint", "--format", "xcode").text.isEmpty)
  }

  @Test("rewrites only what is reported, and says so of the rest")
  func unreported() throws {
    let text = """
        func show(_ server: Server) { print(server.info.token) }
        func hide(_ server: Server) { print(server.info.token) }  // east:allow reach - known
      """
    let sandbox = try Sandbox.repository(["Server.swift": Self.server, "Controller.swift": Self.controller(text)])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.error.contains("2 uses of 'Server.info': 1 cured, 1 left"), "\(patch.error)")
    #expect(patch.error.contains("is not rewritten: it is not reported with this configuration"))
    try sandbox.write("{ \"rules\": { \"reach\": \"off\" } }", to: ".east.json")
    #expect(try sandbox.east("pair", "--all").error.contains("no edge has a use that can be cured"))
    try sandbox.write("{}", to: "other.json")
    for flags in [["--preset", "recommended"], ["--config", "other.json"]] {
      let other = try sandbox.east(["pair", "--edge", "Server.info"] + flags)
      #expect(other.error.contains("2 uses of 'Server.info': 1 cured, 1 left"), "\(flags) \(other.error)")
    }
  }

  @Test("names one use of many that stay for the same reason", arguments: [5, 6])
  func manyAlike(count: Int) throws {
    let text = (0..<count).map { "  func show\($0)(_ server: Server) { bump(&server.info.token) }" }
    let sandbox = try Sandbox.repository([
      "Server.swift": Self.server, "Controller.swift": Self.controller(text.joined(separator: "\n")),
    ])
    let lines = try sandbox.east("pair", "--edge", "Server.info").error.split(separator: "\n")
      .filter { $0.hasPrefix("warning: ") }
    let subject = count == 5 ? " is" : " and 5 more uses are"
    #expect(lines.count == (count == 5 ? 5 : 1))
    #expect(lines.allSatisfy { $0.hasSuffix("\(subject) not rewritten: it is passed inout") }, "\(lines)")
  }

  @Test("prints all patches, and what becomes of each use as JSON")
  func all() throws {
    let text = "  func show(_ server: Server) { print(server.info.token) }"
    let sandbox = try Sandbox.repository(["Server.swift": Self.server, "Controller.swift": Self.controller(text)])
    let ending = try sandbox.east("pair", "--all", "--max", "3", "--format", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(ending.text.utf8)) as? [String: Any])
    let edges = try #require(document["edges"] as? [[String: Any]])
    #expect(edges.count == 1)
    #expect(edges.first?["edge"] as? String == "Server.info")
    #expect(edges.first?["cured"] as? Int == 1)
    #expect((edges.first?["patch"] as? String)?.contains("server.provideInfoToken { print($0) }") == true)
    #expect(try sandbox.east("pair", "--all").text.contains("+  func show(_ server: Server)"))
  }

  @Test("prints the patches of all properties of one name")
  func namesakes() throws {
    let files = ["A", "B", "C"].map { module in
      (
        "Sources/\(module)/All.swift",
        Self.server + Self.controller("  func show(_ server: Server) { print(server.info.token) }")
      )
    }
    let sandbox = try Sandbox.repository(Dictionary(uniqueKeysWithValues: files))
    let patches = try sandbox.east("pair", "--all")
    #expect(patches.text.split(separator: "\n").count { $0.contains("server.provideInfoToken { print($0) }") } == 3)
    try sandbox.apply(patches)
    #expect(try sandbox.east("lint", "--format", "xcode").text.isEmpty)
  }

  @Test(
    "refuses flags that exclude each other",
    arguments: [
      (["--all", "--edge", "Server.info"], "--all and --edge are mutually exclusive; pass one of them"),
      (["--all", "--format", "xml"], "invalid value 'xml' for --format"),
    ])
  func flags(words: [String], sentence: String) throws {
    let sandbox = try Sandbox.repository(["Server.swift": Self.server])
    let ending = try run(productsDirectory.appending(path: "east"), ["pair"] + words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
  }

  @Test("the messages of the README's example are those of the linter, and its cure has none")
  func frontPage() throws {
    let page = try String(contentsOf: packageDirectory.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.split(separator: "```").first { $0.contains("// Before") })
    let parts = try #require(block.firstRange(of: "// After")).lowerBound
    for (part, isCured) in [(block[..<parts], false), (block[parts...], true)] {
      let body = part.split(separator: "\n").filter { $0.hasPrefix("label") || $0.hasPrefix("server") }
      #expect(body.count == 2)
      let cure =
        "extension Server {\n  var accessToken: String { info.token.accessToken }\n  func expireToken() {}\n}\n"
      let sandbox = try Sandbox.repository([
        "Server.swift": Self.server + cure,
        "Controller.swift": Self.controller(
          "  func refresh(_ server: Server) {\n    \(body.joined(separator: "\n    "))\n  }"),
      ])
      let found = try sandbox.east("lint", "Controller.swift", "--format", "xcode").text.split(separator: "\n")
      #expect(found.count == (isCured ? 0 : 2), "\(found)")
      for (line, finding) in zip(body, found) {
        let stated = try #require(line.firstRange(of: "// ")).upperBound
        #expect(finding.contains(line[stated...]), "\(finding)")
      }
    }
  }

  /// What the examples take for granted.
  private static let server = """
    struct Token {
      var accessToken: String
      var isStale = false
    }

    final class Info {
      var token = Token(accessToken: "")
    }

    final class Server {
      var info = Info()
    }

    final class Label { var text = "" }

    """

  private static func controller(_ function: String) -> String {
    "final class Controller {\n  let label = Label()\n\n\(function)\n}\n"
  }
}

extension Substring {
  /// The function that stands behind a comment, indented, its own comments left out.
  fileprivate func function(behind comment: String) -> String? {
    guard let start = range(of: comment)?.upperBound, let head = range(of: "func ", range: start..<endIndex),
      let end = range(of: "\n}", range: head.lowerBound..<endIndex)
    else { return nil }
    return self[head.lowerBound..<end.upperBound].split(separator: "\n").map { line in
      let code = line.range(of: " // ").map { line[..<$0.lowerBound] } ?? line
      return "  " + code.reversed().drop { $0 == " " }.reversed()
    }.joined(separator: "\n")
  }
}
