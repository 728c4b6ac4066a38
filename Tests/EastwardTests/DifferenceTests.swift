import Eastward
import Foundation
import Running
import Testing

@Suite("Differences")
struct DifferenceTests {
  static let cases: [(old: String, new: String, told: [String])] = [
    ("abc", "abc", []),
    ("abc", "aBc", ["changed B at 1"]),
    ("abc", "abcd", ["added d at 3"]),
    ("abc", "ac", ["removed b was 1"]),
    ("abc", "cab", ["moved c from 2 to 0"]),
    ("abc", "bca", ["moved a from 0 to 2"]),
    ("abcd", "dxAb", ["removed c was 2", "moved d from 3 to 0", "added x at 1", "changed A at 2"]),
    ("abcd", "AbxcD", ["added x at 2", "changed A at 0", "changed D at 4"]),
    ("abcde", "Acbe", ["removed d was 3", "moved c from 2 to 1", "changed A at 0"]),
    ("abcde", "abE", ["removed d was 3", "removed c was 2", "changed E at 2"]),
    ("", "ab", ["added a at 0", "added b at 1"]),
    ("ab", "", ["removed b was 1", "removed a was 0"]),
  ]

  @Test("tell what was removed, moved, added and changed, by identity", arguments: cases.indices)
  func tells(index: Int) {
    let (old, new, told) = Self.cases[index]
    #expect(letters(new).changes(since: letters(old)).map(wording) == told)
    let marked = remade(old, into: new)
    #expect(Set(marked.map(wording)) == Set(told))
  }

  @Test("a tracked array is encoded as its elements, and a decoded one is told as a whole")
  func codable() throws {
    let old = TrackedArray([Thing(id: 2, name: "b"), Thing(id: 1, name: "a")])
    let data = try JSONEncoder().encode(old)
    #expect(try JSONDecoder().decode([Thing].self, from: data) == old.elements)
    let new = try JSONDecoder().decode(TrackedArray<Thing>.self, from: data)
    #expect(new == old)
    #expect(new[1] == Thing(id: 1, name: "a"))
    #expect(new.changes(since: old.snapshot) == [.initial(old.elements)])
  }

  @Test("equal tracked arrays and events are one key, whatever they went through")
  func hashable() {
    var array = TrackedArray([Thing(id: 1)])
    array.change(1) { $0.name = "a" }
    #expect(Set([array, TrackedArray([Thing(id: 1, name: "a")])]).count == 1)
    var one = Event<String>()
    var other = Event<String>()
    one.fire("a")
    other.fire("b")
    #expect(Set([one, other, Event()]).count == 2)
  }

  @Test("applied to the old list they make the new one, whatever the lists")
  func properties() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let old = random.list()
      let new = random.list()
      var shown = old
      shown.apply(new.changes(since: old))
      #expect(shown == new, "\(old) → \(new)")
    }
  }

  @Test("a marked collection tells the same differences as an array that is compared")
  func markedAgrees() {
    var random = SeededGenerator(seed: 11)
    var marked = TrackedArray((0..<8).map { Thing(id: $0) })
    var shown = marked.elements
    for round in 0..<2_000 {
      let snapshot = marked.snapshot
      for _ in 0..<(1 + random.below(3)) {
        let id = random.below(12)
        switch random.below(4) {
        case 0: marked.change(id) { $0.name = "\(round)" }
        case 1: marked.put(Thing(id: id, name: "put \(round)"))
        case 2: marked.remove(id)
        default: marked.move(id, to: random.below(10) - 1)
        }
      }
      shown.apply(marked.changes(since: snapshot))
      #expect(shown == marked.elements)
    }
  }

  @Test("elements that were given another identity, which they must not be, do not stop the program")
  func otherIdentity() {
    struct Guest: Identifiable, Equatable {
      var id: Int
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      var guests = TrackedArray((0..<4).map { Guest(id: $0) })
      for _ in 0..<12 {
        let id = random.below(6)
        let snapshot = guests.snapshot
        switch random.below(5) {
        case 0, 1: guests.change(id) { $0.id = random.below(6) }
        case 2: guests.remove(id)
        case 3: guests.put(Guest(id: id))
        default: guests.move(id, to: random.below(5))
        }
        _ = (guests[id], guests.changes(since: snapshot))
      }
      guests.put(Guest(id: 99))
      #expect(guests[99] == Guest(id: 99))
    }
  }

  @Test("two versions that share their storage are not compared at all")
  func sameStorage() {
    struct Untouchable: Identifiable, Equatable {
      let id: Int
      let compared: Tally
      static func == (one: Untouchable, other: Untouchable) -> Bool {
        one.compared.add()
        return one.id == other.id
      }
    }
    let compared = Tally()
    let old = (0..<10).map { Untouchable(id: $0, compared: compared) }
    var new = old
    #expect(new.changes(since: old).isEmpty)
    #expect(compared.count == 0)
    new.reserveCapacity(100)
    #expect(new.changes(since: old).isEmpty)
    #expect(compared.count == 10)
  }

  @Test(
    "two elements with one identity do no harm", arguments: [("aa", "a"), ("a", "aa"), ("aba", "baa"), ("abab", "ab")])
  func twins(old: String, new: String) {
    var shown = letters(old)
    shown.apply(letters(new).changes(since: letters(old)))
    #expect(shown == letters(new))
  }

  @Test("a marked collection that went send in time is told anew")
  func backInTime() {
    var marked = TrackedArray([Thing(id: 1)])
    let past = marked
    marked.change(1) { $0.name = "new" }
    let snapshot = marked.snapshot
    marked.change(1) { $0.name = "newer" }
    #expect(past.changes(since: snapshot) == [.initial([Thing(id: 1)])])
    #expect(marked.changes(since: snapshot) == [.changed(Thing(id: 1, name: "newer"), at: 0)])
    #expect(marked.changes(since: past.snapshot) == [.initial(marked.elements)])
  }

  @Test("copies of a marked collection do not disturb each other")
  func copies() {
    var one = TrackedArray([Thing(id: 1), Thing(id: 2)])
    let snapshot = one.snapshot
    var other = one
    one.change(1) { $0.name = "one" }
    other.change(2) { $0.name = "two" }
    #expect(one.changes(since: snapshot) == [.changed(Thing(id: 1, name: "one"), at: 0)])
    #expect(other.changes(since: snapshot) == [.changed(Thing(id: 2, name: "two"), at: 1)])
    #expect(one != other)
    #expect(one[2] == Thing(id: 2))
    #expect(other.count == 2)
  }

  /// Says that everything is new whenever its version is: a list that finds differences in its own way.
  private struct Versioned: DiffableCollection {
    var elements: [Thing]
    var snapshot: Int
    func changes(since snapshot: Int) -> [Change<Thing>] { snapshot == self.snapshot ? [] : [.initial(elements)] }
    func element(_ id: Int, positions: inout [Int: Int]) -> Thing? { elements.first { $0.id == id } }
  }

  @Test("how differences are found can be replaced")
  func ownListing() {
    let store = Store(
      Versioned(elements: [Thing(id: 1)], snapshot: 1),
      reduce: { (list: inout Versioned, version: Int) in
        list.snapshot = version
      })
    let log = Log()
    let token = store.elements(in: { $0 }).provide { log.write("\($0.count)") }
    [1, 2, 2, 3].forEach(store.dispatch)
    #expect(log.lines == ["1", "1", "1"])
    token.cancel()
  }

  @Test("a list that always says it changed does no harm, though those who join while it is told have it told again")
  func restlessListing() {
    struct Restless: DiffableCollection {
      var elements = [Thing(id: 1)]
      var snapshot: Void { () }
      func changes(since snapshot: Void) -> [Change<Thing>] { [.changed(Thing(id: 1), at: 0)] }
      func element(_ id: Int, positions: inout [Int: Int]) -> Thing? { elements.first }
    }
    let store = Store(Restless(), reduce: { (_: inout Restless, _: Int) in })
    let elements = store.elements(in: { $0 })
    var tokens: [SubscriptionToken] = []
    // The closures know the tokens that they are kept by.
    defer { tokens = [] }
    let log = Log()
    let joined = Tally()
    func join() {
      joined.add()
      let token = elements.provide { _ in
        log.write("told")
        if joined.count < 20 { join() }
        if joined.count.isMultiple(of: 3) { tokens.first?.cancel() }
      }
      tokens.append(token)
    }
    join()
    (1...3).forEach(store.dispatch)
    #expect(log.lines.count > 20)
  }

  @Test("changes that cannot apply are ignored rather than crash")
  func hostileChanges() {
    var shown = letters("ab")
    shown.apply([
      .removed("z", was: 9), .moved("y", from: 7, to: -1), .added(Letter("c"), at: 99), .changed(Letter("d"), at: -3),
    ])
    #expect(shown.map(\.text) == ["a", "b", "c"])
  }
}

/// A letter; its identity is the same in upper and in lower case.
struct Letter: Identifiable, Equatable {
  let text: String
  var id: String { text.lowercased() }
  init(_ text: String) { self.text = text }
}

private func letters(_ text: String) -> [Letter] { text.map { Letter(String($0)) } }

private func wording(_ change: Change<Letter>) -> String {
  switch change {
  case .initial(let all): "initial \(all.map(\.text).joined())"
  case .added(let letter, let place): "added \(letter.text) at \(place)"
  case .changed(let letter, let place): "changed \(letter.text) at \(place)"
  case .removed(let id, let place): "removed \(id) was \(place)"
  case .moved(let id, let old, let new): "moved \(id) from \(old) to \(new)"
  }
}

/// Turns a marked collection of one list into another by its own operations, and answers what it tells.
private func remade(_ old: String, into new: String) -> [Change<Letter>] {
  var marked = TrackedArray(letters(old))
  let snapshot = marked.snapshot
  for letter in letters(old) where !letters(new).contains(where: { $0.id == letter.id }) { marked.remove(letter.id) }
  for letter in letters(new) where marked[letter.id] != letter { marked.put(letter) }
  for (place, letter) in letters(new).enumerated() where marked.elements[place].id != letter.id {
    marked.move(letter.id, to: place)
  }
  return marked.changes(since: snapshot)
}

extension SeededGenerator {
  mutating func list() -> [Thing] {
    (0..<12).shuffled(using: &self).prefix(below(13)).map { Thing(id: $0, name: below(2) == 0 ? "" : "new") }
  }
}
