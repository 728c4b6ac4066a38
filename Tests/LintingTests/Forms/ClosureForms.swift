let closureForms = [
  Form(
    6, "closures for memberwise and other initializers",
    """
    struct Row { var title = ""; let onTap: (Person) -> Void; var onHold: ((Town) -> Void)? }
    struct Outer { struct Inner { let work: (Person) -> Void }; let inner: Inner }
    struct Screen<Value> { let value: Value; let show: (Value) -> Void }
    class Handler {
      init(_ work: @escaping (Person) -> Void) {}
      convenience init(count: Int) { self.init { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    }
    enum Act { case run((Person) -> Void), stop }
    func row() { _ = Row { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    func both() {
      _ = Row(title: "a") { take($0) } onHold: { take(1); $0.hall.open() }  // ← reaches Town.hall -> open
    }
    func labeled() { _ = Row(onTap: { person in take(1); person.house.enter() }) }  // ← reaches Person.house -> enter
    func inner() { _ = Outer.Inner { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    func written(_ town: Town) {
      _ = Screen<Town>(value: town) { take(1); $0.hall.open() }  // ← reaches Town.hall -> open
    }
    func inferred(_ town: Town) {
      _ = Screen(value: town) { take(1); $0.hall.open() }  // ← reaches Town.hall -> open
    }
    func action() { _ = Act.run { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    """),
  Form(
    6, "closures for generic functions",
    """
    func with<T, R>(_ value: T, _ work: (T) -> R) -> R { work(value) }
    func each<T>(_ values: [T], _ work: (inout T) -> Void) {}
    func use(_ person: Person) { with(person) { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    func all(_ people: [Person]) { each(people) { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    """),
  Form(
    6, "initializers that are passed by their names",
    """
    class Row { let house: House; init(_ house: House) { self.house = house }; init(house: House) { self.house = house } }
    func show(_ houses: [House]) {
      let rows = houses.map(Row.init)
      rows.forEach { $0.house.enter() }  // ← reaches Row.house -> enter
    }
    func showMore(_ houses: [House]) {
      let more = houses.map(Row.init(house:))
      more.first?.house.enter()  // ← reaches Row.house -> enter
    }
    func showOne() {
      let make = Row.init
      take(make(House()).house.town)
    }
    """),
  Form(
    11, "a key path that is given to `map` of an optional",
    """
    func visit(_ person: Person?) {
      take(person.map(\\.house)?.town.hall)  // ← reaches House.town -> hall
      let cottage = person.flatMap(\\.cottage)
      take(cottage?.door?.key)  // ← reaches House.door -> key
    }
    """),
  Form(
    6, "closures that are returned, and their written results",
    """
    func made() -> (Person) -> Void { { person in take(1); person.house.enter() } }  // ← reaches Person.house -> enter
    var visit: (Person) -> Void { { take(1); $0.house.enter() } }  // ← reaches Person.house -> enter
    func written(_ people: [Person]) {
      let cottages = people.compactMap { person -> House? in take(1); return person.cottage }
      cottages.first?.town.visit()  // ← reaches House.town -> visit
    }
    """),
  Form(
    6, "closures that take bindings and their values",
    """
    struct Page: View {
      @State var chosen: Person?
      @State var people: [Person] = []
      var body: some View {
        Text("").sheet(item: $chosen) { Text($0.house.town) }  // ← reaches Person.house -> town
      }
      var list: some View {
        ForEach($people) { $person in Text(person.house.town) }  // ← reaches Person.house -> town
      }
      var question: some View {
        Text("").alert("", isPresented: shown, presenting: chosen) { Text($0.house.town) }  // ← reaches Person.house -> town
      }
    }
    """),
  Form(
    6, "what closures of several statements return",
    """
    func found(_ people: [Person]) {
      let all = people.map { take($0); return $0 }
      all.first?.house.enter()  // ← reaches Person.house -> enter
    }
    func made(_ numbers: [Int]) {
      let all = numbers.map { number in let person = Person(); take(number); return person }
      all.first?.house.enter()  // ← reaches Person.house -> enter
    }
    func some(_ people: [Person]) {
      let all = people.compactMap { person in
        if person.name.isEmpty { return nil }
        return person
      }
      all.first?.house.enter()  // ← reaches Person.house -> enter
    }
    func shadowed(_ people: [Person], town: Town) {
      let all = people.map { person in
        if let town = unknown(person) as? Person { return town }
        return unknown(person)
      }
      all.first?.hall.open()
    }
    func inner(_ people: [Person]) {
      let all = people.map { person in
        func other() -> Town { take(1); return Town() }
        take(people.map { take($0); return Town() })
        return unknown(person)
      }
      all.first?.hall.open()
    }
    func reached(_ people: [Person]) {
      let all = people.map { take($0); return $0.house }
      all.first?.town.visit()  // ← reaches House.town -> visit
    }
    func branches(_ people: [Person]) {
      let all = people.map { person in
        if person.name.isEmpty { take(1); return person } else { return Person() }
      }
      all.first?.house.enter()  // ← reaches Person.house -> enter
    }
    func partly(_ house: House) {
      let all = house.rooms.map { room in
        if let other = unknown(room) as? Room { return other }
        return Room()
      }
      take(all.first?.name)  // ← launders House.rooms -> name
    }
    class Screen {
      let person = { let made = Person(); take(made); return made }()
      func show() { person.house.enter() }
    }
    """),
  Form(
    23, "the publishers of a published property and of a subject",
    """
    class Model: ObservableObject { @Published var person = Person() }
    func observe(_ model: Model) {
      model.$person.sink { take(1); $0.house.enter() }  // ← reaches Person.house -> enter
    }
    func receive(_ subject: PassthroughSubject<Person, Never>) {
      subject.share().first().sink { take(1); $0.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    40, "payloads and elements of self are not self",
    """
    enum Place {
      case home(Person), away
      func enter() {
        if case .home(let person) = self { take(1); person.house.enter() }  // ← reaches Person.house -> enter
      }
    }
    extension Array where Element == Person {
      func enter() { for person in self { take(1); person.house.enter() } }  // ← reaches Person.house -> enter
      func open() { self[0].house.town.visit() }  // ← reaches Person.house -> town
      func sort() {
        self.filter { _ in true }.forEach { take(1); $0.mood.target?.home() }  // ← reaches Person.mood -> target
      }
    }
    extension [Town] {
      func visit() { first?.hall.open() }  // ← reaches Town.hall -> open
    }
    """),
  Form(
    52, "an extension whose clause says what self is",
    """
    class Base { var person = Person() }
    protocol Coordinated {}
    extension Coordinated where Self: Base {
      func visit() { person.house.enter() }  // ← reaches Person.house -> enter
    }
    protocol Shop { associatedtype Item; var item: Item { get } }
    extension Shop where Item == Person {
      func sell() { item.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
]
