import Findings
import SwiftReader
import Testing

@testable import Analysis

@Suite("an analysis of a later state")
struct IncrementalTests {
  @Test("analyzes what rests on a change, and nothing else", arguments: Edit.all)
  func edits(_ edit: Edit) throws {
    let before = Codebase(sources(edit.program), isRecorded: true, jobs: 1)
    let texts = edit.program.merging(edit.changes) { $1 }.filter { !$1.isEmpty }
    let files = sources(texts)
    let older = Dictionary(sources(edit.program).map { ($0.content, $0.facts) }) { first, _ in first }
    var kept = before.record()
    kept.setTable(packed: try #require(kept.tableParts).packed[...], named: [1])
    for (record, isWhole) in [(before.record(), true), (kept, false)] {
      let after = Codebase(files, since: record, olderFacts: { older[$0] }, jobs: 1)
      let whole = Codebase(files, jobs: 1)
      #expect(after.analyses.map(\.violations) == whole.analyses.map(\.violations))
      #expect(after.chainCounts == whole.chainCounts)
      let analyzed = files.indices.filter { after.wasAnalyzed($0) }.map { "\(after.files[$0].path)" }
      #expect(analyzed == edit.analyzed, "\(edit)")
      #expect(after.firstDifference(from: whole) == nil)
      #expect(after.isTableReused == (edit.table == .kept || edit.table == .retold && isWhole), "\(edit)")
    }
  }

  @Test("analyzes nothing where nothing changed")
  func nothing() {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let after = Codebase(sources(Edit.program), since: before.record(), jobs: 2)
    #expect(after.analyzedFiles == 0)
    #expect(!after.hasNews)
    #expect(after.analyses.map(\.violations) == before.analyses.map(\.violations))
    #expect(before.analyses.contains { !$0.violations.isEmpty })
  }

  @Test(
    "analyzes what a change of a manifest moves to another module, while all Swift files are the same",
    arguments: [
      ("[.target(name: \"Mine\", path: \"mine\"), .target(name: \"Use\", path: \"use\")]", 0),
      ("[.target(name: \"Mine\", path: \"mine\"), .target(name: \"Use\", dependencies: [\"Mine\"], path: \"use\")]", 1),
      ("[.target(name: \"All\", path: \".\")]", 1),
    ])
  func manifests(targets: String, count: Int) throws {
    let files = sources([
      "mine/Town.swift":
        "public class Town { public var house = House() }\npublic class House { public func enter() {} }",
      "use/Use.swift": "import Middle\nfunc send(_ town: Town) { town.house.enter() }",
    ])
    let before = Codebase(files, manifests: [], isRecorded: true, jobs: 1)
    let manifest = try #require(
      Manifest(path: "Package.swift", content: Array("let package = Package(targets: \(targets))".utf8)))
    let after = Codebase(files, manifests: [manifest], since: before.record(), isRecorded: true, jobs: 1)
    let whole = Codebase(files, manifests: [manifest], jobs: 1)
    #expect(after.analyses.map(\.violations) == whole.analyses.map(\.violations))
    #expect(whole.analyses.map(\.violations.count) == [0, count])
    #expect(after.analyzedFiles > 0)
    #expect(Codebase(files, manifests: [manifest], since: after.record(), jobs: 1).analyzedFiles == 0)
    #expect(Codebase(files, manifests: [], since: after.record(), jobs: 1).analyzedFiles > 0)
  }

  @Test("builds its table where the record's is of other files")
  func tables() throws {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let same = Codebase(sources(Edit.program), since: before.record(), jobs: 2)
    #expect(same.isTableReused && same.firstDifference(from: before) == nil)
    var record = before.record()
    var parts = try #require(record.tableParts)
    parts.counts[0] += 1
    parts.counts[1] -= 1
    record.table = .parts(parts)
    let mistaken = Codebase(sources(Edit.program), since: record, jobs: 1)
    #expect(!mistaken.isSound)
    record.table = nil
    #expect(Codebase(sources(Edit.program), since: record, jobs: 1).isSound)
  }

  @Test("is compared with another, facts and results")
  func differences() throws {
    let whole = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    #expect(whole.firstDifference(from: Codebase(sources(Edit.program), jobs: 2)) == nil)
    var record = whole.record()
    var damaged = try #require(record.files.last?.analysis)
    damaged.chainCounts.chains += 1
    record.files[record.files.count - 1].analysis = damaged
    #expect(whole.firstDifference(from: Codebase(sources(Edit.program), since: record, jobs: 1)) == "Tree.swift")
    let other = Edit.program.merging(["Leaf.swift": "class Leaf {}"]) { $1 }
    #expect(whole.firstDifference(from: Codebase(sources(other), jobs: 1)) == "Leaf.swift")
  }

  @Test("rests on the same questions whether others were asked before or not")
  func keptAnswers() {
    let codebase = Codebase(sources(Edit.program), jobs: 1)
    var shared = ChainAnalyzer(codebase.table, codebase.library)
    for file in codebase.files.indices.reversed() {
      var fresh = ChainAnalyzer(codebase.table, codebase.library)
      let questions = fresh.analyze(file, isRecorded: true).questions
      #expect(shared.analyze(file, isRecorded: true).questions == questions, "\(codebase.files[file].path)")
    }
  }

  @Test("analyzes a file whose content has no name")
  func unnamed() {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let files = sources(Edit.program).map { SourceFile(path: $0.path, facts: $0.facts, isLinted: true) }
    #expect(Codebase(files, since: before.record(), jobs: 1).analyzedFiles == files.count)
  }

  @Test("keeps what is known of files that are not linted now")
  func unlinted() {
    let before = Codebase(sources(Edit.program), isRecorded: true, jobs: 1)
    let between = Codebase(
      sources(Edit.program, linted: ["Shop.swift"]), since: before.record(), isRecorded: true, jobs: 1)
    #expect(Codebase(sources(Edit.program), since: between.record(), jobs: 1).analyzedFiles == 0)
  }

  private func sources(_ texts: [String: String], linted: Set<String>? = nil) -> [SourceFile] {
    texts.sorted { $0.key < $1.key }.map { path, text in
      let bytes = Array(text.utf8)
      return SourceFile(
        path: ByteString(path), facts: facts(of: bytes), isLinted: linted?.contains(path) ?? true,
        content: ContentID(words: bytes.map { UInt32($0) }))
    }
  }
}

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
      testDescription: "an extension gives a container of services more functions than it has services",
      program: [
        "Hub.swift":
          "class Hub { let a: LampStore; let b: DoorStore; let c: TownStore; let d: RoomStore; func e() { a } }",
        "Stores.swift":
          "class LampStore { func light() {} }\nclass DoorStore {}\nclass TownStore {}\nclass RoomStore {}",
        "Use.swift": "func use(_ hub: Hub) { take(); hub.a.light() }",
        "Lamp.swift": "class Lamp { func shine() {} }",
      ],
      changes: ["More.swift": "extension Hub { func f() { a }; func g() { b }; func h() { c } }"],
      analyzed: ["More.swift", "Use.swift"]),
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
