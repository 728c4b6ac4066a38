import Eastward
import Testing

@Suite("Lists and their elements")
struct ElementsTests {
  struct Block: Identifiable, Equatable {
    let id: Int
    var name = ""
    var things: [Thing] = []
  }

  struct Board: KnowsTheItems {
    var blocks: [Block]? = []
    var marked = TrackedArray<Thing>()
    var other = 0

    typealias Item = Thing
    func provideItems(to component: some ItemsComponent<Thing>) { component.newItems(marked.elements) }
  }

  typealias BoardStore = Store<Board, (inout Board) -> Void>

  private func store(_ board: Board = Board()) -> BoardStore { BoardStore(board, reduce: { $1(&$0) }) }

  private func board(_ blocks: Int, _ things: Int) -> Board {
    let blocks = (0..<blocks).map { block in
      Block(id: block, things: (0..<things).map { Thing(id: block * 100 + $0) })
    }
    return Board(blocks: blocks, marked: TrackedArray(blocks.flatMap(\.things)))
  }

  final class List: ItemsComponent {
    typealias Item = Thing
    private(set) var shown: [Thing] = []
    private(set) var calls = 0
    func newItems(_ changes: [Change<Thing>]) {
      calls += 1
      shown.apply(changes)
    }
  }

  @Test("a list component is told everything first, then what changed, and nothing if nothing did")
  func lists() {
    let store = store(board(1, 3))
    let list = List()
    store.elements(in: { $0.blocks?.first?.things }).provide(to: list)
    store.dispatch { $0.other = 1 }
    #expect(list.calls == 1)
    store.dispatch { $0.blocks?[0].things[1].name = "new" }
    store.dispatch { $0.blocks?[0].things.swapAt(0, 2) }
    #expect(list.calls == 3)
    #expect(list.shown.map(\.id) == [2, 1, 0])
    #expect(list.shown[1].name == "new")
  }

  @Test("the only one who listens to an element may leave and come again while it is told")
  func comesAgain() {
    let store = store(board(1, 3))
    let things = store.elements(in: { $0.blocks?.first?.things })
    var token: SubscriptionToken?
    var told: [String] = []
    func listen() {
      var isGreeted = false
      token = things.provide(1) { thing in
        told.append(thing.name)
        guard isGreeted else { return isGreeted = true }
        token?.cancel()
        listen()
      }
    }
    listen()
    for name in ["a", "b", "c"] { store.dispatch { $0.blocks?[0].things[1].name = name } }
    #expect(told == ["", "a", "a", "b", "b", "c", "c"])
    token?.cancel()
  }

  @Test("a list that goes and comes back is told anew")
  func returning() {
    let store = store(board(2, 1))
    let log = Log()
    let token = store.elements(in: { $0.blocks }).provide {
      log.write("\($0.count)\($0.first.map(isInitial) ?? false)")
    }
    store.dispatch { $0.blocks = nil }
    store.dispatch { $0.blocks = [Block(id: 9)] }
    #expect(log.lines == ["1true", "1true"])
    token.cancel()
  }

  @Test("one object moves: at canvas, block and object level only those are told whom it concerns")
  func levels() {
    let store = store(board(10, 10))
    let blocks = store.elements(in: { $0.blocks })
    let canvas = Log()
    let tokens = [blocks.provide { canvas.write($0.map(wording).joined(separator: ",")) }]
    let inner = (0..<10).map { id in blocks.elements(of: id, in: { $0.things }) }
    let lists = (0..<10).map { _ in List() }
    for (elements, list) in zip(inner, lists) { elements.provide(to: list) }
    let objects = (0..<100).map { _ in NameLabel() }
    for (number, label) in objects.enumerated() {
      let id = number / 10 * 100 + number % 10
      inner[number / 10].provide(id, to: label, NameLabel.newThing)
    }
    store.dispatch { $0.blocks?[3].things[4].name = "moved" }
    #expect(canvas.lines == ["initial", "changed 3"])
    #expect(lists.map(\.calls) == [1, 1, 1, 2, 1, 1, 1, 1, 1, 1])
    #expect(objects.map(\.shown.count) == (0..<100).map { $0 == 34 ? 2 : 1 })
    #expect(objects[34].shown == ["", "moved"])
    withExtendedLifetime(tokens) {}
  }

  @Test("an element that is gone is silent, and told anew when it returns")
  func elements() {
    let store = store(board(1, 3))
    let things = store.elements(in: { $0.marked })
    let label = NameLabel()
    things.provide(1, to: label, NameLabel.newThing)
    let absent = NameLabel()
    things.provide(77, to: absent, NameLabel.newThing)
    store.dispatch { $0.marked.change(1) { $0.name = "b" } }
    store.dispatch { $0.marked.remove(1) }
    store.dispatch { $0.marked.put(Thing(id: 1, name: "again")) }
    store.dispatch { $0.marked.put(Thing(id: 77, name: "late")) }
    #expect(label.shown == ["", "b", "again"])
    #expect(absent.shown == ["late"])
  }

  @Test("who is made while a list is told is told once", arguments: [false, true])
  func joiningInside(marked: Bool) {
    let store = store(board(0, 0))
    let labels = Shelf()
    let things = marked ? store.elements(in: { $0.marked }) : store.elements(in: { $0.marked.elements })
    let token = things.provide { changes in
      for case .added(let thing, _) in changes {
        things.provide(thing.id, to: labels.label(thing.id), NameLabel.newThing)
      }
    }
    store.dispatch { $0.marked.put(Thing(id: 5, name: "five")) }
    #expect(labels.label(5).shown == ["five"])
    store.dispatch { $0.marked.change(5) { $0.name = "V" } }
    #expect(labels.label(5).shown == ["five", "V"])
    token.cancel()
  }

  @Test("who joins a list before its turn in a delivery is told once, and the others hear of the change")
  func joiningAhead() {
    let store = store(board(1, 2))
    let numbers = store.provider(of: Number.self) { $0.other }
    let things = store.elements(in: { $0.marked })
    let old = List()
    let new = List()
    things.provide(to: old)
    let token = numbers.provide { if $0 == 1 { things.provide(to: new) } }
    store.dispatch {
      $0.other = 1
      $0.marked.change(0) { $0.name = "new" }
    }
    #expect(old.calls == 2)
    #expect(new.calls == 1)
    #expect(old.shown == new.shown)
    token.cancel()
  }

  @Test("a list that a state only tells has differences too")
  func ofAspect() {
    let store = store(board(1, 3))
    let list = List()
    store.elements(of: TheItems<Thing>.self) { $0 }.provide(to: list)
    store.dispatch { $0.marked.change(2) { $0.name = "new" } }
    store.dispatch { $0.other += 1 }
    #expect(list.calls == 2)
    #expect(list.shown.last?.name == "new")
  }

  @Test("an element's reducer may answer from inside a delivery: everybody sees both versions")
  func answering() {
    let store = store(board(2, 2))
    let things = store.elements(in: { $0.marked })
    let first = NameLabel()
    let second = NameLabel()
    things.provide(0, to: first, NameLabel.newThing)
    things.provide(0, to: second, NameLabel.newThing)
    first.whenTold = { name in
      if name == "a" { store.dispatch { $0.marked.change(0) { $0.name = "b" } } }
    }
    store.dispatch { $0.marked.change(0) { $0.name = "a" } }
    #expect(first.shown == ["", "a", "b"])
    #expect(second.shown == ["", "a", "b"])
  }

  @Test("in an element that returns are told as a whole to who subscribed meanwhile", arguments: [0, 1])
  func returns(more: Int) {
    let all = board(2, 2)
    let store = store(all)
    let things = store.elements(in: { $0.blocks }).elements(of: 1, in: { $0.things })
    let (early, late, earlyLabel, lateLabel) = (List(), List(), NameLabel(), NameLabel())
    things.provide(to: early)
    things.provide(100, to: earlyLabel, NameLabel.newThing)
    store.dispatch { $0.blocks?.removeLast() }
    things.provide(to: late)
    things.provide(100, to: lateLabel, NameLabel.newThing)
    #expect(late.calls == 0 && lateLabel.shown == [])
    store.dispatch { board in
      board.blocks = all.blocks
      if more > 0 { board.blocks?[1].things.append(Thing(id: 102)) }
    }
    for list in [early, late] { #expect(list.shown.map(\.id) == Array(100...101 + more)) }
    #expect(late.calls == 1 && lateLabel.shown.count == 1)
    store.dispatch { $0.blocks?[1].things.removeFirst() }
    for list in [early, late] { #expect(list.shown.map(\.id) == Array(101...101 + more)) }
  }

  @Test("in elements of lists in elements, too, and when the outermost list was absent", arguments: [true, false])
  func returnsBelow(isListAbsent: Bool) {
    struct Shelf: Identifiable, Equatable {
      let id: Int
      var blocks: [Block]
    }
    let all = [Shelf(id: 1, blocks: [Block(id: 2, things: [Thing(id: 3), Thing(id: 4)])])]
    let store = Store([Shelf]?.some(all)) { (shelves: inout [Shelf]?, other: [Shelf]?) in shelves = other }
    let things = store.elements(in: { $0 }).elements(of: 1, in: { $0.blocks }).elements(of: 2, in: { $0.things })
    let (early, late) = (List(), List())
    things.provide(to: early)
    store.dispatch(isListAbsent ? nil : [])
    things.provide(to: late)
    #expect(late.calls == 0)
    store.dispatch(all)
    #expect(late.shown.map(\.id) == [3, 4] && early.shown.map(\.id) == [3, 4])
    #expect(late.calls == 1)
  }

  @Test("lists, elements and what lies inside elements leave nothing behind")
  func leaks() {
    let store = store(board(2, 2))
    weak var gone: List?
    weak var goneLabel: NameLabel?
    do {
      let list = List()
      let label = NameLabel()
      let blocks = store.elements(in: { $0.blocks })
      let inner = blocks.elements(of: 1, in: { $0.things })
      inner.provide(to: list)
      inner.provide(100, to: label, NameLabel.newThing)
      gone = list
      goneLabel = label
    }
    #expect(gone == nil)
    #expect(goneLabel == nil)
    store.dispatch { $0.blocks?[1].things[0].name = "x" }
    store.dispatch { $0.blocks?[1].things[0].name = "y" }
  }
}

final class NameLabel {
  private(set) var shown: [String] = []
  var whenTold: (String) -> Void = { _ in }
  func newThing(_ thing: Thing) {
    shown.append(thing.name)
    whenTold(thing.name)
  }
}

/// Makes labels and keeps them.
private final class Shelf {
  private var labels: [Int: NameLabel] = [:]
  func label(_ id: Int) -> NameLabel {
    let label = labels[id] ?? NameLabel()
    labels[id] = label
    return label
  }
}

private func isInitial<Element>(_ change: Change<Element>) -> Bool {
  if case .initial = change { true } else { false }
}

private func wording(_ change: Change<ElementsTests.Block>) -> String {
  switch change {
  case .initial: "initial"
  case .changed(_, let place): "changed \(place)"
  default: "other"
  }
}
