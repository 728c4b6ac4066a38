// swiftc: -default-isolation MainActor
import Eastward

struct Game {
  var goals = 0
  @Sendable static func reduce(_ game: inout Game, _ goals: Int) { game.goals += goals }  // ← cannot be marked as '@Sendable'
}
