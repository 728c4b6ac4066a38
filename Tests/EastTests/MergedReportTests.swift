import Findings
import Foundation
import Pages
import Running
import Testing

@testable import east

@Suite("east report --merge")
struct MergedReportTests {
  /// The results of two repositories of different size, which share an edge, and of one without findings.
  private func results() throws -> Sandbox {
    let results = try Sandbox()
    let filler = (0..<100).map { "func fill\($0)() {}\n" }.joined()
    let repositories = [
      "small": ["Car.swift": Sources.car, "Driver.swift": Sources.reaching],
      "large": [
        "Car.swift": Sources.car, "Driver.swift": Sources.reaching, "Filler.swift": filler,
        "Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
      ],
      "clean": ["Car.swift": Sources.car],
    ]
    for (name, files) in repositories {
      let sandbox = try Sandbox.repository(files)
      try results.write(sandbox.east("lint", "--format", "json").output, to: "\(name).json")
      if name == "large" { try results.write(sandbox.east("history", "--format", "json").output, to: "history.json") }
    }
    return results
  }

  @Test("ranks repositories by size, counts rules, finds shared edges, and follows the trend")
  func content() throws {
    let results = try results()
    let words = ["report", "--merge", "clean.json", "large.json", "small.json", "large=history.json"]
    let json = try results.east(words + ["--format", "json"]).text
    let lines = json.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("\"name\": ") && $0.contains("\"files\"") }.map { $0.prefix(22) } == [
        "    { \"name\": \"small\",", "    { \"name\": \"large\",", "    { \"name\": \"clean\",",
      ], "\(json)")
    #expect(json.contains("\"findings\": { \"error\": 0, \"warning\": 2, \"note\": 0 }, \"rules\": { \"reach\": 2 }"))
    #expect(
      json.contains(
        "{ \"edge\": \"Car.engine\", \"repositories\": [{ \"name\": \"small\" }, { \"name\": \"large\" }], \"violations\": 3 }"
      ))
    #expect(json.contains(/"trend": \[\n    { "date": "[0-9-]{10}", "findings": 2 }\n  \]/), "\(json)")
    let page = try results.east(words).text
    for part in [
      "<h1>Findings in 3 repositories</h1>", "<li><b>3</b> warnings</li>",
      "<td>small</td><td class=\"n\">0</td><td class=\"n\">1</td>",
      "<code>Car.engine</code></td><td class=\"n\">2</td><td class=\"n\">3</td><td>small, large</td>",
      "<p>1 day, from 2 findings on",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let reversed = ["report", "--merge"] + words.dropFirst(2).reversed()
    #expect(try results.east(reversed + ["--format", "json"]).text == json)
  }

  @Test("counts no rules of unused comments, and no unread files, as edges that repositories share")
  func otherFindings() throws {
    let results = try Sandbox()
    for name in ["one", "two"] {
      let sandbox = try Sandbox.repository(["Car.swift": "// east:allow:next reach - old\n" + Sources.car])
      try results.write(sandbox.east("lint", "--format", "json").output, to: "\(name).json")
    }
    let json = try results.east(["report", "--merge", "one.json", "two.json", "--format", "json"]).text
    #expect(json.contains("\"unused-allow\": 1") && !json.contains("\"edge\": \"reach\""), "\(json)")
  }

  @Test(
    "refuses what decides how one repository is linted",
    arguments: [
      ["--preset", "strict"], ["--config", "none.json"], ["--confidence", "low"], ["--rule", "reach"],
      ["--include-generated"], ["--facts-only"], ["--staged"],
    ])
  func unused(flag: [String]) throws {
    let ending = try results().east(["report", "--merge"] + flag + ["clean.json"])
    #expect(ending.status == 2)
    #expect(ending.error == "error: --merge and \(flag[0]) are mutually exclusive; pass one of them\n")
  }

  /// Changes of results, as a replacement, and what the error says.
  private static let damages: [(String, String, String)] = [
    ("\"bytes\": [0-9]*", "\"bytes\": 9223372036854775807", "the result 'large.json' has no valid 'summary.bytes';"),
    ("\"bytes\": [0-9]*", "\"bytes\": 92233720368547758070", "the result 'large.json' has no valid 'summary.bytes';"),
    ("\"files\": [0-9]*", "\"files\": -1", "the result 'large.json' has no valid 'summary.files';"),
    ("\"warning\": [0-9]*", "\"warning\": \"2\"", "the result 'large.json' has no valid 'summary.findings.warning';"),
    ("\"note\": [0-9]*", "\"notes\": 0", "the result 'large.json' has no valid 'summary.findings.note';"),
    ("\"severity\": \"[a-z]*", "\"severity\": \"fatal", "the result 'large.json' has no valid 'findings[0].severity';"),
    ("\"version\": 2", "\"version\": 99", "the result 'large.json' has 'version' 99 instead of 2;"),
    ("\"version\": 2", "\"version\": 1", "the result 'large.json' has 'version' 1 instead of 2;"),
    ("\"version\": 2,", "", "the result 'large.json' has no 'version' instead of 2;"),
    ("\"version\": 1", "\"version\": 7", "the result 'history.json' has 'version' 7 instead of 1;"),
    ("\"date\": \"[0-9]*-", "\"date\": \"-", "the result 'history.json' has no valid 'commits[0].date';"),
    ("\"date\": \"", "\"date\": \"<b>", "the result 'history.json' has no valid 'commits[0].date';"),
    ("\"findings\": [0-9][0-9]*", "\"findings\": -2", "the result 'history.json' has no valid 'commits[0].findings';"),
  ]

  @Test("refuses what no run has written, and names the file and the member", arguments: damages)
  func damaged(pattern: String, replacement: String, sentence: String) throws {
    let results = try results()
    let file = sentence.contains("history") ? "history.json" : "large.json"
    let text = try results.read(file).replacing(try Regex(pattern), with: replacement)
    #expect(text != (try results.read(file)))
    try results.write(text, to: file)
    let ending = try results.east("report", "--merge", "clean.json", "large.json", "large=history.json")
    #expect(ending.status == 2)
    #expect(ending.error.contains(sentence + " write it again with `east "), "\(ending.error)")
  }

  @Test("adds histories up, each with its first number before it begins")
  func trend() {
    func repository(_ name: String, _ history: [(String, Int)]) -> MergedReport.Repository {
      MergedReport.Repository(
        name: name, files: 1, bytes: 1, counts: .init(), rules: [:], edges: [:],
        history: history.map { Trend.Point(day: $0.0, findings: $0.1) })
    }
    let report = MergedReport([
      repository("a", [("2026-01-01", 1), ("2026-01-03", 5), ("2026-01-03", 7)]), repository("b", [("2026-01-02", 10)]),
      repository("c", []),
    ])
    #expect(report.trend.map { "\($0.day) \($0.findings)" } == ["2026-01-01 11", "2026-01-02 11", "2026-01-03 17"])
  }

  @Test("shows hostile names and edges literally")
  func hostile() throws {
    let results = try Sandbox()
    for (number, hostile) in HostileText.all.compactMap(\.text).enumerated() {
      let text = try String(decoding: JSONEncoder().encode(hostile), as: UTF8.self)
      let finding =
        "{\"rule\": \(text), \"severity\": \"error\", \"edge\": \(text), \"chain\": \"a.b.c\"}"
      for copy in ["a", "b"] {
        try results.write(
          """
          { "version": 2, "findings": [\(finding)], "summary": { "files": 1, "bytes": 1, "findings": { "error": 1, "warning": 0, "note": 0 } } }
          """, to: "\(number)\(copy).json")
      }
    }
    let names = try results.names(in: ".")
    let page = try results.east(["report", "--merge"] + names).text
    #expect(page.ranges(of: "<script").count == 1 && page.ranges(of: "<td>").count > 100)
    #expect(!page.contains("<img") && !page.contains("\u{1b}"))
    let json = try results.east(["report", "--merge", "--format", "json"] + names)
    #expect(try JSONSerialization.jsonObject(with: json.output) is [String: Any])
  }
}
