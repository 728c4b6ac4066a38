import Testing

@Suite("names are looked up from where they stand")
struct ScopeTests {
  @Test("nested types of one simple name are never confused")
  func nested() {
    let source = """
      struct News { struct State { var step = Step() } }
      struct Mail { struct State { var count = 0; var box = Box() } }
      struct Step { var title = ""; var note = "" }
      struct Box { var label = Step() }
      extension News {
        static func show(_ state: State) { take(state.step.title) }
      }
      class Screen {
        func show(_ news: News.State, _ mail: Mail.State) {
          take(news.step.title.count)  // ← reaches News.State.step -> title
          take(mail.box.label)  // ← reaches Mail.State.box -> label
          take(mail.count.description)
        }
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }

  @Test("of two types with one name the one of the own module is meant")
  func modules() {
    let mine = """
      class Person { var house = House() }
      class House { func enter() {} }
      """
    let theirs = "class Person { var shop = 1 }"
    let use = """
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
      }
      """
    let codebase = codebase([
      "Sources/Mine/Person.swift": mine, "Sources/Theirs/Person.swift": theirs, "Sources/Mine/Use.swift": use,
      "Sources/Theirs/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Mine/Use.swift"))
  }

  @Test("of two types with one name and equally near none is meant")
  func ambiguity() {
    let person = "class Person { var house = House() }"
    let use = "class House { func enter() {} }\nfunc send(_ person: Person) { person.house.enter() }"
    let codebase = codebase(["App/A/Person.swift": person, "App/B/Person.swift": person, "App/Use.swift": use])
    #expect(remarks(on: codebase) == [])
  }

  @Test("a private type is seen in its own file only")
  func privacy() {
    let use = "func send(_ person: Person) { person.house.enter() }"
    let person = "private class Person { var house = House() }\nclass House { func enter() {} }"
    #expect(remarks(on: codebase(["A.swift": person, "B.swift": use])) == [])
  }

  @Test("types nested in extensions, and extensions of those, are found in any order of files")
  func extensions() {
    let use = """
      func send(_ deep: Outer.Inner.Deep) {
        deep.person.visit()  // ← reaches Outer.Inner.Deep.person -> visit
      }
      """
    let codebase = codebase([
      "A.swift": use, "B.swift": "extension Outer.Inner { struct Deep { let person = Person() } }",
      "C.swift": "extension Outer { enum Inner {} }", "D.swift": "enum Outer {}",
      "E.swift": "class Person { func visit() {} }",
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "A.swift"))
  }

  @Test("files that are not linted are read for their declarations")
  func unlinted() {
    let use = """
      func send(to person: Person) {
        take(person.house.town)  // ← reaches Person.house -> town
      }
      """
    let codebase = codebase(
      ["Prelude.swift": prelude, "Tests/T.swift": use, "Use.swift": use], linting: ["Use.swift"])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Use.swift"))
  }

  @Test("own parts: types nested in the enclosing type, but not in its superclass, and private ones of the file")
  func ownParts() {
    let source = """
      class Machine {
        struct Storage { var lock = Lock() }
        enum State { case running(Job), idle }
        var state = State.idle
        let storage = Storage()
        let helper = Helper()
        func run() {
          storage.lock.close()
          helper.lock.close()
          if case .running(let job) = state { job.stop() }
        }
      }
      class Lathe: Machine {
        func halt(_ storage: Storage) { storage.lock.close() }  // ← reaches Machine.Storage.lock -> close
      }
      private struct Helper { var lock = Lock() }
      class Lock { func close() {} }
      class Job { func stop() {} }
      func repair(_ machine: Machine) {
        machine.storage.lock.close()  // ← reaches Machine.storage -> lock
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }

  @Test("a member of a type in a function comes before the function's local names")
  func memberOfLocalType() {
    let source = """
      class Person { var house = House() }
      class House { func enter() {} }
      class Base { var dwelling = House() }
      func send(_ person: Person) {
        let house = person.house
        struct Owner { let house = House(); func enter() { house.enter() } }
        class Heir: Base { func enter() { dwelling.enter() } }
        let dwelling = person.house
        take(house, dwelling)
      }
      func lose(_ house: House) {
        struct Owner { let house = Person(); func enter() { house.house.enter() } }  // ← reaches Person.house -> enter
        take(house)
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }

  @Test("the parameter of an accessor has the type of its property")
  func accessorParameters() {
    let source = """
      class Person { var house = House() }
      class House { func enter() {} }
      class Guest {
        var stored = Person()
        var host: Person {
          get { stored }
          set(new) { new.house.enter() }  // ← reaches Person.house -> enter
        }
        var other = Person() {
          willSet(new) { new.house.enter() }  // ← reaches Person.house -> enter
        }
        var third = Person() {
          didSet(old) { old.house.enter() }  // ← reaches Person.house -> enter
        }
        subscript(number: Int) -> Person {
          get { stored }
          set(new) { new.house.enter() }  // ← reaches Person.house -> enter
        }
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }

  @Test("the parameters of a closure have the types that its variable or property says")
  func writtenClosures() {
    let source = """
      class Person { var house = House() }
      class House { func enter() {} }
      typealias Visit = (Person) -> Void
      class Guest {
        var onVisit: ((Person) -> Void)?
        var first: (Person) -> Void = { person in person.house.enter() }  // ← reaches Person.house -> enter
        var second: Visit = { $0.house.enter() }  // ← reaches Person.house -> enter
        func begin() {
          onVisit = { $0.house.enter() }  // ← reaches Person.house -> enter
        }
        func beginAgain() {
          self.onVisit = { person in person.house.enter() }  // ← reaches Person.house -> enter
        }
      }
      func keep() {
        let third: (Person) -> Void = { person in person.house.enter() }  // ← reaches Person.house -> enter
      }
      func give(_ guest: Guest) {
        guest.onVisit = { $0.house.enter() }  // ← reaches Person.house -> enter
      }
      func keepLater() {
        var fourth: Visit?
        fourth = { $0.house.enter() }  // ← reaches Person.house -> enter
        let fifth = { $0.house.enter() }
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }
}
