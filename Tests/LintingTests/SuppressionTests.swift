import Analysis
import Findings
import Linting
import Testing

@Suite("suppressions")
struct SuppressionTests {
  @Test(
    "a comment with a reason allows what it stands by",
    arguments: [
      "take(person.house.town)  // east:allow test-rule - it is a fixture",
      "// east:allow:next test-rule - it is a fixture\n  take(person.house.town)",
      "take(person.house.town)  // east:allow:file test-rule - all of this is a fixture",
      "take(person.house.town)  // east:allow other, test-rule - it is a fixture",
      "take(person.house.town)  // east:allow test-rule until 2026-06-01 - it is a fixture",
      "take(person.house.town)\n  take(person.house.door)  // east:allow test-rule - one edge, one finding",
      "// east:allow:next test-rule - it is a fixture\n  // east:allow:next other - too\n  take(person.house.town)",
      "// east:allow:next test-rule - inside no comment can stand\n  take(\"\"\"\n  \\(person.house.town)\n  \"\"\")",
      "take(person.house.town)  // east:allow test-rule - it is a fixture // and more",
    ])
  func allowed(_ body: String) {
    let report = report(on: source(body))
    #expect(report.findings == [])
    #expect(report.suppressed.all() == 1)
  }

  @Test(
    "a comment allows nothing",
    arguments: [
      "take(person.house.town)  // east:allow test-rule",
      "take(person.house.town)  // east:allow test-rule -",
      "take(person.house.town)  // east:allow other-rule - it is a fixture",
      "take(person.house.town)  // east:allow test-rule until 2026-05-31 - it was a fixture",
      "take(person.house.town)  // east:allow test-rule until 2027-02-30 - until never",
      "take(person.house.town)  // east:allow test-rule until spring - until whenever",
      "// east:allow test-rule - not the next line\n  take(person.house.town)",
    ])
  func refused(_ body: String) {
    let report = report(on: source(body))
    #expect(report.findings.map(\.message) == ["Person.house -> town"])
    #expect(report.suppressed.all() == 0)
  }

  private func source(_ body: String) -> Codebase {
    codebase(
      ["Prelude.swift": prelude, "Source.swift": "func send(to person: Person) {\n  \(body)\n}\n"],
      linting: ["Source.swift"])
  }
}
