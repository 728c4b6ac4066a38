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
  Form(
    7, "an observer is no getter",
    """
    final class Hub { func changed(_ other: AnyObject) {} }
    final class Owner {
      let hub = Hub()
      var house = House() { didSet { hub.changed(self) } }
      var cottage = House() { willSet { hub.changed(self) } }
      func end() {
        print(1)
        print(2)
      }
    }
    func visit(_ owner: Owner) {
      owner.house.enter()  // ← reaches Owner.house -> enter
      owner.cottage.enter()  // ← reaches Owner.cottage -> enter
    }
    """),
  Form(
    8, "a type that is nested in an unknown one is no more a value than that",
    """
    import Wallets
    final class Store {
      var token = Wallets.Token()
      var other: Kit.Token
      func update() {
        print(1)
        print(2)
      }
    }
    func hide(_ store: Store) {
      store.token.isHidden = true  // ← writes Store.token -> isHidden
      store.other.isHidden = true  // ← writes Store.other -> isHidden
    }
    """),
  Form(
    9, "a function that returns a value is its reducer if it takes one, or if it is a state",
    """
    struct Entry { let trigger: Town; let house: House; func end() { print(1); print(2) } }
    struct HallState { let town: Town; func end() { print(1); print(2) } }
    final class Finder {
      func best(_ entries: [Entry]) -> Entry? {
        for entry in entries { entry.trigger.visit() }  // ← reaches Entry.trigger -> visit
        return nil
      }
      func changed(_ entry: Entry) -> Entry? {
        entry.trigger.visit()
        return entry
      }
      func made(of entries: [Entry]) -> Entry {
        let entry = entries[0]
        entry.trigger.visit()
        return entry
      }
      func state(of halls: [HallState]) -> HallState? {
        for hall in halls { hall.town.visit() }
        return nil
      }
    }
    """),
  Form(
    10, "members for collections of the repository's own types are not the library's",
    """
    struct Command { let name = ""; let part = House() }
    extension Sequence where Element == Command { var kind: String? { nil } }
    extension Sequence where Element == Command { var last2: Command? { nil } ; var parts: [House] { [] } }
    extension Sequence { var third: Element? { nil } }
    protocol Named {}
    extension String: Named {}
    extension Sequence where Element: Named { var kind: String? { nil } }
    final class Declared {
      var names: [String] = []
      var commands: Set<Command> = []
      func end() {
        print(1)
        print(2)
      }
    }
    func show(_ declared: Declared) {
      print(declared.commands.kind)  // ← reaches Declared.commands -> kind
      print(declared.commands.third)
      print(declared.commands.last2, declared.commands.parts)
      print(declared.names.kind)
    }
    """),
  Form(
    11, "a new object that a closure sets up has its type",
    """
    import Then
    final class Card { let town = Town(); let hall = Hall(); func end() { print(1); print(2) } }
    final class Host {
      let card = Card().then { $0.hall.open() }  // ← reaches Card.hall -> open
      func show() {
        print(1)
        card.town.visit()  // ← reaches Card.town -> visit
      }
    }
    """),
  Form(
    12, "sending through a subject behind a hop is a command",
    """
    import Combine
    final class Model {
      let taps = PassthroughSubject<Int, Never>()
      func end() {
        print(1)
        print(2)
      }
    }
    func tap(_ model: Model) {
      model.taps.send(1)  // ← reaches Model.taps -> send
      model.taps.sink { print($0) }
    }
    """),
  Form(
    13, "an assignment behind a hop, whatever the library's type is",
    """
    import Drives
    final class Box {
      let engine: Drive
      let count = BehaviorRelay(value: 1)
      var isShown: Binding<Bool>
      init(_ engine: Drive) { self.engine = engine }
      func end() {
        print(1)
        print(2)
      }
    }
    func start(_ box: Box) {
      box.engine.start()
      box.engine.isOn = true  // ← writes Box.engine -> isOn
      box.count.value = 3
      box.isShown.wrappedValue = true
    }
    """),
  Form(
    14, "what a box holds is observed",
    """
    final class Observed<Value> {
      struct Observer { let block: (Value) -> Void }
      private var observers: [Observer] = []
      var value: Value
      init(_ value: Value) { self.value = value }
      func observe(on observer: AnyObject, block: @escaping (Value) -> Void) {
        observers.append(Observer(block: block))
        block(value)
      }
    }
    protocol ModelOutput { var titles: Observed<[String]> { get } }
    final class Page {
      func bind(to model: ModelOutput) {
        model.titles.observe(on: self) { print($0) }
      }
    }
    """),
  Form(
    14, "a box keeps what observes it, as functions in a list",
    """
    final class Observed<Value> {
      typealias Listener = (Value) -> Void
      private var listeners = [Listener?]()
      var value: Value
      init(_ value: Value) { self.value = value }
      func bind(_ listener: Listener?) {
        listeners.append(listener)
        listener?(value)
      }
    }
    final class Model { var isOn = Observed(false); func end() { print(1); print(2) } }
    final class Page {
      func bind(to model: Model) {
        model.isOn.bind { print($0) }
      }
    }
    """),
  Form(
    14, "a case without payload that changes itself is another case, which is set",
    """
    enum Order {
      case up, down
      mutating func toggle() { self = self == .up ? .down : .up }
      mutating func next() { self = .up }
    }
    enum Range { case all, some(Int); mutating func toggle() { self = .all } }
    final class Inner { var order = Order.up; func end() { print(1); print(2) } }
    final class Model { var order = Order.up; var range = Range.all; var inner = Inner(); func end() { print(1); print(2) } }
    func tap(_ model: Model) {
      model.order.toggle()
      model.order.next()
      model.range.toggle()  // ← writes Model.range -> toggle
      model.inner.order.toggle()  // ← writes Model.inner -> order
    }
    """),
  Form(
    15, "a file with statements at its top level is a script",
    """
    final class Context { var reports: [Int] = []; let house = House(); func end() { print(1); print(2) } }
    let context = Context()
    func wait() {
      context.reports.removeAll()
      context.house.enter()
    }
    wait()
    """),
  Form(
    16, "setting a property beyond a global writes through it, unless the global holds services",
    """
    final class Options {
      static let shared = Options()
      let part = House()
      let settings = PartSettings()
      func end() {
        print(1)
        print(2)
      }
    }
    final class PartSettings { var isOn = false; func end() { print(1); print(2) } }
    struct World {
      var aStore = Hall()
      var bStore = Hall()
      var cStore = Town()
      var dStore = Person()
    }
    var Current = World()
    func set() {
      print(Options.shared.part.town)
      Options.shared.part.id = 3  // ← writes Options.part -> id
      Options.shared.settings.isOn = true
      Current.dStore.name = ""
    }
    """),
  Form(
    17, "a generic type gives the list that it carries, unless the list is changed or the type does more",
    """
    final class Frame<Value> { var value: Value; var time = 0; init(_ value: Value) { self.value = value } }
    final class Track<Value>: Decodable { var frames: [Frame<Value>]; let name: String?; func shift() { print(1); print(2) } }
    struct Page<Item> { var items: [Item]; var total: Int? }
    struct Shelf<Item> { var items: [Item]; var spare: [Item] }
    final class Pile<Item> { var items: [Item] = []; func sort() { print(1); print(2) } }
    final class Shape {
      let opacity: Track<Double>
      let page: Page<Person>
      let shelf: Shelf<Person>
      let pile: Pile<Person>
      func end() { print(1); print(2) }
    }
    func draw(_ shape: Shape) {
      take(shape.opacity.frames)
      take(shape.opacity.name)  // ← reaches Shape.opacity -> name
      for person in shape.page.items { take(person) }
      for person in shape.page.items { take(person.house) }  // ← launders Shape.page -> house
      shape.opacity.frames.removeAll()  // ← writes Shape.opacity -> frames
      take(shape.pile.items)  // ← reaches Shape.pile -> items
    }
    func store(_ shape: Shape) { take(shape.shelf.spare) }  // ← reaches Shape.shelf -> spare
    func shorten(_ track: Track<Double>) {
      track.frames[0].time = 3  // ← writes Track.frames -> time
    }
    """),
  Form(
    18, "a setter forwards to a property of its own name",
    """
    final class Player {
      struct Config { var rate = 1.0; var volume = 1.0 }
      var config = Config()
      func play() { print(1); print(2) }
    }
    final class Screen {
      private let player = Player()
      var rate: Double {
        get { player.config.rate }
        set { player.config.rate = newValue }
      }
      var loudness: Double {
        get { 1 }
        set { player.config.volume = newValue }  // ← writes Player.config -> volume
      }
      func stop() {
        player.config.rate = 0  // ← writes Player.config -> rate
      }
    }
    func rate(of other: Player) -> Int {
      var rate: Int {
        get { 1 }
        set { other.config.rate = 3 }  // ← writes Player.config -> rate
      }
      return rate
    }
    """),
  Form(
    19, "a context that never changes stands for the parameters that it carries",
    """
    final class MoveContext { let view: UIView; let town: Town; init(_ view: UIView, _ town: Town) {} }
    final class LiveContext { let view: UIView; var town: Town; init(_ view: UIView, _ town: Town) {} }
    final class BusyContext { let view: UIView; init(_ view: UIView) {}; func end() { print(1); print(2) } }
    final class FarContext { let view: UIView; init(_ view: UIView) {} }
    extension FarContext { func end() { print(1); print(2) } }
    func move(_ move: MoveContext, _ live: LiveContext, _ busy: BusyContext, _ far: FarContext) {
      move.view.alpha = 0
      let view = move.view
      view.isHidden = true
      move.town.visit()
      move.town.hall.open()  // ← reaches Town.hall -> open
      live.view.alpha = 0  // ← writes LiveContext.view -> alpha
      busy.view.alpha = 0  // ← writes BusyContext.view -> alpha
      far.view.alpha = 0  // ← writes FarContext.view -> alpha
    }
    """),
  Form(
    20, "a protocol that only asks for its associated type is a box",
    """
    protocol AnyBox<Value> { associatedtype Value; var content: Value { get nonmutating set } }
    protocol Pair<Value> { associatedtype Value; var content: Value { get set }; var name: String { get } }
    final class Editor {
      typealias Base = any AnyBox<Hall?>
      var base: Base?
      var pair: (any Pair<Hall?>)?
      func end() { print(1); print(2) }
    }
    func empty(_ editor: Editor) {
      editor.base?.content = nil
      editor.pair?.content = nil  // ← writes Editor.pair -> content
    }
    """),
  Form(
    21, "a pair of values that never changes may be asked whether it is like something",
    """
    enum Level { case low, high }
    struct Access { let level: Level; let isExplicit: Bool; func isExplicitly(_ other: Level) -> Bool { isExplicit && level == other } }
    struct LiveAccess { var level: Level; var name: String; func isAt(_ other: Level) -> Bool { level == other } }
    struct Client { let address: String; let level: Level; func send(_ text: String) throws -> Bool { print(1); return true } }
    struct Guard { let mood: Mood; let name: String; func isAt(_ other: Level) -> Bool { other == .low } }
    final class Entry {
      let access: Access
      let live: LiveAccess
      let client: Client
      let guardian: Guard
      func end() { print(1); print(2) }
    }
    func check(_ entry: Entry) throws {
      if entry.access.isExplicitly(.high) { return }
      if entry.live.isAt(.high) { return }  // ← reaches Entry.live -> isAt
      if try entry.client.send("") { return }  // ← reaches Entry.client -> send
      if entry.guardian.isAt(.low) { return }  // ← reaches Entry.guardian -> isAt
    }
    """),
  Form(
    22, "a getter that returns its owner is no hop",
    """
    protocol Inputs { func tap() }
    final class Model: Inputs {
      var inputs: any Inputs { return self }
      var others: any Inputs { get { self } set { print(newValue) } }
      var spare: any Inputs = Model()
      func tap() {}
    }
    final class Screen {
      let model = Model()
      func show() {
        model.inputs.tap()
        model.others.tap()
        model.spare.tap()  // ← reaches Model.spare -> tap
        print(1)
      }
    }
    """),
  Form(
    22, "nor is it one behind the protocol that asks for it",
    """
    protocol Modeling { var inputs: any Inputs { get }; var outputs: any Outputs { get }; var core: Core { get } }
    protocol Inputs { func tap() }
    protocol Outputs { func lamp() }
    final class Model: Modeling, Inputs {
      var inputs: any Inputs { self }
      var outputs: any Outputs = Other()
      func tap() {}
    }
    final class Other: Outputs { func lamp() {} }
    class Core: Modeling {
      var inputs: any Inputs { Model() }
      var outputs: any Outputs { Other() }
      var core: Core { self }
      func tap() { print(1); print(2) }
    }
    func show(_ model: any Modeling) {
      model.inputs.tap()
      model.outputs.lamp()  // ← reaches Modeling.outputs -> lamp
      model.core.tap()  // ← reaches Modeling.core -> tap
    }
    """),
  Form(
    23, "a structure of floating-point numbers is read like a library's point, and not changed",
    """
    struct Vector { var x, y: Double; func dot(_ other: Vector) -> Double { x * other.x }; mutating func turn() { x = -x } }
    struct Box { var low, high: Vector?; func meets(_ other: Box) -> Bool { print(1); return other.low == nil } }
    struct Named { var at: Vector; var name: String; func meets(_ other: Named) -> Bool { print(1); return name == other.name } }
    struct Round { var round: Half; func go(_ other: Round) -> Bool { print(1); return true } }
    struct Half { var other: Round }
    final class Shape {
      var normal: Vector
      var bounds: Box
      var label: Named
      var circle: Round
      func move() { print(1); print(2) }
    }
    func compare(_ shape: Shape, _ other: Shape) {
      print(shape.normal.dot(other.normal))
      print(shape.bounds.meets(other.bounds))
      print(shape.bounds.low?.dot(other.normal))
      if shape.label.meets(other.label) { return }  // ← reaches Shape.label -> meets
      if shape.circle.go(other.circle) { return }  // ← reaches Shape.circle -> go
    }
    func change(_ shape: Shape) { shape.normal.x = 1 }  // ← writes Shape.normal -> x
    func turn(_ shape: Shape) { shape.normal.turn() }  // ← writes Shape.normal -> turn
    """),
  Form(
    24, "a library's type hides what a protocol of the repository gives",
    """
    protocol Layered { var layer: Hall? { get }; var plate: Hall? { get } }
    extension Layered {
      var layer: Hall? { nil }
      var plate: Hall? { Hall() }
    }
    extension UIImageView: Layered {}
    func show(_ view: UIImageView) {
      view.layer.lamp.light()
      view.plate?.lamp.light()  // ← reaches Layered.plate -> lamp
    }
    """),
  Form(
    25, "a copy is a new object",
    """
    final class Profile: NSObject { var name = ""; var parts = [1]; func end() { print(1); parts = [] } }
    final class Registry { var profiles: [Profile] = []; func end() { print(1); profiles = [] } }
    func double(_ registry: Registry) {
      let profile = registry.profiles[0]
      let copy = profile.copy() as! Profile  // ← launders Registry.profiles -> copy
      copy.name = "new"
    }
    func rename(_ registry: Registry) {
      let profile = registry.profiles[0]
      profile.name = "new"  // ← writes Registry.profiles -> name
    }
    """),
  Form(
    26, "a generic structure gives its other half",
    """
    final class Half<Value> { var hall = Hall(); func wait() {} }
    struct Promise<Value> { let future: Half<Value>; let known: Half<Int>; func end() { print(1); print(2) } }
    final class Source<Value> { let future: Half<Value>; func end() { print(1); print(2) } }
    func wait(_ promise: Promise<Int>, _ source: Source<Int>) {
      promise.future.wait()
      promise.known.wait()  // ← reaches Promise.known -> wait
      source.future.wait()  // ← reaches Source.future -> wait
    }
    """),
  Form(
    27, "how an app looks is read like a library's colors",
    """
    final class Theme { let colors: Palette; let sounds: Sounds; let mixed: Mixed; let moods: Moods; func end() { print(1); print(2) } }
    final class Palette { let name: String; let text: NSColor; let ground: NSColor; var isDark: Bool { print(1); return name.isEmpty } }
    final class Moods { var text: NSColor; var ground: NSColor; func end() { print(1); print(2) } }
    final class Mixed { let text: NSColor; let a: Int; let b: Int; let c: NSColor; let d: Int; func end() { print(1); print(2) } }
    final class Sounds { let start: String; let end: String; func play() { print(1); print(2) } }
    func show(_ theme: Theme) {
      print(theme.colors.text)
      print(theme.colors.isDark)
      print(theme.moods.text)  // ← reaches Theme.moods -> text
      print(theme.mixed.text)  // ← reaches Theme.mixed -> text
      print(theme.sounds.start)  // ← reaches Theme.sounds -> start
    }
    """),
  Form(
    28, "a future is there to be awaited",
    """
    final class LaterFuture<Value> { func wait() { print(1); print(2) }; var hall: Hall { Hall() } }
    final class PlainFuture { func wait() { print(1); print(2) } }
    protocol Channel { var closeFuture: LaterFuture<Void> { get }; var plain: PlainFuture { get } }
    func end(_ channel: any Channel) {
      channel.closeFuture.wait()
      print(channel.closeFuture.hall)  // ← reaches Channel.closeFuture -> hall
      channel.plain.wait()  // ← reaches Channel.plain -> wait
    }
    """),
  Form(
    29, "a copy that is changed and stored back changes its owner",
    """
    struct Settings { var theme = 1; var names: [Int] = []; func end() { print(1); print(2) } }
    struct Page { var settings = Settings(); func end() { print(1); print(2) } }
    final class User { var settings = Settings(); var other = Settings(); var optional: Settings?; var page = Page(); func end() { print(1); settings = Settings() } }
    func change(_ user: User) {
      var settings = user.settings
      settings.theme = 2  // ← writes User.settings -> theme
      user.settings = settings
    }
    func append(_ user: User) {
      var names = user.settings
      names.names.append(1)  // ← writes User.settings -> names
      user.settings = names
    }
    func copy(_ user: User) {
      var settings = user.settings
      settings.theme = 2
      user.other = settings
      var other = user.other
      other.theme = 3
      show(other)
    }
    func add(_ user: User) {
      var settings = user.optional ?? Settings()
      settings.theme = 2  // ← writes User.optional -> theme
      user.optional = settings
    }
    func later(_ user: User) {
      var settings = Settings()
      settings = user.settings
      settings.theme = 2  // ← writes User.settings -> theme
      user.settings = settings
    }
    func moved(_ user: User, to friend: User) {
      var settings = user.settings
      settings.theme = 2
      friend.settings = settings
    }
    func copied(_ user: User) -> Page {
      var page = user.page
      var settings = page.settings
      settings.theme = 2
      page.settings = settings
      return page
    }
    func shadow(_ user: User) {
      var settings = user.settings
      settings.theme = 2
      do {
        let settings = Settings()
        user.settings = settings
      }
    }
    final class Own {
      private var settings = Settings()
      func change() {
        var settings = self.settings
        settings.theme = 2
        self.settings = settings
      }
    }
    """),
  Form(
    30, "the links of a generic node are the structure that its functions walk",
    """
    final class Node<Value> { var left: Node<Value>?; var color = 0; var value: Value; func end() { print(1); print(2) } }
    final class Crew { var boss: Crew?; var color = 0; func end() { print(1); print(2) } }
    func rotate(_ node: Node<Int>, _ crew: Crew) {
      print(node.left?.color)
      node.left?.left = node
      print(crew.boss?.color)  // ← reaches Crew.boss -> color
    }
    """),
  Form(
    31, "a list of names is looked up, and so is what it is taken from",
    """
    struct Keys { let a: UID; let b: UID; let c: UID; let d: UID; let e: UID; let f: UID; let g: UID; let h: UID }
    struct Few { let a: UID; let b: UID; let c: UID }
    struct Mixed { let a: UID; let b: UID; let c: UID; let d: UID; let e: UID; let f: UID; let g: UID; let h: Hall }
    final class Service { var keys: Keys { Keys() }; let few: Few; let mixed: Mixed; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class Request { let service: Service; let keys: Keys; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func read(_ request: Request) {
      print(request.service.keys)
      print(request.keys.a)
      print(request.service.few)  // ← reaches Request.service -> few
    }
    func readMixed(_ request: Request) {
      print(request.service.mixed)  // ← reaches Request.service -> mixed
    }
    """),
  Form(
    32, "a constant in the form that a library asks for is a value, and so is a range of such values",
    """
    final class Place: UITextPosition { let offset: Int; init(_ offset: Int) { self.offset = offset } }
    final class Counter: UITextPosition { var offset = 0 }
    final class Worker: UITextPosition { let offset = 0; func work() { print(1); print(2) } }
    struct Length { let value: Int }
    struct Span { let start: Length; let end: Length; func shifted() { print(1); print(2) } }
    struct Pair { let start: Length; let end: Hall; func shifted() { print(1); print(2) } }
    final class Range { var place = Place(1); var counter = Counter(); var worker = Worker(); var span: Span; var pair: Pair; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    func read(_ range: Range) {
      print(range.place.offset)
      print(range.span.start)
      print(range.counter.offset)  // ← reaches Range.counter -> offset
      print(range.worker.offset)  // ← reaches Range.worker -> offset
      print(range.pair.start)  // ← reaches Range.pair -> start
    }
    """),
  Form(
    33, "a class that is a box by its name holds one value for others",
    """
    struct Look { var depth = 1; var names: [Int] = []; func end() { print(1); print(2) } }
    final class LookWrapper { var look: Look; init(_ look: Look) { self.look = look } }
    final class TwoWrapper { var look: Look; var other: Look; init(_ look: Look) { self.look = look; other = look } }
    final class Keeper { var look: Look; init(_ look: Look) { self.look = look } }
    func show(_ wrapper: LookWrapper, _ two: TwoWrapper, _ keeper: Keeper) {
      print(wrapper.look.depth)
      wrapper.look.depth = 2
      two.look.depth = 2  // ← writes TwoWrapper.look -> depth
      keeper.look.depth = 2  // ← writes Keeper.look -> depth
    }
    """),
  Form(
    34, "a library's property is not the repository's because a protocol asks for it",
    """
    protocol HasContent { var content: UIView { get }; var town: Town { get } }
    extension UITableViewCell: HasContent { var town: Town { Town() } }
    final class NameCell: UITableViewCell { func end() { print(1); print(2) } }
    func show(_ cell: NameCell, _ plain: UITableViewCell, _ any: any HasContent) {
      cell.content.isHidden = true
      plain.content.isHidden = true
      cell.town.hall.open()  // ← reaches UITableViewCell.town -> hall
      any.content.isHidden = true  // ← writes HasContent.content -> isHidden
    }
    """),
]
