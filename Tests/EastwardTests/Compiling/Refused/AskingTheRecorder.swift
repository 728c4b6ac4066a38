import Eastward

struct Game {
  var score = 0
  static func reduce(_ game: inout Game, _ goals: Int) { game.score += goals }
}

let recorder = Recorder()
let store = Store(Game(), recorder: recorder, reduce: Game.reduce)

print(recorder.state)  // ← value of type 'Recorder' has no member 'state'
print(recorder.timeline)  // ← 'timeline' is inaccessible
let moment: Game = recorder.jump(to: 1)  // ← cannot convert value of type '()' to specified type 'Game'
let elsewhere = Task.detached { recorder.jump(to: 0) }  // ← non-Sendable
