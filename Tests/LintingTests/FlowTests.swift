import Testing

@Suite("local names")
struct FlowTests {
  @Test("of a variable's definitions those count that can reach the use", arguments: flows)
  func definitions(_ form: Form) {
    form.check()
  }

  @Test("a chain that was found already is not found again through its name")
  func reportedReach() {
    let source = """
      func send(to person: Person) {
        let town = person.house.town  // ← reaches Person.house -> town
        town.hall.open()
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "Source.swift": source], linting: ["Source.swift"])
    #expect(remarks(on: codebase) == expectations(in: source, path: "Source.swift"))
  }

  @Test("with two hops allowed the third is the first too far")
  func comment() {
    let source = """
      func send(to person: Person) {
        let town = person.house.town
        town.visit()  // ← launders House.town -> visit
        person.house.enter()
        person.house.town.hall.open()  // ← reaches House.town -> hall
      }
      """
    let codebase = codebase(["Prelude.swift": prelude, "Source.swift": source], linting: ["Source.swift"])
    #expect(remarks(on: codebase, allowed: 2) == expectations(in: source, path: "Source.swift"))
  }
}

private let flows = [
  Form(
    1, "an assignment replaces what was before it",
    """
    func send(to person: Person) {
      var house = person.house
      house = House()
      house.enter()
    }
    """),
  Form(
    2, "an assignment in a branch may have been made",
    """
    func send(to person: Person, _ isGuest: Bool) {
      var house = House()
      if isGuest { house = person.house }
      house.enter()
    }
    """),
  Form(
    3, "what is assigned in the other branch is not seen here",
    """
    func send(to person: Person, _ isGuest: Bool) {
      let house: House
      if isGuest {
        house = person.house
        take(house)
      } else {
        house = House()
        house.enter()
      }
    }
    """),
  Form(
    4, "a later assignment does not count",
    """
    func send(to person: Person) {
      var house = House()
      house.enter()
      house = person.house
    }
    """),
  Form(
    5, "a copy of a value may be changed; an object may not",
    """
    struct Address { var street = ""; var lines: [String] = [] }
    class Owner { var address = Address(); var house = House() }
    func send(to owner: Owner) {
      var address = owner.address
      address.street = "x"
      address.lines.append("")
      let house = owner.house
      house.color = .red  // ← writes Owner.house -> color
    }
    """),
  Form(
    6, "a value's reducer may write the parts of the value, not the parts of its parts",
    """
    struct News { var step = Step() }
    struct Step { var title = "" }
    struct AppState { var news = News() }
    func reduce(_ state: inout AppState, _ other: Person) {
      state.news.step = Step()
      state.news.step.title = ""
    }
    func reduced(_ old: AppState) -> AppState {
      var state = old
      state.news.step.title = ""
      return state
    }
    """),
  Form(
    7, "what a transformation makes is new",
    """
    func send(to person: Person) {
      for label in person.houses.map({ Label($0) }) { label.show() }
      for house in person.houses.filter({ $0.id > 1 }) { house.enter() }  // ← launders Person.houses -> enter
    }
    struct Label { init(_ house: House) {}; func show() {} }
    """),
  Form(
    8, "a variable of a protocol or generic type holds a copy, unless only classes conform; an object in it is no copy",
    """
    protocol Context { var core: Core { get set } }
    struct Core { var step = 0; var lamp = Lamp() }
    func respond<C: Context>(_ context: C) -> C {
      var context = context
      context.core.step = 1
      context.core.lamp.isOn = true  // ← writes Core.lamp -> isOn
      return context
    }
    func answer(_ context: inout any Context) {
      context.core.step = 1
    }
    protocol Owner: AnyObject { var core: Core { get set } }
    func change(_ owner: any Owner) {
      var owner = owner
      owner.core.step = 1  // ← writes Owner.core -> step
    }
    """),
  Form(
    9, "the result of a method is a friend, that of a method which only returns a property is a part",
    """
    class Label { var text = House(); init(text: House = House()) {} }
    class Draft {
      var kept = Label()
      func makeLabel() -> Label { Label(text: House()) }
      func lastLabel() -> Label { kept }
    }
    class Sheet { var draft = Draft() }
    func show(_ draft: Draft, _ sheet: Sheet) {
      let label = draft.makeLabel()
      label.text.enter()  // ← reaches Label.text -> enter
      let last = draft.lastLabel()
      last.text.enter()  // ← launders Draft.lastLabel -> text
      let other = sheet.draft.makeLabel()  // ← reaches Sheet.draft -> makeLabel
      other.text = House()
    }
    """),
  Form(
    10, "an assignment from the variable itself keeps what is known of it",
    """
    func order(_ all: [Person]) {
      var people = all
      people = people.filter { $0.house.town.size > 0 }  // ← reaches Person.house -> town
      people = people.filter { $0.name.isEmpty }
      for person in people { take(person.mood.target) }  // ← reaches Person.mood -> target
    }
    class Folder { var outer: Folder?; var folder: Folder { self }; func open() {} }
    func climb(_ folder: Folder) {
      var place = folder
      while true {
        place = place.folder
        place.open()
      }
    }
    """),
  Form(
    11, "what is written out behind a local name goes on from its value",
    """
    class Office { var chief = Person(); func boss() -> Person { chief } }
    func send(to office: Office) {
      let person = office.boss()
      person.house.enter()  // ← launders Office.boss -> house
    }
    func send(from label: UILabel) {
      guard let person = label.superview as? Person else { return }
      person.house.enter()  // ← reaches Person.house -> enter
    }
    """),
]
