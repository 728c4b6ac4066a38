import Eastward
import Testing

@Suite("Navigation")
struct NavigationTests {
  private let store = TourStore(Tour(), reduce: Tour.reduce)
  private let screen = SlowScreen()
  private let routes: Provider<TourRoute>

  init() { routes = store.provider(of: TourRoute.self) { $0 } }

  @Test("a component is told the whole route first, one step at a time, and each only when the last one is shown")
  func awaited() {
    store.dispatch(.show(["home", "list", "item"]))
    screen.subscribe(to: routes)
    #expect(screen.steps == ["push home#1"])
    screen.finish()
    #expect(screen.steps == ["push home#1", "push list#2"])
    screen.finishAll()
    #expect(screen.steps == ["push home#1", "push list#2", "push item#3."])
    store.dispatch(.replace("map"))
    screen.finish()
    store.dispatch(.pop)
    #expect(screen.steps.suffix(2) == ["replace item#3 with map#4.", "pop map#4."])
  }

  @Test("the same place twice is two steps, and twice the way back")
  func twice() {
    screen.subscribe(to: routes)
    screen.finishAll()
    store.dispatch(.show(["home", "bar", "bar"]))
    screen.finishAll()
    store.dispatch(.pop)
    screen.finishAll()
    store.dispatch(.replace("bar"))
    #expect(screen.steps == ["push home#1.", "push bar#2", "push bar#3.", "pop bar#3.", "replace bar#2 with bar#4."])
  }

  @Test("what becomes of the route while a step is under way is folded together")
  func folded() {
    screen.subscribe(to: routes)
    screen.finishAll()
    store.dispatch(.push("a"))
    for place in ["b", "c", "d"] { store.dispatch(.replace(place)) }
    store.dispatch(.push("e"))
    store.dispatch(.pop)
    #expect(screen.steps == ["push home#1.", "push a#2."])
    screen.finishAll()
    #expect(screen.steps.dropFirst(2) == ["replace a#2 with d#5."])
  }

  @Test("an element that goes while it is pushed is popped after, and one that goes and comes back is not told")
  func goes() {
    screen.subscribe(to: routes)
    screen.finishAll()
    store.dispatch(.push("a"))
    store.dispatch(.pop)
    #expect(screen.steps.count == 2)
    screen.finish()
    #expect(screen.steps.dropFirst(2) == ["pop a#2."])
    store.dispatch(.push("b"))
    store.dispatch(.pop)
    screen.finishAll()
    #expect(screen.steps.count == 3)
  }

  @Test("a back swipe has happened already: the state follows, and no step is told")
  func swipe() {
    screen.subscribe(to: routes)
    let spectator = SlowScreen()
    spectator.subscribe(to: routes)
    store.dispatch(.show(["home", "a", "b", "c"]))
    screen.finishAll()
    spectator.finishAll()
    let before = screen.steps
    screen.swipe(downTo: 2) { store.dispatch(.left($0)) }
    #expect(screen.steps == before)
    #expect(screen.shown == ["home", "a"])
    spectator.finishAll()
    #expect(spectator.shown == ["home", "a"])
    #expect(spectator.steps.suffix(2) == ["pop c#4", "pop b#3."])
  }

  @Test("a swipe while a step is under way is right too, of whatever place", arguments: 1...3)
  func swipeInStep(depth: Int) {
    screen.subscribe(to: routes)
    store.dispatch(.show(["home", "a", "b"]))
    screen.finishAll()
    store.dispatch(.push("c"))
    #expect(screen.isMoving)
    screen.swipe(downTo: depth) { store.dispatch(.left($0)) }
    let before = screen.steps
    screen.finishAll()
    #expect(screen.steps == before)
    #expect(screen.shown == Array(["home", "a", "b", "c"].prefix(depth)))
  }

  @Test("a swipe of what the state has left already changes nothing")
  func swipeTooLate() {
    screen.subscribe(to: routes)
    store.dispatch(.show(["home", "bar", "bar"]))
    screen.finishAll()
    // The finger is on the screen that the state is about to leave.
    let top = screen.places[2]
    store.dispatch(.pop)
    screen.report(top) { store.dispatch(.left(top)) }
    screen.finishAll()
    #expect(screen.shown.prefix(2) == ["home", "bar"])
  }

  @Test("a place that the reducer does not want to leave is shown again")
  func refused() {
    screen.subscribe(to: routes)
    store.dispatch(.push("form"))
    screen.finishAll()
    store.dispatch(.stand(true))
    screen.swipe(downTo: 1) { store.dispatch(.left($0)) }
    screen.finishAll()
    #expect(screen.steps.last == "push form#2.")
    #expect(screen.shown == ["home", "form"])
  }

  @Test(
    "a swipe that is reported while something is told waits its turn like any action, and shows nothing wrong meanwhile",
    arguments: [false, true])
  func swipeWhileTold(isRefused: Bool) {
    screen.subscribe(to: routes)
    store.dispatch(.push("a"))
    screen.finishAll()
    if isRefused { store.dispatch(.stand(true)) }
    var token: SubscriptionToken?
    token = routes.provide { [screen, store] route in
      guard route.count == 3, screen.places.count > 1 else { return }
      store.dispatch(.replace("c"))
      screen.swipe(downTo: 1) { store.dispatch(.left($0)) }
      screen.finishAll()
    }
    store.dispatch(.push("b"))
    screen.finishAll()
    #expect(screen.steps.dropFirst(3) == (isRefused ? ["push a#2", "push c#4."] : []))
    #expect(screen.shown == (isRefused ? ["home", "a", "c"] : ["home"]))
    token?.cancel()
    token = nil
  }

  @Test("saying twice that a step is shown counts once, also when the next one is under way")
  func saidTwice() {
    final class Chatterer: RouteStepComponent {
      private(set) var told = 0
      private(set) var said: [() -> Void] = []
      func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool, shown: @escaping () -> Void) {
        told += 1
        said.append(shown)
      }
    }
    let chatterer = Chatterer()
    store.dispatch(.show(["home", "a", "b", "c"]))
    routes.provideSteps(to: chatterer)
    chatterer.said[0]()
    chatterer.said[0]()
    #expect(chatterer.told == 2)
    chatterer.said[0]()
    #expect(chatterer.told == 2)
    chatterer.said[1]()
    chatterer.said[1]()
    #expect(chatterer.told == 3)
  }

  @Test("a component that never says so is told no more; one that joins is told everything")
  func never() {
    screen.subscribe(to: routes)
    store.dispatch(.push("a"))
    #expect(screen.steps == ["push home#1."])
    let other = SlowScreen()
    other.subscribe(to: routes)
    other.finishAll()
    #expect(other.shown == ["home", "a"])
    #expect(screen.steps == ["push home#1."])
  }

  @Test(
    "a component that lets go of a step without saying that it is shown is named, once; one that keeps it or dies is not"
  )
  func forgetful() {
    let misuses = Log()
    let store = TourStore(Tour(), onUsageError: { misuses.write($0.description) }, reduce: Tour.reduce)
    let routes = store.provider(of: TourRoute.self) { $0 }
    let forgetful = Forgetful()
    routes.provideSteps(to: forgetful)
    screen.subscribe(to: routes)
    var mortal: SlowScreen? = SlowScreen()
    mortal?.subscribe(to: routes)
    mortal = nil
    store.dispatch(.push("a"))
    #expect(
      misuses.lines == [
        "a Forgetful released 'shown' of the step 'push home#1' without calling it, so it gets no further step; call it when the screen shows the step"
      ])
    #expect(mortal == nil)
  }

  private final class Forgetful: RouteStepComponent {
    func newStep(_ step: RouteStep<RouteElement<String>>, isLast: Bool, shown: @escaping () -> Void) {}
  }

  @Test("a component that dies in the middle of a step holds up nobody, and nothing is left of it")
  func dies() {
    var mortal: SlowScreen? = SlowScreen()
    weak let gone = mortal
    mortal?.subscribe(to: routes)
    screen.subscribe(to: routes)
    screen.finishAll()
    mortal = nil
    #expect(mortal == nil)
    #expect(gone == nil)
    store.dispatch(.push("a"))
    screen.finishAll()
    #expect(screen.shown == ["home", "a"])
  }

  @Test("the route is forgotten with the last component that is told its steps")
  func forgotten() {
    let misuses = Log()
    let store = TourStore(Tour(), onUsageError: { misuses.write($0.description) }, reduce: Tour.reduce)
    do {
      let mortal = SlowScreen()
      mortal.subscribe(to: store.provider(of: TourRoute.self) { $0 })
    }
    store.dispatch(.push("a"))
    screen.subscribe(to: store.provider(of: TourRoute.self) { $0 })
    #expect(misuses.lines == [])
  }

  @Test("a screen that shows each step at once may have ten thousand places: the stack stays flat")
  func atOnce() {
    let places = ["home"] + (1...10_000).map { "\($0)" }
    screen.whenTold = { [unowned screen] _ in screen.finish() }
    store.dispatch(.show(places))
    screen.subscribe(to: routes)
    #expect(screen.shown == places)
    #expect(screen.mostAtOnce == 1)
  }

  @Test("a component may answer a step with an action, which counts before the next step")
  func answers() {
    screen.whenTold = { [unowned screen, store] step in
      if case .push(let element) = step, element.place == "a" { store.dispatch(.replace("b")) }
      screen.finish()
    }
    screen.subscribe(to: routes)
    store.dispatch(.show(["home", "a"]))
    #expect(screen.steps == ["push home#1.", "push a#2.", "replace a#2 with b#3."])
    screen.whenTold = { _ in }
  }

  @Test("a step is shown after the store has gone: nothing happens")
  func storeGone() {
    var store: TourStore? = TourStore(Tour(), reduce: Tour.reduce)
    store?.dispatch(.push("a"))
    if let routes = store?.provider(of: TourRoute.self, from: { $0 }) { screen.subscribe(to: routes) }
    store = nil
    screen.finish()
    screen.swipe(downTo: 0) { _ in }
    #expect(screen.steps == ["push home#1"])
  }

  @Test("a step that is shown in the middle of a reducer leads on after the delivery")
  func shownWhileReduced() {
    let screen = screen
    let store = TourStore(Tour()) { tour, action in
      screen.finish()
      Tour.reduce(&tour, action)
    }
    store.dispatch(.push("a"))
    screen.subscribe(to: store.provider(of: TourRoute.self) { $0 })
    store.dispatch(.push("b"))
    #expect(screen.steps == ["push home#1", "push a#2"])
  }

  @Test(
    "a route that is not there for a while leaves the screen as it is; when it is back, the screen goes where it leads")
  func comesBack() {
    struct App {
      var tour: Tour? = Tour()
      enum Action {
        case tour(Tour.Action)
        case end, begin
      }
      static func reduce(_ app: inout App, _ action: Action) {
        switch action {
        case .tour(let action):
          guard var tour = app.tour else { return }
          Tour.reduce(&tour, action)
          app.tour = tour
        case .end: app.tour = nil
        case .begin: app.tour = Tour()
        }
      }
    }
    let app = Store(App(), reduce: App.reduce)
    let tour = app.scope(state: { $0.tour }, action: { .tour($0) })
    screen.subscribe(to: tour.provider(of: TourRoute.self) { $0 })
    tour.dispatch(.show(["home", "a", "b"]))
    screen.finishAll()
    app.dispatch(.end)
    #expect(screen.shown == ["home", "a", "b"])
    app.dispatch(.begin)
    screen.finishAll()
    #expect(screen.steps.suffix(2) == ["pop b#3", "pop a#2."])
  }

  @Test("a trace tells the steps, too")
  func trace() {
    let log = Log()
    let store = TourStore(Tour(), tracing: { log.write("\($0)") }, reduce: Tour.reduce)
    screen.subscribe(to: store.provider(of: TourRoute.self) { $0 })
    screen.finishAll()
    store.dispatch(.push("a"))
    #expect(
      log.lines == [
        "Tour provides TheRoute<RouteElement<String>>",
        "  SlowScreen subscribes to TheRoute<RouteElement<String>>",
        "  TheRoute<RouteElement<String>> → SlowScreen",
        "  TheRoute<RouteElement<String>>: push home#1 → SlowScreen",
        "reduce push(\"a\")", "delivery 1",
        "  TheRoute<RouteElement<String>> → SlowScreen",
        "  TheRoute<RouteElement<String>>: push a#2 → SlowScreen",
      ])
  }
}
