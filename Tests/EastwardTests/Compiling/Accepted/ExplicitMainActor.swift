import Eastward

struct Game: KnowsTheCount {
  private var score = 0
  func provideCount(to component: some CountComponent) { component.newCount(score) }
  static func reduce(_ game: inout Game, _ goals: Int) { game.score += goals }
}

@MainActor final class Board: @MainActor CountComponent {
  var text = ""
  func newCount(_ count: Int) { text = "\(count)" }
}

@MainActor
func play() {
  let store = Store(Game(), reduce: Game.reduce)
  let board = Board()
  store.provider(of: TheCount.self) { $0 }.provide(to: board)
  store.dispatch(1)
}
