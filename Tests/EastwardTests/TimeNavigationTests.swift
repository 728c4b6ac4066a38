import Eastward
import Testing

@Suite("Navigation through time")
struct TimeNavigationTests {
  private let recorder = Recorder()
  private let store: TourStore
  private let screen = SlowScreen()
  private let routes: Provider<TourRoute>

  init() {
    store = TourStore(Tour(), recorder: recorder, reduce: Tour.reduce)
    routes = store.provider(of: TourRoute.self) { $0 }
    screen.subscribe(to: routes)
    screen.finishAll()
    ["a", "b", "c"].forEach { store.dispatch(.push($0)) }
    screen.finishAll()
  }

  @Test("a jump is told in steps, and a jump while one is under way is folded into them")
  func steps() {
    recorder.jump(to: 1)
    screen.finish()
    recorder.jump(to: 0)
    screen.finishAll()
    #expect(screen.shown == ["home"])
    recorder.returnToPresent()
    screen.finishAll()
    #expect(screen.shown == ["home", "a", "b", "c"])
    #expect(screen.mostAtOnce == 1)
  }

  @Test("a swipe send in the past is refused, and the screen is led to where the past is")
  func swipe() {
    recorder.jump(to: 2)
    screen.finishAll()
    screen.swipe(downTo: 1) { store.dispatch(.left($0)) }
    screen.finishAll()
    #expect(screen.shown == ["home", "a", "b"])
    #expect(recorder.told == #"2 of 3, push("b"), 1 rejected"#)
    recorder.truncateFuture()
    screen.swipe(downTo: 1) { store.dispatch(.left($0)) }
    screen.finishAll()
    #expect(screen.shown == ["home"])
  }
}
