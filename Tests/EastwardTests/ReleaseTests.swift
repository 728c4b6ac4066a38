import Eastward
import Foundation
import Running
import Testing

/// Lets every part of an app go at every point at which its code runs, while actions are delivered and while time
/// moves.
@Suite("Letting go at any point")
@MainActor
struct ReleaseTests {
  /// How often a point is passed before something goes there; more often where time is no matter.
  private static let rounds =
    isSlow ? [0, 1, 2, 3, 4, 5, 6, 8, 11, 13, 16] : [0, 1]

  /// What happens when the point is reached; three actions were recorded before.
  private static let acts: [(name: String, isPast: Bool, run: (Stage) -> Void)] = [
    ("an action", false, { $0.send(1) }),
    ("actions that are answered", false, { $0.send(2, 1) }),
    ("a batch", false, { $0.store?.batch([Play.Action(step: 1), Play.Action(step: 2)]) }),
    ("a misuse", false, { $0.send(9) }),
    ("a jump to the beginning", false, { $0.recorder?.jump(to: 0) }),
    ("a step back", false, { $0.recorder?.stepBack() }),
    ("a step forward", true, { $0.recorder?.stepForward() }),
    ("the present", true, { $0.recorder?.returnToPresent() }),
    ("a replay", false, { $0.recorder?.replay() }),
    ("a skip", false, { $0.recorder?.disable(action: 1) }),
    ("an undo", false, { $0.recorder?.undo() }),
    ("a skip in the past", true, { $0.recorder?.disable(action: 1) }),
    ("a branch", true, { $0.recorder?.truncateFuture() }),
    ("an action in the past", true, { $0.send(1) }),
    ("a newcomer", false, { $0.numbers?.provide { _ in }.cancel() }),
    ("a newcomer in the past", true, { $0.numbers?.provide { _ in }.cancel() }),
    (
      "the end of the recorder in the past", true,
      {
        $0.letGo(.recorder); $0.send(1)
      }
    ),
    (
      "lines", false,
      { stage in
        stage.recorder?.jump(to: 0)
        stage.recorder?.truncateFuture()
        _ = try? stage.recorder?.importActions(from: lines.utf8) { try JSONDecoder().decode($0, from: Data($1)) }
      }
    ),
    ("the end of everything", false, { $0.letGo(.everything) }),
  ]

  private static let lines = [1, 2, 5].map { #"{"store":"Play","schema":1,"action":\#($0)}"# }.joined(separator: "\n")

  @Test("stops nothing, is not told after its end, and leaves nothing behind", arguments: Point.allCases)
  func everywhere(point: Point) {
    var reached = 0
    for part in Part.allCases {
      for act in Self.acts {
        for after in Self.rounds {
          let alive = Alive()
          let name = "\(part) in \(act.name) after \(after)"
          do {
            let stage = Stage(alive, isTraced: point == .tracer)
            stage.send(1, 1, 2)
            if act.isPast { stage.recorder?.jump(to: 1) }
            stage.prepare(point, part, after: after, isUsed: after.isMultiple(of: 2))
            act.run(stage)
            reached += stage.isReached ? 1 : 0
            stage.recorder?.returnToPresent()
            stage.send(1)
            #expect(stage.isInStep, "\(name)")
            // A tracer hears of a telling that has begun.
            #expect(stage.heardAfterTheEnd <= (point == .tracer ? 1 : 0), "\(name)")
            stage.letGo(.everything)
          }
          #expect(alive.count == 0, "\(name)")
        }
      }
    }
    #expect(reached >= Part.allCases.count)
  }

  /// 500 programs in a second or two; more where time is no matter.
  private static let seeds: ClosedRange<UInt64> =
    1...UInt64(Running.rounds(fast: 500, slow: 50_000))

  @Test("random programs that release parts at random points tell the current state, and leave nothing behind")
  func programs() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let alive = Alive()
      do {
        let stage = Stage(alive, isTraced: false)
        for _ in 0..<20 {
          // The last part is all of them, after which nothing happens.
          let part = Part.allCases[random.below(Part.allCases.count - 1)]
          let point = Point.allCases[random.below(Point.allCases.count)]
          if random.below(3) == 0 { stage.prepare(point, part, after: random.below(6), isUsed: random.below(2) == 0) }
          Self.acts[random.below(Self.acts.count - 1)].run(stage)
        }
        stage.recorder?.returnToPresent()
        stage.send(1)
        #expect(stage.isInStep, "seed \(seed)")
        #expect(stage.heardAfterTheEnd == 0, "seed \(seed)")
        stage.letGo(.everything)
      }
      #expect(alive.count == 0, "seed \(seed)")
    }
  }
}
