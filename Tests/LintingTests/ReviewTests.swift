import Analysis
import Findings
import Testing

/// Forms that reviewers of real findings called wrong, or missed.
@Suite("what reviewers asked for")
struct ReviewTests {
  @Test("is reported or exempt as they said", arguments: exemptForms + missedForms)
  func form(_ form: Form) {
    form.check()
  }

  @Test("the declarations of a generated file are not the repository's to change")
  func generated() {
    let message = "class Wire { var part = Part() }; class Part { func go() {} }"
    let use = "func f(wire: Wire) { wire.part.go() }"
    #expect(remarks(on: codebase(["Wire.pb.swift": message, "A.swift": use], linting: ["A.swift"])).isEmpty)
    #expect(remarks(on: codebase(["Wire.swift": message, "A.swift": use], linting: ["A.swift"])).count == 1)
  }

  @Test("lets a script use what it makes at its top level")
  func script() {
    scriptForm.check(at: "main.swift")
  }

  @Test("survives classes that inherit each other")
  func circle() {
    let source = """
      class A: B { override var part: Part { Part() } }
      class B: A { override var part: Part { Part() } }
      class Part { func go() {} }
      func f(a: A) { a.part.go() }
      """
    #expect(remarks(on: codebase(["A.swift": source])).isEmpty)
  }

  @Test("is a note where both views are defensible")
  func notes() {
    for form in borderlineForms {
      let codebase = codebase(["Prelude.swift": prelude, "A.swift": form.source], linting: ["A.swift"])
      let found = codebase.reachings(ReachQuery(.read, allowed: 1, confidence: .high))
      #expect(Set(found.map(\.mitigation)) == [.parameterBag, .ownState, nil])
    }
  }
}

private let exemptForms = [
  Form(
    1, "a property that overrides or implements a library's is the library's",
    """
    class Screen: UIViewController {
      override var view: UIView! { get { super.view } set {} }
      override var title: String? { didSet {} }
    }
    class Special: Screen { override var view: UIView! { get { super.view } set {} } }
    class Owner { var screen = Screen() }
    func one(screen: Screen) { screen.view.layoutIfNeeded() }
    func two(screen: Special) { screen.view.layoutIfNeeded() }
    func three(owner: Owner) { owner.screen.load() }  // ← reaches Owner.screen -> load
    """),
  Form(
    2, "sequences, publishers and observable objects are used by a library's operators",
    """
    struct Events: Publisher { func receive() {} }
    final class Feed: Sequence { func refresh() {} }
    final class Model: ObservableObject { var events = Events(); var feed = Feed(); var inner = Inner() }
    final class Inner: ObservableObject {}
    func one(model: Model) { model.events.sink { _ in } }
    func two(model: Model) { model.feed.map { $0 } }
    func three(model: Model) { model.inner.objectWillChange.send() }
    func four(model: Model) { model.feed.refresh() }  // ← reaches Model.feed -> refresh
    """),
  Form(
    3, "an object is under construction in the function that returns it",
    """
    func one() -> Person { let person = Person(); person.house.door = nil; person.house.enter(); return person }
    var two: Person { let person = Person(); person.house.enter(); return person }
    func three() -> Town { let person = Person(); person.house.enter(); return Town() }  // ← reaches Person.house -> enter
    """),
  Form(
    4, "a property that forwards to a property of its name, however deep",
    """
    class Fan {
      let person = Person()
      var lamp: Lamp { person.house.rooms[0].lamp }
      var other: Lamp { person.house.rooms[0].lamp }  // ← reaches Person.house -> rooms
    }
    """),
  Form(
    6, "the content of a box, a callback, and what an extension of a nested type does to its host",
    """
    struct Current<Output>: Publisher { var value: Output; func receive(subscriber: S) {} }
    final class Callback<Input> { private var block: ((Input) -> Void)?; func register(block: @escaping (Input) -> Void) {} }
    final class Service { var current: Current<Town>; let onDone = Callback<Int>(); let lamp = Lamp() }
    final class Host { var lamp = Lamp(); final class Model {} }
    extension Host.Model { func bind(_ host: Host) { host.lamp.isOn = true } }
    func one(service: Service) { print(service.current.value) }
    func two(service: Service) { service.current.receive(on: main) }
    func three(service: Service) { service.onDone.register { _ in } }
    func four(service: Service) { service.lamp.light() }  // ← reaches Service.lamp -> light
    """),
]

private let borderlineForms = [
  Form(
    1, "a bag of settings, and the own state",
    """
    class AppSettings { let person = Person() }
    struct ViewState { var person = Person() }
    class Screen {
      var state = ViewState()
      let settings: AppSettings
      func one() { print(); settings.person.visit(Town()) }
      func two() { print(); state.person.visit(Town()) }
      func three(other: ViewState) { print(); other.person.visit(Town()) }
    }
    """)
]

private let missedForms = [
  Form(
    1, "a write to an element that `forEach` hands over",
    """
    func one(house: House) { house.rooms.forEach { $0.name = "" } }  // ← writes House.rooms -> name
    func two(house: House) { house.rooms.forEach { room in room.name = "" } }  // ← writes House.rooms -> name
    func three(house: House) { house.rooms.forEach { print($0.name) } }
    func four(rooms: [Room]) { rooms.forEach { $0.name = "" } }
    func five(house: House) { house.rooms.forEach { let other = Room(); other.name = $0.name } }
    """)
]

private let scriptForm = Form(
  1, "the top level of a script has locals, and a function reads them",
  """
  let person = Person()
  person.house.enter()
  func one() { person.house.enter() }
  func two(person: Person) { person.house.enter() }  // ← reaches Person.house -> enter
  """)
