import Findings
import Foundation
import Reports
import Running
import SwiftReader
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The formats")
struct FormatTests {
  /// So many findings of each severity, of different edges.
  static func content(errors: Int, warnings: Int, notes: Int) -> ReportContent {
    let severities: [Severity] =
      Array(repeating: .note, count: notes) + Array(repeating: .warning, count: warnings)
      + Array(repeating: .error, count: errors)
    let items = severities.enumerated().map { line, severity in
      let position = Position(line: line + 1, column: 1)
      let subject = FindingSubject.Reach(
        declaration: "A.b", edge: "B\(line).c", member: "d", chain: "b.c.d", reach: 1, uses: 1, lines: [position.line])
      return ReportContent.Item(
        Finding(
          .reach(subject), rule: "reach", severity: severity, path: "a,b:c %|`<&\n.swift", from: position, to: position,
          message: "100 % of 'a',\nand \"b\" & <c> | *d*", advice: ""))
    }
    return ReportContent(version: "1.2.3", items: items, summary: Summary())
  }

  @Test("are JSON or XML where they say so, whatever the findings hold", arguments: ReportFormat.all)
  func wellFormed(format: ReportFormat) throws {
    for content in [
      ReportTests.content, Self.content(errors: 2, warnings: 2, notes: 2),
      Self.content(errors: 0, warnings: 0, notes: 0),
    ] {
      let text = Data(format.render(content).utf8)
      switch format.syntax {
      case .json: _ = try JSONSerialization.jsonObject(with: text)
      case .jsonLines: for line in text.split(separator: 0x0a) { _ = try JSONSerialization.jsonObject(with: line) }
      case .xml: #expect(XMLParser(data: text).parse())
      case .lines: break
      }
    }
  }

  @Test("are each in the table of the page, with the text of their report")
  func page() throws {
    let file = packageDirectory.appending(path: "Documentation/Formats.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = "| format | for | notes |\n| --- | --- | --- |\n"
    let start = try #require(text.range(of: head)).upperBound
    let end = try #require(text[start...].range(of: "\n\n")).lowerBound
    let rows = ReportFormat.all.map { "| `\($0)` | \($0.audience) | \($0.notes) |" }
    let page = text[..<start] + rows.joined(separator: "\n") + text[end...]
    #expect(page == (try snapshot(String(page), in: file)), "\(recordingHint)")
  }

  @Test("have names of their own")
  func names() {
    #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
  }

  @Test("show GitHub the worst ten of each kind, and say how many more there are")
  func annotations() {
    let lines = ReportFormat.github.render(Self.content(errors: 12, warnings: 3, notes: 11)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 3)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.filter { !$0.hasPrefix("::") }.map { $0.prefix(13) } == ["east: 2 more ", "east: 1 more "])
    #expect(lines[0].contains("file=a%2Cb%3Ac %25|`<&%0A.swift,line=15,"))
    #expect(lines[0].contains("::100 %25 of 'a',"))
  }

  @Test("give GitLab a fingerprint of its own for each finding")
  func fingerprints() throws {
    let text = ReportFormat.gitlab.render(Self.content(errors: 1, warnings: 1, notes: 1))
    let issues = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(ReportFormat.gitlab.render(Self.content(errors: 0, warnings: 0, notes: 0)) == "[]\n")
  }

  @Test("fail a test for each error and warning, and pass one when there is nothing")
  func tests() {
    #expect(
      ReportFormat.junit.render(Self.content(errors: 1, warnings: 2, notes: 4))
        .contains("tests=\"7\" failures=\"3\""))
    #expect(
      ReportFormat.junit.render(Self.content(errors: 0, warnings: 0, notes: 0))
        .contains("tests=\"1\" failures=\"0\""))
  }

  @Test("keep a table short, the worst first to stay")
  func table() {
    let text = ReportFormat.markdown.render(Self.content(errors: 70, warnings: 50, notes: 10))
    #expect(text.matches(of: /\n\| error \|/).count == 70)
    #expect(text.matches(of: /\n\| warning \|/).count == 30)
    #expect(text.contains("\n… and 30 more groups\n"))
    #expect(!text.contains("| note |"))
  }

  @Test("keep a log within what code scanning takes: 25,000 results, and say so")
  func manyResults() throws {
    var content = Self.content(errors: 24_999, warnings: 2, notes: 1)
    content.suppressed = content.items.prefix(3).map { ReportContent.Suppressed($0, by: .baseline) }
    let text = ReportFormat.sarif.render(content)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    let results = run?["results"] as? [[String: Any]] ?? []
    #expect(results.count == 25_000)
    #expect(results.count { $0["level"] as? String == "warning" } == 1)
    #expect(text.contains("5 more results omitted"))
  }

  @Test(
    "name the repository without who may read it",
    arguments: [
      ("https://me:secret@example.org/a/b c.git", "https://example.org/a/b%20c.git"),
      ("git@example.org:a/b.git", "ssh://example.org/a/b.git"),
      ("git@example.org:/a/b.git", "ssh://example.org/a/b.git"),
      ("ssh://git@example.org:22/a.git", "ssh://example.org:22/a.git"),
      ("/home/me/a", nil), ("../a", nil), ("file:///home/me/a", nil), ("C:/a", nil),
    ])
  func provenance(remote: String, address: String?) {
    #expect(Provenance(remote: remote, revision: "1")?.repository == address)
  }

  @Test("tell columns in letters where the reader counts letters")
  func columns() {
    let line = Array("\"🏠é\".size".utf8)
    for start in [(1, 1), (6, 4), (10, 7)] {
      let mark = SourceMark(line[...], columns: 10..<14, lineHash: "", from: start)
      #expect(mark.columns == 7..<11, "\(start)")
    }
  }

  @Test("tell the columns of all findings of a line and of the next line")
  func columnsOfLine() throws {
    let lines = (1...2).map { line in
      "/*🏠*/ "
        + (1...4).map { "func f\(line)\($0)(_ car: Car\(line)\($0)) { car.engine.heat = 2 /*é*/ }" }.joined(
          separator: "; ")
    }
    let cars = (11...24).map { "final class Car\($0) { var engine = Engine() }\n" }.joined()
    let car = "final class Engine { var heat = 0 }\n\(cars)"
    let sandbox = try Sandbox.repository(["Car.swift": car, "Drive.swift": lines.joined(separator: "\n")])
    let expected = lines.flatMap { line in
      line.ranges(of: "heat").map { line.utf16.distance(from: line.startIndex, to: $0.lowerBound) + 1 }
    }
    let text = try sandbox.east("lint", "--rule", "write-through", "--format", "github").text
    #expect(text.matches(of: #/,col=(\d+),/#).compactMap { Int($0.1) } == expected, "\(text)")
  }
}
