import Running
/// Sources with edges that the tests of `east pair` rewrite.
enum PairSources {
  /// An executable that sets what Foundation declares, behind objects and values of its own.
  static let librarySettings = [
    ".gitignore": ".build\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "App", targets: [.executableTarget(name: "App")])

    """,
    "Sources/App/Client.swift": """
    import Foundation

    final class Queue: OperationQueue, @unchecked Sendable {}

    struct Place {
      var address = URLComponents()
      var names: [String: String] = [:]
    }

    final class Client {
      let decoder = JSONDecoder()
      var spare: JSONDecoder?
      var forced: JSONDecoder! = JSONDecoder()
      let queue = Queue()
      var place = Place()
      func read(_ text: String) -> [Int]? { try? decoder.decode([Int].self, from: Data(text.utf8)) }
      func show() {
        let (host, port) = (place.address.host ?? "", place.address.port ?? 0)
        print(queue.maxConcurrentOperationCount, queue.name ?? "", host, port, place.names["a"] ?? "")
      }
    }

    """,
    "Sources/App/main.swift": """
    func loosen(_ client: Client, _ other: Client?, allowsJSON5: Bool) {
      print(client.read("[+1]") ?? [])
      client.decoder.allowsJSON5 = allowsJSON5 && true
      other?.decoder.assumesTopLevelDictionary = false
      client.decoder.dateDecodingStrategy = .iso8601
      client.spare?.allowsJSON5 = true
      client.forced?.allowsJSON5 = allowsJSON5
      client.queue.maxConcurrentOperationCount = 2
      client.queue.name = "queue"
      client.place.address.port = 80
      client.place.address.host = "example.org"
    }

    let client = Client()
    loosen(client, client, allowsJSON5: true)
    print(client.read("[+1]") ?? [])
    client.show()

    """,
  ]

  /// An executable that uses `Server.info` in every way that can be told.
  static let program = [
    ".gitignore": ".build\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "App", targets: [.executableTarget(name: "App")])

    """,
    "Sources/App/Server.swift": """
    struct Token {
      var text: String
      var isStale = false
      mutating func refresh() { text += "!" }
    }

    final class Info {
      var token = Token(text: "t")
      var count: Int = 0
      var names: [String] = []
      private(set) var log: [String] = []
      func note(_ text: String, times: Int = 1) -> Int {
        log.append(text)
        return times
      }
      @discardableResult
      func mark(force: Bool) throws -> Bool { force }
    }

    @MainActor
    final class Server {
      var info = Info()
      var spare: Info?
    }

    final class Tag {}

    struct Box {
      var size = 1
      var tag = Tag()
    }

    struct Garage { var box = Box() }

    struct Yard { var garage = Garage() }

    @MainActor var yard = Yard()

    """,
    "Sources/App/main.swift": """
    @MainActor
    final class Label {
      var text = ""
      var size = 0
    }

    @MainActor
    final class Screen {
      let label = Label()

      func read(_ server: Server) {
        label.text = server.info.token.text
        show(server.info.token.text)
      }

      func write(_ server: Server, _ n: Int) throws {
        server.info.count = n * 2
        server.info.token.isStale = true
        server.info.token.refresh()
        server.info.names.append("x")
        let k = server.info.note("a")
        _ = server.info.note("b", times: k)
        try server.info.mark(force: true)
        server.spare?.count = 3
      }

      func ask(_ server: Server) {
        server.info.count += 1
        for name in server.info.names.sorted() { show(name) }
        show("\\(server.info.count)")
      }

      func grow() {
        yard.garage.box.size = 6
        show("\\(yard)")
      }

      private func show(_ text: String) { print(text) }
    }

    let server = Server()
    let screen = Screen()
    screen.read(server)
    try screen.write(server, 4)
    screen.read(server)
    screen.ask(server)
    print(server.info.log)
    server.spare = Info()
    try screen.write(server, 4)
    screen.ask(server)
    screen.grow()

    """,
  ]

  /// A library and an executable that reaches into it.
  static let modules = [
    ".gitignore": ".build\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      targets: [.target(name: "Core"), .executableTarget(name: "App", dependencies: ["Core"])])

    """,
    "Sources/Core/Server.swift": """
    public final class Info {
      public var name: String = "core"
      public init() {}
      public func rename(to name: String) { self.name = name }
    }

    public final class Server {
      public var info = Info()
      public init() {}
    }

    """,
    "Sources/App/main.swift": """
    import Core

    func run(_ server: Server) {
      print(server.info.name)
      server.info.rename(to: "app")
      print(server.info.name, 1)
    }

    run(Server())

    """,
  ]

  /// An owner with members of every kind.
  static let server = """
    final class Info {
      var level: Int = 0
      var isOpen = true
      var names: [String] = []
      var pair: (Int, Int) = (1, 2)
      var forced: Int! = 3
      let step: () -> Int = { 3 }
      let grow: (Int) -> Int = { $0 }
      var any: Any = 1
      var maybe: Int? = 3
      var didSet: [Int] = []
      let ping: () async -> Void = {}
      #if !DEBUG
        var depth: Int = 2
        var twice: Int = 3
      #else
        var twice: Int = 4
      #endif
      func load() async {}
      func note() -> Int { level }
      func pick<T>(_ value: T) -> T { value }
      func walk(_ step: (Int) -> Void) { step(level) }
    }

    struct Part { var level = 0 }

    final class Storage { var part = Part() }

    struct Handle {
      let storage = Storage()
      var part: Part {
        get { storage.part }
        nonmutating set { storage.part = newValue }
      }
    }

    @resultBuilder
    enum Rows {
      static func buildBlock(_ rows: Int...) -> Int { rows.count }
      static func buildOptional(_ row: Int?) -> Int { row ?? 0 }
    }

    final class Label { var text = "" }

    func row(@Rows _ rows: () -> Int) {}
    func header(_ level: Int) -> Int { level }

    final class Server {
      var info: Info = Info()
      var spare: Info?
    }

    """

  /// A function with that body, which begins on the fourth line.
  static func use(_ body: String) -> String {
    """
    final class Driver {
      func drive(_ server: Server, _ handle: Handle) async {
        let limit = 3
        \(body)
        print(limit)
      }

      var text = ""
      func next() -> Int { 4 }
      func show(_ level: Int) async {}
      func run(_ action: () -> Void) { action() }
      func later(_ action: @escaping () -> Void) {}
      func note(_ level: Int) {}
      let spare: Server? = nil
      let label = Label()
    }

    """
  }
}
