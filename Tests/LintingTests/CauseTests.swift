import Testing

@Suite("Causes that reviewers named")
struct CauseTests {
  @Test("are told apart", arguments: causes)
  func cause(_ form: Form) { form.check() }
}

private let causes = [
  Form(
    1, "a default argument is the parameter that the message asks for",
    """
    enum Shared { static let person = Person() }
    func visit(_ other: Person, house: House = Shared.person.house) { house.enter() }
    """),
  Form(
    2, "an alias that a guard binds and a closure uses",
    """
    func visit(_ other: Person) {
      guard let cottage = other.cottage else { return }
      run { cottage.enter() }  // ← launders Person.cottage -> enter
    }
    func run(_ work: () -> Void) {}
    """),
  Form(
    3, "an alias that is used far below",
    """
    func visit(_ other: Person) {
      let house = other.house
      print(1)
      print(2)
      if other.name.isEmpty {
        print(3)
        for _ in 0..<3 { house.enter() }  // ← launders Person.house -> enter
      }
    }
    """),
  Form(
    4, "a write to an element through a reached collection",
    """
    func number(_ other: Person) {
      other.houses[0].id = 3  // ← writes Person.houses -> id
    }
    """),
  Form(
    5, "a nested type is its host's part, and not that of strangers",
    """
    class Host {
      class Part { var hall = Hall() }
      let part = Part()
      func show() {
        print(0)
        part.hall.open()
      }
    }
    class Stranger {
      func show(_ part: Host.Part) {
        print(0)
        part.hall.open()  // ← reaches Host.Part.hall -> open
      }
    }
    class Outer {
      let town = Town()
      enum Maker { static func make(_ outer: Outer) { outer.town.visit() } }
    }
    """),
  Form(
    6, "a value that a lock hands over",
    """
    class Safe {
      let lock = Mutex(Person())
      func visit() {
        let person = lock.withLock { $0 }
        person.house.enter()  // ← reaches Person.house -> enter
      }
    }
    """),
]
