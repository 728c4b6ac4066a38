import Eastward
import Foundation
import Running
import Testing

@Suite("Steps between two routes")
struct RouteStepTests {
  static let examples: [(old: [String], new: [String], steps: [String])] = [
    ([], [], []),
    ([], ["home"], ["push home"]),
    (["home"], [], ["pop home"]),
    (["home"], ["home"], []),
    (["home", "list"], ["home"], ["pop list"]),
    (["home", "list"], ["home", "map"], ["replace list with map"]),
    (["home", "list", "item"], ["home", "map", "pin"], ["pop item", "replace list with map", "push pin"]),
    (["foo", "bar"], ["foo", "bar", "bar"], ["push bar"]),
    (["foo", "bar", "bar"], ["foo", "bar"], ["pop bar"]),
    (["a", "b", "c"], ["b", "c"], ["pop c", "pop b", "replace a with b", "push c"]),
  ]

  @Test("what both begin with stays, the rest is popped, replaced once, and pushed", arguments: examples)
  func steps(old: [String], new: [String], steps: [String]) {
    #expect(RouteStep.steps(from: old, to: new).map(\.description) == steps)
  }

  /// All routes of at most `length` places.
  static func routes(of places: [Int], upTo length: Int) -> [[Int]] {
    (0..<length).reduce(into: [[]]) { routes, _ in
      routes = [[]] + routes.flatMap { route in places.map { route + [$0] } }
    }
  }

  @Test("they lead to the new route, and no other way is shorter: held against a search through all ways")
  func fewest() {
    let routes = Self.routes(of: [0, 1, 2], upTo: 4)
    #expect(Set(routes).count == 121)
    for old in routes where old.count <= 3 {
      let distances = distances(from: old, places: [0, 1, 2], upTo: 4)
      for new in routes where new.count <= 3 {
        let steps = RouteStep.steps(from: old, to: new)
        #expect(steps.reduce(into: old) { $1.apply(to: &$0) } == new, "\(old) to \(new)")
        var pages = old.map { "page \($0)" }
        for step in steps { step.apply(to: &pages) { "page \($0)" } }
        #expect(pages == new.map { "page \($0)" }, "\(old) to \(new)")
        #expect(steps.count == distances[new], "\(old) to \(new): \(steps)")
      }
    }
  }

  /// Tries every step from every route, and counts.
  private func distances(from start: [Int], places: [Int], upTo length: Int) -> [[Int]: Int] {
    var distances = [start: 0]
    var ring = [start]
    while !ring.isEmpty {
      ring = ring.flatMap { route -> [[Int]] in
        let pushed = route.count < length ? places.map { route + [$0] } : []
        let rest = Array(route.dropLast())
        let replaced = route.isEmpty ? [] : places.map { rest + [$0] } + [rest]
        let next = Set(pushed + replaced).filter { distances[$0] == nil }
        next.forEach { distances[$0] = distances[route, default: 0] + 1 }
        return Array(next)
      }
    }
    return distances
  }

  @Test(
    "long routes at random: a step pops or replaces what is on top, and the end is the new route", arguments: 1...20)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let old = (0..<random.below(12)).map { _ in random.below(3) }
      let stays = old.prefix(random.below(old.count + 1))
      let new = stays + (0..<random.below(12)).map { _ in random.below(3) }
      var route = old
      for step in RouteStep.steps(from: old, to: Array(new)) {
        switch step {
        case .pop(let place), .replace(let place, _): #expect(route.last == place)
        case .push: break
        }
        step.apply(to: &route)
      }
      #expect(route == Array(new), "seed \(seed)")
    }
  }

  @Test("a stack counts identities: the same place twice is two elements, and what is gone does not come back")
  func stack() {
    var stack = RouteStack(["foo", "bar"])
    stack.push("bar")
    #expect(told(stack) == ["foo#1", "bar#2", "bar#3"])
    stack.pop()
    stack.push("bar")
    #expect(told(stack) == ["foo#1", "bar#2", "bar#4"])
    stack.replace(with: "bar")
    #expect(told(stack) == ["foo#1", "bar#2", "bar#5"])
  }

  @Test("a deep link keeps what the route begins with already")
  func deepLink() {
    var stack = RouteStack(["foo", "bar", "baz"])
    stack.show(["foo", "map", "baz"])
    #expect(told(stack) == ["foo#1", "map#4", "baz#5"])
    stack.show([])
    #expect(told(stack) == [])
  }

  @Test("a pop leaves the last element; a screen that left takes all above it along, and cannot leave twice")
  func leaving() {
    var stack = RouteStack(["foo", "bar", "bar"])
    stack.pop(through: RouteElement(id: 2, place: "bar"))
    stack.pop(through: RouteElement(id: 3, place: "bar"))
    #expect(told(stack) == ["foo#1"])
    stack.pop()
    #expect(told(stack) == ["foo#1"])
    stack.pop(through: RouteElement(id: 1, place: "foo"))
    #expect(told(stack) == [])
    stack.pop()
  }

  @Test("the place on top can be read, and what was deleted takes its screens and all above them along")
  func deleting() {
    var stack = RouteStack(["list", "a", "edit", "a"])
    #expect(stack.top == "a")
    stack.pop(through: "b")
    #expect(told(stack) == ["list#1", "a#2", "edit#3", "a#4"])
    stack.pop(through: "a")
    #expect(told(stack) == ["list#1"])
    #expect(stack.top == "list")
    stack.pop(through: "list")
    #expect(stack.top == nil)
  }

  @Test("a stack that was emptied is filled again by each call that adds a place")
  func refilling() {
    let calls: [(inout RouteStack<String>) -> Void] = [
      { $0.push("a") }, { $0.replace(with: "a") }, { $0.show(["a"]) },
    ]
    for add in calls {
      var stack = RouteStack(["home"])
      stack.pop(through: "home")
      stack.pop()
      #expect(told(stack) == [])
      add(&stack)
      #expect(told(stack) == ["a#2"])
    }
  }

  @Test("a stack is written out and read in with its identities, and goes on counting")
  func codable() throws {
    var stack = RouteStack(["foo", "bar"])
    stack.pop()
    var copy = try JSONDecoder().decode(RouteStack<String>.self, from: JSONEncoder().encode(stack))
    #expect(copy == stack)
    copy.push("bar")
    #expect(told(copy) == ["foo#1", "bar#3"])
  }

  @Test("a stack from a damaged file counts on, whatever its last number is")
  func damaged() throws {
    let text = #"{"elements":[{"id":9223372036854775807,"place":"a"}],"numbered":9223372036854775807}"#
    var stack = try JSONDecoder().decode(RouteStack<String>.self, from: Data(text.utf8))
    stack.push("b")
    #expect(told(stack) == ["a#9223372036854775807", "b#-9223372036854775808"])
  }

  private func told(_ stack: RouteStack<String>) -> [String] {
    let listener = Listener()
    stack.provide(to: listener)
    return listener.route
  }

  private final class Listener: RouteComponent {
    private(set) var route: [String] = []
    func newRoute(_ places: [RouteElement<String>]) { route = places.map(\.description) }
  }
}
