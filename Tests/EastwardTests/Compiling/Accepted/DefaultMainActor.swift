// swiftc: -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
import Eastward

// An app whose module lives on the main actor needs no annotation at all.

protocol ScoreComponent: AnyObject { func newScore(_ score: Int) }
protocol KnowsTheScore { func provideScore(to component: some ScoreComponent) }

enum Score: Aspect {
  typealias Value = Int
  static func read(from source: any KnowsTheScore, into probe: Probe<Score>) { source.provideScore(to: probe) }
  static func observer(for component: any ScoreComponent, reading probe: Probe<Score>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newScore($0) } }
  }
}

extension Probe: ScoreComponent where Observed == Score {
  func newScore(_ score: Int) { record(score) }
}

struct Game: KnowsTheScore, KnowsTheTitle {
  private var score = 0
  struct Part: Equatable { var count = 0 }
  private var part = Part()
  enum Action { case goal, part(Int) }

  func provideScore(to component: some ScoreComponent) { component.newScore(score) }
  func provideTitle(to component: some TitleComponent) { component.newTitle("game") }

  static func reduce(_ game: inout Game, _ action: Action) {
    switch action {
    case .goal: game.score += 1
    case .part(let count): game.part.count = count
    }
  }
}

final class Board: ScoreComponent, TitleComponent {
  var text = ""
  func newScore(_ score: Int) { text = "\(score)" }
  func newTitle(_ title: String) { text = title }
}

let store = Store(Game(), reduce: Game.reduce)
let board = Board()
store.provider(of: Score.self) { $0 }.provide(to: board)
store.provider(of: TheTitle.self) { $0 }.provide(to: board)
let token = store.provider(of: TheTitle.self) { $0 }.provide { board.newTitle($0) }
store.dispatch(.goal)
