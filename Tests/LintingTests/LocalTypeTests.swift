import Testing

@Suite("types that bodies declare")
struct LocalTypeTests {
  @Test(
    "a local type hides the file's type of that name where it is visible",
    arguments: [
      "func a() { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn }",
      "struct S { func a() { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn } }",
      "struct S { static func a() { class House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn } }",
      "struct S { var n: Int { struct House { var kitchen = Pan() }; let h = House(); return h.kitchen.lamp.isOn } }",
      "struct S { init() { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn } }",
      "struct S { subscript(i: Int) -> Int { struct House { var kitchen = Pan() }; return House().kitchen.lamp.isOn } }",
      "class S { deinit { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn } }",
      "let n = { struct House { var kitchen = Pan() }; let h = House(); return h.kitchen.lamp.isOn }()",
      "struct S { let n: Int = { struct House { var kitchen = Pan() }; let h = House(); return h.kitchen.lamp.isOn }() }",
      "struct S { lazy var n = { struct House { var kitchen = Pan() }; let h: House = .init(); _ = h.kitchen.lamp.isOn } }",
      "struct S { var n = 0 { didSet { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn } } }",
      "func a() { let h = House(); _ = h.kitchen.lamp.isOn; struct House { var kitchen = Pan() } }",
      "func a() { typealias House = Shed; let h = House(); _ = h.kitchen.lamp.isOn }",
      "func a() { actor House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn }",
      "func a() { enum House { static var kitchen = Pan() }; _ = House.kitchen.lamp.isOn }",
      "func a() { struct House { var kitchen = Pan() }; func b(_ h: House) { _ = h.kitchen.lamp.isOn } }",
      "func a() { struct House { var kitchen = Pan() }; func b() -> House { House() }; _ = b().kitchen.lamp.isOn }",
      "func a() { struct House { var kitchen = Pan() }; let f = { (h: House) in _ = h.kitchen.lamp.isOn } }",
      "func a(_ x: Any) { struct House { var kitchen = Pan() }; _ = (x as! House).kitchen.lamp.isOn }",
      "func a(_ x: Any) { struct House { var kitchen = Pan() }; if let h = x as? House { _ = h.kitchen.lamp.isOn } }",
      "func a(_ x: Bool) { if x { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn } }",
      "func a() { struct Box { struct House { var kitchen = Pan() }; let h = House(); func b() { _ = h.kitchen.lamp.isOn } } }",
      "func a() { struct House { var kitchen = Pan() }; struct Box { let h = House(); func b() { _ = h.kitchen.lamp.isOn } } }",
      "func a() { struct House { var kitchen = Pan(); func b(_ o: Self) { _ = o.kitchen.lamp.isOn } } }",
      "func a() { struct House { var kitchen = Pan() }; let all: [House] = []; for h in all { _ = h.kitchen.lamp.isOn } }",
      "func a() { struct House { var kitchen = Pan() }; _ = Optional<House>.none?.kitchen.lamp.isOn }",
      "if true { struct House { var kitchen = Pan() }; let h = House(); _ = h.kitchen.lamp.isOn }",
      "do { class House { var kitchen = Pan() }; func b(_ h: House) { _ = h.kitchen.lamp.isOn } }",
      "func a<House: Shop>(_ h: House) { func b(_ o: House) { _ = o.kitchen.lamp.isOn } }",
      "func a() { func b<House: Shop>(_ h: House) { let o: House = h; _ = o.kitchen.lamp.isOn } }",
    ])
  func shadows(code: String) {
    #expect(remarks(on: codebase(["Houses.swift": houses, "Code.swift": code])) == [])
  }

  @Test(
    "a local type hides nothing where it is not visible",
    arguments: [
      "func a(_ x: Bool, _ h: House) { if x { struct House {} }; let o: House = h; _ = o.kitchen.lamp.isOn }",
      "func a(_ x: Bool) { if x { struct House {} } else { let o = House(); _ = o.kitchen.lamp.isOn } }",
      "func a() { let f = { struct House {} }; let g = { (o: House) in o.kitchen.lamp.isOn } }",
      "func a() { do { typealias House = Int }; let o = House(); _ = o.kitchen.lamp.isOn }",
      "func a(_ h: House) { struct House {}; _ = h.kitchen.lamp.isOn }",
      "func a(_ g: ((House) -> Void) -> Void) { g { (h: House) in struct House {}; _ = h.kitchen.lamp.isOn } }",
      "func a() -> House { struct House {} }; func b() { _ = a().kitchen.lamp.isOn }",
      "class S { func a() { struct House {} }; func b(_ o: House) { _ = o.kitchen.lamp.isOn } }",
      "class S { var n: Int { struct House {}; return 1 }; var m: House; func b() { _ = m.kitchen.lamp.isOn } }",
      "class S { let n = { struct House {}; return 1 }(); var m: House; func b() { _ = m.kitchen.lamp.isOn } }",
      "func a() { func b<House>(_ h: House) {}; let o = House(); _ = o.kitchen.lamp.isOn }",
      "do { struct House {} }; func b(_ o: House) { _ = o.kitchen.lamp.isOn }",
      "if true { class House {} } else { let o = House(); _ = o.kitchen.lamp.isOn }",
    ])
  func leavesOthers(code: String) {
    let found = remarks(on: codebase(["Houses.swift": houses, "Code.swift": code]))
    #expect(found.map(\.text).contains { $0.hasSuffix("Room.lamp -> isOn") || $0 == "reaches House.kitchen -> lamp" })
  }

  @Test("a reach through a local type names it and is judged by its own declarations")
  func names() {
    let code = """
      class Screen {
        func show() {
          final class House { var room = Room(); let hall = Hall() }
          func enter(_ house: House) {
            house.room.open()  // ← reaches Screen.show().House.room -> open
            _ = house.hall
          }
          if true {
            final class House { var kitchen = Room() }
            let enter = { (house: House) in
              house.kitchen.open()  // ← reaches Screen.show().House.kitchen -> open
            }
          }
        }
      }
      """
    let codebase = codebase(["Houses.swift": houses, "Code.swift": code])
    #expect(remarks(on: codebase) == expectations(in: code, path: "Code.swift"))
  }

  @Test("a file finds the same whatever others declare in their bodies")
  func others() {
    let use = "func a() { let o = House(); _ = o.kitchen.lamp.isOn }"
    let local = "do { struct House {} }\nfunc b() { struct House {} }\nlet n = { class House {} }()"
    let found = remarks(on: codebase(["Houses.swift": houses, "Code.swift": use, "Other.swift": local]))
    #expect(found.map(\.text) == ["reaches Room.lamp -> isOn"])
  }
}

private let houses = """
  final class Lamp { var isOn = false; func blink() {} }
  final class Room { var lamp = Lamp(); func open() { lamp.isOn = true } }
  final class House { var kitchen = Room(); func move() { kitchen.open() } }
  struct Pan { var lamp: [Int] = [] }
  struct Shed { var kitchen = Pan() }
  protocol Shop { var kitchen: Pan { get } }
  class Hall {}
  """
