import Analysis
import Findings
import SwiftReader
import Testing

/// Forms that reviewers of real findings called wrong, or missed.
@Suite("what reviewers asked for")
struct ReviewTests {
  @Test(
    "is reported or exempt as they said", arguments: exemptForms + missedForms + secondDrawForms + specializationForms)
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

  @Test("finds what is set beyond a global, directly or through a local name")
  func globals() {
    let source = """
      final class Post { static let shared = Post(); var box = House() }
      func one() { Post.shared.box.door = nil }
      func two() { let box = Post.shared.box; box.door = nil }
      final class Center { static let shared = Center(); let a = Lamp(); let b = Door(); let c = House(); let d = Town() }
      extension Center { var counts: [String: Int] { get { [:] } set {} } }
      final class AppState { static let shared = AppState(); let a = Lamp(); let b = Door(); let c = House(); let d = Town() }
      func three() { AppState.shared.a.light() }
      func four() { Center.shared.counts["a"] = 1 }
      """
    let codebase = codebase(["Prelude.swift": prelude, "A.swift": source], linting: ["A.swift"])
    let found = [UseKind.write, .global].flatMap { codebase.edgeUses(ReachQuery($0, minReach: 1, confidence: .high)) }
    #expect(
      found.map { "\($0.position.line) \($0.edge) \($0.member) \($0.useKind)" }.sorted() == [
        "2 Post.box door write", "3 Post.box door write", "7 AppState.a light global",
      ])
  }

  @Test("is a note where both views are defensible")
  func notes() {
    for form in borderlineForms {
      let codebase = codebase(["Prelude.swift": prelude, "A.swift": form.source], linting: ["A.swift"])
      let found = codebase.edgeUses(ReachQuery(.read, minReach: 1, confidence: .high))
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
    func four() -> Person { let person = Person(); person.house.town.name.print(); return person }  // ← reaches House.town -> name
    """),
  Form(
    3, "what an enumeration without payloads gives is made, no part of it",
    """
    enum Style { case plain, bold; var lamp: Lamp { if self == .plain { return Lamp() }; return Lamp() } }
    enum State { case on(Lamp), off; var lamp: Lamp? { if case .on(let lamp) = self { return lamp }; return nil } }
    final class Desk { var style = Style.plain; var state = State.off }
    func one(style: Style) { style.lamp.isOn = true; let lamp = style.lamp; lamp.light() }
    func two(desk: Desk) { desk.style.lamp.light() }
    func three(state: State) { state.lamp?.light() }  // ← reaches State.lamp -> light
    """),
  Form(
    3, "toggling a property of what a library gave is setting it",
    """
    func one(cell: UITableViewCell) { guard let lamp = cell.lamp as? Lamp else { return }; lamp.isOn.toggle() }
    func two(room: Room) { guard let lamp = room.lamp as? Lamp else { return }; lamp.isOn.toggle() }  // ← writes Room.lamp -> isOn
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

private let secondDrawForms = [
  Form(
    1, "what a box holds may be set where the box may be",
    """
    final class Box<Value> { @Published var value: Value; init(_ value: Value) { self.value = value } }
    final class Storage { var user = Box("a"); var inner = Storage(); var lamp = Lamp() }
    func one(storage: Storage) { storage.user.value = "b"; storage.user.$value.sink { _ in } }
    func two(storage: Storage) { storage.inner.user.value = "b" }  // ← writes Storage.inner -> user
    func three(storage: Storage) { storage.lamp.isOn = true }  // ← writes Storage.lamp -> isOn
    """),
  Form(
    2, "a generic type whose parameter must behave is no box",
    """
    protocol Library { func menu() }
    final class Model<L: Library> { let library: L; var page = 0; init(_ library: L) { self.library = library } }
    func one<L: Library>(model: Model<L>) { model.library.menu() }  // ← reaches Model.library -> menu
    """),
  Form(
    3, "what a closure makes of other things comes from there",
    """
    final class Record { var ids: [Int] = [] }
    final class Registry { static var lamps: [Lamp] = [] }
    func one(record: Record) {
      let lamps = record.ids.compactMap { id in Registry.lamps.first { $0.watts.count == id } }
      for lamp in lamps { lamp.isOn = false }
    }
    """),
  Form(
    4, "a structure around an array of its parameter is used like the array",
    """
    struct Selection<Item> {
      var items: [Item] = []
      func forEach(_ body: (Item) -> Void) { print(); items.forEach(body) }
    }
    final class Manager { var selection = Selection<Person>() }
    func one(manager: Manager) { manager.selection.forEach { print($0) } }
    """),
  Form(
    5, "a binding is handed over in order to be written through",
    """
    struct Alarm { var name = ""; func ring() { print(); print() } }
    struct Seed { var alarm = Alarm() }
    func one(seed: Binding<Seed>) -> Binding<String> {
      Binding(get: { seed.wrappedValue.alarm.name }, set: { seed.wrappedValue.alarm.name = $0 })
    }
    """),
  Form(
    6, "a write through a local name that reached too far already",
    """
    func one(person: Person) {
      let hall = person.house.town.hall  // ← reaches Person.house -> town
      hall.lamp = Lamp()  // ← writes Town.hall -> lamp
    }
    """),
  Form(
    7, "literals of types that are called",
    """
    final class Shelf { var keyed = [String: Person](); var lists = [Int: [Person]]() }
    func one(shelf: Shelf) { shelf.keyed["a"]?.house.enter() }  // ← reaches Shelf.keyed -> house
    func two(shelf: Shelf) { shelf.lists[0]?.first?.house.enter() }  // ← reaches Shelf.lists -> house
    """),
]

private let specializationForms = [
  Form(
    10, "a property that is private to the file is shared there",
    """
    final class Task { fileprivate var person = Person(); var other = Person() }
    final class Worker { func one(task: Task) { task.person.visit(Town()) } }
    final class Boss { func one(task: Task) { task.other.visit(Town()) } }  // ← reaches Task.other -> visit
    """),
  Form(
    9, "an extension of an alias of a nested type, or of an array",
    """
    enum Schema { enum V1 { final class User { func log() { print() } } } }
    typealias UserState = Schema.V1.User
    typealias People = [Person]
    extension UserState { var home: House { House() } }
    extension People { var head: Person { self[0] } }
    final class Session { var user = UserState(); var people: People = [] }
    func one(session: Session) { session.user.home.enter() }  // ← reaches Session.user -> home
    func two(session: Session) { session.people.head.house.enter() }  // ← reaches Session.people -> house
    """),
  Form(
    8, "generic arguments that are written where an object is made",
    """
    final class Box<Value> { var value: Value; var other: Value; init(key: String) {}; static var shared: Box { Box(key: "") } }
    final class Shelf {
      var box = Box<Person>(key: "a"), list = Array<Person>(), table = Dictionary<String, Person>()
      let subject = CurrentValueSubject<Person, Never>(Person())
    }
    func one(shelf: Shelf) { shelf.box.value.house.enter() }  // ← reaches Shelf.box -> house
    func two(shelf: Shelf) { shelf.list.first?.house.enter() }  // ← reaches Shelf.list -> house
    func three(shelf: Shelf) { shelf.table["a"]?.house.enter() }  // ← reaches Shelf.table -> house
    func four(shelf: Shelf) { shelf.subject.value.house.enter() }  // ← reaches Person.house -> enter
    func five() { Box<Person>(key: "").value.house.enter() }  // ← reaches Person.house -> enter
    func six(a: Int, b: Int, c: Int) { print(a < b, b > (c)) }
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
