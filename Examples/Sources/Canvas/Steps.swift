import Eastward

typealias Block = CanvasState.BlockState
typealias Object = CanvasState.ObjectState

/// Prints display, remove a block, update an object, remove an object: the four functions of the text from 2017.
@MainActor
func printSteps() {
  let store = CanvasStore(CanvasState(), tracing: { print("\($0)") }, reduce: CanvasState.reduce)
  let blocks = store.elements(in: { $0.blocks })
  let canvas = CanvasView(blocks, send: { store.dispatch($0) })
  blocks.provide(to: canvas)

  func press(_ button: String, _ action: CanvasState.Action) {
    print("\nthe user presses '\(button)'")
    store.dispatch(action)
  }

  press("add block 1", .add(Block(id: 1, objects: [Object(id: 10), Object(id: 11)])))
  press("add block 2", .add(Block(id: 2, objects: [Object(id: 20)])))
  press("move object 11", .update(11, in: 1, .move(x: 3, y: 4)))
  press("remove object 10", .removeObject(10, in: 1))
  press("remove block 1", .removeBlock(1))
  press("move object 11, which is gone", .update(11, in: 1, .move(x: 0, y: 0)))
  withExtendedLifetime(canvas) {}
}
