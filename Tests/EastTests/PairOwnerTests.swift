import Running
import Testing

@Suite("the owners that east pair --edge extends")
struct PairOwnerTests {
  @Test("a part that only carries data gets no method")
  func data() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      struct Account { var id: String = "" }
      struct Status { var account = Account() }
      final class Model {
        var status = Status()
        func refresh() { status = Status() }
      }

      """,
      "Use.swift": """
      final class Row {
        func show(_ model: Model) { print(model.status.account.id, 1) }
      }

      """,
    ])
    let patch = try sandbox.patch("Model.status")
    #expect(patch.text.contains("+  func provideAccountId(to receiver: (String) -> Void) {"), "\(patch.text)")
    #expect(patch.text.contains("+    receiver(status.account.id)"))
    #expect(!patch.text.contains("extension Status"))
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
    #expect(!(try sandbox.east("lint", "--format", "xcode")).text.contains("reaches"))
  }

  private static let stream = """
    protocol Context {}
    final class Progress { var isCancelled = false }
    final class FileContext: Context {
      let progress = Progress()
      var isDone = false
      func advance() {}
    }
    final class Source<Part: Context> {}
    final class Stream<Part: Context> {
      let context: Part
      let parts: [Part] = []
      private var source: Source<Part>?
      init(_ context: Part) { self.context = context }
    }
    final class Pipe<Part: Context> {
      var stream: Stream<Part>
      init(_ stream: Stream<Part>) { self.stream = stream }
    }

    """

  @Test("a part of an owner's generic parameter is told where the parameter is that of the use")
  func genericPart() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": Self.stream,
      "Use.swift": """
      final class Reader {
        func read(_ app: App) {
          app.stream.context.advance()
          print(app.stream.context.isDone)
        }
      }

      final class App {
        var stream: Stream<FileContext>
        init(_ stream: Stream<FileContext>) { self.stream = stream }
      }

      """,
    ])
    let patch = try sandbox.patch("App.stream")
    #expect(patch.text.contains("+extension Stream where Part == FileContext {\n+  func advance"), "\(patch.text)")
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
    #expect(!(try sandbox.east("lint", "--format", "xcode")).text.contains("reaches"))
  }

  @Test("an owner does not know more of what its generic parameter is part of, or of a parameter of the use")
  func genericParts() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": Self.stream + "extension Context { var progress: Progress { Progress() } }\n",
      "Use.swift": """
      final class Reader {
        func read(_ stream: Stream<FileContext>) {
          print("read", stream.parts[0].progress.isCancelled)
        }
        func read<Other: Context>(any pipe: Pipe<Other>) {
          print("read", pipe.stream.context.progress.isCancelled)
        }
      }

      """,
    ])
    for edge in ["Stream.parts", "Pipe.stream"] {
      let patch = try sandbox.east("pair", "--edge", edge)
      #expect(patch.text == "", "\(patch.text)")
      #expect(patch.error.contains("is not rewritten: the type of"), "\(patch.error)")
    }
  }

  @Test("a method says in what something is deleted, and what is converted")
  func objects() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      final class Entry {}
      struct Rule {}
      final class Database {
        func delete(entry: Entry) {}
        func close(force: Bool) {}
      }
      final class Mode { func toRules() -> [Rule] { [] } }
      final class Store {
        let database = Database()
        let mode = Mode()
      }

      """,
      "Use.swift": """
      final class Screen {
        func show(_ rules: [Rule]) {}
        func leave(_ store: Store, _ entry: Entry) {
          store.database.delete(entry: entry)
          store.database.close(force: true)
          show(store.mode.toRules())
        }
      }

      """,
    ])
    let database = try sandbox.patch("Store.database")
    #expect(database.text.contains("+    store.delete(entry: entry)\n"), "\(database.text)")
    #expect(database.text.contains("+    store.closeDatabase(force: true)\n"), "\(database.text)")
    try sandbox.apply(database)
    let mode = try sandbox.patch("Store.mode")
    #expect(mode.text.contains("+    show(store.modeRules())\n"), "\(mode.text)")
    try sandbox.apply(mode)
    #expect(try sandbox.complaint() == "")
  }

  /// A type that uses a panel, and whether its use can be told; the panel or its property belongs to the main actor.
  @Test(
    "a method joins the main actor if its caller belongs to it",
    arguments: [("@MainActor\nfinal class Row", true), ("final class Row", false)],
    ["@MainActor final class Panel { var", "final class Panel: Sendable { @MainActor var"])
  func actor(use: (head: String, isTold: Bool), panel: String) throws {
    let (head, isTold) = use
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      \(panel) width: Int = 1 }
      struct Holder {
        let panel: Panel
        func check() {}
      }

      """,
      "Use.swift": """
      \(head) {
        \(isTold ? "" : "@MainActor ")func show(_ holder: Holder) { print(holder.panel.width) }
      }

      """,
    ])
    let patch = try sandbox.east("pair", "--edge", "Holder.panel", "--preset", "strict")
    #expect(patch.text.contains("+  @MainActor\n+  func providePanelWidth(") == isTold, "\(patch.text)\(patch.error)")
    guard isTold else { return }
    try sandbox.apply(patch)
    #expect(try sandbox.complaint(version: 6) == "")
  }

  @Test("an initializer that called its superclass's can use self")
  func initializer() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": PairSources.server,
      "Use.swift": """
      class Base { init() {} }
      final class Row: Base {
        var width = 0
        init(_ server: Server, _ flag: Bool) {
          if flag { print(1) }
          super.init()
          self.show(server.info.level)
        }
        init(early server: Server) {
          width = server.info.level
          super.init()
        }
        func show(_ width: Int) {}
      }

      """,
    ])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+    server.provideInfoLevel { self.show($0) }"), "\(patch.text)")
    #expect(patch.error.contains("Use.swift:10:"), "\(patch.error)")
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }

  @Test("a component whose method does only the assignment receives the value itself", arguments: [true, false])
  func component(isOnly: Bool) throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      final class Info { var level: Int = 1; func check() {} }
      final class Server { var info = Info(); func check() {} }
      protocol LevelComponent: AnyObject { func newLevel(_ level: Int) }
      final class Label: LevelComponent {
        var size = 0
        func newLevel(_ level: Int) { \(isOnly ? "" : "print(level); ")size = level }
      }

      """,
      "Use.swift": "func use(_ server: Server, _ label: Label) {\n  print(1)\n  label.size = server.info.level\n}\n",
    ])
    let patch = try sandbox.patch("Server.info")
    let line = isOnly ? "server.provideInfoLevel(to: label)" : "server.provideInfoLevel { label.size = $0 }"
    #expect(patch.text.contains("+  \(line)\n"), "\(patch.text)")
    try sandbox.apply(patch)
    #expect(try sandbox.complaint() == "")
  }

  @Test("sets of one value that follow each other become one method of the owner")
  func together() throws {
    let sandbox = try Sandbox.repository([
      "Server.swift": """
      final class Lamp { var isOn = false; var level: Int = 1; func check() {} }
      final class Room {
        let left = Lamp()
        let right = Lamp()
        let level = Lamp()
        func check() {}
      }

      """,
      "Use.swift": """
      func use(_ room: Room, _ other: Room, isOn: Bool) {
        room.left.isOn = isOn
        room.right.isOn = isOn
        room.left.level = 2

        room.level.level = 2
        other.left.isOn = true
        // The right one, too.
        other.right.isOn = true
        room.right.level = max(1, 2)
        room.left.level = max(1, 2)
      }

      """,
    ])
    let patch = try sandbox.east("pair", "--owner", "Room")
    #expect(patch.error.hasSuffix("east: 8 uses of 'Room': 8 cured, 0 left\n"), "\(patch.error)")
    try sandbox.apply(patch)
    let use = try sandbox.read("Use.swift").split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
    #expect(
      use == [
        "room.setOn(isOn)", "room.setLevel(2)", "other.setLeftOn(true)", "// The right one, too.",
        "other.setRightOn(true)",
        "room.setRightLevel(max(1, 2))", "room.setLeftLevel(max(1, 2))", "}",
      ], "\(use)")
    let owner = try sandbox.read("Server.swift")
    #expect(
      owner.contains("func setLevel(_ newValue: Int) {\n    left.level = newValue\n    level.level = newValue\n  }"))
    #expect(try sandbox.complaint() == "")
    #expect(try sandbox.east("lint", "--format", "xcode").text.isEmpty)
  }

  @Test("an import is added if a file of the module shows that it is enough")
  func imports() throws {
    let sandbox = try Sandbox.repository([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App", targets: [.target(name: "Units"), .target(name: "App", dependencies: ["Units"])])

      """,
      "Sources/Units/Length.swift": "public struct Length { public var meters: Int = 1; public init() {} }\n",
      "Sources/App/Info.swift": """
      import Units

      final class Info {
        var length: Length = Length()
        var place: Locale?
      }

      """,
      "Sources/App/Server.swift": "final class Server {\n  var info = Info()\n}\n",
      "Sources/App/Use.swift": "func show(_ server: Server) { print(server.info.length) }\n",
    ])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+import Units"), "\(patch.text)\(patch.error)")
    #expect(patch.text.contains("+  func provideInfoLength(to receiver: (Length) -> Void) {"), "\(patch.text)")
  }

  @Test("a module that has the name of a type is imported, for its type hides the standard library's")
  func shadowingModule() throws {
    let sandbox = try Sandbox.repository([
      "Info.swift":
        "import Result\n\nfinal class Info {\n  func finish(_ value: Result<Int, Error>) { print(value); print() }\n}\n",
      "Server.swift": "final class Server {\n  var info = Info()\n}\n",
      "Use.swift": "import Result\n\nfunc use(_ server: Server) { server.info.finish(.success(1)) }\n",
    ])
    let patch = try sandbox.patch("Server.info")
    #expect(patch.text.contains("+import Result"), "\(patch.text)\(patch.error)")
  }
}
