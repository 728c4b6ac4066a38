import Analysis
import Findings
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

  @Test("every link has its reach, type and owner, and the chain its result")
  func steps() throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 4, column: 22)))
    let chain = try #require(explanation.chains.last)
    #expect(chain.text == "person.house.town.name")
    #expect(chain.steps.map(\.text) == ["person", ".house", ".town", ".name"])
    #expect(chain.steps.map(\.reach) == [0, 1, 2, 3])
    #expect(chain.steps.map(\.type) == ["Person", "House", "Town", "String"])
    #expect(chain.steps.map(\.owner) == [nil, "Person", "House", "Town"])
    #expect(chain.steps.first?.concept == .friend)
    #expect(chain.paths.map(\.edge) == ["Person.house"])
    #expect(chain.paths.map(\.members) == ["town.name"])
  }

  @Test(
    "what is explained of a chain is what is found, whatever it begins with",
    arguments: [
      "Car()", "Car.make(1)", "Car.makeOne()", "Car.shared", "Car.Part(1)", "Self.shared", "Car", "Shared", "Local",
      "car", "me",
      "self", "self.car", "(me as Car)", "(me ?? car)", "(me, 1).0", "[me][0]", "[me: me][me]!", "{ me }()", "#car()",
      "#car",
      ".shared", "\"\".car", "make(1)", "me[0]", "me.parts[0]", "$0", "App.Car(1)", "App.Car.make(1)",
    ])
  func prospects(root: String) throws {
    for rest in [
      "", ".engine", ".engine.start()", ".go().start()", ".engine.go().start()", ".engine.n = 1", ".start()",
    ] {
      let codebase = codebaseOf(
        """
        class Engine { var n = 0; func start() {}; func go() -> Engine { self } }
        class Car {
          var engine = Engine(); var parts: [Car] = []; var car: Car { self }
          static let shared = Car()
          static func make(_ n: Int) -> Car { Car() }
          static func makeOne() -> Car { Car() }
          class Part { var engine = Engine(); init(_ n: Int) {} }
          func go() -> Engine { engine }
          func drive(me: Car) {
            let Local = me
            run { \(root)\(rest) }
            \(root)\(rest)
          }
        }
        let Shared = Car()
        let car = Car()
        func make(_ n: Int) -> Car { Car() }
        """)
      #expect(codebase.filesWithMissedReaches.isEmpty, "\(root)\(rest)")
    }
  }

  @Test("the parts of an object that is made in the chain may be used, what a factory returns is a friend")
  func made() {
    let codebase = codebaseOf(
      """
      class Engine { func start() {} }
      class Car { var engine = Engine(); static func make(_ n: Int) -> Car { Car() } }
      func a() { Car().engine.start() }
      func b() { Car.make(1).engine.start() }  // ← reaches Car.engine -> start
      func c() { [Car()][0].engine.start() }
      """)
    #expect(remarks(on: codebase).map(\.line) == [4])
  }

  @Test("a concept is named")
  func concepts() throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 5, column: 10)))
    let chain = try #require(explanation.chains.last)
    #expect(chain.paths.isEmpty)
    #expect(chain.steps.last?.concept == .value)
  }

  @Test("a column without a chain explains the line's chains")
  func line() throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 4, column: 1)))
    #expect(explanation.chains.map(\.text) == ["take()", "person.house.town.name"])
  }

  @Test("a column behind the end of a line explains the line's chains", arguments: [999, Int(UInt32.max), Int.max])
  func farColumn(_ column: Int) throws {
    let explanation = try #require(codebase.explanation(path: "A.swift", position: Position(line: 4, column: column)))
    #expect(explanation.chains.map(\.text) == ["take()", "person.house.town.name"])
  }

  @Test("a place that is not there has no explanation")
  func nowhere() {
    #expect(codebase.explanation(path: "B.swift", position: Position(line: 1, column: 1)) == nil)
    #expect(codebase.explanation(path: "A.swift", position: Position(line: 99, column: 1)) == nil)
  }

  @Test("every concept has a name of its own and a sentence")
  func sentences() {
    #expect(Concept.allCases.count == 9)
    #expect(Set(Concept.allCases.map(\.sentence)).count == Concept.allCases.count)
  }
}

private func codebaseOf(_ source: String) -> Codebase {
  codebase(["Prelude.swift": prelude, "A.swift": source], linting: ["A.swift"])
}
