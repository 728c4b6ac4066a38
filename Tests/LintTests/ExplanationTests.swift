import Lint
import SwiftReader
import Testing

@Suite("a place explained")
struct ExplanationTests {
  private let codebase = codebaseOf(
    """
    class Post {
      let person = Person()
      func send(_ name: String) {
        take(person.house.town.name)
        take(name.utf8.count)
      }
    }
    """)

  @Test("every link has its reach, type and owner, and the chain its verdict")
  func steps() throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 4, column: 22)))
    let chain = try #require(explanation.chains.last)
    #expect(chain.text == "person.house.town.name")
    #expect(chain.steps.map(\.text) == ["person", ".house", ".town", ".name"])
    #expect(chain.steps.map(\.reach) == [0, 1, 2, 3])
    #expect(chain.steps.map(\.type) == ["Person", "House", "Town", "String"])
    #expect(chain.steps.map(\.owner) == [nil, "Person", "House", "Town"])
    #expect(chain.steps.first?.exemption == .friend)
    #expect(chain.verdict?.edge == "Person.house")
    #expect(chain.verdict?.member == "town")
  }

  @Test("an exemption is named")
  func exemptions() throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 5, column: 10)))
    let chain = try #require(explanation.chains.last)
    #expect(chain.verdict == nil)
    #expect(chain.steps.last?.exemption == .neutralMember)
  }

  @Test("a column without a chain explains the line's chains")
  func line() throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 4, column: 1)))
    #expect(explanation.chains.map(\.text) == ["take()", "person.house.town.name"])
  }

  @Test("a place that is not there has no explanation")
  func nowhere() {
    #expect(codebase.explanation(path: "B.swift", position: Position(line: 1, column: 1)) == nil)
    #expect(codebase.explanation(path: "A.swift", position: Position(line: 99, column: 1)) == nil)
  }

  @Test(
    "what is only a note says why, and a write is no note",
    arguments: [
      ("take(row.part.name)", Mitigation.dataOwner), ("row.part.name = Name()", nil),
    ])
  func mitigations(_ use: String, _ mitigation: Mitigation?) throws {
    let codebase = codebaseOf(
      """
      final class Part { var name = Name() }
      struct Name {}
      struct Row { var part = Part() }
      func show(_ row: Row) { take(0); \(use) }
      """)
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 4, column: 1)))
    let verdict = try #require(explanation.chains.compactMap(\.verdict).first)
    #expect(verdict.mitigation == mitigation)
  }

  @Test("every reason for a note has a name of its own and a sentence")
  func reasons() {
    #expect(Set(Mitigation.allCases.map(\.sentence)).count == Mitigation.allCases.count)
    #expect(Mitigation.allCases.map(\.rawValue) == Mitigation.allCases.map(\.rawValue).sorted())
  }

  @Test("every exemption has a name of its own and a sentence")
  func sentences() {
    #expect(Set(Exemption.allCases.map(\.sentence)).count == Exemption.allCases.count)
    #expect(Exemption.allCases.map(\.rawValue) == Exemption.allCases.map(\.rawValue).sorted())
  }
}

private func codebaseOf(_ source: String) -> Codebase {
  codebase(["Prelude.swift": prelude, "A.swift": source], judging: ["A.swift"])
}
