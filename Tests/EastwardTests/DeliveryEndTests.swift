import Eastward
import Running
import Testing

@Suite("Values that belong together")
struct DeliveryEndTests {
  @Test(
    "a selection arrives after its rows, whichever provider was created first, and the end of the delivery after both")
  func rowsFirst() {
    let store = Store(Shelf(), reduce: Shelf.reduce)
    let selections = store.provider(of: TheSelection<Int>.self) { $0 }
    let rows = store.elements(of: TheItems<Book>.self) { $0 }
    let whole = store.provider(of: TheItems<Book>.self) { $0 }
    let table = Table()
    selections.provide(to: table)
    rows.provide(to: table)
    #expect(table.log.lines == ["no selection", "end", "rows []", "end"])
    store.dispatch(.add(7))
    store.dispatch(.add(8))
    store.dispatch(.remove(8))
    #expect(
      table.log.lines.dropFirst(4) == [
        "rows [7]", "selected 7 of [7]", "end", "rows [7, 8]", "selected 8 of [7, 8]", "end", "rows [7]",
        "selected 7 of [7]",
        "end",
      ])
    let other = Table()
    whole.provide(to: other)
    store.dispatch(.add(9))
    #expect(other.log.lines == ["rows [7]", "end", "rows [7, 9]", "end"])
  }

  @Test("the end comes once a delivery, also of a batch, of the past, and of a component that dispatches at the end")
  func ends() {
    let recorder = Recorder()
    let store = Store(Shelf(), recorder: recorder, reduce: Shelf.reduce)
    let table = Table()
    store.elements(of: TheItems<Book>.self) { $0 }.provide(to: table)
    store.provider(of: TheSelection<Int>.self) { $0 }.provide(to: table)
    func ends(_ body: () -> Void) -> Int {
      let before = table.log.lines.count { $0 == "end" }
      body()
      return table.log.lines.count { $0 == "end" } - before
    }
    #expect(ends { store.batch([.add(1), .add(2)]) } == 1)
    #expect(ends { recorder.jump(to: 0) } == 1)
    #expect(ends { recorder.returnToPresent() } == 1)
    #expect(ends { store.dispatch(.add(1)) } == 0)
    table.atEnd = { [unowned table] in
      table.atEnd = {}
      store.dispatch(.add(4))
    }
    #expect(ends { store.dispatch(.add(3)) } == 2)
    #expect(table.log.lines.suffix(3) == ["rows [1, 2, 3, 4]", "selected 4 of [1, 2, 3, 4]", "end"])
  }

  @Test("a component that subscribes at the end receives its value and another end, and a released one none")
  func subscribes() {
    let store = Store(Shelf(), reduce: Shelf.reduce)
    let selections = store.provider(of: TheSelection<Int>.self) { $0 }
    var table: Table? = Table()
    let late = Table()
    if let table {
      selections.provide(to: table)
      table.atEnd = { [unowned table] in
        table.atEnd = {}
        selections.provide(to: late)
      }
    }
    store.dispatch(.add(5))
    #expect(late.log.lines == ["selected 5 of []", "end"])
    table = nil
    store.dispatch(.add(6))
    #expect(late.log.lines.suffix(2) == ["selected 6 of []", "end"])
  }

  @Test(
    "whatever happens, a selection that arrives is in the rows, and at the end both are those of the state",
    arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = Store(Shelf(), reduce: Shelf.reduce)
    let table = Table()
    let subscribe = [
      { store.provider(of: TheSelection<Int>.self) { $0 }.provide(to: table) },
      { store.elements(of: TheItems<Book>.self) { $0 }.provide(to: table) },
    ]
    for part in Bool.random(using: &random) ? subscribe : subscribe.reversed() { part() }
    var model = Shelf()
    for _ in 0..<200 {
      let actions = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let id = Int.random(in: 0..<9, using: &random)
        return Bool.random(using: &random) ? Shelf.Action.add(id) : .remove(id)
      }
      for action in actions { Shelf.reduce(&model, action) }
      store.batch(actions)
      #expect(table.strays.isEmpty)
      #expect(table.rows.map(\.id) == model.ids && table.selection == model.selected)
    }
  }
}

private struct Book: Identifiable, Equatable {
  let id: Int
}

/// Books, of which the last is selected.
private struct Shelf: KnowsTheItems, KnowsTheSelection {
  typealias Item = Book
  typealias Choice = Int
  private(set) var ids: [Int] = []

  var selected: Int? { ids.last }

  enum Action { case add(Int), remove(Int) }

  static func reduce(_ shelf: inout Shelf, _ action: Action) {
    switch action {
    case .add(let id): if !shelf.ids.contains(id) { shelf.ids.append(id) }
    case .remove(let id): shelf.ids.removeAll { $0 == id }
    }
  }

  func provideItems(to component: some ItemsComponent<Book>) { component.newItems(ids.map(Book.init)) }

  func provideSelection(to component: some SelectionComponent<Int>) {
    if let selected { component.selected(selected) } else { component.deselected() }
  }
}

/// A table that would stop the program if it selected a row that it does not have.
private final class Table: ItemsComponent, SelectionComponent, DeliveryComponent {
  let log = Log()
  private(set) var rows: [Book] = []
  private(set) var selection: Int?
  private(set) var strays: [Int] = []
  var atEnd: () -> Void = {}

  func newItems(_ changes: [Change<Book>]) {
    rows.apply(changes)
    log.write("rows \(rows.map(\.id))")
  }

  func selected(_ id: Int) {
    selection = id
    if !rows.isEmpty, !rows.contains(where: { $0.id == id }) { strays.append(id) }
    log.write("selected \(id) of \(rows.map(\.id))")
  }

  func deselected() {
    selection = nil
    log.write("no selection")
  }

  func deliveryDidEnd() {
    log.write("end")
    atEnd()
  }
}
