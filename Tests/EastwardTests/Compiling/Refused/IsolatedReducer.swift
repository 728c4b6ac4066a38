// swiftc: -default-isolation MainActor
import Eastward

struct Game {
  var goals = 0
  static func reduce(_ game: inout Game, _ goals: Int) { game.goals += goals }
  static let reducer = Reducer(Game.reduce)  // ← loses global actor 'MainActor'
}
