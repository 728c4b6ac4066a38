import Running
import Testing

@testable import Analysis

@Suite("members of libraries have the types that the tables say")
struct LibraryMemberTests {
  @Test("where only a library's declaration tells the type of a value, its reach is seen", arguments: libraryForms)
  func resolution(_ form: Form) {
    form.check()
  }

  @Test("a type that is named with its module is that module's")
  func modules() {
    let use = "import One\nimport Two\nfunc f(a: One.Home, b: Two.Home) { a.part.go(); b.part.stay() }"
    let codebase = codebase([
      "Package.swift": "", "Sources/One/Home.swift": "public class Home { public var part = Part() }",
      "Sources/One/Part.swift": "public class Part { public func go() {} }",
      "Sources/Two/Home.swift": "public class Home { public var part = Piece() }",
      "Sources/Two/Piece.swift": "public class Piece { public func stay() {} }", "Sources/App/Use.swift": use,
    ])
    #expect(remarks(on: codebase).map(\.text).sorted() == ["reaches Home.part -> go", "reaches Home.part -> stay"])
  }

  @Test("every line of every table is a type with members, each once", arguments: tables)
  func format(_ table: String) {
    var members: Set<String> = []
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      let owner = parts[0].dropLast()
      #expect(parts[0].last == ":" && owner.first?.isUppercase == true, "\(line)")
      #expect(line.utf8.count <= 118, "\(line)")
      for (position, word) in parts.dropFirst().enumerated() {
        let sides = word.split(separator: "=", maxSplits: 1)
        #expect(sides.count == 2 || position == 0, "\(word) in \(line)")
        if sides.count == 2 { #expect(isBalanced(sides[1]), "\(word) in \(line)") }
        #expect(members.insert("\(owner).\(sides[0])").inserted || sides.count == 1, "\(owner).\(sides[0]) twice")
      }
    }
  }

  @Test("the lines of a type follow each other in a table, and those in a later table only add members")
  func order() {
    var known: [Substring: Set<Substring>] = [:]
    for table in tables {
      let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
      let owners = lines.map { $0[0] }
      let runs = owners.indices.filter { $0 == 0 || owners[$0 - 1] != owners[$0] }.map { owners[$0] }
      #expect(Set(runs).count == runs.count)
      let earlier = known
      for line in lines {
        let members = line.dropFirst().map { $0.prefix { $0 != "=" } }
        if let others = earlier[line[0]] {
          #expect(others.isDisjoint(with: members) && line.dropFirst().allSatisfy { $0.contains("=") }, "\(line)")
        }
        known[line[0], default: []].formUnion(members)
      }
    }
  }

  @Test("the toolchain's members are those that the script finds")
  func generated() throws {
    let result = try run(["Scripts/library-members", "--check"])
    #expect(result.status == 0, "\(result.everything)")
  }

  private func isBalanced(_ type: Substring) -> Bool {
    !type.isEmpty
      && [("[", "]"), ("(", ")"), ("<", ">")].allSatisfy { open, close in
        type.count(where: { String($0) == open }) == type.count(where: { String($0) == close })
      }
  }
}

private let tables = [foundationMembers, uiKitMembers, appKitMembers, swiftUIMembers, frameworkMembers]

private let libraryForms = [
  Form(
    1, "results of a library's methods and properties, through superclasses",
    """
    class Screen: UIViewController {
      let person: Person
      let source: UICollectionViewDiffableDataSource<String, Person>
      func one(path: IndexPath) { source.itemIdentifier(for: path)?.house.enter() }  // ← reaches Person.house -> enter
      func two() { source.snapshot().itemIdentifiers.first?.house.enter() }  // ← reaches Person.house -> enter
      func three() { view.window.person.house.enter() }
    }
    """),
  Form(
    2, "members that the repository adds to a superclass",
    """
    extension UIView { var resident: Person { let made = Person(); return made } }
    class Screen: UIViewController {
      func one(button: UIButton) { button.resident.house.enter() }  // ← reaches UIView.resident -> house
      func two() { view.superview?.resident.house.enter() }  // ← reaches UIView.resident -> house
      func three(label: UILabel) { label.superview?.resident.visit() }  // ← reaches UIView.resident -> visit
    }
    """),
  Form(
    3, "what a library gives to a closure",
    """
    struct Body: View {
      let shown: Person?
      func one() { onChange(of: shown) { old, new in new?.house.enter() } }  // ← reaches Person.house -> enter
      func two(lock: Mutex<Person>) { lock.withLock { $0.house.enter() } }  // ← reaches Person.house -> enter
      func three(lock: Mutex<Person>) { lock.withLock { $0 }.house.enter() }  // ← reaches Person.house -> enter
      func four(given: Binding<Person?>) { sheet(item: given) { $0.house.enter() } }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    4, "a value whose type the first argument names",
    """
    func one(data: Data) throws {
      try JSONDecoder().decode(Person.self, from: data).house.enter()  // ← reaches Person.house -> enter
    }
    """),
  Form(
    5, "what a property wrapper looks up by a key path or a type",
    """
    extension EnvironmentValues { @Entry var owner = Person() }
    struct Settings { var keeper = Person() }
    @propertyWrapper struct Setting<T> { init(_ path: WritableKeyPath<Settings, T>) {} }
    struct Body {
      @Environment(\\.owner) private var one
      @Environment(Person.self) private var two
      @Setting(\\.keeper) var three
      @Environment(\\.locale) var locale
      func enterOne() { one.house.enter() }  // ← reaches Person.house -> enter
      func enterTwo() { two.house.enter() }  // ← reaches Person.house -> enter
      func enterThree() { three.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    6, "a closure's parameter behind one without a name",
    """
    func use(_ body: (Int, Person) -> Void) {}
    func one() { use { _, person in person.house.enter() } }  // ← reaches Person.house -> enter
    func two() { use { (_, person) in person.house.enter() } }  // ← reaches Person.house -> enter
    """),
  Form(
    7, "the state that a reducer is given, and what a store looks up in it",
    """
    struct Inner { struct State { var person = Person() } }
    struct Outer {
      struct State { var inner = Inner.State() }
      enum Action { case tapped(Person) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          state.inner.person.visit()
          if case .tapped(let person) = action { person.house.enter() }  // ← reaches Person.house -> enter
        }
      }
    }
    func look(store: StoreOf<Inner>) { store.person.house.enter() }  // ← reaches Person.house -> enter
    """),
  Form(
    8, "a case as a property",
    """
    enum Place { case home(Person), nowhere }
    class Trip { var place = Place.nowhere }
    func one(trip: Trip) { trip.place.home?.visit() }  // ← reaches Trip.place -> home
    """),
  Form(
    9, "elements of publishers, observables and asynchronous sequences",
    """
    func one(all: AnyPublisher<Person, Never>) { all.tryMap { $0 }.sink { $0.house.enter() } }  // ← reaches Person.house -> enter
    func two(all: some Publisher<Person, Never>) { all.sink { $0.house.enter() } }  // ← reaches Person.house -> enter
    func three(all: AnyPublisher<Person, Error>, other: Person) {
      all.retry(3).replaceError(with: other).first().sink { $0.house.enter() }  // ← reaches Person.house -> enter
    }
    func four(all: AnyPublisher<Person, Never>) async {
      for await next in all.values { next.house.enter() }  // ← reaches Person.house -> enter
    }
    func five(all: some AsyncSequence<Person, Never>) async {
      for await next in all { next.house.enter() }  // ← reaches Person.house -> enter
    }
    func six(all: Driver<Person>) { all.drive(onNext: { $0.house.enter() }) }  // ← reaches Person.house -> enter
    func seven(all: Observable<Person>, end: Observable<Int>) {
      all.takeUntil(end).subscribe(onNext: { $0.house.enter() })  // ← reaches Person.house -> enter
    }
    func eight(all: AnyPublisher<Person, Never>) {
      all.scan(Person()) { last, next in next.house.enter() }  // ← reaches Person.house -> enter
    }
    final class Model {
      @Published var person = Person()
      func one() { $person.dropFirst().sink { $0.house.enter() } }  // ← reaches Person.house -> enter
      func two() { $person.map(\\.house).removeDuplicates().sink { $0.town.visit() } }  // ← reaches House.town -> visit
    }
    """),
  Form(
    10, "no element in a closure for an error or for the end",
    """
    func one(all: AnyPublisher<Person, Never>) { all.sink(receiveCompletion: { $0.house.enter() }, receiveValue: { _ in }) }
    func two(all: Observable<Person>) { all.subscribe(onNext: { _ in }, onError: { $0.house.enter() }) }
    """),
  Form(
    11, "pairs of elements",
    """
    func one(people: [Person], towns: [Town]) {
      for (person, _) in zip(people, towns) { person.house.enter() }  // ← reaches Person.house -> enter
    }
    func two(people: [Person], towns: [Town]) {
      zip(people, towns).forEach { person, _ in person.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    10, "streams of notifications, and of what is decoded",
    """
    func one(center: NotificationCenter) {
      center.publisher(for: .moved).compactMap { $0.object as? Person }
        .sink { $0.house.enter() }  // ← reaches Person.house -> enter
    }
    func two(session: URLSession, url: URL) {
      session.dataTaskPublisher(for: url).map(\\.data).decode(type: Person.self, decoder: JSONDecoder())
        .sink { $0.house.enter() }  // ← reaches Person.house -> enter
    }
    func three(url: URL) throws {
      try JSONDecoder().decode([Person].self, from: url).first?.house.enter()  // ← reaches Person.house -> enter
    }
    func four() async {
      await withTaskGroup(of: Person.self) { group in
        for await person in group { person.house.enter() }  // ← reaches Person.house -> enter
      }
    }
    """),
  Form(
    10, "what databases, caches and iterators return",
    """
    func one(context: ModelContext) throws {
      try context.fetch(FetchDescriptor<Person>()).first?.house.enter()  // ← reaches Person.house -> enter
    }
    func two(context: NSManagedObjectContext) throws {
      let request = NSFetchRequest<Person>(entityName: "person")
      for person in try context.fetch(request) { person.house.enter() }  // ← reaches Person.house -> enter
    }
    func three(_ request: NSFetchRequest<Person>, of source: Town) throws {
      try source.fetch(request).first?.house.enter()
    }
    func four(cache: NSCache<NSString, Person>) {
      cache.object(forKey: "a")?.house.enter()  // ← reaches Person.house -> enter
    }
    func five(people: NSHashTable<Person>) {
      people.allObjects.first?.house.enter()  // ← reaches Person.house -> enter
    }
    func six(people: NSMapTable<NSString, Person>) {
      people.object(forKey: "a")?.house.enter()  // ← reaches Person.house -> enter
    }
    func seven(people: [Person]) {
      var iterator = people.makeIterator()
      while let person = iterator.next() { person.house.enter() }  // ← reaches Person.house -> enter
    }
    """),
  Form(
    11, "values that are called, only instances, and what configures or lays out a receiver",
    """
    struct Maker { func callAsFunction() -> Person { let made = Person(); return made } }
    extension Container { var person: Factory<Person?> { self { nil } }; var host: Host { Host() } }
    class Host { let person = Person(); let maker = Maker() }
    func one(host: Host) { host.maker().house.enter() }  // ← reaches Person.house -> enter
    func two() { Container.shared.person()?.house.enter() }  // ← reaches Person.house -> enter
    func three(host: Host) { host.do { $0.person.house } }  // ← reaches Host.person -> house
    func four(host: Host) { host.with { $0.person.visit() } }  // ← reaches Host.person -> visit
    func five(view: UIView) { view.snp.makeConstraints { make in make.house.enter(); make.edges.house.enter() } }
    struct Entry { let person: Person }
    struct Timeline { func placeholder(in context: Context) -> Entry { fatalError() } }
    let widget = StaticConfiguration(kind: "a", provider: Timeline()) { entry in
      entry.person.visit()  // ← reaches Entry.person -> visit
    }
    """),
]
