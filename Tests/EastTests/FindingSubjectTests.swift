import Findings
import Reports
import SwiftReader
import Testing

@Suite("What a finding is about")
struct FindingSubjectTests {
  @Test(
    "has the same fields in JSON, whatever it is",
    arguments: [
      (
        FindingSubject.reach(
          FindingSubject.Reach(
            declaration: "A.f()", edge: "B.c", member: "d", chain: "b.c.d", reach: 2, uses: 3, lines: [1, 4])),
        #""declaration": "A.f()", "edge": "B.c", "member": "d", "chain": "b.c.d", "reach": 2, "uses": 3, "lines": [1, 4], "#,
        [1, 4]
      ),
      (
        .member(FindingSubject.Member(declaration: "A", edge: "A.b", name: "b", uses: 7)),
        #""declaration": "A", "edge": "A.b", "member": "b", "chain": "A.b", "reach": 0, "uses": 7, "#, [9]
      ),
      (
        .suppression(declaration: "A.f()", rules: "ask, reach"),
        #""declaration": "A.f()", "edge": "ask, reach", "member": "", "chain": "", "reach": 0, "uses": 1, "#, [9]
      ),
      (
        .file("Sources/A.swift"),
        #""declaration": "", "edge": "Sources/A.swift", "member": "", "chain": "", "reach": 0, "uses": 1, "#, [9]
      ),
    ])
  func fields(subject: FindingSubject, json: String, lines: [Int]) {
    let position = Position(line: 9, column: 1)
    let finding = Finding(
      subject, rule: "r", severity: .note, path: "A.swift", from: position, to: position, message: "m", advice: "a")
    let content = ReportContent(version: "1", items: [ReportContent.Item(finding)], summary: Summary())
    #expect(ReportFormat.jsonl.render(content).contains(json))
    #expect(finding.lines == lines)
  }
}
