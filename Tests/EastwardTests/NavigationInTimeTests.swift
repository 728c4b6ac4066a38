import Eastward
import Testing

@Suite("Navigation in time")
struct NavigationInTimeTests {
  private let recorder = Recorder()
  private let store: TourStore
  private let routes: Provider<TourRoute>
  private let screen = SlowScreen()

  init() {
    store = TourStore(Tour(), recorder: recorder, reduce: Tour.reduce)
    routes = store.provider(of: TourRoute.self) { $0 }
    screen.listen(to: routes)
    screen.finishAll()
  }

  @Test("the screen goes where the state was, one step at a time, and back to where it is")
  func goes() {
    store.dispatch(.push("a"))
    store.dispatch(.push("b"))
    store.dispatch(.replace("c"))
    screen.finishAll()
    recorder.jump(to: 1)
    #expect(screen.steps.last == "pop c#4.")
    screen.finishAll()
    #expect(screen.shown == ["home", "a"])
    recorder.jump(to: 0)
    recorder.showPresent()
    screen.finishAll()
    #expect(screen.shown == ["home", "a", "c"])
    #expect(screen.mostAtOnce == 1)
  }

  @Test("a swipe while the past is shown does not count: the place is shown again")
  func swipe() {
    store.dispatch(.show(["home", "a", "b"]))
    store.dispatch(.pop)
    screen.finishAll()
    recorder.jump(to: 1)
    screen.finishAll()
    screen.swipe(downTo: 1) { store.dispatch(.left($0)) }
    screen.finishAll()
    #expect(screen.shown == ["home", "a", "b"])
    recorder.showPresent()
    screen.finishAll()
    #expect(screen.shown == ["home", "a"])
  }

  @Test("random journeys, swipes and routes: when all is quiet the screen is where the state is", arguments: 1...40)
  func random(seed: UInt64) {
    var random = Xorshift(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    var route: [RouteElement<String>] = []
    let token = routes.provide { route = $0 }
    for _ in 0..<200 {
      switch random.below(9) {
      case 0: store.dispatch(.push("\(random.below(3))"))
      case 1: store.dispatch(.pop)
      case 2: store.dispatch(.show(["home", "\(random.below(3))"]))
      case 3: recorder.jump(to: random.below(30))
      case 4: recorder.showPresent()
      case 5: screen.swipe(downTo: random.below(4)) { store.dispatch(.left($0)) }
      default: screen.finish()
      }
      if !screen.isMoving { #expect(screen.places == route, "seed \(seed)") }
    }
    screen.finishAll()
    #expect(screen.places == route, "seed \(seed)")
    #expect(screen.mostAtOnce == 1)
    token.cancel()
  }
}
