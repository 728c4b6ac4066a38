import Foundation
import Running
import Testing

@Suite("Bad input")
struct BadInputTests {
  /// What the words after `lint` are, and what the tool answers; `@` stands for the sandbox's root.
  private static let table: [([String], String)] = [
    (["missing"], "no such file or directory: 'missing'"),
    ([""], "empty path; pass '.' for the current directory"),
    (["/"], "'/' is outside"),
    (["--repo", "missing"], "no such directory: 'missing'; pass an existing directory to --repo"),
    (["--repo", "@/plain"], "no git repository at '@/plain'; pass another directory to --repo"),
    (
      ["@/plain", "--rev", "HEAD"],
      "'@/plain' is not in a git repository; remove --rev and --staged, or pass --repo DIR"
    ),
    (
      ["@/plain", "--staged"],
      "'@/plain' is not in a git repository; remove --rev and --staged, or pass --repo DIR"
    ),
    (
      ["@/repository", "@/plain"],
      "'@/plain' is outside the repository at '@/repository'; pass paths of one repository"
    ),
    (
      ["@/repository", "@/repository/inner"],
      "'@/repository/inner' is outside the repository at '@/repository'; pass paths of one repository"
    ),
    (["--repo", "@/plain/A.swift"], "no such directory: '@/plain/A.swift'; pass an existing directory to --repo"),
    (
      ["@/plain", "@/repository"],
      "'@/repository' is in a git repository and '@/plain' is not; lint them separately"
    ),
    (
      ["@/repository", "--rev", "nowhere"],
      "unknown revision 'nowhere' in this repository; name another revision"
    ),
    (["@/repository/missing", "--rev", "HEAD"], "no such file or directory in 'HEAD': 'missing'"),
    (["@/repository/missing", "--staged"], "no such file or directory in the index: 'missing'"),
    (
      ["@/bare.git"],
      "'@/bare.git' is a bare repository and has no work tree; pass a work tree to --repo, or a revision to a command that takes one (`east lint --rev HEAD`, `east gate --head HEAD`)"
    ),
    (["@/repository", "--rev", "HEAD", "--staged"], "--rev and --staged are mutually exclusive"),
    (["-", "A.swift"], "'-' cannot be combined with other paths"),
    (["--stdin-filename", "A.swift"], "--stdin-filename needs '-'; run `east lint - --stdin-filename FILE < TEXT`"),
    (["--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
    (["--format", "codeclimate"], "unknown format 'codeclimate'; did you mean 'gitlab'?"),
    (["--format", "json="], "--format json= needs a file name after '='"),
    (
      ["--format", "json", "--format", "grouped"],
      "only one format can go to standard output; write the others to files: --format json=FILE"
    ),
    (
      ["--format", "json=F", "--format", "sarif=./F"],
      "two reports would be written to './F'; give each --format a file of its own"
    ),
    (
      ["\u{fffd}.swift"], "no such file or directory: '\u{fffd}.swift'; pass its directory, since the name is not UTF-8"
    ),
    (["--facts", "@/none"], "the pack '@/none' does not exist; pass a file that `east facts` wrote"),
    (["@/repository", "--format", "json=@/plain"], "cannot write the report '@/plain': it is not a regular file"),
    (
      ["@/repository", "--format", "json=@/no/such"],
      "cannot write the report '@/no/such': its directory does not exist"
    ),
  ]

  @Test("is refused with one sentence and the exit code 2", arguments: table)
  func refused(words: [String], sentence: String) throws {
    let sandbox = try Sandbox(["plain/A.swift": Sources.modest, "repository/A.swift": Sources.modest])
    let repository = sandbox.url("repository").path
    try sandbox.git("-C", repository, "init", "--quiet")
    try sandbox.git("-C", repository, "add", "--all")
    try sandbox.git("-C", repository, "commit", "--quiet", "--message", "one file")
    try sandbox.git("clone", "--quiet", "--bare", repository, "bare.git")
    try sandbox.git("init", "--quiet", "repository/inner")
    func there(_ text: String) -> String { text.replacing("@", with: sandbox.root.path) }
    let directory = words == ["/"] ? "repository" : "."
    let east = productsDirectory.appending(path: "east")
    let words = words == ["/"] ? [".", "/"] : words.map(there)
    let ending = try run(east, ["lint"] + words, in: sandbox.url(directory))
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("error: \(there(sentence))"), "\(ending.error)")
    #expect(ending.error.split(separator: "\n").count == 1)
  }

  @Test(
    "of the other commands is refused likewise",
    arguments: [
      ([], "no command given"), (["gaet"], "unknown command 'gaet'; did you mean 'gate'?"),
      (["gate", "--base", "main"], "`east gate` needs a git repository"),
      (["explain"], "`east explain` takes one rule or FILE:LINE[:COLUMN]; `east rules` lists the rules"),
      (["explain", "reech"], "unknown rule 'reech'; did you mean 'reach'?"),
      (["explain", "A.swift:1:1"], "no such file or directory: 'A.swift'"),
      (["explain", ".:1"], "'.' is a directory; pass a file in it"),
      (["rules", "reach"], "`east rules` takes no operand but 'test'; `east explain RULE` shows a rule's page"),
      (["rules", "--format", "xml"], "invalid value 'xml' for --format; known: text, json"),
      (["version", "1"], "`east version` takes no operand '1'"),
      (["help", "lnt"], "unknown command 'lnt'; did you mean 'lint'?"),
    ] as [([String], String)])
  func otherCommands(words: [String], sentence: String) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
  }

  @Test(
    "is a file of a bare repository, which has none on disk",
    arguments: [["lint", "A.swift"], ["show-config", "A.swift"], ["explain", "A.swift:1"]])
  func bare(words: [String]) throws {
    let sandbox = try Sandbox(["repository/A.swift": Sources.modest])
    try sandbox.git("init", "--quiet", "repository")
    try sandbox.git("-C", "repository", "add", "--all")
    try sandbox.git("-C", "repository", "commit", "--quiet", "--message", "one file")
    try sandbox.git("clone", "--quiet", "--bare", "repository", "bare.git")
    let ending = try sandbox.east(words, in: "bare.git")
    #expect(ending.status == 2)
    #expect(ending.error.contains("/bare.git' is a bare repository and has no work tree"), "\(ending.error)")
    #expect(try sandbox.east(words + ["--rev", "HEAD"], in: "bare.git").status == 0)
    let outside = try sandbox.east("lint", sandbox.url("B.swift").path, in: "bare.git")
    #expect(outside.error.hasPrefix("error: no such file or directory: "), "\(outside.error)")
  }

  /// A suppression behind which a reach stands, and what is said of it.
  private static let suppressions: [(String, String)] = [
    ("// east:allow:next reech - a slip", "unknown rule 'reech'; did you mean 'reach'?"),
    ("// east:allow:nxt reach - a slip", "':nxt' after 'east:allow' is neither ':next' nor ':file'"),
    ("// east:allow:next zzzzzzzzzzzzzz - no idea", "unknown rule 'zzzzzzzzzzzzzz'; `east rules` lists the rules"),
    (
      "// east:allow:next reach until 2027-02-30 - a month too short",
      "'2027-02-30' is not a date, so this suppression has no effect; write until YYYY-MM-DD"
    ),
    ("// east:allow:next reach until spring - no day", "'spring' is not a date"),
  ]

  @Test("in a suppression is exit code 2, and nothing that was found is lost", arguments: suppressions)
  func comment(comment: String, sentence: String) throws {
    let driver = Sources.reaching.replacing("    print(", with: "    \(comment)\n    print(")
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": driver])
    for flags in [[], ["--preset", "legacy"], ["--fail-level", "never"], ["--rule", "poke"]] {
      let words = ["lint", "--quiet", "--format", "xcode"] + flags
      let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
      #expect(ending.status == 2)
      #expect(ending.error.hasPrefix("error: Driver.swift:3: \(sentence)"), "\(ending.error)")
      #expect(ending.error.split(separator: "\n").count == 1)
      #expect(
        ending.text.contains("[reach]") == (flags.isEmpty || flags == ["--fail-level", "never"]), "\(ending.text)")
    }
    #expect(try sandbox.east("lint", "--quiet", "Car.swift").status == 0, "only what is linted counts")
  }

  @Test("an ignored path holds nothing, which is said")
  func ignored() throws {
    let sandbox = try Sandbox.repository([".gitignore": "build/\n", "build/A.swift": Sources.conflicted])
    let ending = try sandbox.east("lint", "build")
    #expect(ending.status == 0)
    #expect(ending.error.contains("'build' contains no Swift file that git tracks or would add"))
  }
}
