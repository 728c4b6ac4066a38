/// Where a value's type has to be found out, form by form: what the resolver must know.
let typeForms = [
  Form(
    52, "what a protocol requires may be an associated type of a library's protocol",
    """
    protocol Shop {
      associatedtype Items: Sequence
      var current: Items.Element { get }
    }
    func sell<S: Shop>(_ shop: S) { shop.current.house.enter() }  // ← reaches Shop.current -> house
    func show(_ shop: any Shop) { take(shop.current.house.town) }  // ← reaches Shop.current -> house
    extension Shop { func order() { self.current.house.enter() } }
    class Market<S: Shop> {
      let shop: S
      init(_ shop: S) { self.shop = shop }
      func open() { shop.current.house.enter() }  // ← reaches Shop.current -> house
    }
    """),
  Form(
    3, "overloads of a superclass are told apart by the types of arguments, if these decide",
    """
    class Office {
      func open(_ house: House) -> Town { Town() }
      func close(_ house: House) -> Town { Town() }
    }
    class Branch: Office {
      func open(_ town: Town) -> House { House() }
      override func close(_ house: House) -> Town { Town() }
    }
    func enter(_ branch: Branch, _ house: House) { branch.open(house).hall.open() }  // ← reaches Town.hall -> open
    func visit(_ branch: Branch, _ town: Town) { branch.open(town).town.visit() }  // ← reaches House.town -> visit
    func guess(_ branch: Branch) { branch.open(unknown).town.visit() }
    func close(_ branch: Branch) { branch.close(unknown).hall.open() }  // ← reaches Town.hall -> open
    """),
  Form(
    1, "property wrappers: the value wrapped, its projection and its storage",
    """
    @propertyWrapper struct Kept { var wrappedValue: Person; var projectedValue: Town { let made = Town(); return made } }
    class Post {
      @Kept var person: Person
      @Published var town = Town()
      func one() { person.house.enter() }  // ← reaches Person.house -> enter
      func two() { self.town.hall.open() }  // ← reaches Town.hall -> open
    }
    """),
  Form(
    2, "a shared instance, also without a written type",
    """
    class Registry { static let shared = Registry(); let keeper = Person() }
    class Post {
      let one = Registry.shared
      func show() { one.keeper.visit(Town()) }  // ← reaches Registry.keeper -> visit
    }
    """),
  Form(
    3, "key paths given to higher-order calls",
    """
    func show(_ people: [Person]) {
      people.map(\\.house).first?.town.hall  // ← reaches House.town -> hall
    }
    """),
  Form(
    4, "upper-case global variables",
    """
    struct World { var person = Person() }
    var Current = World()
    class Post {
      let person = Current.person
      func show() { person.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    5, "extensions with conditions: what they add, only where the conditions hold",
    """
    struct Shelf<Item> { var items: [Item] }
    extension Shelf where Item == Person { var owner: Town { let made = Town(); return made } }
    extension Shelf where Item == Town { var owner: Person { let made = Person(); return made } }
    func show(_ people: Shelf<Person>, _ towns: Shelf<Town>) {
      people.owner.visit()  // ← reaches Shelf.owner -> visit
      towns.owner.visit(Town())  // ← reaches Shelf.owner -> visit
      people.owner.house.enter()
    }
    """),
  Form(
    6, "inside an extension with a condition the condition holds",
    """
    struct Shelf<Item> { var top: Item }
    extension Shelf where Item == Person {
      func show() { top.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    7, "an extension's condition on Self and on what a sequence holds",
    """
    protocol Holder {}
    extension Holder where Self: Special { var town: Town { let made = Town(); return made } }
    protocol Special {}
    class Yes: Holder, Special {}
    class No: Holder {}
    extension Sequence where Element == Person { func joined() -> Town { Town() } }
    func show(_ yes: Yes, _ no: No, _ people: [Person], _ words: [String]) {
      yes.town.visit()  // ← reaches Holder.town -> visit
      no.town.visit()
      people.joined().hall.open()  // ← reaches Town.hall -> open
      words.joined().hall.open()
    }
    """),
  Form(
    8, "payloads of a generic enumeration",
    """
    enum Loading<Value> { case done(Value), failed(Person) }
    func show(_ loading: Loading<Town>) {
      switch loading {
      case .done(let town): town.hall.open()  // ← reaches Town.hall -> open
      case .failed(let person): person.house.enter()  // ← reaches Person.house -> enter
      }
    }
    """),
  Form(
    9, "requirements of a protocol, and their defaults",
    """
    protocol Source { var person: Person { get } }
    extension Source { var person: Person { let made = Person(); return made }; var town: Town { let made = Town(); return made } }
    class Fixed: Source {}
    func show(_ source: any Source, _ fixed: Fixed) {
      source.person.visit(Town())  // ← reaches Source.person -> visit
      fixed.person.visit(Town())  // ← reaches Source.person -> visit
      fixed.town.visit()  // ← reaches Source.town -> visit
    }
    """),
  Form(
    10, "loops over elements, over pairs and over what a generic parameter holds",
    """
    func show<C: Collection>(_ some: C) where C.Element == Person {
      for person in some { person.house.enter() }  // ← reaches Person.house -> enter
    }
    func show(_ all: Set<Person>) {
      for (number, person) in all.sorted().enumerated() {
        person.house.enter()  // ← reaches Person.house -> enter
      }
    }
    """),
  Form(
    11, "captures",
    """
    class Post {
      let clerk = Person()
      func show() { run { [house = clerk.house, weak self] in house.town.visit() } }  // ← launders Person.house -> town
      func run(_ work: () -> Void) {}
    }
    """),
  Form(
    12, "higher-order calls one behind the other",
    """
    func show(_ people: [Person]) {
      people.filter { $0.name == "" }.map { $0.house }.forEach { $0.town.visit() }  // ← reaches House.town -> visit
      people.reduce(into: [Town]()) { $0.append($1.house.town) }  // ← reaches Person.house -> town
    }
    func lazily(_ people: [Person]) {
      people.lazy.map { $0.house }.first { $0.town.size > 0 }  // ← reaches House.town -> size
    }
    """),
  Form(
    13, "aliases of generic types, with and without parameters of their own",
    """
    struct Pair<Left, Right> { var left: Left; var right: Right }
    typealias Twins = Pair<Person, Person>
    typealias WithTown<Other> = Pair<Other, Town>
    func show(_ twins: Twins, _ with: WithTown<Person>) {
      twins.right.visit(Town())
      with.right.hall.open()  // ← reaches Town.hall -> open
      with.left.house.enter()  // ← reaches Person.house -> enter
    }
    """),
  Form(
    14, "types nested in generic ones have the arguments of those",
    """
    struct Rope<Element> {
      struct Node { var item: Element }
      var root: Node
      func find() -> Node { print(1); return root }
    }
    func show(_ rope: Rope<Person>) {
      rope.find().item.house.enter()  // ← reaches Person.house -> enter
    }
    """),
  Form(
    15, "generic arguments taken from initialisers, written and memberwise",
    """
    struct Box<Item> { var item: Item }
    class Case<Item> { let item: Item; init(_ number: Int = 0, holding item: Item) { self.item = item } }
    class Post {
      let box = Box(item: Person())
      let other = Case(holding: Town())
      func show() {
        box.item.house.enter()  // ← reaches Person.house -> enter
        other.item.hall.open()  // ← reaches Town.hall -> open
      }
    }
    """),
  Form(
    16, "functions with one name, told apart by their labels, their number and their arguments",
    """
    class Desk {
      func find(_ name: String) -> Person { Person() }
      func find(_ number: Int, in town: Town) -> Town { Town() }
      func make(_ type: Town.Type) -> Town { Town() }
      func make(_ type: Person.Type) -> Person { Person() }
      func show(_ name: String, _ town: Town) {
        find(name).house.enter()  // ← reaches Person.house -> enter
        find(1, in: town).hall.open()  // ← reaches Town.hall -> open
      }
      func make() { make(Town.self).hall.open() }  // ← reaches Town.hall -> open
    }
    """),
  Form(
    17, "functions with one name that cannot be told apart are none",
    """
    class Desk {
      func find<T>(_ key: T) -> Person { Person() }
      func find(_ key: Any) -> Town { Town() }
      func show() { find(unknown).house.enter() }
    }
    """),
  Form(
    18, "Self is who has the member",
    """
    protocol Refinable {}
    extension Refinable { func with(_ change: (inout Self) -> Void) -> Self { self } }
    struct Card: Refinable { var person = Person() }
    func show(_ card: Card) {
      card.with { _ in }.person.visit(Town())  // ← reaches Card.person -> visit
    }
    """),
  Form(
    19, "a slice is no element",
    """
    struct Shelf { var people: [Person] }
    extension Person { var first: Town { let made = Town(); return made } }
    func show(_ people: [Person], _ range: Range<Int>) {
      people[range].first?.house.enter()  // ← reaches Person.house -> enter
      people[1...].first
      let rest = people[1...]
      rest.house.enter()
    }
    """),
  Form(
    20, "generic parameters that a condition tells",
    """
    struct Row<Item> {
      var items: [Item]
      subscript<Part>(number: Int) -> Part where Item == Row<Part> { items[0].items[number] }
    }
    func show(_ rows: Row<Row<Person>>) {
      rows[1].house.enter()  // ← reaches Person.house -> enter
    }
    """),
  Form(
    21, "types that are named in a circle are unknown",
    """
    protocol Chain { associatedtype Next: Chain }
    struct One: Chain { typealias Next = Two.Next }
    struct Two: Chain { typealias Next = One.Next }
    struct Loop<T>: Sequence { typealias Element = Self.Iterator.Element }
    func show(_ one: One.Next, _ loop: Loop<Int>) {
      one.next.enter()
      for item in loop { item.house.enter() }
    }
    """),
  Form(
    22, "a member of a superclass is meant before what a protocol of the class asks for",
    """
    protocol Screen { var town: Town { get }; var hall: Hall { get } }
    extension Screen { var lamp: Lamp { let made = Lamp(); return made } }
    class Base: UIView { let town = Town(); var lamp = Lamp() }
    class Middle: Base {}
    final class Page: Middle, Screen { func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class Plain: UIView, Screen {}
    func show(_ page: Page, _ plain: Plain) {
      page.town.hall.open()  // ← reaches Base.town -> hall
      page.lamp.light()  // ← reaches Base.lamp -> light
      plain.lamp.light()  // ← reaches Screen.lamp -> light
      plain.town.visit()
    }
    """),
  Form(
    23, "a view that is taken by its type, whichever argument names it",
    """
    final class RowCell: UITableViewCell { let hall = Hall(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func show(_ table: UITableView, _ path: IndexPath) {
      let cell = table.dequeueReusableCell(for: path, cellType: RowCell.self)
      cell.hall.lamp.light()  // ← reaches RowCell.hall -> lamp
      table.dequeueReusableCell(withIdentifier: "row", for: path).hall.open()
    }
    """),
]
