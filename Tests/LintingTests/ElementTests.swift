import Testing

@Suite("What streams, tasks and dictionaries hold")
struct ElementTests {
  private static let model = """
    class House { let door = Door(); let id = 1 }
    class Door { func open() {}; let lock = Lock() }
    class Lock { func turn() {} }
    class Model {
      var houses: [House] = []
      @Published var house = House()
      let subject = PassthroughSubject<House, Never>()
      let relay: Observable<House>
      let other: Observable<Door>
      func make() -> House { House() }
    """

  @Test(
    "is known",
    arguments: [
      "let groups = Dictionary(grouping: houses, by: { $0.id }); for (_, list) in groups { list[0].door.open() }",
      "let groups = Dictionary(grouping: houses) { $0.id }; groups[1]?.first?.door.open()",
      "let all = Dictionary(uniqueKeysWithValues: houses.map { ($0.id, $0) }); all[1]?.door.open()",
      "subject.flatMap { house in Just(house) }.sink { $0.door.open() }",
      "subject.combineLatest($house).sink { one, two in two.door.open() }",
      "subject.zip($house).sink { $0.0.door.open() }",
      "subject.combineLatest($house) { one, two in two }.sink { $0.door.open() }",
      "subject.combineLatest($house) { one, two in one.door.open() }",
      "subject.prepend(house).sink { $0.door.open() }",
      "subject.merge(with: $house).sink { $0.door.open() }",
      "Just(house).sink { $0.door.open() }",
      "CurrentValueSubject(houses).sink { $0[0].door.open() }",
      "relay.withLatestFrom(other).subscribe(onNext: { $0.lock.turn() })",
      "relay.withLatestFrom(other) { house, door in house }.subscribe(onNext: { $0.door.open() })",
      "Observable.combineLatest(relay, other).subscribe(onNext: { house, door in house.door.open() })",
      "Observable.combineLatest(relay, other) { house, door in house }.subscribe(onNext: { $0.door.open() })",
      "Observable.combineLatest(relay, other) { house, door in house.door.open() }",
      "relay.flatMapLatest { Observable.just($0) }.subscribe(onNext: { $0.door.open() })",
      "Observable.from(houses).subscribe(onNext: { $0.door.open() })",
      "let task = Task { self.house }; await task.value.door.open()",
      "let task = Task(priority: .high) { make() }; await task.value.door.open()",
      "let result = Result { self.house }; try? result.get().door.open()",
    ])
  func elements(body: String) {
    let text = Self.model + "\n  func f() async {\n    \(body)\n  }\n}\n"
    let found = remarks(on: codebase(["Model.swift": text])).filter {
      $0.text.hasSuffix("open") || $0.text.hasSuffix("turn")
    }
    #expect(found.count == 1, "\(body): \(found)")
  }

  @Test(
    "is not guessed",
    arguments: [
      "Just(houses).sink { $0.door.open() }", "relay.withLatestFrom(other).subscribe(onNext: { $0.door.open() })",
      "let task = Task {}; await task.value.door.open()", "Observable.just().subscribe(onNext: { $0.door.open() })",
      "let groups = Dictionary(grouping: house, by: { $0.id }); groups[1]?.door.open()",
    ])
  func unknown(body: String) {
    let text = Self.model + "\n  func f() async {\n    \(body)\n  }\n}\n"
    #expect(remarks(on: codebase(["Model.swift": text])).isEmpty, "\(body)")
  }

  @Test("what a function makes of elements is not a part of them, as with a closure that calls it")
  func madeByFunctions() {
    let source = """
      class Person { var house = House(); var houses: [House] = [] }
      class House { func enter() {} }
      class Key { func turn() {} }
      func key(_ house: House) -> Key { Key() }
      class Guest {
        func name(_ house: House) -> Key { Key() }
        func visit(_ person: Person) {
          for key in person.houses.map(key) { key.turn() }
          for key in person.houses.map({ key($0) }) { key.turn() }
          let keys = person.houses.compactMap(name)
          keys[0].turn()
          for house in person.houses.filter(isOpen) { house.enter() }  // ← launders Person.houses -> enter
        }
        func isOpen(_ house: House) -> Bool { true }
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }

  @Test("an element of a tuple that is written where it is bound reaches as if it were bound alone")
  func elementsOfTuples() {
    let source = """
      class Person { var house = House() }
      class House { func enter() {} }
      func visit(_ person: Person) {
        let (house, _) = (person.house, 1)
        house.enter()  // ← launders Person.house -> enter
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }

  @Test("elements of arrays of fixed size and of spans are known")
  func fixedArrays() {
    let source = """
      class Person { var house = House() }
      class House { func enter() {} }
      func visit(_ people: [3 of Person]) {
        people[0].house.enter()  // ← reaches Person.house -> enter
      }
      func visitAll(_ people: InlineArray<4, Person>) {
        people[0].house.enter()  // ← reaches Person.house -> enter
      }
      func visitSome(_ people: Span<Person>) {
        people[0].house.enter()  // ← reaches Person.house -> enter
      }
      """
    #expect(remarks(on: codebase(["A.swift": source])) == expectations(in: source, path: "A.swift"))
  }
}
