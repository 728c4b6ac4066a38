let valueCauses = [
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
    59, "a structure of texts is read like constants",
    """
    struct Strings { var done = "Done"; var back = "Back"; func end() { print(1) } }
    struct Names { var done = "Done"; var back = "Back"; func end() { print(1); print(2) } }
    final class Model { var strings = Strings(); var names = Names(); func end() { print(1); print(2) } }
    func show(_ model: Model) {
      print(model.strings.done)
      print(model.names.done)  // ← reaches Model.names -> done
    }
    """),
  Form(
    60, "an enumeration with payloads answers with an enumeration",
    """
    enum Look { case plain, bold }
    enum Health { case good, bad(Int); var look: Look { print(1); return .plain }; var lamp: Lamp { print(1); return Lamp() } }
    final class Model { var health = Health.good; func end() { print(1); print(2) } }
    func show(_ model: Model) {
      print(model.health.look)
      print(model.health.lamp)  // ← reaches Model.health -> lamp
    }
    """),
  Form(
    61, "a library's type may be extended under the name of its module",
    """
    import UIKit
    extension Swift.Double { func round(to places: Int) -> Double { self } }
    extension UIKit.UIView { var town: Town { Town() } }
    final class Model { var rate = 1.5; var pace = 1.5; func end() { print(1); print(2) } }
    func show(_ model: Model) { print(model.rate.round(to: 2)) }
    func change(_ model: Model) { model.pace.round() }  // ← writes Model.pace -> round
    func visit(_ view: UIView) { view.town.visit() }  // ← reaches UIView.town -> visit
    """),
]
