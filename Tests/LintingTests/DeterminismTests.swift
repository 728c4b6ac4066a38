import Analysis
import Findings
import Linting
import SwiftReader
import Testing

@Suite("the same bytes give the same report")
struct SamenessTests {
  private let sources = (0..<60).map { number in
    SourceFile(
      path: "Sources/Module\(number % 3)/File\(number).swift",
      facts: facts(
        of: Array(
          """
          final class Thing\(number) {
            var next = Thing\((number + 1) % 60)()
            lazy var made = next.made
            var name = ""
          }
          func use\(number)(_ thing: Thing\(number)) {
            thing.next.next.name = "x"
            take(thing.made.name.count)
            if let other = thing.next as Thing\((number + 1) % 60)? { other.next.name = other.name }
          }
          """.utf8)), role: .linted)
  }

  @Test("for any number of jobs", arguments: [2, 3, 8])
  func jobs(_ jobs: Int) {
    #expect(report(on: Codebase(sources, jobs: jobs)) == report(on: Codebase(sources, jobs: 1)))
  }

  @Test("for any order of the files", arguments: 1...5)
  func order(_ seed: Int) {
    var shuffled = sources
    for index in shuffled.indices { shuffled.swapAt(index, (index * 7 + seed * 13) % shuffled.count) }
    let codebase = Codebase(shuffled, jobs: 2)
    #expect(codebase.files.map(\.path) == Codebase(sources, jobs: 1).files.map(\.path))
    #expect(report(on: codebase) == report(on: Codebase(sources, jobs: 1)))
  }

  @Test(
    "a fingerprint survives renaming and moving the file, reformatting and re-ordering",
    arguments: [
      """
      final class Post {
        func send(to person: Person) { take(person.house.town) }
        func other() {}
      }
      """,
      """
      final class Post {
        func other() {}

        // moved down
        func send(
          to person: Person
        ) {
          take(person
            .house
            .town)
        }
      }
      """,
      """
      final class Post {}
      extension Post {
        func send(to person: Person) { let name = person.name; take(name); take(person.house.town) }
      }
      """,
    ])
  func fingerprints(_ source: String) {
    let path = "Moved/Renamed\(source.utf8.count).swift"
    let codebase = codebase(["Prelude.swift": prelude, path: source], linting: [path])
    #expect(report(on: codebase).findings.map(\.fingerprint) == ["bdd827d667defe86"])
  }

  @Test("other declarations, edges and rules have other fingerprints")
  func differences() {
    let source = """
      func one(_ person: Person) { take(person.house.town) }
      func two(_ person: Person) { take(person.house.town); take(person.cottage?.town); person.house.id = 1 }
      """
    let codebase = codebase(["Prelude.swift": prelude, "Source.swift": source], linting: ["Source.swift"])
    let prints = report(on: codebase).findings.map(\.fingerprint)
    #expect(prints.count == 4)
    #expect(Set(prints).count == 3, "a read and a write of one rule through one edge are one finding to a baseline")
  }
}
