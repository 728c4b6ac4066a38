import Testing

@Suite("modules are told by packages and imports")
struct ModuleTests {
  private let person =
    "public class Person { public var house = House() }\npublic class House { public func enter() {} }"

  /// The same, seen by its own module only.
  private let inner = "class Person { var house = House() }\nclass House { func enter() {} }"

  @Test("of two public types with one name the one is meant whose module the file imports")
  func imports() {
    let other = "public class Person { public var shop = 1 }"
    let use = """
      import Mine
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
      }
      """
    let codebase = codebase([
      "Package.swift": "", "Sources/Mine/Person.swift": person, "Sources/Theirs/Person.swift": other,
      "Sources/Use/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }

  @Test(
    "of a module from which a file imports one declaration only that one is meant",
    arguments: [
      ("import Mine\nimport protocol Theirs.Shop", true), ("import protocol Theirs.Shop\nimport Mine", true),
      ("import Mine\nimport class Theirs.Person", false), ("import class Mine.Person\nimport Theirs", true),
      ("import Mine\nimport protocol Theirs.Shop\nimport Theirs", nil),
    ])
  func scopedImports(imports: String, isMine: Bool?) {
    let other = "public class Person { public var shop = 1 }\npublic protocol Shop {}"
    let mark = isMine == true ? "  // ← reaches Person.house -> enter" : ""
    let use = "\(imports)\nfunc send(_ person: Person) {\n  person.house.enter()\(mark)\n}"
    let codebase = codebase([
      "Package.swift": "", "Sources/Mine/Person.swift": person, "Sources/Theirs/Person.swift": other,
      "Sources/Use/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }

  @Test(
    "of two targets of one name a file imports the one that its own target depends on",
    arguments: [
      ("A", "\"Core\"", true), ("B", "\"Core\"", false), ("C", "", nil),
      ("C", ".product(name: \"Core\", package: \"a\")", true),
      ("C", ".product(name: \"Core\", package: \"B\")", false),
      ("C", ".product(name: \"Core\", package: \"elsewhere\")", nil),
    ])
  func namesakes(package: String, dependency: String, isPerson: Bool?) {
    func manifest(_ name: String, _ targets: String) -> String {
      "import PackageDescription\nlet package = Package(name: \"\(name)\", "
        + "products: [.library(name: \"Core\", targets: [\"Core\"])], targets: [\(targets)])"
    }
    let core = ".target(name: \"Core\"), "
    let app = ".target(name: \"App\", dependencies: [\(dependency)])"
    let mark = isPerson == true ? "  // ← reaches Person.house -> enter" : ""
    let use = "import Core\nfunc send(_ person: Person) {\n  person.house.enter()\(mark)\n}"
    let codebase = codebase([
      "A/Package.swift": manifest("A", core + app), "B/Package.swift": manifest("B", core + app),
      "C/Package.swift": manifest("C", app),
      "A/Sources/Core/Person.swift": person,
      "B/Sources/Core/Person.swift": "public struct Person { public var house = 1 }",
      "\(package)/Sources/App/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "\(package)/Sources/App/Use.swift"))
  }

  @Test("a type that a module declares for each platform is that of the first, except in the file of another")
  func platforms() {
    let use = """
      extension Screen {
        func show() {
          car.engine.start()  // ← reaches Car.engine -> start
        }
      }
      """
    let codebase = codebase([
      "Package.swift": "",
      "Sources/Mine/Shared/Car.swift": "class Car { let engine = Engine() }\nclass Engine { func start() {} }",
      "Sources/Mine/Mac/Screen.swift": "#if os(macOS)\nclass Screen { let car = Car() }\n#endif",
      "Sources/Mine/Phone/Screen.swift": "#if os(iOS)\nclass Screen { let car = Car(); let home = Car() }\n#endif",
      "Sources/Mine/Shared/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Mine/Shared/Use.swift"))
  }

  @Test("an internal type of another module is not seen where packages draw the line")
  func hidden() {
    let other = "class Person { var shop = Shop() }\nclass Shop { func close() {} }"
    let use = """
      import Mine
      import Theirs
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
        person.shop.close()
      }
      """
    let codebase = codebase([
      "Package.swift": "", "Sources/Mine/Person.swift": person, "Sources/Theirs/Person.swift": other,
      "Sources/Use/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }

  @Test("an internal member of another module does not hide a public one of a protocol")
  func members() {
    let mine = """
      public protocol Named {}
      extension Named { public var town: Town { let made = Town(); return made } }
      public struct Card: Named { var town: Shop { let made = Shop(); return made } }
      public class Town { public func visit() {} }
      public class Shop { public func close() {} }
      """
    let use = """
      import Mine
      func send(_ card: Card) {
        card.town.visit()  // ← reaches Named.town -> visit
      }
      """
    let codebase = codebase(["Package.swift": "", "Sources/Mine/A.swift": mine, "Sources/Use/Use.swift": use])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }

  @Test("what a public extension declares as internal is not seen by another module")
  func writtenInternal() {
    let mine = """
      public class Card {}
      public extension Card { internal var town: Town { let made = Town(); return made } }
      public class Town { public func visit() {} }
      """
    let use = """
      import Mine
      class Shop { func close() {} }
      extension Card { var town: Shop { let made = Shop(); return made } }
      func send(_ card: Card) {
        card.town.close()  // ← reaches Card.town -> close
      }
      """
    let codebase = codebase(["Package.swift": "", "Sources/Mine/A.swift": mine, "Sources/Use/Use.swift": use])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }

  @Test("without a package, folders draw no line: an application's sources lie anywhere")
  func applications() {
    let use = """
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
      }
      """
    let codebase = codebase(["Shared/Person.swift": inner, "App/Use.swift": use])
    #expect(remarks(on: codebase) == expectations(in: use, path: "App/Use.swift"))
  }

  @Test("a folder `Sources` with files of its own is one module with all its folders")
  func flat() {
    let use = """
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
      }
      """
    let codebase = codebase([
      "Package.swift": "", "Sources/Main.swift": "", "Sources/People/Person.swift": inner, "Sources/Use/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }

  @Test("a test that imports a module sees what that keeps to itself")
  func tests() {
    let use = """
      @testable import Mine
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
      }
      """
    let codebase = codebase([
      "Package.swift": "", "Sources/Mine/Person.swift": inner, "Tests/MineTests/Use.swift": use,
    ])
    #expect(remarks(on: codebase) == expectations(in: use, path: "Tests/MineTests/Use.swift"))
  }

  @Test("a target of a manifest is a module, wherever its files lie", arguments: placements)
  private func declared(_ placement: Placement) {
    let use = """
      import Mine
      import Theirs
      func send(_ person: Person) {
        person.house.enter()\(placement.isSeen ? "  // ← reaches Person.house -> enter" : "")
      }
      """
    let codebase = codebase(
      [
        placement.manifest: placement.text, "mine/code/Person.swift": inner, "mine/code/Use.swift": use,
        "theirs/Person.swift": "class Person { var house = Shop() }\nclass Shop { func close() {} }",
        "theirs/Other.swift": use,
      ], linting: [placement.use])
    #expect(remarks(on: codebase) == (placement.isSeen ? expectations(in: use, path: placement.use) : []))
  }

  @Test("a public type is told from its namesake by what the target depends on")
  func dependencies() {
    let package = """
      let package = Package(name: "p", products: [.library(name: "Lib", targets: ["Mine"])], targets: [
        .target(name: "Mine"), .target(name: "Theirs"), .target(name: "Middle", dependencies: ["Lib"]),
        .target(name: "Use", dependencies: ["Middle"]),
      ])
      """
    let use = """
      import Middle
      func send(_ person: Person) {
        person.house.enter()  // ← reaches Person.house -> enter
      }
      """
    let sources: KeyValuePairs = [
      "Package.swift": package, "Sources/Mine/Person.swift": person, "Sources/Middle/Middle.swift": "",
      "Sources/Theirs/Person.swift": "public class Person { public var shop = 1 }", "Sources/Use/Use.swift": use,
    ]
    #expect(remarks(on: codebase(sources)) == expectations(in: use, path: "Sources/Use/Use.swift"))
  }
}

/// How a manifest places the files, and whether a use sees what is internal to `Mine`.
private struct Placement: Sendable {
  var manifest = "Package.swift"
  var text: String
  var use = "mine/code/Use.swift"
  var isSeen = true
}

private let placements = [
  Placement(
    text:
      #"let package = Package(targets: [.target(name: "Mine", path: "mine/code"), .target(name: "Theirs", path: "theirs")])"#
  ),
  Placement(
    text:
      #"let package = Package(targets: [.target(name: "Mine", path: "mine"), .target(name: "Theirs", path: "theirs")])"#,
    use: "theirs/Other.swift", isSeen: false),
  Placement(
    manifest: "App.xcodeproj/project.pbxproj",
    text: """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (M, H, ); sourceTree = "<group>"; };
        M = {isa = PBXFileSystemSynchronizedRootGroup; path = mine/code; sourceTree = "<group>"; };
        H = {isa = PBXFileSystemSynchronizedRootGroup; path = theirs; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Mine; fileSystemSynchronizedGroups = (M, ); };
        U = {isa = PBXNativeTarget; name = Theirs; fileSystemSynchronizedGroups = (H, ); };
      }; rootObject = P; }
      """),
]
