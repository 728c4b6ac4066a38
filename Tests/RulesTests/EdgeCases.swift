import Linting
import Rules
import Testing

/// A source and what a rule must say of it: the lines it finds something on.
struct EdgeCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule.Type
  let title: String
  let source: String
  let lines: [Int]

  init(_ rule: any Rule.Type, _ title: String, _ source: String) {
    self.rule = rule
    self.title = title
    self.source = source
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// ←") }.map { $0.offset + 1 }
  }

  var testDescription: String { "\(rule.id): \(title)" }
}

extension EdgeCase {
  static let all = asking + poking + delivering + providing + forwarding + crossing + paths + options + forms

  private static let asking = [
    EdgeCase(
      Ask.self, "a local name, an optional and an element of a parameter are the parameter",
      """
      struct Banana { let size: String; let next: Int }
      func f(_ one: Banana?, _ all: [Banana]) {
        guard let one else { return }
        print(one.size) // ←
        let other = all[0]
        print(other.next) // ←
      }
      """),
    EdgeCase(
      Ask.self, "a call of a property's function tells",
      """
      struct Client { let send: (Int) -> Void; let isOpen: Bool }
      func f(_ client: Client) {
        client.send(1)
        if client.isOpen {} // ←
      }
      """),
    EdgeCase(
      Ask.self, "an own property may be asked",
      """
      final class Banana { var size = "" }
      final class Stand { let banana = Banana(); func f() { print(banana.size) } }
      """),
    EdgeCase(
      Ask.self, "own properties may be forbidden too",
      """
      // options: { "own": true }
      final class Banana { var size = "" }
      final class Stand { let banana = Banana(); func f() { g(); print(banana.size) } } // ←
      """),
  ]

  private static let poking = [
    EdgeCase(
      Poke.self, "globals, compound assignment and inout are pokes; subscripts of values are not",
      """
      final class Door { var turns = 0; var keys: [Int] = []; static let front = Door() }
      func turn(_ count: inout Int) {}
      func f() { Door.front.turns = 3 } // ←
      func g(_ door: Door) { door.turns += 1 } // ←
      func h(_ door: Door) { turn(&door.turns) } // ←
      func i(_ door: Door) { door.keys[0] = 1 }
      """),
    EdgeCase(
      Poke.self, "elsewhere the rule is silent",
      """
      // options: { "modules": ["Sources/Core", "Sources/Base/"] }
      // file: Sources/Base/A.swift
      func h(_ door: Door) { door.turns = 1 } // ←
      // file: Sources/Core/A.swift
      final class Door { var turns = 0 }
      func f(_ door: Door) { door.turns = 1 } // ←
      // file: Sources/CoreData/A.swift
      func i(_ door: Door) { door.turns = 1 }
      // file: Sources/App/B.swift
      func g(_ door: Door) { door.turns = 1 }
      """),
  ]

  private static let delivering = [
    EdgeCase(
      DispatchDuringDelivery.self, "a callback's name is an option",
      """
      // options: { "callbacks": ["stateDidChange"] }
      final class Store { func dispatch(_ action: Int) {} }
      final class A {
        let store = Store()
        func stateDidChange() { store.dispatch(1) } // ←
        func newState(state: Int) { store.dispatch(1) }
      }
      """),
    EdgeCase(
      DispatchDuringDelivery.self, "the modules whose stores are synchronous are an option",
      """
      // options: { "synchronousStores": [] }
      import ReSwift
      final class A {
        let store = Store()
        func newState(state: Int) { store.dispatch(1) } // ←
      }
      final class Store { func dispatch(_ action: Int) {} }
      """),
    EdgeCase(
      DispatchDuringDelivery.self, "two own methods away is not looked at, another file is",
      """
      // options: {}
      // file: A.swift
      final class Store { func dispatch(_ action: Int) {} }
      final class A {
        let store = Store()
        func newState(state: Int) {
          far()
          self.near() // ←
        }
        func far() { near() }
      }
      // file: B.swift
      extension A { func near() { store.dispatch(1) } }
      """),
  ]

  private static let providing = [
    EdgeCase(
      AskingProvider.self, "the names of providers are an option",
      """
      // options: { "names": ["Provides"] }
      protocol ProvidesCount { var count: Int { get } } // ←
      protocol KnowsTheCount { var count: Int { get } }
      """),
    EdgeCase(
      WholeStateSubscriber.self, "a protocol without members is nothing narrower",
      """
      protocol Marker {}
      protocol HasCount { var count: Int { get } }
      struct AState: Marker {}
      struct BState: Marker, HasCount { var count = 0 }
      final class A { func newState(state: AState) {} }
      final class B { func newState(state: BState?) {} } // ←
      """),
  ]

  private static let forwarding = [
    EdgeCase(
      MiddleMan.self, "what adds an argument, overrides or is static does not forward",
      """
      final class Engine { func a(_ x: Int) {} ; func b() {} ; func c() {} ; func d() {} }
      class Base { func d() {} }
      final class Motor: Base {
        private let engine = Engine()
        func a() { engine.a(1) }
        func b() { engine.b() }
        func c() { engine.c() }
        override func d() { engine.d() }
      }
      """),
    EdgeCase(
      MiddleMan.self, "a parameter called like the property does not hide what self names",
      """
      final class Engine { func a(_ x: Int) {} ; func b(_ x: Int) {} ; func c(_ x: Int) {} ; func d() {} }
      final class Motor { // ←
        private let engine = Engine()
        func a(_ engine: Int) { self.engine.a(engine) }
        func b(_ engine: Int) { self.engine.b(engine) }
        func c(_ engine: Int) { self.engine.c(engine) }
        func d() { engine.d() }
      }
      """),
    EdgeCase(
      MiddleMan.self, "what a parameter does, also of an observer, is not forwarded to a property",
      """
      final class Engine { func a() {} ; func b() {} }
      final class Motor {
        private let engine = Engine()
        func a(_ engine: Engine) { engine.a() }
        func b(_ engine: Engine) { engine.b() }
        var c = Engine() { didSet(engine) { engine.a() } }
        var d = Engine() { didSet(engine) { engine.b() } }
        var e = Engine() { willSet(engine) { engine.a() } }
        var f = Engine() { willSet(engine) { engine.b() } }
      }
      """),
    EdgeCase(
      LeakyAccessor.self, "fewer users than the option asks for are no crowd",
      """
      // options: { "minUsers": 2 }
      final class Engine { func start() {} }
      final class Car { let engine = Engine(); func honk() { g(); g() } } // ←
      final class Bus { let engine = Engine(); func honk() { g(); g() } }
      func a(_ car: Car) { car.engine.start() }
      func b(_ car: Car, _ bus: Bus) { car.engine.start(); bus.engine.start() }
      """),
  ]

  private static let crossing = [
    EdgeCase(
      ModuleEdge.self, "each boundary of one module counts for itself, also in folders of one name",
      """
      // options: { "edges": ["App -> Disk", "App -> Nothing"] }
      // file: Sources/Disk/Disk.swift
      final class Disk { func read() {} ; func write() {} }
      // file: Sources/Net/Net.swift
      final class Net { func send() {} }
      func f(_ disk: Disk) { disk.read() }
      // file: Sources/App/A.swift
      func g(_ disk: Disk, _ net: Net) {
        disk.read() // ←
        net.send()
      }
      // file: Third/Sources/App/B.swift
      func h(_ disk: Disk) {
        disk.write() // ←
      }
      """)
  ]

  private static let paths = [
    EdgeCase(
      DeepKeyPath.self, "contexts may have longer paths",
      """
      // options: { "contexts": ["Scope"] }
      struct C { var d = 0 } ; struct B { var c = C() } ; struct A { var b = B() }
      let a = Scope(state: \\A.b.c.d)
      let b = map(\\A.b.c.d) // ←
      """),
    EdgeCase(
      GlobalReach.self, "only the named globals count",
      """
      // options: { "globals": ["Current"] }
      final class Clock { func stop() {} }
      final class World { var clock = Clock(); static let shared = World() }
      let Current = World()
      func f() {
        g()
        Current.clock.stop() // ←
        World.shared.clock.stop()
      }
      """),
  ]
}
