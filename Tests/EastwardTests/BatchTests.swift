import Eastward
import Running
import Testing

/// Applies differences in the ways of the field: as a `CollectionDifference`, as batch updates of a table view, and one
/// after the other.
@Suite("Differences in other models")
struct BatchTests {
  private static let lists = rounds(fast: 3_000, slow: 100_000)

  @Test("are those of CollectionDifference, and a strict table view accepts them", arguments: [false, true])
  func random(isTracked: Bool) throws {
    var random = SeededGenerator(seed: isTracked ? 13 : 17)
    for number in 0..<Self.lists {
      let old = random.things()
      let new = random.things()
      let changes = isTracked ? tracked(old, into: new) : new.changes(since: old)
      try check(changes, old, new, "list \(number)")
      var rows = old
      rows.apply(changes)
      #expect(rows == new, "list \(number): \(old) → \(new)")
    }
  }

  private func check(_ changes: [Change<Thing>], _ old: [Thing], _ new: [Thing], _ name: String) throws {
    let steps = Steps(changes)
    #expect(steps.isInOrder, "\(name): \(changes)")
    var table = StrictTable(rows: old)
    try table.update(steps)
    #expect(table.rows.map(\.id) == new.map(\.id), "\(name)")
    for (row, element) in steps.changed { try table.reload(row, element) }
    #expect(table.rows == new, "\(name)")
    let ids = new.map(\.id).difference(from: old.map(\.id)).inferringMoves()
    let removals = ids.removals.filter { !$0.isMove }.map(\.offset)
    #expect(steps.removed == removals.reversed(), "\(name)")
    #expect(steps.added.map(\.row) == ids.insertions.filter { !$0.isMove }.map(\.offset), "\(name)")
    #expect(steps.moved.count == ids.insertions.count(where: \.isMove), "\(name)")
    let difference = try #require(steps.difference(from: old), "\(name)")
    #expect(old.applying(difference)?.map(\.id) == new.map(\.id), "\(name)")
  }

  /// Turns one list into the other by the operations of a tracked array.
  private func tracked(_ old: [Thing], into new: [Thing]) -> [Change<Thing>] {
    var tracked = TrackedArray(old)
    let snapshot = tracked.snapshot
    for thing in old where !new.contains(where: { $0.id == thing.id }) { tracked.remove(thing.id) }
    for (row, thing) in new.enumerated() {
      if tracked[thing.id] != thing { tracked.put(thing) }
      if tracked.elements[row].id != thing.id { tracked.move(thing.id, to: row) }
    }
    return tracked.changes(since: snapshot)
  }
}

/// Changes by kind, in their order.
private struct Steps {
  var removed: [Int] = []
  var moved: [(old: Int, new: Int)] = []
  var added: [(row: Int, element: Thing)] = []
  var changed: [(row: Int, element: Thing)] = []
  private var kinds: [Int] = []

  init(_ changes: [Change<Thing>]) {
    for change in changes {
      switch change {
      case .initial: kinds.append(9)
      case .removed(_, let row):
        removed.append(row)
        kinds.append(0)
      case .moved(_, let old, let new):
        moved.append((old, new))
        kinds.append(1)
      case .added(let element, let row):
        added.append((row, element))
        kinds.append(2)
      case .changed(let element, let row):
        changed.append((row, element))
        kinds.append(3)
      }
    }
  }

  /// Removals from the last row to the first, then moves, then insertions from the first row to the last, then changes.
  var isInOrder: Bool {
    zip(kinds, kinds.dropFirst()).allSatisfy { $0 <= $1 } && !kinds.contains(9)
      && zip(removed, removed.dropFirst()).allSatisfy { $0 > $1 }
      && [moved.map(\.new), added.map(\.row), changed.map(\.row)].allSatisfy {
        zip($0, $0.dropFirst()).allSatisfy { $0 < $1 }
      }
  }

  /// The same as a `CollectionDifference`, in which a move is a removal and an insertion that name each other.
  func difference(from old: [Thing]) -> CollectionDifference<Thing>? {
    CollectionDifference(
      removed.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
        + moved.map { .remove(offset: $0.old, element: old[$0.old], associatedWith: $0.new) }
        + moved.map { .insert(offset: $0.new, element: old[$0.old], associatedWith: $0.old) }
        + added.map { .insert(offset: $0.row, element: $0.element, associatedWith: nil) })
  }
}

/// Updates rows in a batch as `UITableView` documents it, and throws where that would stop the program.
private struct StrictTable {
  enum Refusal: Error {
    case noSuchRow(Int), usedTwice(Int), rowsMissing(Int)
  }

  private(set) var rows: [Thing]

  init(rows: [Thing]) { self.rows = rows }

  mutating func update(_ steps: Steps) throws {
    let leaving = try distinct(steps.removed + steps.moved.map(\.old), below: rows.count)
    let arriving = steps.added.map { ($0.row, $0.element) }
    let count = rows.count - steps.removed.count + steps.added.count
    let taken = try distinct(steps.added.map(\.row) + steps.moved.map(\.new), below: count)
    var new = Dictionary(uniqueKeysWithValues: arriving)
    for move in steps.moved { new[move.new] = rows[move.old] }
    var staying = rows.indices.filter { !leaving.contains($0) }.map { rows[$0] }[...]
    guard staying.count + taken.count == count else { throw Refusal.rowsMissing(count) }
    rows = try (0..<count).map { row in
      guard let element = new[row] ?? staying.popFirst() else { throw Refusal.noSuchRow(row) }
      return element
    }
  }

  mutating func reload(_ row: Int, _ element: Thing) throws {
    guard rows.indices.contains(row), rows[row].id == element.id else { throw Refusal.noSuchRow(row) }
    rows[row] = element
  }

  private func distinct(_ rows: [Int], below count: Int) throws -> Set<Int> {
    for row in rows where !(0..<count).contains(row) { throw Refusal.noSuchRow(row) }
    guard Set(rows).count == rows.count else { throw Refusal.usedTwice(rows.count) }
    return Set(rows)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var isMove: Bool {
    switch self {
    case .insert(_, _, let other), .remove(_, _, let other): other != nil
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func things() -> [Thing] {
    (0..<12).shuffled(using: &self).prefix(below(13)).map { Thing(id: $0, name: below(2) == 0 ? "" : "new") }
  }
}
