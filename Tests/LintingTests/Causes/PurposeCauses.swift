/// Values that are handed over in order to be used or changed.
let purposeCauses = [
  Form(
    65, "a protocol's input and output group its own interface",
    """
    protocol PageInput { func show() }
    protocol PageOutput { var title: Town { get } }
    protocol Page { var input: PageInput { get }; var output: PageOutput { get }; var sound: PageInput { get } }
    protocol Drawer { var output: Town { get } }
    func start(_ page: Page, _ drawer: Drawer) {
      page.input.show()
      print(page.output.title)
      page.sound.show()  // ← reaches Page.sound -> show
      drawer.output.visit()  // ← reaches Drawer.output -> visit
    }
    """),
  Form(
    66, "a protocol's property that is named like a conversion converts",
    """
    protocol Sender { var asTown: Town { get }; var assembly: Town { get }; func asHall() -> Town }
    final class Mailer { var asTown = Town(); func end() { print(1); print(2) } }
    func send(_ sender: Sender, _ mailer: Mailer) {
      sender.asTown.visit()
      sender.assembly.visit()  // ← reaches Sender.assembly -> visit
      mailer.asTown.visit()  // ← reaches Mailer.asTown -> visit
    }
    """),
  Form(
    67, "a builder builds an object",
    """
    final class Car { let paint = Town(); func end() { print(1); print(2) } }
    struct CarBuilder {
      let car: Car
      func sized(_ size: Int) -> CarBuilder { car.paint.size = size; return self }
      func named(_ name: String) -> Self { print(1); car.paint.name = name; return self }
      func sell(_ name: String) { car.paint.name = name }  // ← writes Car.paint -> name
    }
    final class Painter {
      let car = Car()
      func sized(_ size: Int) -> Painter { car.paint.size = size; return self }  // ← writes Car.paint -> size
    }
    """),
  Form(
    68, "a context's database gives objects that are no parts of the context",
    """
    import CoreData
    final class Stack { let context: NSManagedObjectContext; let session: URLSession; func end() { print(1); print(2) } }
    final class Item: NSManagedObject { var name: Town }
    func change(_ stack: Stack, _ request: NSFetchRequest<Item>) {
      let item = stack.context.fetch(request).first  // ← reaches Stack.context -> fetch
      item?.size = 2
    }
    func insert(_ stack: Stack, _ id: NSManagedObjectID) {
      let item = stack.context.object(with: id) as? Item  // ← reaches Stack.context -> object
      item?.id = "new"
    }
    func count(_ stack: Stack) { stack.session.configuration.size = 1 }  // ← writes Stack.session -> configuration
    """),
  Form(
    69, "an enumeration makes something of library values",
    """
    enum Keys {
      case plain, custom((String) -> String)
      func encode(_ text: String) -> String { if case .custom(let make) = self { return make(text) }; return text }
      func fill(_ town: Town) -> String { if case .custom(let make) = self { return make("") }; return "" }
      func load(_ text: String) async -> String { if case .custom(let make) = self { return make(text) }; return text }
    }
    final class Base { var keys = Keys.plain; func end() { print(1); print(2) } }
    func one(_ base: Base) { print(base.keys.encode("name")) }
    func two(_ base: Base) { print(base.keys.fill(town())) }  // ← reaches Base.keys -> fill
    func three(_ base: Base) async { print(await base.keys.load("name")) }  // ← reaches Base.keys -> load
    """),
  Form(
    70, "constants that are integers are a position",
    """
    struct Place { let line: Int; let column: Int; func log() { print(1); print(2) } }
    struct Cursor { var line: Int; func log() { print(1); print(2) } }
    struct Mark { let line: Int; let text: [String]; func log() { print(1); print(2) } }
    final class Node { let place: Place; var cursor: Cursor; let mark: Mark; func end() { print(1); print(2) } }
    func one(_ node: Node) { node.place.log() }
    func two(_ node: Node) { node.mark.log() }  // ← reaches Node.mark -> log
    """),
  Form(
    71, "a value that is passed inout is passed in order to be changed",
    """
    struct Words { var marks = Marks(); var town = Town(); func log() { print(1); print(2) } }
    struct Marks { var isBold = false; var inner = Inner(); func log() { print(1); print(2) } }
    struct Inner { var size = 1; func log() { print(1); print(2) } }
    struct WordState { var marks = Marks(); func log() { print(1); print(2) } }
    struct Page {
      init(_ words: inout Words) {
        words.marks.isBold = true
        words.marks.inner.size = 2  // ← writes Words.marks -> inner
        words.town.size = 2  // ← writes Words.town -> size
      }
      init(_ state: inout WordState) { state.marks.isBold = true }  // ← writes WordState.marks -> isBold
      init(_ many: inout [Words]) {
        many[0].marks.isBold = true
        for index in many.indices { many[index].marks.isBold = true }
        many[0].town.size = 2  // ← writes Words.town -> size
      }
      init(_ states: inout [WordState]) { states[0].marks.isBold = true }  // ← writes WordState.marks -> isBold
      init(_ words: Words) { print(1); var words = words; words.marks.isBold = true }
    }
    final class Holder { var words = Words(); func end() { print(1); print(2) } }
    func keep(_ holder: Holder) { print(1); holder.words.marks.isBold = true }  // ← writes Words.marks -> isBold
    """),
  Form(
    72, "what a modifier of a SwiftUI view returns is another view",
    """
    import SwiftUI
    struct Part { @ViewBuilder var face: some View { Text("") }; var town: Town; func log() { print(1); print(2) } }
    final class Screen { func end() { print(1); print(2) }; var part: Part }
    func one(_ screen: Screen, _ part: Part) { print(part.face.padding()) }
    """),
  Form(
    73, "the value of an own subject is an own value",
    """
    import Combine
    struct Words { var marks = Marks(); var town = Town(); func log() { print(1); print(2) } }
    struct Marks { var isBold = false; func log() { print(1); print(2) } }
    final class Page {
      private let words = CurrentValueSubject<Words, Never>(Words())
      let shared = CurrentValueSubject<Words, Never>(Words())
      func bold() {
        words.value.marks.isBold = true
        words.value.town.size = 2  // ← writes Words.town -> size
        print(words.value.marks.isBold)
      }
    }
    func one(_ page: Page) {
      print(1)
      page.shared.value.marks.isBold = true  // ← writes Words.marks -> isBold
    }
    """),
  Form(
    74, "a call for its effect tells an object, whatever the library's type is",
    """
    import Drives
    final class Box {
      let engine: Drive
      init(_ engine: Drive) { self.engine = engine }
      func end() {
        print(1)
        print(2)
      }
    }
    func start(_ box: Box) {
      box.engine.start()  // ← reaches Box.engine -> start
      print(1)
    }
    func ask(_ box: Box) {
      let speed = box.engine.speed()
      print(speed, box.engine.name)
    }
    """),
  Form(
    75, "a list that a record keeps is changed in place, and its elements are its own",
    """
    import RealmSwift
    final class Recipe { let steps: List<House>; let notes: List<String>; func end() { print(1); print(2) } }
    func one(_ recipe: Recipe, _ house: House) {
      recipe.steps.append(house)  // ← writes Recipe.steps -> append
      print(recipe.notes.first)
    }
    func two(_ recipe: Recipe) {
      if let house = recipe.steps.where({ $0.id == 8 }).first { house.color = .red }  // ← writes Recipe.steps -> color
    }
    """),
  Form(
    76, "what a closure reaches on another thread is as far away",
    """
    final class Shelf { var houses: [House] = []; let queue = DispatchQueue(label: ""); func end() { print(1); print(2) } }
    func one(_ shelf: Shelf, _ queue: DispatchQueue) async {
      let house = await MainActor.run { shelf.houses.first }
      house?.enter()  // ← launders Shelf.houses -> enter
      queue.sync { shelf.houses[0] }.enter()  // ← reaches Shelf.houses -> enter
      let made = await MainActor.run { House() }
      made.enter()
    }
    """),
  Form(
    77, "a property whose getter makes an object each time gives what it made",
    """
    final class Maker {
      private var made: [Town] = []
      var top: Town { makeTown(at: 1) }
      var left: Town { return self.createTown() }
      var right: Town { town(at: 2) }
      var newest: Town { newestTown() }
      func makeTown(at place: Int) -> Town { let town = Town(); made.append(town); return town }
      func createTown() -> Town { makeTown(at: 2) }
      func town(at place: Int) -> Town { made[place] }
      func newestTown() -> Town { made[0] }
    }
    func place(_ maker: Maker) {
      maker.top.visit()
      maker.left.visit()
      maker.right.visit()  // ← reaches Maker.right -> visit
      maker.newest.visit()  // ← reaches Maker.newest -> visit
    }
    """),
  Form(
    78, "a method that the repository adds to truth values sets the property",
    """
    extension Bool { mutating func flipped() -> Bool { toggle(); return self } }
    extension Array { mutating func shift() -> Bool { removeFirst(); return true } }
    final class Options { var isOn = false; var places: [Int] = []; func end() { print(1); print(2) } }
    func flip(_ options: Options) -> [Bool] {
      [
        options.isOn.flipped(),
        options.places.shift(),  // ← writes Options.places -> shift
      ]
    }
    """),
  Form(
    79, "a wrapper that has nothing but its content is its content",
    """
    final class TownWrapper { weak var town: Town? }
    final class TownBox { weak var town: Town? }
    final class HallHolder { var hall: Town?; func end() { print(1); print(2) } }
    func visit(_ wrapper: TownWrapper, _ box: TownBox, _ holder: HallHolder) {
      wrapper.town?.visit()
      box.town?.visit()  // ← reaches TownBox.town -> visit
      holder.hall?.visit()  // ← reaches HallHolder.hall -> visit
    }
    """),
  Form(
    80, "a list of nothing but colors is a palette, even if they can change",
    """
    import UIKit
    final class Scheme { var label: UIColor; var fill: UIColor; var link: UIColor; var tint: UIColor; init() {} }
    final class Few { var label: UIColor; var fill: UIColor; var link: UIColor; init() {} }
    final class Mixed { var label: UIColor; var fill: UIColor; var link: UIColor; var tint: UIColor; var town: Town; init() {} }
    final class Theme { let scheme = Scheme(); let few = Few(); let mixed = Mixed(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func show(_ theme: Theme) {
      print(theme.scheme.label)
      print(theme.few.label)  // ← reaches Theme.few -> label
      print(theme.mixed.label)  // ← reaches Theme.mixed -> label
    }
    """),
  Form(
    81, "a type that is private to a file uses the parts of the file's structures, but not of its objects",
    """
    struct Reader { let town: Town; mutating func end() { print(1); print(2) } }
    final class Panel { let town = Town(); func end() { print(1); print(2) } }
    private struct Container {
      let reader: Reader
      let panel: Panel
      func one() { print(0); reader.town.visit() }
      func two() { print(0); panel.town.visit() }  // ← reaches Panel.town -> visit
    }
    struct Other {
      let reader: Reader
      func one() { print(0); reader.town.visit() }  // ← reaches Reader.town -> visit
    }
    """),
  Form(
    82, "a directory or locator of objects is a container",
    """
    final class TownDirectory { let one: Town; let hall: Hall; let lamp: Lamp; let key: Key; func end() { print(1); print(2) } }
    final class Locator { let one: Town; let hall: Hall; let lamp: Lamp; let key: Key; func end() { print(1); print(2) } }
    final class Quarter { let one: Town; let hall: Hall; let lamp: Lamp; let key: Key; func end() { print(1); print(2) } }
    final class SmallDirectory { let one: Town; let hall: Hall; let lamp: Lamp; func end() { print(1); print(2) } }
    func open(_ towns: TownDirectory, _ locator: Locator, _ quarter: Quarter, _ small: SmallDirectory) {
      towns.hall.open()
      locator.hall.open()
      towns.hall.lamp.light()  // ← reaches TownDirectory.hall -> lamp
      quarter.hall.open()  // ← reaches Quarter.hall -> open
      small.hall.open()  // ← reaches SmallDirectory.hall -> open
    }
    """),
  Form(
    84, "a protocol that requires services is a container of them",
    """
    protocol TillServiceProtocol: AnyObject { func open() }
    protocol ShelfServiceProtocol: AnyObject { func sort() }
    protocol SafeServiceProtocol: AnyObject { func lock() }
    protocol LampHolding: AnyObject { func light() }
    protocol ShopServicing: AnyObject {
      var till: any TillServiceProtocol { get }
      var shelf: any ShelfServiceProtocol { get }
      var safe: any SafeServiceProtocol { get }
      var lamp: any LampHolding { get }
      func prepare()
    }
    protocol Shop: AnyObject {
      var till: any TillServiceProtocol { get }
      var lamp: any LampHolding { get }
      func prepare()
    }
    func open(_ services: any ShopServicing, _ shop: any Shop) {
      services.till.open()
      shop.till.open()  // ← reaches Shop.till -> open
    }
    """),
]
