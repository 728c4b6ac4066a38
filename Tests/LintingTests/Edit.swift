import Testing

/// A change of some files, and the files that rest on it.
struct Edit: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The texts before, by path.
  var program = Edit.program
  /// The new texts by path; an empty one takes the file away.
  var changes: [String: String]
  var analyzed: [String]
  var table = Table.built

  /// What becomes of the symbol table.
  enum Table { case kept, retold, built }

  static let program = [
    "Shop.swift": """
    class Shop {
      let till: Till
      let stock = makeStock()
      func open() { till.drawer.unlock() }
      func count() { stock.shelf.sort() }
    }
    """,
    "Till.swift": "class Till { let drawer: Drawer; func close() { drawer.lock(); drawer.lock() } }",
    "Drawer.swift": "class Drawer { func unlock() {}; func lock() {} }",
    "Stock.swift":
      "class Stock { let shelf: Shelf }\nclass Shelf { func sort() {} }\nfunc makeStock() -> Stock { Stock() }",
    "Kiosk.swift": "class Kiosk { let till: Till; func open() { till.drawer.unlock() } }",
    "Garden.swift": "class Garden { let tree: Tree; func grow() { tree.leaf.unfold(); tree.trunk.ring.count() } }",
    "Tree.swift": "class Tree { let leaf = Leaf(); let trunk: Trunk }\nclass Trunk {}",
    "Leaf.swift": "class Leaf { func unfold() {} }",
    "Ring.swift": "protocol Ringed {}\nextension Ringed { var ring: Ring { Ring() } }\nclass Ring { func count() {} }",
  ]

  static let all = [
    Edit(
      testDescription: "a body changes",
      changes: ["Till.swift": "class Till { let drawer: Drawer; func close() { drawer.unlock(); drawer.lock() } }"],
      analyzed: ["Till.swift"], table: .kept),
    Edit(
      testDescription: "a body changes so that its type does nothing but forward",
      changes: ["Till.swift": "class Till { let drawer: Drawer; func close() { drawer.lock() } }"],
      analyzed: ["Kiosk.swift", "Shop.swift", "Till.swift"], table: .retold),
    Edit(
      testDescription: "what a closure of several statements in an initial value returns changes",
      program: [
        "Hut.swift": "class Hut { let lamp = { let made = Lamp(); print(); return made }() }",
        "Lamp.swift": "class Lamp { func shine() {} }\nclass Fan { func shine() {} }",
        "Use.swift": "func use(_ hut: Hut) { print(); hut.lamp.shine() }",
      ],
      changes: ["Hut.swift": "class Hut { let lamp = { let made = Fan(); print(); return made }() }"],
      analyzed: ["Hut.swift"], table: .kept),
    Edit(
      testDescription: "lines are added above everything",
      changes: ["Till.swift": "\n\n\nclass Till { let drawer: Drawer; func close() { drawer.lock(); drawer.lock() } }"],
      analyzed: ["Till.swift"], table: .kept),
    Edit(
      testDescription: "a property that is reached through becomes private",
      changes: [
        "Till.swift": "class Till { private let drawer: Drawer; func close() { drawer.lock(); drawer.lock() } }"
      ],
      analyzed: ["Kiosk.swift", "Shop.swift", "Till.swift"]),
    Edit(
      testDescription: "a property that is reached through is documented",
      changes: [
        "Till.swift":
          "class Till {\n/// Locked at night.\nlet drawer: Drawer; func close() { drawer.lock(); drawer.lock() } }"
      ],
      analyzed: ["Kiosk.swift", "Shop.swift", "Till.swift"]),
    Edit(
      testDescription: "the extension that documents a property becomes public",
      program: [
        "Tap.swift": "class Tap { func close() {} }",
        "Sink.swift": "public class Sink { func end() { print(1) } }",
        "More.swift": "extension Sink {\n/// Closed at night.\nvar tap: Tap { Tap() } }",
        "Kitchen.swift": "class Kitchen { let sink: Sink; func leave() { sink.tap.close() } }",
      ],
      changes: ["More.swift": "public extension Sink {\n/// Closed at night.\nvar tap: Tap { Tap() } }"],
      analyzed: ["Kitchen.swift", "More.swift"]),
    Edit(
      testDescription: "a reached type becomes a protocol",
      changes: ["Drawer.swift": "protocol Drawer { func unlock(); func lock() }"],
      analyzed: ["Drawer.swift", "Kiosk.swift", "Shop.swift"]),
    Edit(
      testDescription: "a file is taken away", changes: ["Drawer.swift": ""], analyzed: ["Kiosk.swift", "Shop.swift"]),
    Edit(
      testDescription: "an initial value changes that others take a type from",
      changes: ["Tree.swift": "class Tree { let leaf = 1; let trunk: Trunk }\nclass Trunk {}"],
      analyzed: ["Garden.swift", "Tree.swift"], table: .kept),
    Edit(
      testDescription: "an extension conforms to a protocol whose members others use",
      changes: ["More.swift": "extension Trunk: Ringed {}"], analyzed: ["Garden.swift", "More.swift"]),
    Edit(
      testDescription: "a type of the same name is added",
      changes: ["More.swift": "class Drawer {}"], analyzed: ["Kiosk.swift", "More.swift", "Shop.swift"]),
    Edit(
      testDescription: "an extension gives a reached type another supertype",
      changes: ["More.swift": "extension Drawer: Sequence {}"],
      analyzed: ["Drawer.swift", "Kiosk.swift", "More.swift", "Shop.swift"]),
    Edit(
      testDescription: "a file that has nothing to do with others is added",
      changes: ["More.swift": "struct Weather { var isFine = true }"], analyzed: ["More.swift"]),
    Edit(
      testDescription: "a second module is added",
      changes: ["Package.swift": "let package = 1", "Sources/App/A.swift": "class A {}"],
      analyzed: [
        "Drawer.swift", "Garden.swift", "Kiosk.swift", "Leaf.swift", "Package.swift", "Ring.swift", "Shop.swift",
        "Sources/App/A.swift", "Stock.swift", "Till.swift", "Tree.swift",
      ]),
    Edit(
      testDescription: "a declaration is added in front of others",
      changes: [
        "Till.swift":
          "struct Sign {}\nclass Till { let drawer: Drawer; func close() { drawer.lock(); drawer.lock() } }"
      ],
      analyzed: ["Till.swift"]),
    Edit(
      testDescription: "a file declares something for the first time",
      program: ["A.swift": "class A { let b: B }", "B.swift": "class B { func f() {} }", "C.swift": "print(1)"],
      changes: ["C.swift": "func f(a: A) { a.b.f() }"], analyzed: ["C.swift"]),
    Edit(
      testDescription: "a file moves",
      changes: ["Drawer.swift": "", "Parts.swift": "class Drawer { func unlock() {}; func lock() {} }"],
      analyzed: ["Kiosk.swift", "Parts.swift", "Shop.swift"]),
    Edit(
      testDescription: "a value has one more property",
      program: [
        "Code.swift": "struct Code { let raw: Int }",
        "Order.swift": "class Order { let code: Code; func cancel() {} }",
        "Desk.swift": "class Desk { let order: Order; func show() { print(order.code.raw) } }",
        "Lamp.swift": "class Lamp { func shine() {} }",
      ],
      changes: ["Code.swift": "struct Code { let raw: Int; let extra: Int }"],
      analyzed: ["Code.swift", "Desk.swift"]),
    Edit(
      testDescription: "a property moves to an extension with another condition",
      program: [
        "Bin.swift": "class Bin<T> {}\nclass Lid { func open() {} }",
        "More.swift":
          "extension Bin where T == Int { var lid: Lid { Lid() } }\nextension Bin where T == String {}",
        "Porch.swift": "class Porch { let bin: Bin<Int>; func look() { bin.lid.open() } }",
        "Lamp.swift": "class Lamp { func shine() {} }",
      ],
      changes: [
        "More.swift":
          "extension Bin where T == Int {}\nextension Bin where T == String { var lid: Lid { Lid() } }"
      ],
      analyzed: ["More.swift", "Porch.swift"]),
    Edit(
      testDescription: "a file imports another module that has a type of the same name",
      program: [
        "A/Lamp.swift": "public class Lamp { public let bulb: Bulb }\npublic class Bulb { public func shine() {} }",
        "B/Lamp.swift": "public class Lamp {}",
        "C/Room.swift": "import A\npublic class Room { public let lamp: Lamp }",
        "D/Use.swift": "import C\nfunc light(_ room: Room) { room.lamp.bulb.shine() }",
      ],
      changes: ["C/Room.swift": "import B\npublic class Room { public let lamp: Lamp }"],
      analyzed: ["C/Room.swift", "D/Use.swift"]),
    Edit(
      testDescription: "a type that an extension names is added nearer to it",
      program: [
        "App/Shade.swift": "class Shade { let bulb: Bulb }\nclass Bulb { let glass: Glass }",
        "App/Glass.swift": "class Glass { func clean() {} }",
        "App/View/E.swift": "extension Shade { func wipe() { bulb.glass.clean() } }",
      ],
      changes: ["App/View/Shade.swift": "class Shade {}"],
      analyzed: ["App/View/E.swift", "App/View/Shade.swift"]),
    Edit(
      testDescription: "a type begins to carry data only, in a file that declares one of its name",
      program: [
        "Core/Near.swift": "enum Clerk { case idle; func work() { print(); print() } }",
        "Core/Letter.swift": "struct Letter { var clerk: Clerk }",
        "Core/Use.swift": "func use(_ letter: Letter) { print(); print(letter.clerk.street.isEmpty) }",
        "Other/Clerk.swift": "enum Clerk { case idle }",
        "Other/Use.swift": "enum Clerk { func use() { print(Letter().clerk.street.isEmpty) } }",
      ],
      changes: ["Core/Near.swift": "enum Clerk { case idle; func work() { print() } }"],
      analyzed: ["Core/Near.swift", "Core/Use.swift", "Other/Use.swift"], table: .retold),
    Edit(
      testDescription: "an alias that an extension names stands for another type",
      program: [
        "Alias.swift": "typealias Cover = Shade",
        "Extension.swift": "extension Cover { var lamp: Lamp { print(); return found } }",
        "Types.swift": "class Shade {}\nclass Blind {}\nclass Lamp { func shine() {} }",
        "Use.swift": "func use(_ shade: Shade) { print(); shade.lamp.shine() }",
      ],
      changes: ["Alias.swift": "typealias Cover = Blind"],
      analyzed: ["Alias.swift", "Extension.swift", "Use.swift"]),
    Edit(
      testDescription: "a property stops to give a facade",
      program: [
        "Request.swift": "class Request { var auth: Auth { Auth(request: self) } }",
        "Auth.swift": "class Auth { let request: Request; func check() {} }",
        "Door.swift": "class Door { let request: Request; func open() { request.auth.check() } }",
      ],
      changes: ["Request.swift": "class Request { var auth: Auth { log(); return Auth(request: self) } }"],
      analyzed: ["Door.swift", "Request.swift"], table: .retold),
    Edit(
      testDescription: "a property is added of whose name a value of unknown type is asked",
      program: [
        "Use.swift": "func use() { fetch { answer in answer.rarity.shine() } }",
        "Lamp.swift": "class Lamp { func shine() {} }",
      ],
      changes: ["More.swift": "class Gem { let rarity: Lamp }"],
      analyzed: ["More.swift", "Use.swift"]),
    Edit(
      testDescription: "an extension gives a type the member that nothing explained",
      program: [
        "Use.swift": "class Ring { func use() { gem.rarity.shine() } }",
        "Gem.swift": "class Gem { let rarity: Lamp }",
        "Lamp.swift": "class Lamp { func shine() {} }",
      ],
      changes: ["More.swift": "extension Ring { var gem: Gem { Gem() } }"],
      analyzed: ["More.swift", "Use.swift"]),
  ]
}
