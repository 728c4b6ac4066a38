import Findings
import Foundation
import Running
import Testing

@Suite("The report by edge")
struct GroupedReportTests {
  /// A repository in which so many functions, each in a file, use each property.
  private static func repository(_ uses: [String: Int]) throws -> Sandbox {
    let parts = uses.keys.sorted().map { "final class \($0.capitalized) { var level = 1; func go() {} }" }
    let properties = uses.keys.sorted().map { "var \($0) = \($0.capitalized)()" }
    var files = [
      "Server.swift":
        "\(parts.joined(separator: "\n"))\nfinal class Server { \(properties.joined(separator: "; ")); func run() { print(1) } }\n"
    ]
    for (name, count) in uses {
      for number in 0..<count {
        files["\(name.capitalized)\(number).swift"] =
          "func \(name)\(number)(_ s: Server) {\n  print(0)\n  s.\(name).go()\n}\n"
      }
    }
    return try Sandbox.repository(files)
  }

  @Test("has a block for each edge, the heaviest first, with three places of different files")
  func blocks() throws {
    let sandbox = try Self.repository(["info": 5, "token": 1])
    let ending = try sandbox.east("lint", "--min-severity", "warning")
    let expected = """
      through Server.info: 5 findings in 5 declarations of 5 files; declared at Server.swift:3:26
        Info0.swift:3:10: warning: s.info.go() [reach]
        Info1.swift:3:10: warning: s.info.go() [reach]
        Info2.swift:3:10: warning: s.info.go() [reach]
        … and 2 more findings; `--edge Server.info` lists them
        = give Server a method for what is done with go (5)

      through Server.token: 1 finding; declared at Server.swift:3:45
        Token0.swift:3:11: warning: s.token.go() [reach]
        = give Server a method for what is done with go

      … and 1 note; pass --min-severity note to print them

      """
    #expect(ending.text == expected)
  }

  @Test("fits on a screen, whatever there is")
  func screen() throws {
    let names = (1...60).map { "part\($0)" }
    let sandbox = try Self.repository(Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
    let ending = try sandbox.east("lint")
    #expect(ending.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 34, "\(ending.text)")
    #expect(ending.text.contains(" more groups with "), "\(ending.text)")
    let limited = try sandbox.east("lint", "--max-diagnostics", "2").text
    #expect(limited.matches(of: /declared at/).count == 2, "\(limited)")
    #expect(limited.contains("… and 58 more groups with 58 findings; `--summary` lists"))
  }

  @Test("says on which line a local name got its value")
  func localName() throws {
    let text = """
      func f(_ s: Server) {
        let info = s.info

        info.go()
        print(1)
      }

      """
    let sandbox = try Self.repository(["info": 0, "token": 0])
    try sandbox.write(text, to: "Use.swift")
    #expect(
      try sandbox.east("lint").text.contains("  Use.swift:4:8: warning: info.go(), from line 2 [laundered-reach]\n"))
  }

  @Test("joins the properties of an owner that are used together")
  func together() throws {
    let sandbox = try Sandbox.repository([
      "View.swift": "final class Part { var isHidden = false; func go() {} }\n"
        + "final class View { let a = Part(), b = Part(), c = Part(); func go() { print(1) } }\n",
      "Use.swift":
        "func hide(_ v: View) {\n  print(0)\n  v.a.isHidden = true\n  v.b.isHidden = true\n  v.c.isHidden = true\n}\n",
    ])
    #expect(try sandbox.east("lint").text.hasPrefix("through View: 3 findings of 3 properties in 1 declaration;"))
    #expect(try sandbox.east("lint", "--edge", "View").error.hasPrefix("east: 3 "))
    #expect(try sandbox.east("lint", "--edge", "View.b").error.hasPrefix("east: 1 "))
  }

  @Test("lists all places of one edge, and names the nearest of an unknown one")
  func oneEdge() throws {
    let sandbox = try Self.repository(["info": 5, "token": 1])
    let ending = try sandbox.east("lint", "--edge", "Server.info")
    #expect(ending.text.matches(of: /warning: s\.info\.go/).count == 5 && ending.status == 1)
    #expect(ending.error.hasPrefix("east: 5 warnings in "))
    let unknown = try sandbox.east("lint", "--edge", "Server.inof")
    #expect(unknown.error == "error: no finding is about 'Server.inof'; did you mean 'Server.info'?\n")
    #expect(unknown.status == 2)
  }

  @Test(
    "60 new findings on four edges are four blocks, and a remark for each edge and file",
    arguments: [
      "grouped", "markdown", "github", "gitlab", "rdjson", "sarif",
    ])
  func pullRequest(format: String) throws {
    let sandbox = try Self.repository(["a": 0, "b": 0, "c": 0, "d": 0])
    try sandbox.git("checkout", "--quiet", "-b", "work")
    for (number, name) in ["a", "b", "c", "d"].enumerated() {
      let functions = (0..<15).map { "func \(name)\($0)(_ s: Server) {\n  print(0)\n  s.\(name).go()\n}\n" }
      try sandbox.write(functions.joined(), to: "\(number).swift")
    }
    try sandbox.commit()
    let ending = try sandbox.east("gate", "--base", "HEAD~1", "--format", format)
    let mark =
      switch format {
      case "grouped": "15 findings in 15 declarations; declared at"
      case "markdown": ", 15 findings in 15 declarations |"
      default: "(15 uses in this file)"
      }
    #expect(ending.text.ranges(of: mark).count == 4, "\(ending.text)")
  }

  @Test("spends a limit on different edges first")
  func limit() throws {
    let sandbox = try Self.repository(["info": 5, "token": 1])
    let text = try sandbox.east("lint", "--format", "xcode", "--max-diagnostics", "2").text
    #expect(text.contains("'Server.info'") && text.contains("'Server.token'"), "\(text)")
  }

  @Test("counts by owner, module or directory, alike in the work tree, the index and a commit")
  func tallies() throws {
    let manifest = "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"App\")])\n"
    var files = ["Package.swift": "// swift-tools-version:5.9\n\(manifest)", "Sources/App/Car.swift": Sources.car]
    files["Sources/App/Driver.swift"] = Sources.reaching
    files["Sources/App/Old/Racer.swift"] = Sources.reaching.replacing("Driver", with: "Racer")
    files[".github/CODEOWNERS"] = "* @all\n/Sources/App/Old/ @old @all\n"
    let sandbox = try Sandbox.repository(files)
    try sandbox.commit()
    let head = "  errors  warnings   notes  "
    for flags in [[], ["--staged"], ["--rev", "HEAD"]] {
      func table(_ axis: String) throws -> String {
        try sandbox.east(["lint", "--summary", "--by", axis, "--rule", "reach"] + flags).text
      }
      #expect(
        try table("owner") == "\(head)owner\n       0         2       0  @all\n       0         1       0  @old\n")
      #expect(try table("module") == "\(head)module\n       0         2       0  App\n")
      #expect(
        try table("directory")
          == "\(head)directory\n       0         1       0  Sources/App\n       0         1       0  Sources/App/Old\n")
    }
    #expect(try sandbox.east("lint", "--by", "owner").error == "error: --by needs --summary\n")
    try sandbox.remove(".github/CODEOWNERS")
    // Without owners, a module owns its files.
    #expect(try sandbox.east("lint", "--summary", "--by", "owner", "--rule", "reach").text.hasSuffix("  App\n"))
  }

  @Test("names the owners of the code and of the types it reaches through, in JSON, SARIF and Markdown")
  func codeOwners() throws {
    let sandbox = try Self.repository(["info": 2, "token": 1])
    try sandbox.write("* @all\n/Server.swift @server @core\n/Info1.swift\n", to: "CODEOWNERS")
    let both = #""codeOwners": ["@all"], "edgeCodeOwners": ["@server", "@core"]"#
    for format in ["json", "jsonl"] {
      let text = try sandbox.east("lint", "--format", format).text
      #expect(text.ranges(of: both).count == 2, "\(text)")
      #expect(text.ranges(of: #""codeOwners": [], "edgeCodeOwners": ["@server", "@core"]"#).count == 1)
    }
    let sarif = try sandbox.east("lint", "--format", "sarif").text
    #expect(sarif.ranges(of: both).count == 2, "\(sarif)")
    try sandbox.commit()
    try sandbox.write("func more(_ s: Server) { s.info.go(); print(1) }\n", to: "More.swift")
    let gate = try sandbox.east("gate", "--base", "HEAD", "--format", "markdown").text
    #expect(gate.contains("\n| `@all` | 0 | 1 | 0 | `@core` (1), `@server` (1) |\n"), "\(gate)")
    try sandbox.remove("CODEOWNERS")
    #expect(!(try sandbox.east("lint", "--format", "json").text.contains("odeOwners")))
  }

  @Test("keeps types of one name in two modules apart")
  func namesakes() throws {
    var files: [String: String] = [:]
    for module in ["A", "B"] {
      files["Sources/\(module)/Car.swift"] = Sources.car
      files["Sources/\(module)/Driver.swift"] = Sources.reaching
    }
    let text = try Sandbox.repository(files).east("lint").text
    #expect(text.contains("through Car.engine: 1 finding; declared at Sources/A/Car.swift"), "\(text)")
    #expect(text.contains("through Car.engine: 1 finding; declared at Sources/B/Car.swift"), "\(text)")
  }
}
