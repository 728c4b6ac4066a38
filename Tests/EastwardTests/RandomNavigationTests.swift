import Eastward
import Running
import Testing

/// Screens that take their time, fingers that swipe, and a route that changes meanwhile, at random.
@Suite("Random navigation")
struct RandomNavigationTests {
  @Test("never are two steps under way, and when all is quiet every screen is where the state is", arguments: 1...60)
  func quiet(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = TourStore(Tour(), reduce: Tour.reduce)
    let routes = store.provider(of: TourRoute.self) { $0 }
    var route: [RouteElement<String>] = []
    let token = routes.provide { route = $0 }
    var screens: [SlowScreen] = []
    for _ in 0..<400 {
      let screen = screens.isEmpty ? nil : screens[random.below(screens.count)]
      switch random.below(10) {
      case 0:
        if screens.count < 4 {
          screens.append(SlowScreen())
          screens.last?.subscribe(to: routes)
        }
      case 1: if random.below(6) == 0, !screens.isEmpty { screens.remove(at: random.below(screens.count)) }
      case 2: store.dispatch(.push("\(random.below(3))"))
      case 3: store.dispatch(.pop)
      case 4: store.dispatch(.replace("\(random.below(3))"))
      case 5:
        let places = (0...random.below(4)).map { _ in "\(random.below(3))" }
        store.dispatch(.show(places))
      case 6 where random.below(3) == 0: store.dispatch(.stand(random.below(2) == 0))
      case 6: screen?.swipe(downTo: random.below(4)) { store.dispatch(.left($0)) }
      default: screen?.finish()
      }
      if random.below(20) == 0 {
        screens.forEach { $0.finishAll() }
        for screen in screens { #expect(screen.places == route, "seed \(seed)") }
      }
      // Where nothing moves, nothing lags.
      for screen in screens where !screen.isMoving { #expect(screen.places == route, "seed \(seed)") }
    }
    #expect(screens.allSatisfy { $0.mostAtOnce <= 1 })
    token.cancel()
  }

  @Test("the same while components answer steps with actions and swipes", arguments: 1...60)
  func answering(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = TourStore(Tour(), reduce: Tour.reduce)
    let routes = store.provider(of: TourRoute.self) { $0 }
    var route: [RouteElement<String>] = []
    let token = routes.provide { route = $0 }
    let screens = [SlowScreen(), SlowScreen()]
    var answers = 0
    for screen in screens {
      screen.whenTold = { [unowned screen] _ in
        guard answers > 0 else { return }
        answers -= 1
        switch random.below(5) {
        case 0: store.dispatch(.push("\(random.below(3))"))
        case 1: store.dispatch(.show(["home", "\(random.below(3))"]))
        case 2 where random.below(3) == 0: store.dispatch(.stand(random.below(2) == 0))
        case 2: screen.swipe(downTo: random.below(4)) { store.dispatch(.left($0)) }
        default: screen.finish()
        }
      }
      screen.subscribe(to: routes)
    }
    for _ in 0..<200 {
      answers = 3
      store.dispatch(random.below(2) == 0 ? .push("\(random.below(3))") : .pop)
      screens[random.below(2)].finish()
      if random.below(10) == 0 {
        answers = 0
        screens.forEach { $0.finishAll() }
        for screen in screens { #expect(screen.places == route, "seed \(seed)") }
      }
    }
    for screen in screens {
      screen.whenTold = { _ in }
      #expect(screen.mostAtOnce <= 1)
    }
    token.cancel()
  }

  @Test("random journeys, swipes and routes: when all is quiet the screen is where the state is", arguments: 1...40)
  func journeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let recorder = Recorder()
    let store = TourStore(Tour(), recorder: recorder, reduce: Tour.reduce)
    let routes = store.provider(of: TourRoute.self) { $0 }
    let screen = SlowScreen()
    screen.subscribe(to: routes)
    var route: [RouteElement<String>] = []
    let token = routes.provide { route = $0 }
    for _ in 0..<200 {
      switch random.below(9) {
      case 0: store.dispatch(.push("\(random.below(3))"))
      case 1: store.dispatch(.pop)
      case 2: store.dispatch(.show(["home", "\(random.below(3))"]))
      case 3: recorder.jump(to: random.below(30))
      case 4: recorder.returnToPresent()
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
