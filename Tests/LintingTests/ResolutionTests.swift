import Analysis
import Findings
import SwiftReader
import Testing

@Suite("types are found")
struct ResolutionTests {
  @Test("where the type of a value is evident, its reach is seen", arguments: resolutions + typeForms)
  func resolution(_ form: Form) {
    form.check()
  }

  @Test("a type that nothing named before stands in the arguments of an extension")
  func extended() {
    let codebase = codebase([
      "A.swift": """
      final class Foo {}
      final class Bar { func n() {} }
      extension Array<Foo> { var m: Bar { let made = Bar(); return made } }
      func f(x: [Int]) { x.m.n() }
      """
    ])
    #expect(remarks(on: codebase, confidence: .low).isEmpty)
  }

  @Test("a variable is not taken for the one declared before it that the file has called")
  func calledBefore() {
    let codebase = codebase([
      "A.swift": "let first: [Int] = []\nlet second = false",
      "B/B.swift": """
      final class Lamp { func shine() {} }
      final class Room { let lamp = Lamp() }
      func f() { first().lamp.shine() }
      func g() { second.lamp.shine() }
      let first: () -> Room = { Room() }
      let second: Room = Room()
      """,
    ])
    let edgeUses = codebase.edgeUses(ReachQuery(.global, allowed: 1, confidence: .high))
    #expect(edgeUses.map { "\($0.position.line) \($0.edge)" }.sorted() == ["3 Room.lamp", "4 Room.lamp"])
  }
}

private let resolutions = [
  Form(
    0, "`Self` is the type of the value, also where a library's class or a superclass is extended",
    """
    extension UIView { var bare: Self { self }; func plain() -> Self { self } }
    class Base { func me() -> Self { self }; var mine: Self { self }; static func make() -> Self { fatalError() } }
    final class Panel: UIView { let town = Town() }
    final class Room2: Base { let town = Town() }
    final class Screen {
      let one = Panel().bare
      let two = Panel().plain()
      let three = Room2().me()
      let four = Room2().mine
      let five = Room2.make()
      func open() {
        one.town.hall.open()  // ← reaches Panel.town -> hall
        three.town.visit()  // ← reaches Room2.town -> visit
      }
      func openTwo() {
        two.town.visit()  // ← reaches Panel.town -> visit
      }
      func close() {
        four.town.visit()  // ← reaches Room2.town -> visit
      }
      func end() {
        five.town.visit()  // ← reaches Room2.town -> visit
      }
    }
    """),
  Form(
    0, "the projection of a property, and objects of libraries by their names",
    """
    final class Feed { @Published var title = ""; let loader: RemoteImageManager; let tone: RemoteTone; func end() { print(1); print(2) } }
    final class Model { let feed: Feed; func end() { print(1); print(2) } }
    func watch(_ model: Model, _ feed: Feed) {
      model.feed.$title.sink { _ in }  // ← reaches Model.feed -> $title
      feed.loader.cancel()  // ← reaches Feed.loader -> cancel
      feed.tone.play()  // ← reaches Feed.tone -> play
      print(feed.tone.volume)
      model.feed.$nothing.sink { _ in }
    }
    """),
  Form(
    1, "initialisers, of types, of aliases and with `.init`",
    """
    typealias Owner = Person
    class Post {
      let first = Person()
      let second = Owner()
      let third = Person.init()
      func one() { first.house.enter() }  // ← reaches Person.house -> enter
      func two() { second.house.enter() }  // ← reaches Person.house -> enter
      func three() { third.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    2, "results of functions, static functions and own methods",
    """
    func makePerson() -> Person { Person() }
    class Factory {
      static func make() -> Person { Person() }
      func find() throws -> Person? { nil }
      func one() { makePerson().house.enter() }  // ← reaches Person.house -> enter
      func two() { Factory.make().house.enter() }  // ← reaches Person.house -> enter
      func three() throws { try find()?.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    3, "overloads by their labels",
    """
    class Book {
      func find(name: String) -> Town { Town() }
      func find(id: Int) -> Person { Person() }
      func one() { find(id: 1).house.enter() }  // ← reaches Person.house -> enter
      func two() { find(name: "x").hall.open() }  // ← reaches Town.hall -> open
    }
    """),
  Form(
    4, "elements of arrays, dictionaries and sets, and of what makes them of others",
    """
    class Club {
      let people: [Person] = []
      let byName: [String: Person] = [:]
      let guests: Set<Guest> = []
      func one() { people.sorted { $0.name < $1.name }.first?.house.enter() }  // ← reaches Person.house -> enter
      func two() { for (_, person) in byName { person.house.enter() } }  // ← reaches Person.house -> enter
      func three() {
        for (i, person) in people.enumerated() { person.house.enter() }  // ← reaches Person.house -> enter
      }
      func four() { byName.values.forEach { $0.house.enter() } }  // ← reaches Person.house -> enter
      func five() { guests.filter { $0.host == people[0] }.first?.host.visit(Town()) }  // ← reaches Guest.host -> visit
    }
    class Guest { let host = Person() }
    """),
  Form(
    5, "closures of the repository's own functions",
    """
    func update(_ change: (Person) -> Void, then done: @escaping (Town) -> Void) {}
    class Post {
      func each(_ work: (Person, Int) -> Void) {}
      func one() { each { person, number in person.house.enter() } }  // ← reaches Person.house -> enter
      func two() { each { $0.house.enter() } }  // ← reaches Person.house -> enter
      func three() { update({ _ in }, then: { $0.hall.open() }) }  // ← reaches Town.hall -> open
    }
    """),
  Form(
    6, "generics with their arguments put in",
    """
    class Shelf<Item> {
      var top: Item
      func take() -> Item { top }
      func all() -> [Item] { [] }
    }
    class Library: Shelf<Person> {
      func one() { take().house.enter() }  // ← reaches Person.house -> enter
      func two(_ shelf: Shelf<Town>) { shelf.all()[0].hall.open() }  // ← reaches Town.hall -> open
      func three() { identity(Person()).house.enter() }  // ← reaches Person.house -> enter
    }
    func identity<T>(_ value: T) -> T { value }
    """),
  Form(
    7, "a protocol's associated types, as those who conform name them",
    """
    protocol Source { associatedtype Item; var item: Item { get } }
    extension Source { var all: [Item] { [item] } }
    class People: Source { var item = Person(); typealias Item = Person }
    func send(_ people: People) {
      people.all.first?.house  // ← reaches Source.all -> house
    }
    """),
  Form(
    8, "optionals mapped",
    """
    func send(_ person: Person?, _ town: Town) {
      person.map { $0.house.enter() }  // ← reaches Person.house -> enter
      town.mayor.flatMap { take($0.cottage?.town) }  // ← reaches Person.cottage -> town
    }
    """),
  Form(
    9, "tuples by position and by label",
    """
    class Pair {
      let pair: (left: Person, right: Town) = (Person(), Town())
      func one() { pair.left.house.enter() }  // ← reaches Person.house -> enter
      func two() { let (_, town) = pair; town.hall.open() }  // ← reaches Town.hall -> open
      let (person, town) = (Person(), Town())
      func three() { town.hall.lamp.light() }  // ← reaches Town.hall -> lamp
    }
    """),
  Form(
    10, "properties without a written type, one after the other",
    """
    class Post {
      let clerk = Clerk()
      lazy var person = clerk.person
      func send() { person.house.enter() }  // ← reaches Person.house -> enter
    }
    class Clerk { let person = Registry.shared.first }
    class Registry { static let shared = Registry(); let first = Person() }
    """),
  Form(
    11, "injected objects that are named like their types",
    """
    struct Page {
      @Environment(Person.self) private var person
      func send() { person.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    12, "`newValue`, setters and observers",
    """
    class Post {
      var person = Person() { didSet { take(oldValue.house.town) } }  // ← reaches Person.house -> town
      var other: Person {
        get { person }
        set { newValue.house.enter() }  // ← reaches Person.house -> enter
      }
    }
    """),
  Form(
    13, "members of extensions of library types are the repository's",
    """
    extension UIView { var town: Town { let made = Town(); return made } }
    class Card: UIView {
      func draw(_ view: UIView) {
        town.hall.open()  // ← reaches Town.hall -> open
        view.town.visit()  // ← reaches UIView.town -> visit
      }
    }
    """),
  Form(
    14, "inherited members, of superclasses and protocols, through aliases and compositions",
    """
    class Base { var person = Person() }
    protocol Named { var town: Town { get } }
    typealias Both = Base & Named
    class Leaf: Base {}
    func send(_ leaf: Leaf, _ both: Both) {
      leaf.person.name = "x"  // ← writes Base.person -> name
      both.town.visit()  // ← reaches Named.town -> visit
    }
    """),
  Form(
    15, "a collection's elements are what it has at a position, not what it looks up",
    """
    struct People: Collection {
      subscript(name: String) -> Town { Town() }
      subscript(position: Int) -> Person { Person() }
    }
    func one(_ people: People) {
      for person in people { person.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    16, "a generic parameter of somebody else is no type",
    """
    class Box<Item: Named> { let item: Item; init(of item: Item) { self.item = item }
      func show() { item.town.visit() }  // ← reaches Named.town -> visit
    }
    protocol Named { var town: Town { get } }
    class Shelf { lazy var box = Box(of: something()); func show() { box.item.town.visit() } }
    """),
  Form(
    17, "an element of a tuple has the type at its number",
    """
    class Keys {
      let pair = (1, Person())
      let deep: ((String, Int), (Bool, Person)) = make()
      func one() { pair.1.house.enter() }  // ← reaches Person.house -> enter
      func two() { deep.1.1.house.enter() }  // ← reaches Person.house -> enter
      func three() { let (number, person) = pair; print(number); person.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    63, "a closure without a label belongs to the parameter at its place",
    """
    final class Failure { let town = Town(); func end() { print(1); print(2) } }
    func load(_ success: (Person) -> Void, failure: ((Failure) -> Void)? = nil) {}
    func first(_ work: (Person) -> Void, _ other: (Failure) -> Void) {}
    func one() {
      load { $0.house.enter() }  // ← reaches Person.house -> enter
    }
    func two() {
      load {
        $0.house.enter()  // ← reaches Person.house -> enter
      } failure: {
        $0.town.visit()  // ← reaches Failure.town -> visit
      }
    }
    func three() {
      first(
        { $0.house.enter() },  // ← reaches Person.house -> enter
        { $0.town.visit() })  // ← reaches Failure.town -> visit
    }
    """),
  Form(
    64, "an extension of an array, a dictionary or an optional adds to those of its elements only",
    """
    final class Mayor { let town = Town(); func end() { print(1); print(2) } }
    extension [Mayor] { var chief: Mayor { print(1); return Mayor() } }
    extension [String: Person] { func all(_ value: Value) { print(1); value.house.enter() } }  // ← reaches Person.house -> enter
    extension Person? { func own(_ person: Wrapped) { print(1); person.house.enter() } }  // ← reaches Person.house -> enter
    func one(_ mayors: [Mayor]) { mayors.chief.town.visit() }  // ← reaches Mayor.town -> visit
    func two(_ numbers: [Int]) { numbers.chief.town.visit() }
    """),
]
