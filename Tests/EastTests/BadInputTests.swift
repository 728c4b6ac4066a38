import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  /// What the words after `lint` are, and what the tool answers; `@` stands for the sandbox's root.
  private static let table: [([String], String)] = [
    (["missing"], "there is nothing at 'missing'; check the spelling"),
    ([""], "a path is empty; '.' is the current directory"),
    (["/"], "'/' lies outside"),
    (["--repo", "missing"], "there is nothing at 'missing'; --repo needs a directory"),
    (["--repo", "@/plain"], "there is no git repository at '@/plain'; --repo needs one"),
    (
      ["@/plain", "--rev", "HEAD"],
      "there is no git repository around '@/plain', so there is no 'HEAD'; leave the flag out"
    ),
    (
      ["@/plain", "--staged"],
      "there is no git repository around '@/plain', so there is no the index; leave the flag out"
    ),
    (
      ["@/repository", "@/plain"],
      "'@/plain' lies outside the repository at '@/repository'; name paths of one repository"
    ),
    (
      ["@/plain", "@/repository"],
      "'@/repository' lies in a git repository and '@/plain' in none; judge them one after the other"
    ),
    (
      ["@/repository", "--rev", "nowhere"],
      "there is no revision 'nowhere' in this repository: `git fetch` may bring it"
    ),
    (["@/repository/missing", "--rev", "HEAD"], "there is nothing at 'missing' in 'HEAD'; check the spelling"),
    (["@/repository/missing", "--staged"], "there is nothing at 'missing' in the index; check the spelling"),
    (["@/bare.git"], "'@/bare.git' is a bare repository, without a work tree; name a commit: --rev HEAD"),
    (["@/repository", "--rev", "HEAD", "--staged"], "--rev and --staged name two contents; give one of them"),
    (["-", "A.swift"], "'-' stands for the only file to judge; leave the other paths out"),
    (["--stdin-filename", "A.swift"], "--stdin-filename goes with '-': east lint - --stdin-filename FILE < TEXT"),
    (["--format", "jsn"], "there is no format 'jsn'; did you mean 'json'?"),
    (["--format", "json="], "--format json= needs the name of a file behind '='"),
    (
      ["--format", "json", "--format", "text"],
      "only one format can go to standard output; write the others to files: --format json=FILE"
    ),
    (["@/repository", "--format", "json=@/plain"], "the report '@/plain' cannot be written: it is no regular file"),
    (["@/repository", "--format", "json=@/no/such"], "the report '@/no/such' cannot be written: it does not exist"),
  ]

  @Test("is refused with one sentence and the exit code 2", arguments: table)
  func refused(words: [String], sentence: String) throws {
    let sandbox = try Sandbox(["plain/A.swift": Sources.modest, "repository/A.swift": Sources.modest])
    let repository = sandbox.url("repository").path
    try sandbox.git("-C", repository, "init", "--quiet")
    try sandbox.git("-C", repository, "add", "--all")
    try sandbox.git("-C", repository, "commit", "--quiet", "--message", "one file")
    try sandbox.git("clone", "--quiet", "--bare", repository, "bare.git")
    func there(_ text: String) -> String { text.replacing("@", with: sandbox.root.path) }
    let directory = words == ["/"] ? "repository" : "."
    let east = productsDirectory.appending(path: "east")
    let words = words == ["/"] ? [".", "/"] : words.map(there)
    let ending = try run(east, ["lint"] + words, in: sandbox.url(directory))
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("east: \(there(sentence))"), "\(ending.error)")
    #expect(ending.error.split(separator: "\n").count == 1)
  }

  @Test(
    "of the other commands is refused likewise",
    arguments: [
      ([], "no command was given"), (["gait"], "there is no command 'gait'; did you mean 'gate'?"),
      (["gate", "--base", "main"], "'east gate' compares commits, and there is no git repository here"),
      (["explain"], "'east explain' takes one rule or FILE:LINE:COLUMN; 'east rules' lists the rules"),
      (["explain", "reech"], "there is no rule 'reech'; did you mean 'reach'?"),
      (["explain", "A.swift:1:1"], "there is nothing at 'A.swift'; check the spelling"),
      (["rules", "reach"], "'east rules' takes no 'reach'; 'east explain RULE' shows a rule's page"),
      (["rules", "--format", "xml"], "'east rules' prints text or json, not 'xml'"),
      (["version", "1"], "'east version' takes no '1'"),
      (["help", "lnt"], "there is no command 'lnt'; did you mean 'lint'?"),
    ] as [([String], String)])
  func otherCommands(words: [String], sentence: String) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("east: \(sentence)"), "\(ending.error)")
  }

  /// An allowance behind which a reach stands, and what is said of it.
  private static let allowances: [(String, String)] = [
    ("// east:allow:next reech - a slip", "there is no rule 'reech'; did you mean 'reach'?"),
    ("// east:allow:next zzzzzzzzzzzzzz - no idea", "there is no rule 'zzzzzzzzzzzzzz'; 'east rules' lists them"),
    (
      "// east:allow:next reach until 2027-02-30 - a month too short",
      "'2027-02-30' is not a date, so this suppression has no effect; write until YYYY-MM-DD"
    ),
    ("// east:allow:next reach until spring - no day", "'spring' is not a date"),
  ]

  @Test("in an allowance is exit code 2, and nothing that was found is lost", arguments: allowances)
  func allowance(comment: String, sentence: String) throws {
    let driver = Sources.reaching.replacing("    print(", with: "    \(comment)\n    print(")
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": driver])
    for flags in [[], ["--preset", "legacy"], ["--fail-level", "never"], ["--rule", "poke"]] {
      let words = ["lint", "--quiet", "--format", "xcode"] + flags
      let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
      #expect(ending.status == 2)
      #expect(ending.error.hasPrefix("east: Driver.swift, line 3: \(sentence)"), "\(ending.error)")
      #expect(ending.error.split(separator: "\n").count == 1)
      #expect(
        ending.text.contains("[reach]") == (flags.isEmpty || flags == ["--fail-level", "never"]), "\(ending.text)")
    }
    #expect(try sandbox.east("lint", "--quiet", "Car.swift").status == 0, "only what is judged counts")
  }

  @Test("an ignored path holds nothing, which is said")
  func ignored() throws {
    let sandbox = try Sandbox.repository([".gitignore": "build/\n", "build/A.swift": Sources.conflicted])
    let ending = try sandbox.east("lint", "build")
    #expect(ending.status == 0)
    #expect(ending.error.contains("'build' holds no Swift file that git tracks or would add"))
  }
}
