// swiftc: -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
import Eastward

// An app whose module lives on the main actor records, and writes lines, without an annotation.

struct Game: KnowsTheCount {
  private var score = 0
  enum Action { case goal, add(Int) }

  func provideCount(to component: some CountComponent) { component.newCount(score) }

  static func reduce(_ game: inout Game, _ action: Action) {
    switch action {
    case .goal: game.score += 1
    case .add(let goals): game.score += goals
    }
  }
}

extension Game.Action: Versioned {
  static var schema: Int { 2 }

  init(from decoder: any Decoder, schema: Int) throws {
    switch schema {
    case 1: self = .goal
    default: try self.init(from: decoder)
    }
  }
}

final class Slider: TimelineComponent {
  var moment = 0
  func newTimeline(_ timeline: Timeline) { moment = timeline.moment }
}

let recorder = Recorder()
let store = Store(Game(), recorder: recorder, reduce: Game.reduce)
let other = Store(Game(), recorder: recorder.named("other"), reduce: Game.reduce)
let slider = Slider()
recorder.provider(of: TheTimeline.self).provide(to: slider)
store.dispatch(.goal)
recorder.stepBack()

func write(_ encode: (RecordedAction) throws -> [UInt8]) throws(RecordingError) -> [UInt8] { try recorder.exportActions(encode: encode) }
func read(
  _ bytes: [UInt8], _ decode: (any Decodable.Type, ArraySlice<UInt8>) throws -> any Decodable
) throws(RecordingError) -> Int { try recorder.importActions(from: bytes, decode: decode) }
