import Analysis
import Findings
import Packages
import SwiftReader
import Testing

@Suite("What dependencies declare")
struct DependencyTests {
  private let kit = """
    public class Session {
      public let queue = Queue()
      public init() {}
      public func start() {}
      func hide() {}
    }
    public class Queue { public func run() {} }
    public struct Amount { public func rounded() -> Amount { self } }
    public class Controller { open var session: Session { let made = Session(); return made } }
    public protocol Window { var frame: Queue { get } }
    public class Model { public let room = Queue() }
    class Inner {}
    public func makeSession() -> Session { Session() }
    extension String { public var session: Session { let made = Session(); return made } }
    """

  private func found(_ sources: KeyValuePairs<String, String>, asDependency: Bool = true) -> [Remark] {
    let files = sources.map { path, text in
      SourceFile(
        path: ByteString(path), facts: facts(of: Array(text.utf8)),
        role: !path.hasPrefix("Pods/") ? .linted : asDependency ? .dependency : .test)
    }
    let manifests = sources.compactMap { path, text in
      var manifest = Manifest(path: ByteString(path), content: Array(text.utf8))
      manifest?.isOfDependency = path.hasPrefix("Pods/")
      return manifest
    }
    return remarks(on: Codebase(files, manifests: Manifests(manifests), jobs: 1))
  }

  private let manifest = "let package = Package(targets: [.target(name: \"Kit\", path: \"Code\")])"

  @Test(
    "types what the repository reaches for; a library's own properties are no hops, its structures are values",
    arguments: [
      "class Shop { let session = makeSession() }\nfunc open(_ shop: Shop) { shop.session.start() }  // ← reaches Shop.session -> start",
      "func open(_ session: Session) { session.queue.run() }",
      "class Shop { let session = Session() }\nfunc open(_ shop: Shop) { shop.session.queue.run() }  // ← reaches Shop.session -> queue",
      "class Shop { let amount: Amount }\nfunc open(_ shop: Shop) { _ = shop.amount.rounded() }",
      // A member that the sources do not show may be of another type than is thought.
      "class Shop { let session = makeSession() }\nfunc open(_ shop: Shop) { shop.session.stop() }",
      "class Shop { let session = makeSession() }\nfunc open(_ shop: Shop) { shop.session.hide() }",
      "class Shop: Controller { override var session: Session { let made = Session(); return made } }\nfunc open(_ shop: Shop) { shop.session.start() }",
      "class Shop: Controller { func open() { session.queue.run() } }",
      "extension Session { var line: Queue { queue } }\nfunc open(_ session: Session) { session.line.run() }  // ← reaches Session.line -> run",
      // The repository's own type is meant, wherever it is.
      "class Model { let hall = Hall() }\nclass Hall { func enter() {} }\nfunc open(_ model: Model) { model.room.run(); model.hall.enter() }  // ← reaches Model.hall -> enter",
      "class Shop: Window { var frame: Queue { let made = Queue(); return made } }\nfunc open(_ shop: Shop) { shop.frame.run() }",
    ])
  func types(use: String) {
    let sources: KeyValuePairs = [
      "App/Use.swift": "import Kit\n" + use, "Pods/kit/Code/Kit.swift": kit, "Pods/kit/Package.swift": manifest,
    ]
    #expect(found(sources) == expectations(in: "import Kit\n" + use, path: "App/Use.swift"), "\(use)")
  }

  @Test("are seen by files that import their module, or whose target depends on it")
  func imports() {
    let use = "class Shop { let session = makeSession() }\nfunc open(_ shop: Shop) { shop.session.start() }"
    let package = """
      let package = Package(targets: [.target(name: "App", dependencies: [.product(name: "Kit", package: "kit")], path: "App")])
      """
    let product = """
      let package = Package(products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit", path: "Code")])
      """
    for (own, imported, count) in [("", "", 0), ("", "import Kit\n", 1), ("", "import Kat\n", 0), (package, "", 1)] {
      let sources: KeyValuePairs = [
        "Package.swift": own, "App/Use.swift": imported + use, "Pods/kit/Code/Kit.swift": kit,
        "Pods/kit/Package.swift": product,
      ]
      #expect(found(sources).count == count, "\(own) \(imported)")
    }
  }

  @Test("do not see the repository, nor change what it says")
  func sees() {
    let use = """
      class Model { let queue = Queue() }
      class Queue { func run() {} }
      func open(_ model: Model) { model.queue.run() }  // ← reaches Model.queue -> run
      """
    let sources: KeyValuePairs = [
      "App/Use.swift": use, "Pods/kit/Code/Kit.swift": "extension Model { public var queue: Int { 1 } }\n" + kit,
      "Pods/kit/Package.swift": "let package = Package(targets: [.target(name: other)])",
    ]
    #expect(found(sources) == expectations(in: use, path: "App/Use.swift"))
  }

  @Test("leave to the tables what these know of a library")
  func tables() {
    let use = """
      import Kit
      class Town { let gate = Gate() }
      class Gate { func open() {} }
      extension DependencyValues { var town: Town { let made = Town(); return made } }
      class Shop {
        @Dependency(\\.town) var town
        func open() { town.gate.open() }  // ← reaches Town.gate -> open
      }
      """
    let kit = """
      public struct DependencyValues {}
      @propertyWrapper public struct Dependency<Value> { public var wrappedValue: Value }
      """
    let sources: KeyValuePairs = [
      "App/Use.swift": use, "Pods/kit/Code/Kit.swift": kit, "Pods/kit/Package.swift": manifest,
    ]
    #expect(found(sources) == expectations(in: use, path: "App/Use.swift"))
  }
}
