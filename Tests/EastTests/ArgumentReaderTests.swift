import Findings
import Testing

@testable import Sessions
@testable import east

@Suite("The command line")
struct ArgumentReaderTests {
  @Test(
    "takes flags before and after paths, with a blank or an equals sign",
    arguments: [
      ["lint", "--jobs", "3", "--quiet", "a", "b"], ["lint", "a", "--jobs=3", "b", "-q"],
      ["lint", "-j3", "-q", "a", "b"],
      ["lint", "a", "-j", "3", "--quiet", "--", "b"],
    ])
  func spellings(words: [String]) throws {
    let arguments = try east.arguments(from: words)
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.number(.jobs) == 3)
    #expect(arguments.has(.quiet))
    #expect(!arguments.has(.staged))
  }

  @Test("takes everything behind -- for a path")
  func doubleDash() throws {
    #expect(try east.arguments(from: ["lint", "--", "--quiet", "-"]).operands == ["--quiet", "-"])
  }

  @Test("keeps every value of a flag that may be repeated, and the last of any other")
  func repeated() throws {
    let arguments = try east.arguments(from: ["lint", "--rule", "a", "--rev", "x", "--rule=b", "--rev", "y"])
    #expect(arguments.all(.rule) == ["a", "b"])
    #expect(arguments[.rev] == "y")
  }

  @Test("takes a value that starts with a dash")
  func dashedValue() throws {
    #expect(try east.arguments(from: ["lint", "--rev", "-"])[.rev] == "-")
  }

  @Test(
    "refuses what it does not know and names what is nearest",
    arguments: [
      (["lnit"], "unknown command 'lnit'; did you mean 'lint'?"),
      (["--quiet"], "the command comes first: east lint --quiet …"),
      (["lint", "--formt", "json"], "`east lint` has no flag --formt; did you mean '--format'?"),
      (["lint", "--xyzzy"], "`east lint` has no flag --xyzzy; `east help lint` lists its flags"),
      (
        ["version", "--rev", "x"],
        "`east version` does not accept --rev; it is a flag of `east explain`, `east facts`, `east history`, `east lint`, `east map`, `east pair`, `east report`, `east rules`, `east show-config`"
      ),
      (["lint", "-x"], "`east lint` has no flag -x; `east help lint` lists its flags"),
      (["lint", "--jobs"], "--jobs needs a value"),
      (["lint", "--jobs", "0"], "--jobs must be a number, 1 or greater, not '0'"),
      (["lint", "--jobs=many"], "--jobs must be a number, 1 or greater, not 'many'"),
      (["lint", "--quiet=yes"], "--quiet takes no value"),
      (["lint", "--rev="], "--rev needs a value"),
      (
        ["lint", "--fail-level", "warn"],
        "invalid value 'warn' for --fail-level; known: note, warning, error, never; did you mean 'warning'?"
      ),
    ])
  func refusals(words: [String], sentence: String) {
    #expect(throws: Failure(sentence)) { try east.arguments(from: words) }
  }

  @Test("every flag has a name of its own, a sentence and a command")
  func table() {
    for verb in Verb.allCases {
      #expect(Set(verb.flags.map(\.name)).count == verb.flags.count, "\(verb)")
      #expect(Set(verb.flags.compactMap(\.short)).count == verb.flags.compactMap(\.short).count, "\(verb)")
    }
    for flag in Flag.allCases.map(\.form) {
      #expect(flag.help.hasSuffix("."), "--\(flag.name)")
      #expect(!flag.verbs.isEmpty, "--\(flag.name)")
    }
  }

  @Test("every command's page names all its flags", arguments: Verb.allCases)
  func pages(verb: Verb) {
    for flag in verb.flags { #expect(page(of: verb).contains("--\(flag.name)")) }
    #expect(overview().contains("  \(verb.rawValue) "))
  }

  @Test(
    "counts edits",
    arguments: [("", "", 0), ("lint", "lint", 0), ("lnit", "lint", 1), ("lit", "lint", 1), ("kitten", "sitting", 3)])
  func distances(left: String, right: String, distance: Int) {
    #expect(editDistance(left, right) == distance)
    #expect(editDistance(right, left) == distance)
  }
}
