let chainForms = [
  Form(
    8, "`?` is transparent",
    """
    func send(to person: Person?) {
      take(person?.cottage)
      take(person?.cottage?.town)  // ← reaches Person.cottage -> town
    }
    """),
  Form(
    9, "`!` is transparent",
    """
    func send(to person: Person!) {
      take(person!.cottage!.town)  // ← reaches Person.cottage -> town
    }
    """),
  Form(
    10, "taking an element is no hop, and hides none",
    """
    func send(to person: Person) {
      take(person.houses[0])
      take(person.houses.first)
      take(person.houses[0].town)  // ← reaches Person.houses -> town
      take(person.housesByName["home"]?.town)  // ← reaches Person.housesByName -> town
      take(person.houses.first?.door)
    }
    func enter(_ town: Town) {
      take(town[1].door)
      take(town[1].door?.key)  // ← reaches House.door -> key
    }
    """),
  Form(
    11, "`[keyPath:]` hops as often as the path has components",
    """
    func send(to person: Person) {
      take(person[keyPath: \\.house])
      take(person[keyPath: \\.house.town])  // ← reaches Person.house -> town
    }
    """),
  Form(
    12, "a tuple's element is no hop",
    """
    class Pair {
      let people = (Person(), Person())
      func send() {
        take(people.0.house)
        take(people.1.house.town)  // ← reaches Person.house -> town
      }
    }
    """),
  Form(
    29, "an interpolation reads",
    #"""
    func greet(_ person: Person) -> String {
      "Hello \(person.house.town.name)"  // ← reaches Person.house -> town
    }
    """#),
  Form(
    30, "`await` and `try` are stripped, around a part of the chain too",
    """
    func send(to person: Person) async throws {
      take(await person.house.town)  // ← reaches Person.house -> town
      take((try await person.house).door)
    }
    """),
  Form(
    31, "`consume`, `copy`, `unsafe` and the like are stripped",
    """
    func send(to person: Person) {
      let house = copy person.house
      take(house.town)  // ← launders Person.house -> town
      take(unsafe person.house.door)  // ← reaches Person.house -> door
    }
    """),
  Form(
    32, "a reach passes through casts and parentheses, and choices all of whose branches reach",
    """
    func send(to person: Person, or other: House, _ isLate: Bool) {
      take((person.cottage ?? other).town)
      take((isLate ? person.house : other).door)
      take((person.house).rooms)  // ← reaches Person.house -> rooms
      take((isLate ? person.house : person.cottage ?? person.house).door)
      take((person.mood as? House)?.rooms)  // ← reaches Person.mood -> rooms
    }
    """),
  Form(
    33, "every operand is a chain of its own",
    """
    func add(_ person: Person, _ town: Town) -> Bool {
      town.size + 1 > person.house.id && person.house.town.size > town.size  // ← reaches Person.house -> town
    }
    """),
  Form(
    47, "every clause of `#if` counts, and one inside a chain goes on with it",
    """
    func send(to person: Person) {
      #if os(Linux)
        take(person.house.town)  // ← reaches Person.house -> town
      #else
        take(person.cottage?.town)  // ← reaches Person.cottage -> town
      #endif
    }
    func enter(_ person: Person) {
      person.house
        #if DEBUG
          .enter()  // ← reaches Person.house -> enter
        #endif
    }
    """),
  Form(
    50, "a result builder's body is code",
    """
    struct Page {
      let person: Person
      @ViewBuilder var body: some View {
        Text(person.name)
        Text(person.house.town.name)  // ← reaches Person.house -> town
      }
    }
    """),
  Form(
    54, "an actor's state is reached like any other",
    """
    actor Office { var clerk = Person() }
    func send(to office: Office) async {
      take(await office.clerk)
      take(await office.clerk.house)  // ← reaches Office.clerk -> house
    }
    """),
  Form(
    58, "the position is that of the offending member, on whatever line it stands",
    """
    func send(to person: Person) {
      take(
        person
          // where he lives
          .house
          .`town`  // ← reaches Person.house -> town
          .name)
    }
    """),
]
