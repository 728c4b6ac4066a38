import Analysis
import Findings
import SwiftReader
import Testing

/// The nine concepts on the page of `reach`: the smallest code that has each, beside the next best code that has not.
@Suite("concepts that are silent")
struct ConceptTests {
  @Test("are told from what is beside them", arguments: concepts)
  func concept(_ form: Form) { form.check() }

  @Test("are named where a chain is explained")
  func names() throws {
    let source = """
      final class Engine { func run() { print(1); print(2) } }
      final class Car { var engine = Engine(); var next: Car?; func find() -> Engine { print(1); return engine } }
      func f(_ car: Car, _ cars: [Car]) {
        print(car.find(), car.next, cars[0].engine, Car().engine)
      }
      """
    let codebase = codebase(["A.swift": source])
    let explanation = try #require(codebase.explanation(path: "A.swift", line: 4))
    let found = Dictionary(
      explanation.chains.map { ($0.text, $0.steps.compactMap(\.concept)) }, uniquingKeysWith: { first, _ in first })
    #expect(found["car.find()"] == [.friend, .result])
    #expect(found["car.next"] == [.friend, .node])
    #expect(found["cars[].engine"] == [.friend, .container])
    #expect(found["Car().engine"] == [.friend, .newObject])
  }

  @Test("depend on nothing that a type is called", arguments: ["Box", "Context", "Builder", "State", "Environment"])
  func names(_ word: String) {
    func found(_ name: String) -> [String] {
      let source = """
        final class Part { func act() { print(1); print(2) } }
        final class \(name) { var part = Part(); func act() { print(1); print(2) } }
        func f(_ owner: \(name)) { owner.part.act() }
        """
      return codebase(["A.swift": source]).edgeUses(ReachQuery(.read, confidence: .high)).map(\.member.description)
    }
    #expect(found("Owner\(word)") == found("Owner"))
  }

  @Test("of numbers in a circle depend on all of its types, whichever is asked first", arguments: ["xy", "yx"])
  func circles(order: String) {
    let uses = order.map { "take(owner.\($0).n)" }.joined(separator: "; ")
    let source = """
      struct Names { var first = "", last = "" }
      final class X { let names: Names; let n = 1.0; let y: Y? }
      final class Y { let n = 1.0; let x: X? }
      final class P { let n = 1.0; let q: Q? }
      final class Q { let n = 1.0; let p: P? }
      final class Owner { var x: X; var y: Y; var p: P; var q: Q }
      func f(_ owner: Owner) { \(uses); take(owner.p.n); take(owner.q.n) }
      """
    let edges = codebase(["A.swift": source]).edgeUses(ReachQuery(.read, confidence: .high)).map(\.edge.description)
    #expect(edges.sorted() == ["Owner.x", "Owner.y"])
  }
}

private let concepts = [
  Form(
    1, "friends: self and its properties, parameters, results, static members",
    """
    final class Desk {
      static let main = Desk()
      let lamp = Lamp()
      func use(_ lamp: Lamp) { self.lamp.light(); lamp.light(); Desk.main.work(); [lamp].forEach { $0.light() } }
      func work() { let other = find(); other.light() }
      func find() -> Lamp { print(1); return lamp }
    }
    func set(_ lamp: Lamp) { lamp.isOn = true; lamp.isOn.toggle() }
    """),
  Form(
    2, "values: of a library, wrapped, without payloads, and what consists of numbers",
    """
    enum Side { case left, right; var other: Side { self == .left ? .right : .left } }
    struct Tag { let text: String; var loud: String { text + "!" } }
    final class Point { let x = 1.0, y = 2.0; let side = Side.left }
    struct Line { let from: Point; let isThick: Bool }
    final class Plan { var name = ""; var side = Side.left; var tag = Tag(text: ""); var line = Line(from: Point(), isThick: true) }
    final class Counter { var count = 0; func add() { print(1); print(2) } }
    final class Board { var counter = Counter(); var two = Two(); var tags: [Tag] = [] }
    struct Two { var name = ""; var other = "" }
    func read(_ plan: Plan, _ board: Board) {
      take((plan.name.count, plan.side.other, plan.tag.loud, plan.line.from.x, board.tags.first))
      board.counter.add()  // ← reaches Board.counter -> add
      take(board.two.name)  // ← reaches Board.two -> name
      board.tags.append(Tag(text: ""))  // ← writes Board.tags -> append
    }
    """),
  Form(
    3, "containers: elements, optionals, casts, payloads, projections, properties of a type's own parameter",
    """
    final class Box<Value> { var value: Value; var other = Lamp(); init(_ value: Value) { self.value = value } }
    final class Weak { weak var lamp: Lamp? }
    enum Place { case home(Lamp), away }
    func use(_ lamps: [Lamp], _ lamp: Lamp?, _ any: Any, _ place: Place, _ box: Box<Lamp>, _ weak: Weak, _ boxes: [Box<Room>]) {
      lamps[0].light(); lamp?.light(); (any as? Lamp)?.light(); box.value.light(); weak.lamp?.light()
      if case .home(let lamp) = place { lamp.light() }
      boxes[0].value.lamp.light()  // ← reaches Room.lamp -> light
      box.other.light()  // ← reaches Box.other -> light
    }
    """),
  Form(
    4, "own parts: of the same type, nested, private to the file, what own values consist of",
    """
    struct Plan { var room = Room(); var inner = Inner() }
    struct Inner { var name = ""; var lamps: [Lamp] = [] }
    private final class Helper { let lamp = Lamp() }
    final class Desk {
      struct Part { let lamp = Lamp() }
      private let helper = Helper()
      private let part = Part()
      var plan = Plan()
      func work(_ other: Desk, _ foreign: House) {
        helper.lamp.light(); part.lamp.light(); plan.inner.lamps[0].light(); plan.inner.name = ""
        other.plan.inner.name = ""
        plan.room.lamp.light()  // ← reaches Room.lamp -> light
        var copy = foreign
        copy.door = nil
      }
      func reduce(_ plan: inout Plan) { plan.inner.name = ""; plan.inner.lamps.removeAll() }
    }
    func reduced(_ plan: Plan) -> Plan { take(plan.inner.name); return plan }
    func other(_ plan: Plan) {
      take(plan.inner.lamps[0])  // ← reaches Plan.inner -> lamps
    }
    """),
  Form(
    5, "new objects: one step",
    """
    func make(_ given: inout Room) {
      let room = Room()
      room.lamp.light()
      given.lamp.light()
      let person = Person()
      person.house.town.visit()  // ← reaches House.town -> visit
    }
    """),
  Form(
    6, "nodes: a property of the owner's own type, or a list of it",
    """
    final class Node { var parent: Node?; var children: [Node] = []; var lamp = Lamp(); func act() { print(1); print(2) } }
    func walk(_ node: Node) {
      node.parent?.parent?.act(); node.children.forEach { $0.act() }; node.children[0].children[0].act()
      node.parent?.lamp.light()  // ← reaches Node.lamp -> light
    }
    """),
  Form(
    7, "results: of methods and of getters that make an object or return self, but not of one that returns a property",
    """
    protocol Inputs { func tap() }
    final class Model: Inputs {
      let lamp = Lamp()
      var inputs: any Inputs { self }
      var label: Room { Room() }
      func tap() { print(1); print(2) }
      func find() -> Lamp { print(1); return lamp }
      func held() -> Lamp { lamp }
    }
    func use(_ model: Model) {
      model.inputs.tap(); model.find().light(); take(model.label.name)
      model.held().light()  // ← reaches Model.held -> light
      let found = model.find()
      found.light()
    }
    """),
  Form(
    8, "what a library declares is no step",
    """
    final class Screen: UIViewController { let lamp = Lamp() }
    func show(_ screen: Screen, _ cell: UITableViewCell) {
      screen.view.layer.cornerRadius = 3
      cell.contentView.isHidden = true
      (screen.presentingViewController as? Screen)?.title = ""
      (screen.presentingViewController as? Screen)?.lamp.light()  // ← reaches Screen.lamp -> light
    }
    """),
  Form(
    9, "tests, previews and macros with a language of their own are silent",
    """
    final class LampTests: XCTestCase { func test(_ room: Room) { room.lamp.light() } }
    func filter(_ room: Room) { take(#Predicate<Room> { $0.lamp.isOn }); take(room.lamp.watts) }  // ← reaches Room.lamp -> watts
    """),
  Form(
    10, "of a chain the first step too far is the edge, and a name for several values is a part of none",
    """
    func walk(_ person: Person, _ other: House, _ isLate: Bool) {
      person.house.town.hall.open()  // ← reaches Person.house -> town
      let house = isLate ? person.house : other
      house.enter()
    }
    """),
]
