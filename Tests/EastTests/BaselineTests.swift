import Foundation
import Running
import Testing

@Suite("The baseline")
struct BaselineTests {
  private func old() throws -> Sandbox {
    try Sandbox.repository([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching,
      "Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
      "Deep/A.swift": Sources.modest,
    ])
  }

  @Test("says what changes when it is written again")
  func rewritten() throws {
    let sandbox = try old()
    try sandbox.write("reach\tDriver.drive(_:)\tCar.engine\t1\nreach\tGone.go()\tCar.engine\t2\n", to: ".east-baseline")
    let ending = try sandbox.east("baseline", "write")
    #expect(ending.error == "east: recorded 2 findings in '.east-baseline' (1 added, 2 removed)\n")
  }

  @Test("is not written again without the entries of a file that cannot be read")
  func unreadEntries() throws {
    let sandbox = try old()
    try sandbox.east("baseline", "write")
    let before = try sandbox.read(".east-baseline")
    try sandbox.write("/*\n" + Sources.reaching, to: "Driver.swift")
    let ending = try sandbox.east("baseline", "write")
    #expect(ending.status == 2)
    #expect(ending.error.contains("'.east-baseline' would lose 1 finding; fix the file"), "\(ending.error)")
    #expect(try sandbox.read(".east-baseline") == before)
    try sandbox.write("/* */\n" + Sources.reaching, to: "Driver.swift")
    #expect(try sandbox.east("baseline", "write").status == 0)
    #expect(try sandbox.read(".east-baseline") == before)
  }

  @Test("is read outside of a repository, too")
  func plain() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sources.car + Sources.reaching, to: "Car.swift")
    #expect(try sandbox.east("baseline", "write").status == 0)
    #expect(try sandbox.east("lint").status == 0)
    #expect(try sandbox.east("baseline", "check").status == 0)
  }

  @Test("takes down what is found, a line each, without paths and places")
  func written() throws {
    let sandbox = try old()
    let ending = try sandbox.east("baseline", "write", in: "Deep")
    #expect(ending.status == 0, "\(ending.error)")
    #expect(ending.error == "east: recorded 2 findings in '.east-baseline'\n")
    #expect(
      try sandbox.read(".east-baseline") == """
        reach\tDriver.drive(_:)\tCar.engine\t1
        reach\tPilot.drive(_:)\tCar.engine\t1

        """)
    let clean = try sandbox.east("lint")
    #expect(clean.status == 0 && clean.output.isEmpty, "\(clean.text)")
    #expect(
      clean.error.hasSuffix("no findings in 4 files (444 bytes, 3 chains); 2 in the baseline\n")
        || clean.error.contains("; 2 in the baseline"))
    #expect(try sandbox.east("lint", "--format", "json").text.contains(#""baselined": 2"#))
    // What lies in the index and in a commit is read from there.
    for (flags, status) in [(["--staged"], 1), (["--rev", "HEAD"], 1)] {
      #expect(try run(productsDirectory.appending(path: "east"), ["lint"] + flags, in: sandbox.root).status == status)
    }
    try sandbox.commit()
    for flags in [["--staged"], ["--rev", "HEAD"]] {
      #expect(try run(productsDirectory.appending(path: "east"), ["lint"] + flags, in: sandbox.root).status == 0)
    }
  }

  @Test("knows what was renamed, moved and laid out anew, and nothing beyond its count")
  func kept() throws {
    let sandbox = try old()
    try sandbox.east("baseline", "write")
    try sandbox.git("mv", "Driver.swift", "Deep/Chauffeur.swift")
    try sandbox.write(
      Sources.reaching.replacing("Driver", with: "Pilot").replacing("\n", with: "\n\n"), to: "Pilot.swift")
    #expect(try sandbox.east("lint").status == 0)
    #expect(try sandbox.east("baseline", "check").status == 0)
    try sandbox.write(Sources.reaching, to: "Again.swift")
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.split(separator: "\n").count == 1)
  }

  @Test("is checked and pruned of what is there no more")
  func stale() throws {
    let sandbox = try old()
    try sandbox.east("baseline", "write")
    try FileManager.default.removeItem(at: sandbox.url("Pilot.swift"))
    let check = try sandbox.east("baseline", "check")
    #expect(check.status == 1)
    #expect(check.text == "reach\tPilot.drive(_:)\tCar.engine\t1\n")
    #expect(check.error.contains("1 stale entry in '.east-baseline'; run `east baseline prune`"))
    #expect(try sandbox.east("baseline", "prune").status == 0)
    #expect(try sandbox.read(".east-baseline") == "reach\tDriver.drive(_:)\tCar.engine\t1\n")
    #expect(try sandbox.east("baseline", "check").status == 0)
  }

  @Test("leaves a gate what is new: a known finding, moved or standing, uses up its count")
  func gate() throws {
    let sandbox = try old()
    try sandbox.east("baseline", "write")
    try sandbox.commit()
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write(Sources.reaching, to: "Again.swift")
    #expect(try sandbox.east("gate", "--base", "main").status == 1)
    try sandbox.east("baseline", "write")
    let known = try sandbox.east("gate", "--base", "main", "--format", "json")
    #expect(known.status == 0, "\(known.text)")
    #expect(known.text.contains(#""baselined": 1"#) && known.text.contains(#""new": 0, "fixed": 0, "unchanged": 2"#))
  }

  @Test("may lie elsewhere, and in no repository")
  func named() throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    #expect(try sandbox.east("baseline", "write", "--baseline", "known").status == 0)
    #expect(try sandbox.east("lint", "--baseline", "known").status == 0)
    #expect(try sandbox.east("lint").status == 1)
  }

  @Test("never hides a file that was not read")
  func unread() throws {
    let sandbox = try Sandbox.repository(["Road.swift": Sources.conflicted])
    #expect(try sandbox.east("baseline", "write").status == 0)
    #expect(try sandbox.read(".east-baseline").isEmpty)
    #expect(try sandbox.east("lint").status == 1)
    try sandbox.write("unread-file\t\tRoad.swift\t1\n", to: ".east-baseline")
    #expect(try sandbox.east("lint").status == 1)
    #expect(try sandbox.east("baseline", "check").status == 1)
  }

  @Test("reads the same however its lines end", arguments: ["\r\n", "\n"], ["\u{feff}", ""])
  func lineEnds(ending: String, mark: String) throws {
    let sandbox = try old()
    try sandbox.east("baseline", "write")
    let text = try sandbox.read(".east-baseline")
    try sandbox.write(mark + "# Known\n\n\(text)".replacing("\n", with: ending), to: ".east-baseline")
    #expect(try sandbox.east("lint").status == 0)
    let check = try sandbox.east("baseline", "check")
    #expect(check.status == 0 && check.output.isEmpty)
    #expect(try sandbox.east("baseline", "prune").status == 0)
    #expect(try sandbox.read(".east-baseline") == text)
  }

  @Test("counts as far as numbers go, and no further")
  func largest() throws {
    let sandbox = try old()
    let entry = "reach\tDriver.drive(_:)\tCar.engine\t"
    try sandbox.write("\(entry)\(Int.max)\n\(entry)1\nreach\tA.b()\tC.d\t\(Int.max)\n", to: ".east-baseline")
    #expect(try sandbox.east("lint", "--format", "xcode").text.split(separator: "\n").count == 1)
    #expect(try sandbox.east("gate", "--base", "HEAD").status == 0)
    #expect(try sandbox.east("doctor").text.contains("baseline       \(Int.max) findings\n"))
    let check = try sandbox.east("baseline", "check")
    #expect(check.text == "reach\tA.b()\tC.d\t\(Int.max)\n\(entry)\(Int.max - 1)\n")
    #expect(try sandbox.east("baseline", "prune").status == 0)
    #expect(try sandbox.read(".east-baseline") == "\(entry)1\n")
  }

  @Test("shows what steers a terminal, and sends none of it")
  func steering() throws {
    let sandbox = try old()
    try sandbox.write("reach\tB.\u{1b}[31mred\u{202e}\\r\tH.\u{9b}x\t1\n", to: ".east-baseline")
    let check = try sandbox.east("baseline", "check")
    #expect(check.text == "reach\tB.\\u{1b}[31mred\\u{202e}\\r\tH.\\u{9b}x\t1\n")
    #expect(check.status == 1)
  }

  @Test(
    "is refused with file and line where it is none",
    arguments: [
      ("reach\tA.b()\tC.d\t1\n<<<<<<< ours\n", ".east-baseline:2: unresolved merge conflict"),
      ("reach\tA.b()\tC.d\n", ".east-baseline:1: invalid entry; expected rule, declaration, edge and count"),
      ("reach\tA.b()\tC.d\tmany\n", ".east-baseline:1: invalid entry"),
      ("reach\tA.b()\tC.d\t0\n", ".east-baseline:1: invalid entry"),
      ("\n\nnonsense", ".east-baseline:3: invalid entry"),
    ])
  func broken(text: String, sentence: String) throws {
    let sandbox = try old()
    try sandbox.write(text, to: ".east-baseline")
    for words in [["lint"], ["gate", "--base", "HEAD"], ["baseline", "check"], ["baseline", "prune"]] {
      let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
      #expect(ending.status == 2)
      #expect(ending.error.contains("error: \(sentence)"), "\(ending.error)")
    }
    #expect(try sandbox.east("baseline", "write").status == 0)
    #expect(try sandbox.east("lint").status == 0)
  }

  @Test("is refused while a merge left it unresolved in the index")
  func conflicted() throws {
    let sandbox = try old()
    try sandbox.write("reach\tA.b()\tC.d\t1\n", to: ".east-baseline")
    try sandbox.commit()
    for (branch, count) in [("one", 2), ("two", 3)] {
      try sandbox.git("checkout", "--quiet", "-b", branch, "main")
      try sandbox.write("reach\tA.b()\tC.d\t\(count)\n", to: ".east-baseline")
      try sandbox.commit()
    }
    #expect(throws: (any Error).self) { try sandbox.git("merge", "--quiet", "one") }
    let ending = try sandbox.east("gate", "--base", "main", "--staged")
    #expect(ending.status == 2)
    #expect(ending.error.contains("'.east-baseline' has an unresolved merge conflict"), "\(ending.error)")
  }

  @Test("warns of entries that stand for nothing, which would let a violation come back")
  func staleEntries() throws {
    let sandbox = try old()
    _ = try sandbox.east("baseline", "write")
    #expect(try !sandbox.east("lint").error.contains("baseline prune"))
    let known = try sandbox.read(".east-baseline")
    try sandbox.write(known + "reach\tgone()\tCar.engine\t1\n", to: ".east-baseline")
    try sandbox.commit()
    let warning =
      "warning: 1 finding of the baseline is fixed, renamed or not linted here; "
      + "run `east baseline prune`, or `east baseline write` if they are renamed\n"
    #expect(try sandbox.east("lint").error.contains(warning))
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains(warning))
    #expect(try sandbox.east("lint", "--rule", "reach").error.contains(warning))
    // Of some files nobody knows which entries are needed, nor of rules that did not run.
    for words in [["Car.swift"], ["--rule", "write-through"], ["--preset", "legacy"]] {
      #expect(try !sandbox.east(["lint"] + words).error.contains("baseline prune"), "\(words)")
    }
    #expect(try !sandbox.east("gate", "--base", "HEAD", "--rule", "write-through").error.contains("baseline prune"))
    let alone = try run(
      productsDirectory.appending(path: "east"), ["lint", "-"], in: sandbox.root, input: Data("let x = 1\n".utf8))
    #expect(!alone.error.contains("baseline prune"), "\(alone.error)")
  }

  @Test(
    "is refused in other ways",
    arguments: [
      (["baseline"], "`east baseline` takes one operand: write, check or prune"),
      (["baseline", "wirte"], "`east baseline` takes one operand: write, check or prune; did you mean 'write'?"),
      (["baseline", "check"], "no baseline '.east-baseline'; run `east baseline write`"),
      (["lint", "--baseline", "missing"], "no baseline 'missing'; run `east baseline write --baseline missing`"),
      (
        ["baseline", "write", "--baseline", "no/such"],
        "cannot write the baseline 'no/such': its directory does not exist"
      ),
    ])
  func refused(words: [String], sentence: String) throws {
    let sandbox = try old()
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
  }
}
