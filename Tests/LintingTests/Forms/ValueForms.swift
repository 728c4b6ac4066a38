let valueForms = [
  Form(
    26, "what is written as a literal, stores or is encoded as one value, or is one of a list, is a value",
    """
    struct Address: ExpressibleByStringLiteral { var path: Path { Path() }; var port = 0; var host = House() }
    struct Path { var text = ""; var last: House { House() } }
    struct Markup: Codable {
      var raw = House()
      var plain = House()
      init(from decoder: Decoder) throws { raw = try decoder.singleValueContainer().decode(House.self) }
    }
    final class Icon: CaseIterable { var house = House() }
    struct Two { var text = ""; var other = ""; var house: House { House() } }
    struct LoadState { var step = 0; var house: House { House() } }
    class Page { var address: Address; var text: Path; var markup: Markup; var icon: Icon; var two: Two; var state: LoadState }
    func show(_ page: Page) {
      take(page.address.host)
      take(page.address.path.last)
      take(page.text.last)
      take(page.markup.plain)
      take(page.icon.house)
      take(page.two.house)  // ← reaches Page.two -> house
      take(page.state.house)  // ← reaches Page.state -> house
    }
    func change(_ page: Page) {
      page.address.host = House()  // ← writes Page.address -> host
    }
    """),
  Form(
    44, "a tree's nodes are of one kind, the one above stands outside",
    """
    class Node { var children: [Node] = []; var parent: Node?; var house = House() }
    func walk(_ node: Node) {
      for child in node.children { take(child.house) }
      take(node.children.first?.children.first?.house)
      take(node.parent?.house)  // ← reaches Node.parent -> house
    }
    func add(_ child: Node, to node: Node) {
      node.children[0].house = House()
      node.children.append(child)  // ← writes Node.children -> append
    }
    """),
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
    23, "a binding written out is a path like a projected one",
    """
    class Page {
      let person = Person()
      func build() {
        take(
          Binding(
            get: { person.house.color },
            set: { person.house.color = $0 }  // ← writes Person.house -> color
          ))
        take(
          Binding(
            get: { person.house.door?.color },  // ← reaches Person.house -> door
            set: { take($0) }
          ))
      }
    }
    """),
  Form(
    28, "an enumeration and a small value say something of themselves",
    """
    struct Version {
      var major = 1
      var minor = 0
      var text: String { "\\(major)" }
      var house: House { House() }
      func isNew() -> Bool { major > 1 }
      func isNewer(than other: Int) -> Bool { major > other }
    }
    enum Check {
      case none, codes([Int]), house(House)
      var codes: [Int] { [] }
      var lamps: [Lamp] { [] }
      func text() -> String { "" }
    }
    struct Record { var a = 1; var b = 2; var c = 3; var d = 4; var e = 5; var text: String { "" } }
    class Release { var version = Version(); var check = Check.none; var record = Record() }
    func show(_ release: Release) {
      take(release.version.text)
      take(release.version.isNew())
      take(release.version.house)  // ← reaches Release.version -> house
      take(release.check.codes)
      take(release.check.text())
      take(release.check.lamps)  // ← reaches Release.check -> lamps
      take(release.record.text)  // ← reaches Release.record -> text
    }
    func compare(_ release: Release) {
      take(release.version.major)  // ← reaches Release.version -> major
    }
    func update(_ release: Release) {
      take(release.version.isNewer(than: 1))  // ← reaches Release.version -> isNewer
      release.version.major = 1  // ← writes Release.version -> major
    }
    """),
  Form(
    28, "what is only there to hold a value gives it",
    """
    enum Kind { case plain(Int) }
    struct Element { let kind: Kind; func log() { take(kind) } }
    struct Pair { let kind: Kind; let other: Kind }
    struct Holder { let house: House }
    protocol Endpoint { var url: URL { get } }
    protocol Server { var url: URL { get }; func stop() }
    class Node {
      var element: Element
      var pair: Pair
      var holder: Holder
      var endpoint: any Endpoint
      var server: any Server
    }
    func visit(_ node: Node) {
      switch node.element.kind { case .plain: break }
      take(node.endpoint.url)
      take(node.endpoint.url.path)
      take(node.server.url)  // ← reaches Node.server -> url
      take(node.pair.kind)  // ← reaches Node.pair -> kind
      take(node.holder.house)  // ← reaches Node.holder -> house
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
    27, "a structure that is written as an array is a value, a class is none",
    """
    struct Path: ExpressibleByArrayLiteral { private var nodes: [House]; var joined: House { House() }; init(arrayLiteral: House...) { nodes = arrayLiteral } }
    final class Route: ExpressibleByArrayLiteral { var nodes: [House] = []; var joined: House { House() } }
    final class Info { var path: Path = []; var route: Route = []; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func read(_ info: Info) {
      print(info.path.joined)
      print(info.route.joined)  // ← reaches Info.route -> joined
    }
    """),
  Form(
    28, "what a protocol converts its values to is no part of them",
    """
    protocol AddressConvertible { var address: House { get } }
    protocol Addressed { var address: House { get } }
    func visit(_ one: any AddressConvertible, _ other: any Addressed) {
      one.address.enter()
      one.address.town.visit()  // ← reaches House.town -> visit
      other.address.enter()  // ← reaches Addressed.address -> enter
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
      print(bill.pair.value)  // ← reaches Bill.pair -> value
      print(bill.slot.value)  // ← reaches Bill.slot -> value
    }
    """),
  Form(
    27, "the siblings and parents of a node are parts of its tree, another object of its type is none",
    """
    class Leaf { var nextSibling: Leaf?; var deputy: Leaf?; var house = House(); func grow() { print(1); print(2) } }
    class Markup { var parentMarkup: Markup?; var childMarkups: [Markup] = []; func write() { print(1); print(2) } }
    class Folder { var parentFolder: Folder?; func write() { print(1); print(2) } }
    func walk(_ leaf: Leaf, _ markup: Markup, _ folder: Folder) {
      leaf.nextSibling?.grow()
      leaf.deputy?.grow()  // ← reaches Leaf.deputy -> grow
    }
    func climb(_ markup: Markup, _ folder: Folder) {
      markup.parentMarkup?.write()
      folder.parentFolder?.write()  // ← reaches Folder.parentFolder -> write
    }
    """),
  Form(
    28, "a property that only groups a part of its owner's interface is no part of it",
    """
    final class Model {
      struct Output { let title: Title }
      let output = Output(title: Title()); let result = Output(title: Title())
      func load() { print(1); print(2) }
    }
    final class Title { func show() { print(1); print(2) } }
    func show(_ model: Model) {
      model.output.title.show()  // ← reaches Model.Output.title -> show
      model.result.title.show()  // ← reaches Model.result -> title
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
