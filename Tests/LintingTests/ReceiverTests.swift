import Analysis
import Findings
import SwiftReader
import Testing

/// What the linter takes members for that a compiler knows for sure: `Scripts/compare-compiler` compares both on
/// packages.
@Suite("the value whose member is used has the type that the compiler gives it")
struct ReceiverTests {
  @Test("and the member is the one that the compiler means", arguments: receivers)
  func steps(_ form: Form) {
    let codebase = codebase(["Prelude.swift": prelude, "Source.swift": form.source], linting: ["Source.swift"])
    let steps = codebase.resolvedSteps().map { step in
      let owner = step.declaration.map { " of \($0.owner)" } ?? ""
      return Remark(
        path: step.path.description, line: step.position.line,
        text: "\(step.receiver ?? "_").\(step.member)\(owner)")
    }
    let expected = expectations(in: form.source, path: "Source.swift")
    let lines = Set(expected.map(\.line))
    #expect(steps.filter { lines.contains($0.line) }.sorted() == expected)
  }
}

private let receivers = [
  Form(
    1, "`self` in a static function is the type",
    """
    struct Scale {
      static let unit = House()
      let unit = Town()
      static func one() { self.unit.enter() }  // ← Scale.Type.unit; House.enter of House
      static func two() { [1].forEach { _ in self.unit.enter() } }  // ← [Int].forEach; Scale.Type.unit; House.enter of House
      func three() { self.unit.visit() }  // ← Scale.unit; Town.visit of Town
    }
    extension String {
      static func four() { self.five() }  // ← String.Type.five
      static func five() {}
    }
    """),
  Form(
    2, "a variadic parameter is an array",
    """
    struct Album {
      init(_ towns: Town...) {
        _ = towns.count  // ← [Town].count
        for town in towns { town.visit() }  // ← Town.visit of Town
      }
      subscript(rooms: Room...) -> Int { rooms.count }  // ← [Room].count
    }
    """),
  Form(
    3, "`Self` and the parameters of an extended type of a library are what the extension makes them",
    """
    extension String {
      func starts(as other: Self) -> Bool { other.isEmpty }  // ← String.isEmpty
    }
    extension Range where Bound == House {
      func one() { lowerBound.enter() }  // ← House.enter of House
    }
    """),
  Form(
    4, "an alias that an extension names has its generic arguments",
    """
    struct Row<Item> { var item: Item }
    typealias Street = Row<House>
    extension Street {
      func one() { item.enter() }  // ← House.enter of House
    }
    """),
  Form(
    5, "a function is not meant where a property is read",
    """
    class Request { var task: Town? }
    class Upload: Request {
      func task(for name: String) -> House { House() }
      func one() { task?.visit() }  // ← Town.visit of Town
      func two() { task(for: "x").enter() }  // ← House.enter of House
    }
    func three(_ upload: Upload) { upload.task?.visit() }  // ← Upload.task of Request; Town.visit of Town
    """),
  Form(
    6, "what no member of an own collection fits is a member of every collection",
    """
    struct Shelf: Collection {
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      func index(after i: Int) -> Int { i }
      subscript(i: Int) -> House { House() }
      func isEmpty() -> Bool { true }
      func first(named name: String) -> Town? { nil }
    }
    func one(_ shelf: Shelf) { _ = shelf.isEmpty }  // ← Shelf.isEmpty
    func two(_ shelf: Shelf) { shelf.first { $0.id == 7 }?.enter() }  // ← Shelf.first; House.id of House; House.enter of House
    func three(_ shelf: Shelf) { shelf.first(named: "x")?.visit() }  // ← Shelf.first of Shelf; Town.visit of Town
    """),
  Form(
    7, "of a value of a protocol the requirement is meant, not what an extension of a refining protocol has",
    """
    protocol Source { var town: Town { get } }
    protocol Feed: Source { var house: House { get } }
    extension Feed {
      var town: Town { house.town }
      var hall: Hall { town.hall }
    }
    func one<F: Feed>(_ feed: F) { feed.town.visit() }  // ← F.town of Source; Town.visit of Town
    func two(_ feed: any Feed) { feed.hall.open() }  // ← Feed.hall of Feed; Hall.open of Hall
    """),
  Form(
    8, "a closure is not given to what must conform to a protocol",
    """
    protocol Listener { func hear() }
    protocol Subject {}
    extension Subject {
      func listen(_ heard: (Town) -> Void) -> House { House() }
    }
    class Radio: Subject {
      func listen<L: Listener>(_ listener: L) -> Room { Room() }
    }
    func one(_ radio: Radio) {
      radio.listen { $0.visit() }.enter()  // ← Radio.listen of Subject; Town.visit of Town; House.enter of House
    }
    """),
  Form(
    9, "`map` of an optional is not the `map` of what is inside",
    """
    struct Promise<Value> {
      var value: Value
      func map<T>(_ transform: (Value) -> T) -> Promise<T> { Promise<T>(value: transform(value)) }
    }
    struct Plan {
      var next: Promise<House>?
      func one() { _ = next.map { $0.map { $0.enter() } } }  // ← Promise<House>.map; Promise<House>.map of Promise; House.enter of House
    }
    """),
  Form(
    10, "values of dictionaries, positions and joined and zipped collections",
    """
    func one(_ towns: [String: House]) {
      _ = towns.mapValues { $0.town }.values.first?.visit()  // ← [String: House].mapValues; House.town of House; [String: Town].values; Values<Town>.first; Town.visit of Town
    }
    func two(_ text: String) { _ = text.firstIndex(of: "x")?.samePosition(in: text) }  // ← String.firstIndex; String.Index.samePosition
    func three(_ rooms: [[Room]]) { rooms.joined().forEach { $0.lamp.light() } }  // ← [[Room]].joined; FlattenSequence<[[Room]]>.forEach; Room.lamp of Room; Lamp.light of Lamp
    func four(_ a: [Town], _ b: [House]) { zip(a, b).forEach { $1.enter() } }  // ← Zip2Sequence<[Town], [House]>.forEach; House.enter of House
    """),
  Form(
    11, "an error that a `catch` without a pattern catches is no property of that name",
    """
    class Loader {
      var error = Town()
      func load() throws {}
      func one() {
        do { try load() } catch { error.visit() }
        error.visit()  // ← Town.visit of Town
      }
    }
    """),
  Form(
    12, "of a library's type an extension's function is not meant that cannot take the arguments",
    """
    protocol Cursor { func next() -> Town? }
    extension RangeReplaceableCollection {
      mutating func append<C: Cursor>(contentsOf cursor: C) {}
    }
    extension Collection {
      func contains(_ cursor: some Cursor) -> House { House() }
    }
    func one(_ names: inout [String], _ more: [String]) { names.append(contentsOf: more) }  // ← [String].append
    func two<C: Cursor>(_ names: inout [String], _ more: C) {
      names.append(contentsOf: more)  // ← [String].append of RangeReplaceableCollection
    }
    """),
  Form(
    13, "a generic parameter of a function is one in its body, too",
    """
    struct Reader {
      func read<T>(as type: T.Type) -> T { read(as: type) }
      func one<T: Collection>(_ type: T.Type) { _ = read(as: T.self).first }  // ← T.Type.self; T.first
    }
    """),
  Form(
    14, "an element is what a `where` clause requires it to be",
    """
    protocol Guest { var host: Person { get } }
    func one<C: Collection>(_ guests: C) where C.Element: Guest {
      for guest in guests { guest.host.house.enter() }  // ← C.Element.host of Guest; Person.house of Person; House.enter of House
    }
    """),
]
