import Eastward
import TimeTravel

/// Shows the canvas above its timeline.
///
/// Step back to the moment when an object came: it has no size then and asks for one, as it did when it came. The past
/// refuses, and counts.
@MainActor
func travel() {
  let page = Page()
  let recorder = Recorder()
  let store = CanvasStore(CanvasState(), recorder: recorder, reduce: CanvasState.reduce)

  let picture = Picture(page.addRows(Picture.height), send: { store.dispatch($0) })
  let blocks = store.elements(in: { $0.blocks })
  blocks.provide(to: picture)

  var hand = Hand()
  TimeTravel(page, recorder, keys: "b new block, m move its object, x remove a block") { key in
    if let action = hand.action(for: key) { store.dispatch(action) }
  }.run()
  withExtendedLifetime(picture) {}
}

/// Turns keys into actions on the newest block.
struct Hand {
  private var newest = 0
  private var steps = 0

  mutating func action(for key: Character) -> CanvasState.Action? {
    switch key {
    case "b":
      newest += 1
      return .add(Block(id: newest, objects: [Object(id: newest * 10)]))
    case "m":
      steps += 1
      return .update(newest * 10, in: newest, .move(x: steps * 7 % 40, y: steps % Picture.height))
    case "x": return .removeBlock(newest)
    default: return nil
    }
  }
}
