import Foundation
import Running
import Sessions
import Testing

@testable import Comparison
@testable import east

@Suite("east history")
struct HistoryCommandTests {
  /// What each commit does, the oldest first.
  private static let steps: [@Sendable (Sandbox) throws -> Void] = [
    { try $0.write(Sources.car, to: "Car.swift") },
    { try $0.write(Sources.reaching, to: "App/Driver.swift") },
    { try $0.write("of no interest\n", to: "notes.txt") },
    { try $0.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "App/Pilot.swift") },
    { try $0.git("mv", "App/Pilot.swift", "App/Captain.swift") },
    { try $0.write(#"{ "rules": { "reach": "off" } }"#, to: ".east.json") },
    { try $0.remove(".east.json") },
    { try $0.write("App/Driver.swift linguist-generated\n", to: ".gitattributes") },
    { try $0.remove(".gitattributes") },
    { try $0.write(Sources.reaching.replacing("Driver", with: "PilotTests"), to: "Tests/PilotTests.swift") },
    { try $0.write(Sources.car.replacing("var engine", with: "var motor"), to: "Car.swift") },
    { try $0.write(Sources.car, to: "Car.swift") },
    { try $0.remove("App/Captain.swift") },
  ]

  private static let template = Result { try Template(repository(steps)) }

  private func repository() throws -> Sandbox { try Self.template.get().copy() }

  /// A repository in which each step is a commit.
  private static func repository(_ steps: [@Sendable (Sandbox) throws -> Void]) throws -> Sandbox {
    let sandbox = try Sandbox.repository()
    for step in steps {
      try step(sandbox)
      try sandbox.commit()
    }
    return sandbox
  }

  private func commits(_ sandbox: Sandbox, _ words: String...) throws -> [[String: Any]] {
    let ending = try sandbox.east(["history", "--format", "json"] + words)
    #expect(ending.status == 0, "\(ending.error)")
    return try #require(try document(ending)["commits"] as? [[String: Any]])
  }

  private func document(_ ending: Ending) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any])
  }

  @Test("says where a shallow clone ends, unless fewer commits are wanted")
  func end() throws {
    let (sandbox, place) = (try repository(), try Sandbox())
    try place.git("clone", "--quiet", "--depth", "2", "file://\(sandbox.root.path)", "clone")
    let sentence =
      "the clone is shallow, and its history ends after 2 commits; `git fetch --unshallow` fetches the rest"
    for (count, isCut) in [("3", true), ("2", false)] {
      let ending = try place.east("history", "-n", count, "--repo", "clone")
      #expect(ending.status == 0)
      #expect(ending.error.contains(sentence) == isCut, "\(ending.error)")
    }
  }

  @Test("has at each commit what `east lint --rev` finds there", arguments: [[], ["--no-cache"], ["--jobs=1"]])
  func equality(flags: [String]) throws {
    let sandbox = try repository()
    let points = try commits(sandbox, "--cache-dir=.git/east", flags.first ?? "--quiet")
    #expect(points.count == Self.steps.count + 1)
    for point in points {
      let commit = try #require(point["commit"] as? String)
      let linted = try document(try sandbox.east("lint", "--rev", commit, "--format", "json", "--no-cache"))
      let findings = try #require(linted["findings"] as? [[String: Any]])
      let rules = Dictionary(findings.compactMap { $0["rule"] as? String }.map { ($0, 1) }, uniquingKeysWith: +)
      #expect(point["rules"] as? [String: Int] == rules, "\(commit)")
      #expect(point["findings"] as? Int == findings.count)
    }
  }

  @Test("tells what each commit brought and removed; what moves with its file is neither")
  func changes() throws {
    let points = try commits(try repository())
    let changes = points.map { point in [point["new"], point["fixed"]].map { $0 as? Int } }
    #expect(
      changes == [
        [nil, nil], [0, 0], [1, 0], [0, 0], [1, 0], [0, 0], [0, 2], [2, 0], [0, 1], [1, 0], [0, 0], [0, 2], [2, 0],
        [0, 1],
      ])
  }

  @Test("dates what stands by the commit that brought it")
  func ages() throws {
    let sandbox = try repository()
    let ending = try sandbox.east("history", "--format", "json", "-n", "8")
    let standing = try #require(try document(ending)["standing"] as? [[String: Any]])
    #expect(standing.map { $0["path"] as? String } == ["App/Driver.swift"])
    let since = try #require(standing.first?["since"] as? [String: Any])
    #expect(since["commit"] as? String == (try sandbox.git("rev-parse", "HEAD~1")))
    let whole = try document(try sandbox.east("history", "--format", "json", "-n", "1"))
    #expect((whole["standing"] as? [[String: Any]])?.first?["since"] == nil)
  }

  @Test("goes back as far as it is told")
  func range() throws {
    let sandbox = try repository()
    let all = try commits(sandbox).compactMap { $0["commit"] as? String }
    let log = try sandbox.git("log", "--first-parent", "--reverse", "--format=%H").split(separator: "\n").map(
      String.init)
    #expect(all == log)
    #expect(try commits(sandbox, "-n", "3").compactMap { $0["commit"] as? String } == all.suffix(3))
    #expect(try commits(sandbox, "--rev", "HEAD~2", "-n", "1").compactMap { $0["commit"] as? String } == [all[11]])
    #expect(try commits(sandbox, "--every", "5").compactMap { $0["commit"] as? String } == [all[3], all[8], all[13]])
    #expect(try commits(sandbox, "--since", "2000-01-01").count == all.count)
  }

  @Test("counts what lies at the paths")
  func paths() throws {
    let points = try commits(try repository(), "App/Captain.swift")
    #expect(points.map { $0["findings"] as? Int } == [0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 0])
  }

  @Test("leaves a gap where a commit cannot be linted, and says why")
  func gaps() throws {
    let sandbox = try Self.repository([
      { try $0.commit(["Car.swift": Sources.car, "Driver.swift": Sources.reaching]) },
      { try $0.write("{ \"rules\": 1 }", to: ".east.json") },
      { try $0.remove(".east.json") },
    ])
    let points = try commits(sandbox)
    #expect((points[3]["gap"] as? String)?.hasPrefix(".east.json:1: ") == true, "\(points[3])")
    #expect(points[4]["new"] as? Int == 0)
    let blob = try sandbox.git("rev-parse", "HEAD:Driver.swift")
    try sandbox.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let broken = try sandbox.east("history", "--no-cache")
    #expect(broken.status == 0)
    #expect(broken.text.contains("not linted: cannot read 'Driver.swift': "), "\(broken.text)")
  }

  @Test("is the same on any number of threads, which lint parts of it", arguments: [["--format", "json"], []])
  func parts(format: [String]) throws {
    let cycle: [@Sendable (Sandbox) throws -> Void] =
      Self.steps.dropFirst() + [
        { try $0.write(Sources.reaching + "// changed\n", to: "App/Driver.swift") },
        // A part may begin behind commits that cannot be linted.
        { try $0.write("{ \"rules\": 1 }", to: ".east.json") },
        { try $0.write("{ \"rules\": 2 }", to: ".east.json") },
        { try $0.remove(".east.json") },
        { try $0.remove("notes.txt") },
        { try $0.remove("Tests/PilotTests.swift") },
      ]
    let sandbox = try Self.repository([Self.steps[0]] + cycle + cycle + cycle + cycle)
    func history(_ jobs: Int) throws -> Ending {
      try sandbox.east(["history", "--hotspots", "--no-cache", "--jobs", "\(jobs)"] + format)
    }
    let alone = try history(1)
    #expect(alone.status == 0 && alone.text.contains(".east.json:1: "), "\(alone.error)")
    for jobs in [2, 3, 4, 5] { #expect(try history(jobs).text == alone.text, "\(jobs)") }
  }

  @Test("ends where a shallow clone does")
  func shallow() throws {
    let sandbox = try repository()
    let clone = try Sandbox()
    try clone.git("clone", "--quiet", "--depth", "4", "file://\(sandbox.root.path)", ".")
    #expect(try commits(clone).count == 4)
    let bare = try Sandbox()
    try bare.git("clone", "--quiet", "--bare", sandbox.root.path, ".")
    #expect(try commits(bare).count == Self.steps.count + 1)
  }

  @Test("prints for people the commits that change something, and for spreadsheets all of them")
  func formats() throws {
    let sandbox = try repository()
    let text = try sandbox.east("history").text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.split(separator: " ").prefix(5) == ["date", "commit", "findings", "new", "fixed"])
    #expect(text.contains("… and 4 commits without new or fixed findings\n"), "\(text)")
    #expect(
      text.contains("findings over 14 commits: ▁▁▅▅██▁█▅██▁█▅") && text.contains("\nthe largest step is "), "\(text)")
    let rows = try sandbox.east("history", "--format", "csv").text.components(separatedBy: "\r\n")
    #expect(rows.first == "date,commit,findings,new,fixed,files,lines,reach")
    #expect(rows.count == 16)
    let elsewhere = try Sandbox().east("history", sandbox.root.path, "--format", "csv").text
    #expect(elsewhere.components(separatedBy: "\r\n") == rows)
  }

  @Test(
    "says how long the other commits take, once a second has passed",
    arguments: [
      (1, 300, 0.5, ""), (10, 300, 1, ", 30 s left"), (150, 300, 60, ", 61 s left"), (10, 300, 60, ", 29 min left"),
      (300, 300, 9, ""), (0, 300, 9, ""),
    ])
  func timeLeft(done: Int, count: Int, elapsed: Double, text: String) {
    #expect(ProgressIndicator.timeLeft(done, of: count, after: .seconds(elapsed)) == text)
  }

  @Test(
    "draws numbers as bars",
    arguments: [
      ([], ""), ([0], "▁"), ([3], "▁"), ([0, 7], "▁█"), ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"),
      ([59, 58, 57], "█▅▁"), ([40, 30, 20], "█▅▁"), ([5, 5], "▁▁"),
    ])
  func bars(numbers: [Int], line: String) {
    #expect(sparkline(of: numbers) == line)
    #expect(sparkline(of: Array(0..<1000)).count == 60)
  }

  @Test(
    "refuses what it cannot do",
    arguments: [
      (["--since", "yesterday"], "invalid value 'yesterday' for --since; expected a date: YYYY-MM-DD"),
      (
        ["--rev", "nowhere"],
        "unknown revision 'nowhere' in this repository; name another revision; known: main"
      ),
      (["--since", "2999-01-01"], "no commit is as young as --since asks for; pass an earlier date"),
      (["-n", "0"], "--commits must be a number, 1 or greater, not '0'"),
      (["--format", "xml"], "invalid value 'xml' for --format; known: text, json, csv, svg, html"),
    ])
  func refusals(words: [String], sentence: String) throws {
    let ending = try Self.repository([]).east(["history"] + words)
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: \(sentence)\n"), "\(ending.error)")
    let plain = try Sandbox(["Car.swift": Sources.car]).east("history")
    #expect(plain.status == 2)
    #expect(plain.error.contains("`east history` needs a git repository; pass --repo DIR"), "\(plain.error)")
  }

  @Test("finds the files and edges that many commits changed and that have findings", arguments: [1, 2])
  func hotspots(step: Int) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let pilot = Sources.reaching.replacing("Driver", with: "Pilot")
    for (file, text) in [
      ("Pilot.swift", pilot), ("Pilot.swift", pilot + "// 1\n"), ("Driver.swift", Sources.reaching + "// 2\n"),
      ("Pilot.swift", pilot + "// 3\n"), ("Car.swift", Sources.car + "// 4\n"), ("Pilot.swift", pilot + "// 5\n"),
    ] {
      try sandbox.write(text, to: file)
      try sandbox.commit()
    }
    // One commit of two files that reach through the same edge.
    for (file, text) in [("Pilot.swift", pilot), ("Driver.swift", Sources.reaching)] {
      try sandbox.write(text + "// 6\n", to: file)
    }
    try sandbox.commit()
    let found = try document(try sandbox.east(["history", "--hotspots", "--format", "json", "--every", "\(step)"]))
    let spots = { (list: String, name: String) in
      (found[list] as? [[String: Any]] ?? []).map { "\($0[name] ?? "") \($0["changes"] ?? "") \($0["findings"] ?? "")" }
    }
    #expect(
      spots("hotFiles", "path")
        == [["Pilot.swift 5 1", "Driver.swift 2 1"], ["Pilot.swift 3 1", "Driver.swift 2 1"]][step - 1])
    #expect(spots("hotEdges", "edge") == [["Car.engine 6 2"], ["Car.engine 3 2"]][step - 1])
    let text = try sandbox.east("history", "--hotspots").text
    #expect(
      text.hasSuffix(
        """

        hotspots, files:
        changes  findings  file
              5         1  Pilot.swift
              2         1  Driver.swift

        hotspots, edges:
        changes  findings  edge
              6         2  Car.engine

        """), "\(text)")
  }

  @Test("counts the changes of a renamed file under its new name, also of commits that another thread lints")
  func renamedHotspots() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    for number in 1...20 {
      if number == 11 { try sandbox.git("mv", "Driver.swift", "Racer.swift") }
      try sandbox.write(Sources.reaching + "// \(number)\n", to: number < 11 ? "Driver.swift" : "Racer.swift")
      try sandbox.commit()
    }
    for jobs in ["1", "2"] {
      let text = try sandbox.east("history", "--hotspots", "-n", "21", "--jobs", jobs).text
      #expect(text.contains("     20         1  Racer.swift\n") && !text.contains("Driver.swift"), "\(text)")
    }
  }

  @Test("gives the gate its trend, which Markdown and standard error show")
  func trend() throws {
    let sandbox = try repository()
    let sentence = try #require(
      try sandbox.east("history", "-n", "6").text.split(separator: "\n").first {
        $0.hasPrefix("findings over 6 commits: ")
      })
    let ending = try sandbox.east("gate", "--base", "HEAD~1", "--commits", "6", "--format", "markdown")
    #expect(ending.text.contains("\n\(sentence)\n"), "\(ending.text)")
    #expect(ending.error.contains("east: \(sentence)\n"), "\(ending.error)")
    let plain = try sandbox.east("gate", "--base", "HEAD~1", "--format", "markdown")
    #expect(!plain.everything.contains("findings over"))
  }

  @Test("is a picture or a page with the trend, and the page has the commits and hotspots")
  func pages() throws {
    let sandbox = try repository()
    let picture = try sandbox.east("history", "--format", "svg").text
    #expect(
      picture.contains(
        /aria-label="14 commits, from 0 findings on [0-9-]+ to [0-9]+ on [0-9-]+; the largest step is [+−][0-9] on [^"]+"/
      ),
      "\(picture)")
    let page = try sandbox.east("history", "--format", "html").text
    for part in [
      "<h1>History of ", "14 commits, from 0 findings on", "<h2 id=\"commits-title\">", "hot-files",
      "<code>Car.engine</code>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(page.contains("<table class=\"list\">") && !page.contains("could not be linted"))
  }

  @Test("has a page with the gaps, the modules and the commits that brought the findings of today")
  func lists() throws {
    let sandbox = try Self.repository([
      { try $0.commit(["Cars/Car.swift": Sources.car, "App/Driver.swift": Sources.reaching]) },
      { try $0.write("{ \"rules\": 1 }", to: ".east.json") },
      { try $0.remove(".east.json") },
      { try $0.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "App/Pilot.swift") },
    ])
    let page = try sandbox.east("history", "--format", "html", "-n", "4").text
    #expect(page.contains("; 1 commit more could not be linted</p>"))
    #expect(page.contains(#/<h2 id="gaps-title">(?s:.*)<td>\.east\.json:1: /#))
    #expect(page.contains("<td><code>App</code></td><td class=\"n\">1</td><td class=\"n\">2</td>"))
    #expect(page.contains("<td class=\"n\">1</td><td>this commit or an earlier one</td>"))
    let newest = try sandbox.git("rev-parse", "--short=12", "HEAD")
    #expect(page.contains("<td><code>\(newest)</code></td><td class=\"n\">1</td><td>"))
    #expect(
      try sandbox.east("history", "--format", "svg", "-n", "4").text.contains("; 1 commit more could not be linted"))
  }

  @Test("lists ten hotspots of each kind, and says how many more there are")
  func manyHotspots() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    for number in 0..<12 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "Driver\(number).swift")
    }
    try sandbox.commit()
    #expect(try sandbox.east("history", "--hotspots").text.contains("… and 2 more; --format json lists all\n"))
  }
}
