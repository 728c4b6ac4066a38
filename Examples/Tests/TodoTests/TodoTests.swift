import Eastward
import EastwardTestReporters
import Foundation
import Testing
import Todo

@MainActor
@Suite("To do")
struct TodoTests {
  @Test("what is added is written after a pause, and read again by the next app")
  func keeps() async throws {
    try await withFile { file in
      let app = App(file)
      try await app.effects.run("read")
      app.store.dispatch(.add("milk"))
      app.store.dispatch(.add("bread"))
      #expect(app.effects.pending == ["0.2 seconds before write change 2"])
      await app.effects.runAll()
      app.told.expect(.route([.list]), .failure(nil), .badge(nil), .badge(1), .badge(2))

      let next = App(file)
      await next.effects.runAll()
      next.store.dispatch(.finish(1))
      next.store.dispatch(.add("eggs"))
      next.store.dispatch(.go([.list, .item(3)]))
      next.told.expect(
        .route([.list]), .failure(nil), .badge(2), .badge(1), .badge(2), .route([.list, .item(3)]))
    }
  }

  @Test("what the user does before the file is read waits for it")
  func early() async throws {
    try await withFile { file in
      let app = App(file)
      app.store.dispatch(.add("milk"))
      app.store.dispatch(.go([.list, .item(1)]))
      app.told.expect(.route([.list]), .failure(nil))
      await app.effects.runAll()
      app.told.expect(.route([.list, .item(1)]), .badge(1))
    }
  }

  @Test("a link to what is not there leads as far as it can, and a screen goes with its item")
  func links() async throws {
    try await withFile { file in
      let app = App(file)
      await app.effects.runAll()
      app.store.dispatch(.add("milk"))
      app.told.skip()
      app.store.dispatch(.go([.list, .item(7)]))
      app.told.expect()
      app.store.dispatch(.go([.list, .item(1)]))
      app.store.dispatch(.remove(1))
      app.told.expect(.route([.list, .item(1)]), .route([.list]), .badge(nil))
    }
  }

  @Test("leaving waits until everything is written")
  func leaving() async throws {
    try await withFile { file in
      let app = App(file)
      await app.effects.runAll()
      app.store.dispatch(.add("milk"))
      app.store.dispatch(.leave)
      app.told.expect(.route([.list]), .failure(nil), .badge(nil), .badge(1))
      await app.effects.runAll()
      app.told.expect(.departure)
    }
  }

  @Test("a file that is no list stays as it is, and nothing seems to be kept")
  func damaged() async throws {
    try await withFile { file in
      try Data("{".utf8).write(to: file)
      let app = App(file)
      app.store.dispatch(.add("early"))
      await app.effects.runAll()
      app.store.dispatch(.add("late"))
      app.store.dispatch(.leave)
      await app.effects.runAll()
      app.told.expect(
        .route([.list]), .failure(nil),
        .failure("\(file.path) is no list of things to do; it stays as it is, so move it away or name another file"),
        .departure)
      #expect(try String(contentsOf: file, encoding: .utf8) == "{")
    }
  }

  @Test("what could not be written is said, and tried again with the next change")
  func unwritable() async throws {
    try await withFile { file in
      let app = App(file)
      await app.effects.runAll()
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      app.store.dispatch(.add("milk"))
      await app.effects.runAll()
      app.told.expect(
        .route([.list]), .failure(nil), .badge(nil), .badge(1),
        .failure("\(file.path) cannot be written; what is new will be tried again with the next change"))
      try FileManager.default.removeItem(at: file)
      app.store.dispatch(.finish(1))
      await app.effects.runAll()
      app.told.expect(.badge(nil), .failure(nil))
    }
  }

  @Test("links", arguments: [("/", [Screen.list]), ("/items/3", [.list, .item(3)]), ("", nil), ("/items/x", nil)])
  func route(link: String, route: [Screen]?) {
    #expect(Screen.route(of: link) == route)
  }

  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "todo.json"))
  }
}

/// An app whose effects run when a test says so, and a test that hears everything.
@MainActor
private final class App {
  enum Told: Equatable {
    case route([Screen])
    case badge(Int?)
    case failure(String?)
    case departure
  }

  let effects = ManualEffectRunner()
  let told = Transcript<Told>(.testing)
  let store: Store<Todo, Todo.Action>
  private let service: [SubscriptionToken]

  init(_ file: URL) {
    // The tests end before the app has saved what they do.
    effects.allowEffectsInFlight()
    store = Store(Todo(), effects: effects.effects, reduce: Todo.reduce)
    let providers = TodoProviders(store)
    told.subscribe(to: providers.routes, as: Told.route)
    told.subscribe(to: providers.failures, as: Told.failure)
    told.subscribe(to: providers.badges, as: Told.badge)
    told.subscribe(to: providers.departures) { _ in .departure }
    service = TodoFile(file).serve(store)
  }
}
