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
  Form(
    28, "a case without payload is a name of its own",
    """
    enum Plain { case one, two; var title: Name { Name() } }
    enum Loaded { case one(Int), two; var title: Name { Name() } }
    struct Name {}
    class Owner { var plain = Plain.one; var loaded = Loaded.two }
    func build(_ owner: Owner) {
      take(owner.plain.title)
      take(owner.loaded.title)  // ← reaches Owner.loaded -> title
    }
    """),
  Form(
    26, "a node holds a value of the generic type around it",
    """
    struct Trie<Value: Sendable> {
      class Node { var value: Value?; var name = House(); func cut() {} }
      var root = Node()
      func forEach(_ visit: (Node) -> Void) { visit(root) }
    }
    struct Handlers: Sendable { var count = 0; mutating func add() { count += 1 } }
    class Router {
      var trie = Trie<Handlers>()
      func build() {
        trie.forEach { node in
          node.value?.add()
          take(node.name.town)  // ← reaches Trie.Node.name -> town
        }
      }
    }
    """),
  Form(
    27, "a number with its unit is a value, two numbers are none, nor is what can change",
    """
    enum Currency { case euro, yen; var sign: String { "" } }
    struct Amount { let value: Double; let currency: Currency; func send() { print(1); print(2) } }
    struct Pair { let value: Double; let count: Int; func send() { print(1); print(2) } }
    struct Slot { var value: Double; let currency: Currency; func send() { print(1); print(2) } }
    final class Bill {
      let amount: Amount; let pair: Pair; let slot: Slot
      func pay() { print(1); print(2) }
    }
    func read(_ bill: Bill) {
      print(bill.amount.value, bill.amount.currency.sign)
      print(bill.pair.value)
      print(bill.slot.value)
    }
    """),
  Form(
    28, "a property with the name of a type is a namespace",
    """
    final class Engine { func start() { print(1); print(2) } }
    final class Car {
      let Motor = Engine(); let engine = Engine(); var name = ""
      func drive() { name = "a"; name = "b" }
    }
    func start(_ car: Car) {
      car.Motor.start()
      car.engine.start()  // ← reaches Car.engine -> start
    }
    """),
]
