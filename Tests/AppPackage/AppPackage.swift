package import Foundation

/// Writes an app as a team would have it, that uses every product of the library: aspects by macros, a store with
/// parts, a recorder, an effect, a route, adapters, and tests.
package struct AppPackage {
  private let library: URL
  private let parts: Int

  /// - Parameters:
  ///   - library: where the package stands that the app depends on.
  ///   - aspects: how many aspects it has, in parts of five.
  package init(of library: URL, aspects: Int) {
    self.library = library
    parts = max(aspects / 5, 1)
  }

  /// Writes two targets with the same sources: `App` belongs to no actor by default, `MainApp` to the main actor.
  package func write(to folder: URL) throws {
    try Self.write(manifest, to: folder.appending(path: "Package.swift"))
    for target in ["App", "MainApp"] {
      let sources = folder.appending(path: "Sources/\(target)")
      for part in 0..<parts { try Self.write(text(ofPart: part), to: sources.appending(path: "Part\(part).swift")) }
      try Self.write(state, to: sources.appending(path: "AppState.swift"))
      try Self.write(main, to: sources.appending(path: "main.swift"))
    }
    try Self.write(tests, to: folder.appending(path: "Tests/AppTests/AppTests.swift"))
  }

  /// Writes a package with a program that does nothing.
  package static func writeEmpty(to folder: URL) throws {
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(name: "Empty", targets: [.executableTarget(name: "Empty")])

      """
    try write(manifest, to: folder.appending(path: "Package.swift"))
    try write("print()\n", to: folder.appending(path: "Sources/Empty/main.swift"))
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let products: [Target.Dependency] = [
      .product(name: "Eastward", package: "Eastward"), .product(name: "EastwardMacros", package: "Eastward"),
    ]

    let package = Package(
      name: "App",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "Eastward", path: "\(library.path)")],
      targets: [
        .executableTarget(name: "App", dependencies: products),
        .executableTarget(name: "MainApp", dependencies: products, swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
          name: "AppTests",
          dependencies: products + ["App", .product(name: "EastwardTestReporters", package: "Eastward")]),
      ],
      swiftLanguageModes: [.v6])

    """
  }

  private func text(ofPart number: Int) -> String {
    """
    import Eastward
    import EastwardMacros

    /// How many there are.
    @Aspect nonisolated enum Count\(number) { typealias Value = Int }

    @Aspect nonisolated enum Name\(number) { typealias Value = String }

    @Aspect(method: "showLimit") nonisolated enum Limit\(number) { typealias Value = Double? }

    @Aspect nonisolated enum Session\(number) {
      /// Somebody is there.
      case signedIn(name: String, admin: Bool = false)
      case signedOut
    }

    @Aspect nonisolated enum Loading\(number) {
      case idle, busy
      case failed(String)
    }

    nonisolated struct Part\(number): KnowsTheCount\(number), KnowsTheName\(number), KnowsTheLimit\(number) {
      @Provides(Count\(number).self) private var count = 0
      @Provides(Name\(number).self) private var name = "part \(number)"
      @Provides(Limit\(number).self) private var limit: Double?
      @Provides(Session\(number).self) private var session = Session\(number).signedOut
      @Provides(Loading\(number).self) private var loading = Loading\(number).idle

      @CaseAccessors enum Action: Sendable {
        case up
        case rename(String)
        case signIn(String)
        case load, loaded
      }

      static func reduce(_ part: inout Part\(number), _ action: Action) {
        switch action {
        case .up: part.count += 1
        case .rename(let name): part.name = name
        case .signIn(let name): part.session = .signedIn(name: name)
        case .load: part.loading = .busy
        case .loaded: part.loading = .idle
        }
      }

      var query: Int? {
        if case .busy = loading { count } else { nil }
      }
    }

    nonisolated extension Part\(number): KnowsTheSession\(number), KnowsTheLoading\(number) {}

    final class Screen\(number): Count\(number)Component, Name\(number)Component, Session\(number)Component {
      private(set) var shown: [String] = []
      func newCount\(number)(_ count\(number): Int) { shown.append("\\(count\(number))") }
      func newName\(number)(_ name\(number): String) { shown.append(name\(number)) }
      func signedIn(name: String, admin: Bool) { shown.append(name) }
      func signedOut() { shown.append("nobody") }
    }

    """
  }

  private func each(_ separator: String = "\n", _ text: (Int) -> String) -> String {
    (0..<parts).map(text).joined(separator: separator)
  }

  private var state: String {
    """
    import Eastward
    import EastwardMacros

    nonisolated struct AppState {
      \(each("\n  ") { "private(set) var part\($0) = Part\($0)()" })
      private var route = [Place.home]

      enum Place: Hashable { case home, part(Int) }

      @CaseAccessors enum Action: Sendable {
        \(each("\n    ") { "case part\($0)(Part\($0).Action)" })
        case go([Place])
      }

      static let reducer = Reducer.combine(
        \(each("\n    ") { "Reducer(Part\($0).reduce).pullback(state: \\.part\($0), action: { $0.part\($0) })," })
        Reducer { (state: inout AppState, action: Action) in
          if let route = action.go { state.route = route }
        })
    }

    nonisolated extension AppState: KnowsTheRoute {
      func provideRoute(to component: some RouteComponent<Place>) { component.newRoute(route) }
    }

    final class Router: RouteStepComponent {
      private(set) var steps = 0
      func newStep(_ step: RouteStep<AppState.Place>, isLast: Bool, shown: @escaping () -> Void) {
        steps += 1
        shown()
      }
    }

    """
  }

  private var main: String {
    """
    import Eastward

    let recorder = Recorder()
    let store = Store(AppState(), recorder: recorder, reducer: AppState.reducer)
    let router = Router()
    store.provider(of: TheRoute<AppState.Place>.self) { $0 }.provideSteps(to: router)

    \(each { wiring($0) })

    store.dispatch(.go([.home, .part(0)]))
    recorder.jump(to: 0)
    recorder.returnToPresent()
    print("\(parts) parts, \\(router.steps) steps:", screen0.shown.joined(separator: " "))

    """
  }

  private func wiring(_ number: Int) -> String {
    """
    let part\(number) = store.scope(state: { $0.part\(number) }, action: { .part\(number)($0) })
    let screen\(number) = Screen\(number)()
    part\(number).provider(of: Count\(number).self) { $0 }.provide(to: screen\(number))
    part\(number).provider(of: Name\(number).self) { $0 }.provide(to: screen\(number))
    part\(number).provider(of: Session\(number).self) { $0 }.provide(to: screen\(number))
    let loading\(number) = part\(number).feedback({ $0.query }) { _, send in await send(.loaded) }
    part\(number).dispatch(.up)
    part\(number).dispatch(.signIn("ann"))
    """
  }

  private var tests: String {
    """
    import Eastward
    import EastwardTestReporters
    import Testing
    @testable import App

    @MainActor
    @Suite struct AppTests {
      @Test func tells() async throws {
        let effects = ManualEffectRunner()
        let store = Store(AppState(), effects: effects.effects, reducer: AppState.reducer)
        let part = store.scope(state: { $0.part0 }, action: { .part0($0) })
        let told = Transcript(part.provider(of: Loading0.self) { $0 }, .testing)
        let loading = part.feedback({ $0.query }) { _, send in await send(.loaded) }
        part.dispatch(.load)
        told.expect(.idle, .busy)
        await effects.runAll()
        told.expect(.idle)
        loading.cancel()
      }
    }

    """
  }
}
