import Eastward
import Testing

@Suite("Steps that are awaited")
@MainActor
struct AsyncNavigationTests {
  final class Screen: @MainActor AsyncRouteStepComponent {
    private(set) var places: [RouteElement<String>] = []
    private(set) var atOnce = 0
    private(set) var mostAtOnce = 0

    func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool) async {
      atOnce += 1
      mostAtOnce = max(mostAtOnce, atOnce)
      await Task.yield()
      step.apply(to: &places)
      atOnce -= 1
    }

    var shown: [String] { places.map(\.place) }
  }

  @Test("one follows the other on the actor of the store, and ends where the state is")
  func follow() async {
    let store = TourStore(Tour(), reduce: Tour.reduce)
    let screen = Screen()
    store.provider(of: TourRoute.self) { $0 }.provideSteps(to: screen)
    store.dispatch(.show(["home", "a", "b"]))
    while screen.shown != ["home", "a", "b"] { await Task.yield() }
    store.dispatch(.show(["home", "c"]))
    while screen.shown != ["home", "c"] { await Task.yield() }
    #expect(screen.mostAtOnce == 1)
  }

  @Test("a component that dies while it is awaited goes when its step is over")
  func dies() async {
    let store = TourStore(Tour(), reduce: Tour.reduce)
    let routes = store.provider(of: TourRoute.self) { $0 }
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      routes.provideSteps(to: screen)
    }
    #expect(await eventually { gone == nil })
    store.dispatch(.push("a"))
    let next = Screen()
    routes.provideSteps(to: next)
    #expect(await eventually { next.shown == ["home", "a"] })
  }

  @Test("an actor that owns the store and the screen goes with all it owns, also in the middle of a step")
  func ownActor() async {
    weak var gone: Server?
    do {
      let server = Server()
      gone = server
      await server.start()
      while await server.shown() != ["home", "a"] { await Task.yield() }
      await server.go()
    }
    for _ in 0..<100_000 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  /// Belongs to whoever made it.
  final class Display: AsyncRouteStepComponent {
    private(set) var places: [RouteElement<String>] = []

    nonisolated(nonsending) func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool) async {
      await Task.yield()
      step.apply(to: &places)
    }
  }

  private actor Server {
    private let store = TourStore(Tour(), reduce: Tour.reduce)
    private let display = Display()

    func start() {
      store.provider(of: TourRoute.self) { $0 }.provideSteps(to: display)
      store.dispatch(.push("a"))
    }

    func go() { store.dispatch(.push("b")) }

    func shown() -> [String] { display.places.map(\.place) }
  }
}
