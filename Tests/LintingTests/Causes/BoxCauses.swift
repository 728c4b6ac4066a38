let boxCauses = [
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
    83, "a weak reference gives its object",
    """
    final class WeakHall {
      private weak var referent: Hall?
      var value: Hall { referent ?? Hall() }
      var lamp: Lamp { value.lamp }
      func put(_ hall: Hall) { referent = hall; print(1) }
    }
    final class WeakPair { weak var hall: Hall?; weak var other: Hall?; func end() { print(1); print(2) } }
    final class WeakKeeper { var hall: Hall?; func end() { print(1); print(2) } }
    final class Guest { weak var hall: Hall?; func end() { print(1); print(2) } }
    func end(_ weak: WeakHall, _ pair: WeakPair, _ keeper: WeakKeeper, _ guest: Guest) {
      weak.value.open()
      weak.lamp.isOn = true  // ← writes WeakHall.lamp -> isOn
      pair.hall?.open()  // ← reaches WeakPair.hall -> open
      keeper.hall?.open()  // ← reaches WeakKeeper.hall -> open
      guest.hall?.open()  // ← reaches Guest.hall -> open
    }
    """),
  Form(
    62, "a box that keeps its observers by name",
    """
    final class Watched<Value> {
      typealias Handler = ((Value) -> Void)
      private var observers = [String: Handler]()
      func watch(_ name: String, then: @escaping Handler) { observers[name] = then; print(1) }
    }
    final class Kept<Value> {
      private var names = [String: Value]()
      func watch(_ name: String, then: @escaping (Value) -> Void) { print(name); print(1) }
    }
    final class Model { let title = Watched<String>(); let kept = Kept<String>(); func end() { print(1); print(2) } }
    func show(_ model: Model) {
      model.title.watch("") { print($0) }
      model.kept.watch("") { print($0) }  // ← reaches Model.kept -> watch
    }
    """),
  Form(
    85, "what a generic type announces is subscribed to, but not announced by others",
    """
    final class Topic<Value> {
      private let signal: Signal<Value>
      func subscribePast(with observer: AnyObject, _ callback: (Value) -> Void) { print(1); print(2) }
      func cancelSubscription(for observer: AnyObject) { print(1); print(2) }
      func announce(_ value: Value) { print(1); print(2) }
      func observer(at place: Int) -> Bell { print(1); return Bell() }
    }
    final class Bell { func subscribe() { print(1); print(2) } }
    final class Door {
      let opened = Topic<Int>()
      let bell = Bell()
      func end() { print(1); print(2) }
    }
    final class Guard {
      func watch(_ door: Door) {
        door.opened.subscribePast(with: self) { print($0) }
        door.opened.cancelSubscription(for: self)
        door.opened.announce(1)  // ← reaches Door.opened -> announce
        door.bell.subscribe()  // ← reaches Door.bell -> subscribe
      }
      func ask(_ door: Door) {
        print(door.opened.observer(at: 1))  // ← reaches Door.opened -> observer
      }
    }
    """),
]
