import Findings
import Foundation
import Running
import Testing

@testable import east

@Suite("east report")
struct ReportCommandTests {
  private static let files = [
    "Car.swift": Sources.car, "App/Driver.swift": Sources.reaching,
    "App/Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
  ]

  private func page(_ sandbox: Sandbox, _ words: String...) throws -> String {
    let ending = try sandbox.east(["report"] + words)
    #expect(ending.status == 0, "\(ending.error)")
    return ending.text
  }

  @Test("has the counts, the edge with its code and patch, the map and every finding")
  func content() throws {
    let page = try page(try Sandbox.repository(Self.files))
    for part in [
      "<p class=\"lead\">0 errors and 2 warnings in 2 of 3 files: ",
      "They go through one property; a method of the owner",
      "<td><a href=\"#edge-1\"><code>Car.<wbr>engine</code></a></td><td class=\"n\">2</td><td class=\"n\">2</td>",
      "<th scope=\"col\">Directory</th>", "<h3 id=\"edge-1\"><code>Car.engine</code></h3>",
      "<p>2 violations in 2 declarations, declared in <code>Car.swift:6</code></p>",
      "<mark>    print(car.engine.temperature)", "2 uses of 'Car.engine': 2 cured",
      "<ins>+    car.provideEngineTemperature", ">Pilot</text>", "id=\"arrows\"", "<code>App/<wbr>Pilot.swift:3</code>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(page.ranges(of: "reaches through 'Car.engine' to 'temperature'").count >= 3)
    #expect(!page.contains("over time") && page.contains("east report -n 100"))
  }

  @Test("shows code that reaches, and not the declaration that another rule reports")
  func example() throws {
    let page = try page(
      try Sandbox.repository([
        "A.swift": "protocol KnowsTheCar { var car: Car { get } }\n" + Sources.car,
        "B.swift": "func drive(_ it: any KnowsTheCar) {\n  print(it.car.engine.temperature)\n}\n",
      ]), "--preset", "strict")
    #expect(page.contains("<mark>  print(it.car.engine.temperature)</mark>"))
    #expect(!page.contains("<mark>protocol"))
  }

  @Test("has the trend over some commits, and says where it ends")
  func trend() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    try sandbox.commit()
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    try sandbox.commit()
    let page = try page(sandbox, "--commits", "9")
    #expect(
      page.contains(
        #/<p>3 commits, from 0 findings on [0-9-]+ to 2 on [0-9-]+; the largest step is \+1 on [0-9-]+ with/#))
    #expect(page.contains(/since [0-9-]+ all findings, with notes, rose from 0 to 2\./))
    #expect(page.contains("points=\"22,196 515,110 1008,24\"") && page.contains("points=\"22,166 175,95 328,24\""))
  }

  @Test("says whose code has the findings: by CODEOWNERS, or by module if several have some")
  func owners() throws {
    let sandbox = try Sandbox.repository(Self.files.merging(["CODEOWNERS": "App/ @apps\n"]) { $1 })
    #expect(try page(sandbox).contains("<td><code>@apps</code></td><td class=\"n\">0</td><td class=\"n\">2</td>"))
    let modules = try Sandbox.repository([
      "Cars/Car.swift": Sources.car, "App/Driver.swift": Sources.reaching,
      "Web/Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
    ])
    #expect(try page(modules).contains("<td><code>Web</code></td><td class=\"n\">0</td><td class=\"n\">1</td>"))
  }

  @Test(
    "links to the lines of the commit where the remote is a known code host",
    arguments: [
      ("https://github.com/o/r.git", "https://github.com/o/r/blob/COMMIT/App/Driver.swift#L3"),
      ("git@github.com:o/r.git", "https://github.com/o/r/blob/COMMIT/App/Driver.swift#L3"),
      ("git@github.com:/o/r.git", "https://github.com/o/r/blob/COMMIT/App/Driver.swift#L3"),
      ("https://GitHub.com/O/r.git/", "https://github.com/O/r/blob/COMMIT/App/Driver.swift#L3"),
      ("https://bitbucket.org/o/r/", "https://bitbucket.org/o/r/src/COMMIT/App/Driver.swift#lines-3"),
      (
        "ssh://git@gitlab.example.org:2222/g/o/r.git",
        "https://gitlab.example.org/g/o/r/-/blob/COMMIT/App/Driver.swift#L3"
      ),
      ("https://user:secret@bitbucket.org/o/r", "https://bitbucket.org/o/r/src/COMMIT/App/Driver.swift#lines-3"),
      ("https://codeberg.org/o/r", "https://codeberg.org/o/r/src/commit/COMMIT/App/Driver.swift#L3"),
    ])
  func links(remote: String, address: String) throws {
    let sandbox = try Sandbox.repository(Self.files)
    try sandbox.git("remote", "add", "origin", remote)
    let commit = try sandbox.git("rev-parse", "HEAD")
    let page = try page(sandbox)
    #expect(page.contains("<a href=\"\(address.replacing("COMMIT", with: commit))\" rel=\"noreferrer\">"))
    #expect(!page.contains("secret"))
  }

  @Test("has no links to the lines of files that are not as in the commit, and says how many")
  func changedFiles() throws {
    let sandbox = try Sandbox.repository(Self.files)
    try sandbox.git("remote", "add", "origin", "https://github.com/o/r.git")
    try sandbox.write("\n" + Sources.reaching, to: "App/Driver.swift")
    let page = try page(sandbox)
    #expect(page.contains("App/Pilot.swift#L3") && !page.contains("App/Driver.swift#L"))
    #expect(page.contains(" (1 file with findings changed since), linted by east"))
    #expect(try self.page(sandbox, "--rev", "HEAD").contains("App/Driver.swift#L3"))
  }

  @Test("has links to the lines of files that only have other line endings on disk")
  func lineEndings() throws {
    let sandbox = try Sandbox.repository(Self.files.merging([".gitattributes": "*.swift text eol=crlf\n"]) { $1 })
    try sandbox.git("remote", "add", "origin", "https://github.com/o/r.git")
    try sandbox.write(Sources.reaching.replacing("\n", with: "\r\n"), to: "App/Driver.swift")
    let page = try page(sandbox)
    #expect(page.contains("App/Driver.swift#L3") && !page.contains("changed since"))
  }

  @Test("says why an edge has no patch")
  func withoutPatch() throws {
    let use = "    var other = 7\n    swap(&car.engine.temperature, &other)"
    let page = try page(
      try Sandbox.repository([
        "Car.swift": Sources.car,
        "Driver.swift": Sources.reaching.replacing("    print(car.engine.temperature)", with: use),
      ]))
    #expect(
      page.contains(#/no patch: Driver\.swift:4:[0-9]+: 'car\.engine\.temperature' is not rewritten: /#), "\(page)")
  }

  @Test(
    "has no links where the host is not known",
    arguments: ["https://example.org/o/r", "/tmp/r", "javascript://github.com/%0aalert(1)"])
  func unknownHosts(remote: String) throws {
    let sandbox = try Sandbox.repository(Self.files)
    try sandbox.git("remote", "add", "origin", remote)
    #expect(!(try page(sandbox).contains("<a href=\"h")))
    #expect(!(try page(sandbox).contains("javascript:")))
  }

  @Test("is the same in every mode", arguments: [["--no-cache"], ["--jobs", "1"], ["--jobs", "7"]])
  func modes(flags: [String]) throws {
    let sandbox = try Sandbox.repository(Self.files)
    #expect(try sandbox.east(["report"] + flags).text == (try page(sandbox)))
  }

  @Test("of code without findings says so")
  func nothing() throws {
    let page = try page(try Sandbox.repository(["Car.swift": Sources.car]))
    #expect(page.contains("<p>No property has violations.</p>") && page.contains("<p>There are no arrows.</p>"))
  }

  @Test("needs a repository for a trend")
  func plain() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sources.car, to: "Car.swift")
    #expect(try sandbox.east("report").status == 0)
    let ending = try sandbox.east("report", "--commits", "3")
    #expect(ending.status == 2 && ending.error == "error: --commits needs a git repository; pass --repo DIR\n")
  }

  @Test(
    "and the map can be read in Chromium: light and dark, with the keyboard, and hostile names show literally", .slow)
  func browser() throws {
    let chromium = try run(["sh", "-c", "command -v chromium"]).text.trimmingCharacters(in: .newlines)
    if chromium.isEmpty { try Test.cancel("Chromium is not installed") }
    let sandbox = try Sandbox.repository(Self.files)
    let installing =
      "python3 -m venv .venv && .venv/bin/pip install --quiet playwright==1.65.2 axe-playwright-python==0.1.8"
    guard try run(URL(filePath: "/bin/sh"), ["-c", installing], in: sandbox.root).status == 0 else {
      try Test.cancel("Playwright cannot be installed here")
    }
    // What a name between back-ticks cannot have is in the other tests of hostile text.
    let names = HostileText.all.compactMap(\.text).filter { text in
      text.unicodeScalars.allSatisfy { !$0.isControlling && $0 != "`" && $0 != "\\" }
    }
    #expect(names.count > 30)
    for (number, name) in names.enumerated() {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "`\(name)`"), to: "App/Hostile\(number).swift")
    }
    // A matrix that is wider than a screen.
    for number in 0..<60 {
      let (owner, user) = (Sources.car, Sources.reaching + Sources.reaching.replacing("Driver", with: "Pilot"))
      for (text, file) in [(owner, "Owner"), (user, "User")] {
        let renamed = text.replacing(/Car|Driver|Pilot|Engine/) { "\($0.output)WithALongName\(number)" }
        try sandbox.write(renamed, to: "App/\(file)\(number).swift")
      }
    }
    try JSONEncoder().encode(names.map { escaped($0) }).write(to: sandbox.url("names.json"))
    try Data(try page(sandbox).utf8).write(to: sandbox.url("report.html"))
    try Data(try sandbox.east("map", "--format", "html").output).write(to: sandbox.url("map.html"))
    try sandbox.commit()
    try Data(try sandbox.east("history", "--format", "html").output).write(to: sandbox.url("history.html"))
    let script = packageDirectory.appending(path: "Tests/EastTests/Browser/check_pages.py").path
    for words in [["report.html", "map.html", "--names", "names.json"], ["history.html"]] {
      let ending = try run(sandbox.url(".venv/bin/python"), [script, chromium] + words, in: sandbox.root)
      #expect(ending.status == 0, "\(ending.everything)")
      #expect(ending.text.hasSuffix(" 0 problems\n"), "\(ending.everything)")
    }
  }
}
