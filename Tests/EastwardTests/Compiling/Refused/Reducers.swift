import Eastward

struct Game {
  var score = 0
  var names: [String] = []
  enum Effect { case none, save }
}

func scoring(_ game: inout Game, _ goals: Int) { game.score += goals }

func returning(_ game: Game, _ goals: Int) -> Game { Game(score: game.score + goals) }

func affecting(_ game: inout Game, _ goals: Int) -> Game.Effect {
  game.score += goals
  return .save
}

func optional(goals: Int, game: Game?) -> Game { Game(score: (game?.score ?? 0) + goals) }

@MainActor
func make() {
  _ = Store(Game(), reduce: returning)  // ← a reducer changes the state in place, '(inout State, Action) -> Void'
  _ = Store(Game(), reduce: affecting)  // ← a reducer returns nothing; the state requests its effects
  _ = Store(Game(), reduce: optional)  // ← a reducer changes the state in place and takes it first
  _ = Store(Game(), reduce: scoring, recorder: Recorder())  // ← the reducer is the last argument
  let names = Store(Game(), reduce: scoring).elements(in: { $0.names })  // ← a list has elements with identities: make them 'Identifiable'
  _ = Store(Game(), reduce: Reducer(scoring))  // ← to expected argument type '(inout
  _ = Reducer(returning)  // ← missing argument label 'pure:' in call
  _ = Store(Game(), reducer: Reducer(pure: returning))
}
