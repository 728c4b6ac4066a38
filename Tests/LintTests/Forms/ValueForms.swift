let valueForms = [
  Form(
    24, "builders and modifiers are calls",
    """
    struct Page: View {
      let person: Person
      var body: some View {
        Text(person.name).font(.body).padding().background(Color.red).frame(width: 3)
      }
    }
    """),
  Form(
    25, "pipelines are calls",
    """
    class Club {
      let people: [Person] = []
      func late() { take(people.map { $0.house }.filter { $0.rooms.isEmpty }.sorted { $0.id < $1.id }.first) }
    }
    """),
  Form(
    26, "members of library values are values",
    """
    func measure(_ person: Person, _ house: House) {
      take(person.name.count)
      take(person.name.utf8.count)
      take(person.houses.count)
      take(person.houses.isEmpty)
      take(house.rooms.reversed().count)
      take(person.frame.size.width)
    }
    extension Person { var frame: CGRect { .zero } }
    extension String { var town: Town { Town() } }
    func visit(_ name: String) { name.town.visit() }
    """),
  Form(
    27, "literals are nobody's",
    """
    func measure() {
      take("x".utf8.count)
      take([Person()].first?.house)
      take([1, 2].first?.magnitude.words)
    }
    """),
  Form(
    28, "what says who a value is, is terminal",
    """
    struct ID: RawRepresentable { let rawValue: Int }
    class Account {
      let id = ID(rawValue: 1)
      let person = Person()
    }
    func show(_ account: Account, _ person: Person) {
      take(account.id.rawValue)
      take(person.house.id)
    }
    """),
  Form(
    52, "of a protocol's value the protocol is the owner",
    """
    protocol Housed { var house: House { get } }
    func send(to housed: any Housed) {
      take(housed.house)
      take(housed.house.town)  // ← reaches Housed.house -> town
    }
    func visit<T: Housed>(_ housed: T, _ other: some Housed) {
      take(housed.house.door)  // ← reaches Housed.house -> door
    }
    func enter<T>(_ housed: T) where T: Housed {
      housed.house.enter()  // ← reaches Housed.house -> enter
    }
    """),
  Form(
    55, "a stored closure is called, not hopped through",
    """
    struct Fetcher { var fetch: () -> Town }
    class Environment {
      var fetcher = Fetcher { Town() }
      func load() { take(fetcher.fetch().hall) }
    }
    func load(_ environment: Environment) {
      take(environment.fetcher.fetch())  // ← reaches Environment.fetcher -> fetch
    }
    """),
  Form(
    56, "a method that is not called is a use of its receiver",
    """
    func send(to person: Person) {
      take(person.home)
      take(person.house.enter)  // ← reaches Person.house -> enter
    }
    """),
  Form(
    57, "an enum's property is reached like any other",
    """
    func calm(_ person: Person) {
      take(person.mood)
      take(person.mood.target)  // ← reaches Person.mood -> target
    }
    """),
]
