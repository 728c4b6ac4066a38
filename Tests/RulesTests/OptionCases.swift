import Rules

/// What the options of the rules about reaching change, each beside what it leaves alone.
extension EdgeCase {
  static let options = noting + reaching + laundering + writing + gathering + counting

  /// `ReasonTests` shows what the option changes: the severity.
  private static let noting = [
    EdgeCase(
      Reach.self, "a use is found whatever the reasons are",
      """
      // options: { "notes": "none" }
      final class Part { func use() {} }
      struct Row { let part = Part() }
      func f(_ row: Row) { row.part.use(); take(0) } // ←
      """),
    EdgeCase(
      LaunderedReach.self, "a use is found whatever the reasons are",
      """
      // options: { "notes": ["data"], "neutralMembers": ["title"], "valueTypes": ["Money"] }
      final class Part { var title = Title(); func use() {} }
      final class Title { func show() {} }
      final class Money { var code = ""; func add() {} }
      struct Row { let part = Part(); let money = Money() }
      func f(_ row: Row) { let part = row.part; part.use(); take(0) } // ←
      func g(_ row: Row) { let part = row.part; take(part.title); let money = row.money; money.add() }
      """),
    EdgeCase(
      WriteThrough.self, "a change is found whatever the reasons are",
      """
      // options: { "notes": "none" }
      final class House { var number = 0 }
      struct Person { let house = House() }
      func f(_ person: Person) { person.house.number = 1; take(person) } // ←
      """),
  ]

  private static let reaching = [
    EdgeCase(
      Reach.self, "one hop more may be allowed",
      """
      // options: { "allowed": 2 }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Person { let house = House() }
      final class Club { let person = Person() }
      func f(_ person: Person) { take(person.house.town) }
      func g(_ club: Club) { club.person.house.town.visit(); take(0) } // ←
      """),
    EdgeCase(
      Reach.self, "less sure findings of this rule alone",
      """
      // options: { "confidence": "medium" }
      final class Town { func visit() {} }
      final class House { let center = Town(); func town() -> Town { center } }
      final class Person { let house = House() }
      func f(_ person: Person) { person.house.town().visit(); take(0) } // ←
      func g(_ house: House) { house.town().visit(); take(0) } // ←
      """),
    EdgeCase(
      Reach.self, "only some owners may count, or all but some",
      """
      // options: { "owners": ["Person", "Box.Lid", "!House"] }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Person { let house = House() }
      enum Box { final class Lid { let town = Town() } }
      final class Tree { let town = Town() }
      func f(_ house: House, _ tree: Tree) { house.town.visit(); tree.town.visit() }
      func g(_ person: Person) { take(person.house.town) } // ←
      func h(_ lid: Box.Lid) { lid.town.visit(); take(0) } // ←
      """),
    EdgeCase(
      Reach.self, "one owner may be left out",
      """
      // options: { "owners": ["!House"] }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Tree { let town = Town() }
      func f(_ house: House) { house.town.visit(); take(0) }
      func g(_ tree: Tree) { tree.town.visit(); take(0) } // ←
      """),
    EdgeCase(
      Reach.self, "further members may be neutral, as hops and as uses",
      """
      // options: { "neutralMembers": ["base", "title"] }
      final class Town { let title = Title(); func visit() {} }
      final class Title { func show() {} }
      final class House { let town = Town() }
      struct Wrapper { let base = House(); func work() { let a = 1; take(a) } }
      func f(_ wrapper: Wrapper) { take(wrapper.base.town) }
      func g(_ house: House) { take(house.town.title) }
      func h(_ house: House) { house.town.visit(); take(0) } // ←
      """),
    EdgeCase(
      Reach.self, "further types may be values",
      """
      // options: { "valueTypes": ["Money"] }
      final class Money { func half() -> Money { self } }
      final class Town { func visit() {} }
      final class Purse { let money = Money(); let town = Town() }
      func f(_ purse: Purse) { take(purse.money.half()) }
      func g(_ purse: Purse) { purse.town.visit(); take(0) } // ←
      """),
  ]

  private static let laundering = [
    EdgeCase(
      LaunderedReach.self, "a finding may stand where the name gets its value",
      """
      // options: { "reportAt": "definition" }
      final class House { func enter() {} }
      final class Person { var house: House? }
      func f(_ person: Person) {
        guard let house = person.house else { return } // ←
        take(0)
        house.enter()
      }
      """),
    EdgeCase(
      LaunderedReach.self, "few uses may be left alone",
      """
      // options: { "minUses": 2 }
      final class House { func enter() {} }
      final class Person { var house: House? }
      func f(_ person: Person) { if let house = person.house { house.enter() } }
      func g(_ person: Person) {
        if let house = person.house {
          house.enter() // ←
          house.enter()
        }
      }
      """),
    EdgeCase(
      LaunderedReach.self, "one owner may be left out",
      """
      // options: { "owners": ["!House"] }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Tree { let town = Town() }
      func f(_ house: House) { let town = house.town; town.visit(); take(0) }
      func g(_ tree: Tree) { let town = tree.town; town.visit(); take(0) } // ←
      """),
    EdgeCase(
      WriteThrough.self, "one owner may be left out",
      """
      // options: { "owners": ["!House"] }
      final class Town { var name = "" }
      final class House { let town = Town() }
      final class Tree { let town = Town() }
      func f(_ house: House) { house.town.name = "f"; take(0) }
      func g(_ tree: Tree) { tree.town.name = "g"; take(0) } // ←
      """),
    EdgeCase(
      LeakyAccessor.self, "one owner may be left out",
      """
      // options: { "minUsers": 1, "owners": ["!House"] }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Tree { let town = Town() } // ←
      func f(_ house: House) { house.town.visit(); take(0) }
      func g(_ tree: Tree) { tree.town.visit(); take(0) }
      """),
    EdgeCase(
      LaunderedReach.self, "one hop more may be allowed",
      """
      // options: { "allowed": 2 }
      final class Town { func visit() {} }
      final class House { let town = Town() }
      final class Person { var house = House() }
      func f(_ person: Person) { let house = person.house; take(house.town) }
      func g(_ person: Person) { let town = person.house.town; town.visit() } // ←
      """),
  ]

  private static let writing = [
    EdgeCase(
      WriteThrough.self, "a binding's setter may write, the getter may not",
      """
      // options: { "bindings": "allow" }
      struct Part { var isOn = false }
      final class Settings { var part = Part() }
      final class Model { var settings = Settings() }
      final class Form {
        let model = Model()
        var isOn: Binding<Bool> { Binding(get: { false }, set: { model.settings.part.isOn = $0 }) }
        func reset() { model.settings.part.isOn = false; take(0) } // ←
      }
      """),
    EdgeCase(
      WriteThrough.self, "usually a binding's setter may not write",
      """
      // options: { "bindings": "report" }
      final class Settings { var isOn = false }
      final class Model { var settings = Settings() }
      final class Form {
        let model = Model()
        var isOn: Binding<Bool> { Binding(get: { false }, set: { model.settings.isOn = $0 }) } // ←
      }
      """),
    EdgeCase(
      WriteThrough.self, "one hop more may be allowed",
      """
      // options: { "allowed": 2 }
      final class Lamp { var isOn = false }
      final class Room { var lamp = Lamp() }
      final class House { var room = Room() }
      func f(_ room: Room) { room.lamp.isOn = true }
      func g(_ house: House) { house.room.lamp.isOn = true } // ←
      """),
  ]

  private static let counting = [
    EdgeCase(
      GlobalReach.self, "one hop more may be allowed",
      """
      // options: { "allowed": 2 }
      final class Hand { func turn() {} }
      final class Clock { let hand = Hand(); func stop() {} }
      final class World { static let shared = World(); let clock = Clock() }
      func f() { World.shared.clock.stop(); take(0) }
      func g() { World.shared.clock.hand.turn(); take(0) } // ←
      """),
    EdgeCase(
      MiddleMan.self, "a smaller share of forwarders may be enough, and fewer of them",
      """
      // options: { "share": 0.5, "minMembers": 2 }
      final class Engine { func a() {}; func b() {} }
      final class Motor { // ←
        private let engine = Engine()
        func a() { engine.a() }
        func b() { engine.b() }
        func c() { take(1) }
        func d() { take(2) }
      }
      final class Car {
        private let engine = Engine()
        func a() { engine.a() }
        func c() { take(1) }
      }
      """),
    EdgeCase(
      WholeStateSubscriber.self, "a type may be called a state",
      """
      // options: { "stateTypes": ["Everything"] }
      protocol HasCount { var count: Int { get } }
      struct Everything: HasCount { var count = 0 }
      struct Other: HasCount { var count = 0 }
      final class A { func newState(state: Everything) {} } // ←
      final class B { func newState(state: Other) {} }
      """),
  ]

  private static let gathering = [
    EdgeCase(
      GlobalReach.self, "a whole type is told once of each property of a global",
      """
      final class Clock { func stop() {} }
      final class Lamp { func dim() {} }
      final class World { static let shared = World(); var clock = Clock(); var lamp = Lamp() }
      final class Screen {
        func f() { World.shared.clock.stop(); take(0) } // ←
        func g() { World.shared.clock.stop(); World.shared.lamp.dim() } // ←
        struct Inner { func h() { World.shared.clock.stop(); take(0) } }
      }
      extension Screen { func i() { World.shared.clock.stop(); take(0) } }
      func f() { World.shared.clock.stop(); take(0) } // ←
      func g() { World.shared.clock.stop(); take(0) } // ←
      """),
    EdgeCase(
      GlobalReach.self, "some globals, and loggers of one's own",
      """
      // options: { "globals": ["World"], "loggers": ["diary"] }
      final class Clock { func stop() {} }
      final class World { static let shared = World(); var clock = Clock(); var diary = Clock() }
      final class Other { static let shared = Other(); var clock = Clock() }
      func f() { World.shared.clock.stop(); take(0) } // ←
      func g() { Other.shared.clock.stop(); take(0) }
      func h() { World.shared.diary.stop(); take(0) }
      """),
    EdgeCase(
      LeakyAccessor.self, "so many users make a bridge",
      """
      // options: { "minUsers": 2 }
      final class House { func enter() {} }
      final class Person { let house = House() } // ←
      final class Other { let house = House() }
      func f(_ person: Person) { person.house.enter(); take(0) }
      func g(_ person: Person, _ other: Other) { person.house.enter(); other.house.enter() }
      """),
    EdgeCase(
      DeepKeyPath.self, "paths in macros and strings are paths",
      """
      final class Town: NSObject { @objc var street = "" }
      final class House: NSObject { @objc var town = Town() }
      final class Person: NSObject { @objc var house = House() }
      let a = #keyPath(Person.house.town.street) // ←
      let b = #keyPath(Person.house.town)
      func f(_ person: Person) {
        take(person.value(forKeyPath: "house.town.street")) // ←
        take(person.value(forKeyPath: "house.town"))
        take(person.value(forKeyPath: "house.@count.street"))
        take(person.value(forKey: "house.town.street"))
      }
      """),
    EdgeCase(
      DeepKeyPath.self, "some may be given longer paths",
      """
      // options: { "allowed": 1, "contexts": ["scope", "keyPath", "forKeyPath"] }
      final class Town: NSObject { @objc var street = "" }
      final class House: NSObject { @objc var town = Town() }
      let a = scope(\\House.town.street)
      let b = #keyPath(House.town.street)
      func f(_ house: House) { take(house.value(forKeyPath: "town.street")) }
      let c = other(\\House.town.street) // ←
      """),
  ]
}
