import Eastward

struct Game: KnowsTheCount {
  private var score = 0
  func provideCount(to component: some CountComponent) { component.newCount(score) }
  static func reduce(_ game: inout Game, _ goals: Int) { game.score += goals }
}

/// A store may live on any actor; it stays there.
actor Server {
  private let store = Store(Game(), reduce: Game.reduce)
  private var token: SubscriptionToken?
  private var last = 0

  func goal() { store.dispatch(1) }

  func listen() {
    token = store.provider(of: TheCount.self) { $0 }.provide { print($0) }
  }
}

/// Made here, a store may still be handed over as a whole.
func make() -> sending Store<Game, Int> { Store(Game(), reduce: Game.reduce) }
