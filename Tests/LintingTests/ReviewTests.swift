import Testing

/// Forms that reviewers of real findings called wrong, or missed.
@Suite("what reviewers asked for")
struct ReviewTests {
  @Test("is reported or exempt as they said", arguments: exemptForms + missedForms)
  func form(_ form: Form) {
    let path = "main.swift"
    let codebase = codebase(["Prelude.swift": prelude, path: form.source], linting: [path])
    #expect(remarks(on: codebase) == expectations(in: form.source, path: path))
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
    5, "the top level of a script has locals, and a function reads them",
    """
    let person = Person()
    print(person.house)
    func one() { print(person.house) }
    """),
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
