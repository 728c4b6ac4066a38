import Analysis
import Findings
import Testing

@Suite("A reach is only worth a note")
struct MitigationTests {
  @Test("where the owner is there to be reached through", arguments: purposes)
  private func purpose(_ purpose: Purpose) {
    let codebase = codebase(
      ["Prelude.swift": prelude, "App.swift": purpose.source, purpose.path: purpose.uses], linting: [purpose.path])
    let read = codebase.reachings(ReachQuery(.read, allowed: 1, confidence: .high))
    let written = codebase.reachings(ReachQuery(.write, allowed: 1, confidence: .high))
    #expect((read + written).sorted { $0.position < $1.position }.map(\.mitigation) == purpose.mitigations)
  }
}

extension MitigationTests {
  @Test("code for examples is only worth a note where there is something else")
  func onlyExamples() {
    let card = """
      final class Card { let lamp = Lamp(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      final class Lamp { var isOn = false; func end() { print(1); print(2) } }
      func one(card: Card) { print(0); card.lamp.isOn = true }
      """
    for (path, mitigation) in [("MyDemoTests/CardTests.swift", nil), ("Sources/Card.swift", Mitigation.sampleCode)] {
      let codebase = codebase(
        ["MyDemo/Card.swift": card, "Package.swift": "", path: ""], linting: ["MyDemo/Card.swift"])
      let found = codebase.reachings(ReachQuery(.write, allowed: 1, confidence: .high))
      #expect(found.map(\.mitigation) == [mitigation])
    }
  }
}

/// Code, and what its reaches are mitigated by in the order of the lines; `nil` for those that are none of the kind.
private struct Purpose: Sendable {
  var source: String
  var uses: String
  var path: String
  var mitigations: [Mitigation?]

  init(_ source: String, _ uses: String, _ path: String, _ mitigations: [Mitigation?]) {
    (self.source, self.uses, self.path, self.mitigations) = (source, uses, path, mitigations)
  }
}

private let container = """
  final class Services { let a = Lamp(); let b = Door(); let c = House(); let d = Town(); func log() {} }
  """

private let usesOfPerson = """
  func one(person: Person) {
    print()
    person.house.enter()
  }
  func two(person: Person) {
    person.house.id = 8
  }
  """

/// Where the same code stands, and what its reaches are mitigated by there.
private let folders: [(path: String, mitigations: [Mitigation?])] = [
  ("iOS Example/Use.swift", []),
  ("ChartsDEMOS-iOS/Use.swift", []),
  ("Vidéo/Demo2/Use.swift", []),
  ("App/Ködemos/Use.swift", []),
  ("Demonstration/Use.swift", [nil, nil]),
  ("Demoé/Use.swift", [nil, nil]),
]

private let purposes: [Purpose] =
  [
    Purpose(
      container,
      """
      func one(container: Services) {
        print()
        container.a.light()
      }
      func two(container: Services) {
        container.a.isOn = true
      }
      func three(container: Services) {
        print()
        container.c.town.visit()
      }
      """, "Use.swift", [nil]
    ),
    // Four functions, in extensions, and four objects.
    Purpose(
      container
        + """

        extension Services { func one() {}; func two() {} }
        extension Services { func three() {}; static func make() {} }
        """,
      """
      func one(container: Services) {
        print()
        container.a.light()
      }
      """, "Use.swift", [.service]
    ),
    Purpose(
      "final class Pane { let view = NSView(); let label = NSView() }",
      """
      func one(pane: Pane) {
        pane.view.isHidden = true
      }
      func two(pane: Pane) {
        pane.label.isHidden = true
      }
      """, "Use.swift", [.ownedView, nil]
    ),
    Purpose(
      "",
      """
      func one() {
        let person = Person()
        person.house.id = 8
        print(person)
      }
      func two(person: Person) {
        let house = person.house
        house.town.visit()
      }
      func three() {
        print()
        Person().house.enter()
      }
      func four() {
        print()
        Person().house.town.visit()
      }
      """, "Use.swift", [.createdHere, .createdHere, nil]
    ),
    Purpose(
      "final class Banner: UIView { let icon = UIView() }",
      """
      func one(banner: Banner, other: UIView) {
        print()
        other.pin(banner.icon.leadingAnchor)
        banner.icon.isHidden = true
      }
      """, "Use.swift", [.layout, nil]
    ),
    Purpose(
      "final class Pump: NSManagedObject { @NSManaged var event: Event?; final class Event { func at() {}; var id = 1 } }",
      """
      func one(pump: Pump) {
        print()
        pump.event?.at()
      }
      """, "Use.swift", [.record]
    ),
    Purpose(
      """
      struct Wifi { var name: String?; var band = 1; mutating func reset() { name = nil; print() } }
      struct Usage { var wifi = Wifi(); func log() { print(); print() } }
      """,
      """
      final class Reader {
        private var usage = Usage()
        func one(other: Usage) {
          print(usage.wifi.name)
        }
        func two(other: Usage) {
          print(other.wifi.name)
        }
      }
      """, "Use.swift", [.ownState, nil]
    ),
    Purpose(
      """
      struct Preview { var key = Key() }
      struct Player { var key = Key(); func play() { print(); print() } }
      final class Model { var preview = Preview(); var player = Player() }
      """,
      """
      struct Screen: View {
        let model: Model
        var body: some View {
          print()
          Text(model.preview.key)
          Text(model.player.key)
        }
      }
      func two(model: Model) {
        print(model.preview.key)
      }
      """, "Use.swift", [.viewRead, nil, nil]
    ),
    // More functions than objects.
    Purpose(
      """
      final class LampManager: ObservableObject { @Published var isOn = false; let town = Town(); func light() {}; func dim() -> Town { Town() } }
      final class Hub {
        lazy var lamps = LampManager()
        lazy var doors = DoorService()
        let towns = TownStore()
        let rooms = RoomStore()
        var isReady = false
        func one() {}; func two() {}; func three() {}; func four() {}; func five() {}
      }
      final class DoorService {}
      final class TownStore {}
      final class RoomStore {}
      """,
      """
      func one(hub: Hub) {
        print()
        hub.lamps.light()
      }
      func two(hub: Hub) {
        print()
        hub.lamps.$isOn.removeDuplicates().sink { _ in }
      }
      func three(hub: Hub) {
        print()
        print(hub.lamps.isOn)
      }
      func four(hub: Hub) {
        hub.lamps.isOn = true
      }
      func five(hub: Hub) {
        print()
        hub.lamps.dim().hall
      }
      func six(hub: Hub) {
        print(hub.lamps.town.hall)
      }
      """, "Use.swift", [.service, .service, .service, nil, nil, nil]
    ),
    Purpose(
      """
      struct PlayerSettingsV12 { var mode = Mode() }
      struct PlayerSettings2 { var mode = Mode() }
      struct PlayerV12 { var mode = Mode() }
      struct PlayerParams { var mode = Mode() }
      enum PlaceState { case here(Place), nowhere; var place: Place? { if case .here(let place) = self { place } else { nil } } }
      struct WalkState { var place = Place() }
      struct Place { var mode = Mode(); var name = Name() }
      struct Name { var first = Mode(); var second = Mode() }
      final class Mode { var isFast = false }
      final class Player {
        var early = PlayerSettingsV12()
        var second = PlayerSettings2()
        var third = PlayerV12()
        var fourth = PlayerParams()
        func reset() { early = PlayerSettingsV12(); second = PlayerSettings2(); third = PlayerV12() }
        func end() { print(1); print(2) }
      }
      """,
      """
      func one(player: Player) {
        print(player.early.mode)
        print(player.second.mode)
        print(player.third.mode)
        print(player.fourth.mode)
      }
      func two(state: PlaceState) {
        print(state.place?.name)
      }
      func three(state: WalkState) {
        print(state.place.name)
      }
      """, "Use.swift", [.parameterBag, .parameterBag, nil, .parameterBag, .dataOwner, nil]
    ),
    Purpose(
      "final class FarCell: UITableViewCell { @IBOutlet var label: UILabel! }",
      """
      final class NearCell: UITableViewCell { @IBOutlet var label: UILabel!; override func prepareForReuse() { print() } }
      final class BusyCell: UITableViewCell { @IBOutlet var label: UILabel!; func fill() { print() } }
      func one(far: FarCell, near: NearCell, busy: BusyCell) {
        far.label.text = ""
        near.label.text = ""
        busy.label.text = ""
      }
      """, "Use.swift", [.filledCell, .outlet, .filledCell]
    ),
    Purpose(
      """
      final class Badge: UILabel {}
      final class Cell: UICollectionViewCell { let label = UILabel(); let badge = Badge(); let picture = UIImageView() }
      final class Row: NSTableCellView { let field = NSTextField() }
      final class Header: UITableViewHeaderFooterView { let label = UILabel() }
      final class Panel: UIView { let label = UILabel() }
      """,
      """
      func fill(cell: Cell, row: Row, header: Header, panel: Panel) {
        cell.label.text = ""
        cell.label.isHidden = true
        cell.badge.text = ""
        cell.picture.image = nil
        row.field.stringValue = ""
        header.label.attributedText = nil
        panel.label.text = ""
      }
      func read(cell: Cell) {
        print(cell.label.text)
      }
      """, "Use.swift", [nil, nil, .filledCell, .filledCell, .filledCell, nil, nil]
    ),
    Purpose(
      """
      struct PageState { var title = Key(); var house = House() }
      final class Model: ObservableObject { @Published var state = PageState() }
      final class Box { var state = PageState() }
      """,
      """
      struct Screen: View {
        let model: Model
        let box: Box
        var body: some View {
          print()
          Text(model.state.title)
          Text(box.state.title)
        }
      }
      func two(model: Model) {
        print(model.state.title)
      }
      """, "Use.swift", [.viewRead, nil, nil]
    ),
    Purpose(
      """
      protocol PlayerSettings { var mode: Int { get }; func reset() }
      final class Player { var settings: any PlayerSettings; var item: Item?; init(_ settings: any PlayerSettings) {} }
      final class Item { var isDone = false; var rate = 1.0; func stop() {} }
      """,
      """
      func one(player: Player) {
        print(player.settings.mode)
      }
      func two(player: Player) {
        print()
        player.settings.reset()
      }
      final class Screen {
        let player: Player
        var isDone: Bool { player.item?.isDone ?? false }
        var isSlow: Bool { player.item.rate < 1 }
        var width: Int { player.item.isDone ? 1 : 2 }
        func isFast() -> Bool {
          print()
          return player.item.rate > 1
        }
        func stop() {
          if player.item.isDone { return }
        }
        private var item: Item? { player.item?.rest.item }
      }
      extension Item { var rest: Rest { Rest(); return Rest() } }
      final class Rest { var item: Item? }
      """, "Use.swift", [.parameterBag, nil, .forwarder, nil, nil, nil, nil, .forwarder]
    ),
    // A class that is copied or compared by what it stores, and does no more.
    Purpose(
      """
      struct Place { var row = Key(); var column = 1 }
      class CellAttributes: UICollectionViewLayoutAttributes {
        var place = Place()
        override func copy(with zone: NSZone? = nil) -> Any {
          print()
          return self
        }
      }
      class Entry: NSObject { var place = Place(); override func isEqual(_ other: Any?) -> Bool { false } }
      class BusyAttributes: CellAttributes { var spot = Place(); func move() { print(); print() } }
      class Pane: UIView { var place = Place(); @objc func copy(_ sender: Any?) { print() } }
      """,
      """
      func one(attributes: CellAttributes) {
        print(attributes.place.row)
      }
      func two(attributes: BusyAttributes) {
        print(attributes.spot.row)
      }
      func three(pane: Pane) {
        print(pane.place.row)
      }
      func four(attributes: CellAttributes) {
        attributes.place.column = 2
      }
      func five(entry: Entry) {
        print(entry.place.row)
      }
      """, "Use.swift", [.dataOwner, nil, nil, nil, .dataOwner]
    ),
    // A walk over a library's own objects.
    Purpose(
      """
      extension UIResponder { var pages: UINavigationController? { nil }; var home: House? { nil } }
      """,
      """
      func one(view: UIView) {
        view.pages?.navigationBar.isHidden = true
      }
      func two(view: UIView) {
        guard let pages = view.pages else { return }
        pages.isToolbarHidden = true
      }
      func three(view: UIView) {
        view.home?.id = 3
      }
      func four(view: UIView) {
        let pages = view.pages as! Pages
        pages.door = Door()
      }
      final class Pages: UINavigationController { var door = Door() }
      """, "Use.swift", [.libraryWalk, .libraryWalk, nil, .libraryWalk]
    ),
    // A part of an object that has no name of its own.
    Purpose(
      "",
      """
      func one() {
        let house = Person().house
        house.id = 8
      }
      func two(person: Person) {
        let house = person.house
        house.id = 8
      }
      """, "Use.swift", [.createdHere, nil]
    ),
    // A page that its controller loads as its view and fills.
    Purpose(
      """
      class Section: NSView { var text = ""; let label = Lamp() }
      final class Board: NSView { let upper = Section(); func fill() { print(1); print(2) }; func end() { print(1); print(2) } }
      """,
      """
      final class Form: Page { let upper = Section(); override func layout() { print(); print() } }
      final class BusyForm: Page { let upper = Section(); func fill() { print(); print() } }
      final class Controller: NSViewController {
        private let form = Form()
        private let busy = BusyForm()
        let bare = Form()
        override func loadView() { view = form }
        func show() {
          form.upper.text = ""
          busy.upper.text = ""
        }
        func bareShow() {
          bare.upper.text = ""
        }
        func glow() {
          form.upper.label.isOn = true
        }
      }
      final class Other {
        private let form = Form()
        func show() {
          form.upper.text = ""
        }
      }
      class Base: NSViewController {
        let board: Board
        let spare: Board
        init(_ board: Board) {
          self.board = board
          view = spare
        }
        override func loadView() { self.view = board }
        func show() {
          self.board.upper.text = ""
        }
        func showSpare() {
          spare.upper.text = ""
        }
        func showOther(_ other: Base) {
          other.board.upper.text = ""
        }
      }
      """, "Use.swift", [.ownPage, nil, nil, nil, nil, .ownPage, nil, nil]
    ),
    // A class of settings that does nothing, and a view that is an anchor.
    Purpose(
      """
      class SetupConfiguration { var isEditable = true; init() {} }
      class LiveConfiguration { var isEditable = true; func load() { print(); print() } }
      class RunContext { var isEditable = true; init() {} }
      final class Setup { let configuration = SetupConfiguration(); let live = LiveConfiguration(); let context = RunContext(); func run() { print(); print() }; func end() { print(); print() } }
      final class Bar: UIView { let menuAnchor = UIView(); let menu = UIView(); func show() { print(); print() } }
      """,
      """
      func one(setup: Setup) {
        print(setup.configuration.isEditable)
      }
      func two(setup: Setup) {
        print(setup.live.isEditable)
      }
      func context(setup: Setup) {
        print(setup.context.isEditable)
      }
      func three(bar: Bar) {
        print(bar.menuAnchor.bounds)
      }
      func four(bar: Bar) {
        print(bar.menu.bounds)
      }
      func five(bar: Bar) {
        print(bar.menuAnchor.isHidden)
      }
      """, "Use.swift", [.parameterBag, nil, nil, .layout, nil, nil]
    ),
    // What a protocol hands out is looked at as far as a plain value of a library.
    Purpose(
      "protocol Backed { var back: UIView { get } }",
      """
      func one(backed: Backed) {
        print(backed.back.frame.minY)
      }
      func two(backed: Backed) {
        print(backed.back.layer.mask)
      }
      """, "Use.swift", [.throughProtocol, nil]
    ),
    // A structure inside a structure, which is only read.
    Purpose(
      """
      struct Scheme {
        struct Keys { var first: Int; var rest: [Int]; func all() -> [Int] { print(1); return [first] } }
        var keys: Keys
        var others: Others
        mutating func reset() { print(1); keys.first = 0 }
      }
      struct Others { var first: Int; var rest: [Int]; func all() -> [Int] { print(1); return [first] } }
      """,
      """
      func one(scheme: Scheme) -> [Int] {
        print()
        return scheme.keys.all()
      }
      func two(scheme: Scheme) -> [Int] {
        print()
        return scheme.others.all()
      }
      """, "Use.swift", [.nestedPart, nil]
    ),
    // What a library's object is made of.
    Purpose(
      """
      struct Material { var metal: Coat; var owner: Person; func end() { print(1); print(2) } }
      struct Coat { var depth: Int; var names: [String]; func paint() { print(1); print(2) } }
      """,
      """
      extension SCNMaterial {
        convenience init(_ material: Material) {
          self.init()
          material.metal.paint()
        }
        func fill(_ material: Material) {
          self.fill()
          material.metal.paint()
        }
      }
      final class Own {
        init(_ material: Material) {
          print()
          material.metal.paint()
        }
      }
      """, "Use.swift", [.mapping, nil, nil]
    ),
    // A closure that is given data to change it.
    Purpose(
      """
      struct Outcomes { var swipe: Swipe?; var engine: Motor }
      struct Swipe { var left: Side; var lamps: [Lamp] }
      struct Side { var depth: Int; var names: [String] }
      struct Motor { var valve: Valve; var names: [String] }
      struct Valve { var depth: Int; var names: [String]; mutating func turn() { print(1); depth = 1 } }
      struct Mapping { var outcomes: Outcomes }
      func change(_ work: (inout Mapping) -> Void) {}
      """,
      """
      func one() {
        change { $0.outcomes.swipe?.left.depth = 1 }
      }
      func three() {
        change { $0.outcomes.engine.valve.depth = 1 }
      }
      func two(_ mapping: inout Mapping) {
        mapping.outcomes.swipe?.left.depth = 1
      }
      """, "Use.swift", [.givenValue, nil, nil]
    ),
    // A queue or context that is given work.
    Purpose(
      """
      final class Store {
        let context: NSManagedObjectContext
        let queue = DispatchQueue(label: "store")
        init(_ context: NSManagedObjectContext) { self.context = context }
        func end() { print(1); print(2) }
      }
      """,
      """
      func one(store: Store) { print(0); store.context.performAndWait { print(1) } }
      func two(store: Store) { print(0); store.queue.async(flags: []) { print(1) } }
      func three(store: Store) { print(0); store.context.reset() }
      func four(store: Store, work: DispatchWorkItem) { print(0); store.queue.async(execute: work) }
      func five(store: Store) {
        store.context.perform { print(1) }
        store.context.reset()
      }
      """, "Use.swift", [.executor, .executor, .executor, nil, .executor]
    ),
    // A lock that its owner shares, and a library's context that others work in.
    Purpose(
      """
      final class StateLock { var depth = 0; func lock() { print(1); print(2) }; func end() { print(1); print(2) } }
      final class Store {
        let lock = StateLock()
        let context: NSManagedObjectContext
        let queue: NSManagedObjectContext
        init(_ context: NSManagedObjectContext) { self.context = context; queue = context }
        func end() { print(1); print(2) }
        func begin() { print(1); print(2) }
      }
      """,
      """
      func one(store: Store) { print(0); store.lock.lock() }
      func two(store: Store) { print(0); store.lock.depth = 1 }
      func three(store: Store) { print(0); store.lock.end() }
      func four(store: Store) { print(0); store.context.fetch() }
      func five(store: Store) { print(0); store.queue.fetch() }
      """, "Use.swift", [.executor, nil, nil, .executor, nil]
    ),
    // A state that a function is handed to change it.
    Purpose(
      """
      struct AppState { var visits: VisitState; var other: Int; mutating func end() { print(1); other = 1 } }
      struct VisitState { var list: [Int]; var count: Int; mutating func end() { print(1); count = 1 } }
      """,
      """
      struct Update { func update(_ state: inout AppState) { print(0); state.visits.list.append(1) } }
      struct Other { func end(_ state: AppState) { print(0); var state = state; state.visits.list.append(1) } }
      final class Keeper { func end(_ all: inout [AppState]) { print(0); all[0].visits.list.append(1) } }
      """, "Use.swift", [.givenValue, nil, nil]
    ),
    // A view inside another one that is to tell of what happens.
    Purpose(
      """
      final class Header: UIView { let button = UIButton(); let list = UITableView(); let lamp = Lamp(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      extension Lamp { func addTarget() { print(1); print(2) } }
      """,
      """
      func one(header: Header) { print(0); header.button.addTarget() }
      func two(header: Header) { print(0); header.list.delegate = nil }
      func three(header: Header) { print(0); header.list.reloadData() }
      func four(header: Header) { print(0); header.lamp.addTarget() }
      """, "Use.swift", [.registration, nil, nil, nil]
    ),
    // What the texts of a cell look like.
    Purpose(
      """
      final class NameCell: UITableViewCell { let label = UILabel(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      """,
      """
      func one(cell: NameCell) { print(0); cell.label.textColor = .red }
      func two(cell: NameCell) { print(0); cell.label.isHidden = true }
      """, "Use.swift", [.filledCell, nil]
    ),
    // A log and a router, whoever has them.
    Purpose(
      """
      final class TextLogger { var depth = 0; func warn() { print(1); print(2) }; func end() { print(1); print(2) } }
      protocol Reporter: AnyObject { var depth: Int { get set }; func report() }
      final class Router { func show() { print(1); print(2) }; func end() { print(1); print(2) } }
      final class Lock { let logger = TextLogger(); let reporter: Reporter?; let router = Router(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      """,
      """
      func one(lock: Lock) { print(0); lock.logger.warn() }
      func two(lock: Lock) { print(0); lock.reporter?.report() }
      func three(lock: Lock) { print(0); lock.logger.depth = 1 }
      func four(lock: Lock) { print(0); lock.router.show() }
      """, "Use.swift", [.executor, .executor, nil, .executor]
    ),
    // A container of services by its name, whatever else it has.
    Purpose(
      """
      final class Helm { var isOpen = false; let hall = Hall(); func show() { print(1); print(2) }; func end() { print(1); print(2) } }
      final class AppEnvironment { let helm = Helm(); let desk = Desk(); var name = ""; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      final class Surroundings { let helm = Helm(); var name = ""; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      struct Desk { var depth: Int; var names: [String]; mutating func turn() { print(1); depth = 1 } }
      """,
      """
      func one(environment: AppEnvironment) { print(0); environment.helm.show() }
      func two(environment: AppEnvironment) { print(0); environment.helm.isOpen = true }
      func three(environment: AppEnvironment) { print(0); environment.desk.depth = 1 }
      func four(environment: AppEnvironment) { print(0); environment.helm.hall.lamp.light() }
      func five(surroundings: Surroundings) { print(0); surroundings.helm.show() }
      """, "Use.swift", [.service, .service, nil, nil, nil]
    ),
    // Code for examples that uses its own types.
    Purpose(
      "",
      """
      final class Card: UIView { let label = UILabel(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      func one(card: Card) { print(0); card.label.text = "" }
      func two(card: Card) { print(0); card.label.layoutIfNeeded() }
      """, "Examples/Use.swift", [.sampleCode, .sampleCode]
    ),
    // An owner that carries several parts and does next to nothing.
    Purpose(
      """
      final class Engine { var speed = 0; func start() { print(1); print(2) }; func stop() { print(1); print(2) } }
      final class Bundle3 { let a = Engine(); let b = Engine(); let c = Engine(); func end() { print(1); print(2) } }
      final class Bundle2 { let a = Engine(); let b = Engine(); func end() { print(1); print(2) } }
      final class Busy { let a = Engine(); let b = Engine(); let c = Engine(); func end() { print(1); print(2) }; func two() {} }
      final class Panel: UIView { let a = Engine(); let b = Engine(); let c = Engine(); func end() { print(1); print(2) } }
      """,
      """
      func one(bundle: Bundle3) { print(0); print(bundle.a.speed) }
      func two(bundle: Bundle3) { print(0); bundle.a.speed = 1 }
      func three(bundle: Bundle3) { print(0); bundle.a.start() }
      func four(bundle: Bundle2) { print(0); print(bundle.a.speed) }
      func five(busy: Busy) { print(0); print(busy.a.speed) }
      func six(panel: Panel) { print(0); print(panel.a.speed) }
      """, "Use.swift", [.carrier, nil, nil, nil, nil, nil]
    ),
    // A reached object that consists of constants.
    Purpose(
      """
      final class Ticket { let seat = 1; let row = 2; let note = Lamp(); func end() { print(1); print(2) } }
      final class Slip { let seat = 1; var row = 2; func end() { print(1); print(2) } }
      final class Pass { let seat = 1; let row = 2; func end() { print(1); print(2) }; func use() { print(1); print(2) } }
      final class Guest { var ticket = Ticket(); var slip = Slip(); var pass = Pass(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
      """,
      """
      func one(guest: Guest) { print(0); print(guest.ticket.seat) }
      func three(guest: Guest) { print(0); guest.ticket.note.isOn = true }
      func four(guest: Guest) { print(0); print(guest.slip.seat) }
      func five(guest: Guest) { print(0); print(guest.pass.seat) }
      """, "Use.swift", [.fixedData, nil, nil, nil]
    ),
    // A closure that is given a view to set it up.
    Purpose(
      """
      final class IconView: UIView { let image = UIImageView(); let tap = Lamp(); func end() { print(1); print(2) } }
      enum Element { case icon((IconView) -> Void) }
      func row(_ elements: [Element]) {}
      func add(_ setUp: (IconView) -> Void) {}
      """,
      """
      func one() {
        row([.icon { (icon: IconView) in icon.image.isHidden = true }])
      }
      func two() {
        add { $0.image.layoutIfNeeded() }
      }
      func three(icons: [IconView]) {
        icons.forEach { $0.image.isHidden = true }
      }
      func four() {
        add { $0.tap.isOn = true }
      }
      func five(icon: IconView) {
        add { _ in icon.image.isHidden = true }
      }
      func six() {
        add { ($0 as? IconView)?.image.layoutIfNeeded() }
      }
      final class Controller: UIViewController { func icon() -> IconView { IconView() } }
      func show(_ work: (Controller) -> Void) {}
      func seven() {
        show { $0.icon().image.isHidden = true }
      }
      """, "Use.swift", [.givenView, .givenView, nil, nil, nil, nil, nil]
    ),
  ] + folders.map { Purpose("", usesOfPerson, $0.path, $0.mitigations) }
