import Analysis
import Findings
import Foundation
import Linting
import Rules
import SwiftReader
import Testing

@Suite("the rules' pages")
struct PageTests {
  @Test("a reported example gives exactly the findings it marks", arguments: Claim.all(in: "Reported"))
  func broken(_ claim: Claim) throws {
    let report = try report(on: claim.example.source, by: claim.rule)
    #expect(report.expectations == claim.example.expected, sourceLocation: claim.location())
    #expect(!claim.example.expected.isEmpty, "nothing is marked", sourceLocation: claim.location())
  }

  @Test("an example of what is not reported is silent", arguments: Claim.all(in: "Not reported"))
  func kept(_ claim: Claim) throws {
    for finding in try report(on: claim.example.source, by: claim.rule).findings {
      Issue.record("\(finding.message)", sourceLocation: claim.location(ofLine: finding.position.line))
    }
  }

  @Test("the page of `reach` has a row for every reason and an entry for every concept, and no more")
  func theory() throws {
    let sections = Reach.page.sections
    let reported = try #require(sections.first { $0.title == "Reported" })
    let rows = reported.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map { String($0.split(separator: "`")[1]) } == reasons.map(\.name))
    let silent = try #require(sections.first { $0.title == "Not reported" })
    #expect(silent.text.split(separator: "\n").count { $0.first?.isNumber == true } == Concept.allCases.count)
  }

  @Test("the page of `reach` can be learned: at most 900 words and 120 lines")
  func length() throws {
    let text = try String(contentsOf: pagesFolder.appending(path: "reach.md"), encoding: .utf8)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 900)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  @Test("a reported example in a comment is silent", arguments: Claim.all(in: "Reported"))
  func inComment(_ claim: Claim) throws {
    let report = try report(on: "/*\n\(claim.example.source)*/\n", by: claim.rule)
    #expect(report.findings.isEmpty, sourceLocation: claim.location())
  }

  @Test("a reported example in a string is silent", arguments: Claim.all(in: "Reported"))
  func inString(_ claim: Claim) throws {
    let text = claim.example.mapLines { "  " + $0 }
    let report = try report(on: "let text = ##\"\"\"\n\(text)\n  \"\"\"##\n", by: claim.rule)
    #expect(report.findings.isEmpty, sourceLocation: claim.location())
  }

  @Test(
    "a reported example that is suppressed is silent, and the suppression is needed",
    arguments: Claim.all(in: "Reported"))
  func allowed(_ claim: Claim) throws {
    let source = claim.example.mapLines { line in
      guard let mark = line.firstRange(of: "// ← ") else { return line }
      return line[..<mark.lowerBound] + "// east:allow \(claim.rule.id) - it is an example"
    }
    let report = try report(on: source, by: claim.rule)
    #expect(report.findings.isEmpty, sourceLocation: claim.location())
    #expect(report.suppressed.all() == claim.example.expected.count, sourceLocation: claim.location())
  }

  @Test("letters of many bytes before a finding move it by those bytes", arguments: Claim.all(in: "Reported"))
  func behindManyBytes(_ claim: Claim) throws {
    let prefix = "/* déjà vu 日本 👩‍👩‍👧 */ "
    let plain = try report(on: claim.example.source, by: claim.rule).findings
    let moved = try report(on: claim.example.mapLines { prefix + $0 }, by: claim.rule).findings
    #expect(moved.map(\.message) == plain.map(\.message), sourceLocation: claim.location())
    #expect(
      moved.map(\.position.column) == plain.map { $0.position.column + prefix.utf8.count },
      sourceLocation: claim.location())
  }
}
