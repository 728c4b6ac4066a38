import Eastward
import ReferenceStore

/// The canvas of the text from 2017: one canvas, many blocks, many objects.
struct Canvas {
  var blocks: [Block]

  struct Block: Identifiable, Equatable {
    let id: Int
    var frame = Frame()
    var objects: [Object]
  }

  struct Object: Identifiable, Equatable {
    let id: Int
    var frame = Frame()
  }

  struct Frame: Equatable {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0
  }

  struct Move { let block: Int, object: Int }

  init(_ blocks: Int, _ objects: Int) {
    self.blocks = (0..<blocks).map { block in
      Block(id: block, objects: (0..<objects).map { Object(id: block * objects + $0) })
    }
  }

  static func reduce(_ canvas: inout Canvas, _ move: Move) {
    canvas.blocks[move.block].objects[move.object].frame.x += 1
  }

  static func reduced(_ canvas: Canvas, _ move: Move) -> Canvas {
    var canvas = canvas
    reduce(&canvas, move)
    return canvas
  }
}

/// The same objects, flat and marked.
struct FlatCanvas {
  var objects: TrackedArray<Canvas.Object>
  static func reduce(_ canvas: inout FlatCanvas, _ object: Int) { canvas.objects.change(object) { $0.frame.x += 1 } }
}

/// The same blocks, marked.
struct MarkedCanvas {
  var blocks: TrackedArray<Canvas.Block>
  static func reduce(_ canvas: inout MarkedCanvas, _ move: Canvas.Move) {
    canvas.blocks.change(move.block) { $0.objects[move.object].frame.x += 1 }
  }
}

struct FlatArray {
  var objects: [Canvas.Object]
  static func reduce(_ canvas: inout FlatArray, _ object: Int) { canvas.objects[object].frame.x += 1 }
}

final class BlockView: ItemsComponent, ReferenceSubscriber {
  var calls = 0
  func newItems(_ changes: [Change<Canvas.Object>]) { calls += changes.count }
  func newState(_ block: Canvas.Block) { calls += 1 }
}

final class ObjectView: ReferenceSubscriber {
  var calls = 0
  func newObject(_ object: Canvas.Object) { calls += 1 }
  func newState(_ object: Canvas.Object) { calls += 1 }
}
