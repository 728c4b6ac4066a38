import Lint
import SwiftReader
import Testing

@Suite("how loud and how sure")
struct LoudnessTests {
  @Test(
    "the hop's owner decides: behaviour warns, pure data notes, state is not data",
    arguments: [
      ("class Owner { var part = Part() }", Severity.warning),
      ("actor Owner { var part = Part() }", .warning),
      ("protocol Owner { var part: Part { get } }", .warning),
      ("struct Owner { var part = Part() }", .note),
      ("struct Owner: Codable { var part = Part(); var twice: Part { part } }", .note),
      ("struct Owner { var part = Part(); func forward() { part.use() } }", .note),
      ("struct Owner { var part = Part(); func work() { let a = 1; take(a) } }", .warning),
      ("struct Owner { var part = Part() }\nextension Owner { mutating func work() { part = Part(); f() } }", .warning),
      ("final class Owner: Codable { var part = Part() }", .note),
      ("struct Owner: StateType { var part = Part() }", .warning),
      ("typealias Owner = OwnerState\nstruct OwnerState { var part = Part() }", .warning),
    ])
  func owners(_ owner: String, _ severity: Severity) {
    let source = "\(owner)\nclass Part { func use() {} }\nfunc f(_ owner: Owner) { owner.part.use(); take(0) }"
    #expect(report(on: codebase(["A.swift": source])).findings.map(\.severity) == [severity])
  }

  @Test("a body that is nothing but a reach is a forwarder, and a note")
  func forwarders() {
    let source = """
      class Post {
        let person = Person()
        var town: Town { person.house.town }
        func visit() { person.house.enter() }
        func both() { person.house.enter(); person.name = "" }
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], judging: ["A.swift"])
    #expect(report(on: codebase).findings.map(\.severity) == [.note, .note, .warning])
  }

  @Test(
    "less sure findings are for those who ask for them",
    arguments: [
      (Confidence.high, [3]), (.medium, [3, 4, 5]), (.low, [3, 4, 5, 6]),
    ])
  func confidence(_ confidence: Confidence, _ lines: [Int]) {
    let source = """
      class Maker { func person() -> Person { Person() }; let thing = makeThing() }
      func f(_ person: Person, _ maker: Maker) {
        person.house.enter()
        maker.thing.use()
        maker.person().visit(Town())
        makeThing().house.enter()
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], judging: ["A.swift"])
    #expect(report(on: codebase, confidence: confidence).findings.map(\.position.line) == lines)
  }

  @Test("a declaration's uses of one edge are one finding, at the first of them")
  func uses() throws {
    let source = """
      func f(_ person: Person) {
        person.house.enter()
        take(person.house.town)
        person.cottage?.enter()
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], judging: ["A.swift"])
    let findings = report(on: codebase).findings
    #expect(findings.map(\.edge) == ["Person.house", "Person.cottage"])
    let finding = try #require(findings.first)
    #expect(finding.uses == 2)
    #expect(finding.lines == [2, 3])
    #expect(finding.declaration == "f(_:)")
    #expect(finding.chain == "person.house.enter()")
    #expect((finding.position.line, finding.position.column, finding.end.column) == (2, 16, 21))
    #expect(finding.related.map(\.message) == ["Person.house is declared here"])
  }

  @Test("statistics count candidates, types, rules, edges and owners")
  func statistics() {
    let source = "func f(_ p: Person) { p.house.enter(); make().house.enter(); p.cottage?.enter() }"
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], judging: ["A.swift"])
    let statistics = report(on: codebase).statistics
    #expect((statistics.tally.candidates, statistics.tally.typed) == (3, 2))
    #expect(statistics.owners.map { "\($0.name) \($0.count)" } == ["Person 2"])
    #expect(statistics.edges.map(\.name) == ["Person.cottage", "Person.house"])
  }
}
