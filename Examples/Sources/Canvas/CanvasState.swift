import Eastward

/// One canvas has blocks, a block has objects; everybody has an identity.
struct CanvasState {
  private(set) var blocks = TrackedArray<BlockState>()

  struct BlockState: Identifiable, Equatable {
    let id: Int
    var frame = Frame()
    var objects: [ObjectState] = []
  }

  struct ObjectState: Identifiable, Equatable {
    let id: Int
    var frame = Frame()
  }

  struct Frame: Equatable {
    var x = 0
    var y = 0
    var size = 0
  }

  enum Action {
    case add(BlockState)
    case removeBlock(Int)
    case removeObject(Int, in: Int)
    case update(Int, in: Int, ObjectAction)
  }

  enum ObjectAction: Sendable {
    case move(x: Int, y: Int)
    case resize(Int)
  }

  static func reduce(_ canvas: inout CanvasState, _ action: Action) {
    switch action {
    case .add(let block): canvas.blocks.put(block)
    case .removeBlock(let id): canvas.blocks.remove(id)
    case .removeObject(let object, let block): canvas.blocks.change(block) { $0.remove(object) }
    case .update(let object, let block, let action): canvas.blocks.change(block) { $0.update(object, action) }
    }
  }
}

/// Is told where something stands and how large it is.
protocol FrameComponent: AnyObject {
  func newFrame(x: Int, y: Int, size: Int)
}

extension CanvasState.ObjectState {
  func provideFrame(to component: some FrameComponent) {
    component.newFrame(x: frame.x, y: frame.y, size: frame.size)
  }
}

extension CanvasState.BlockState {
  /// Tells the frame of each object to the component that is made for it.
  func provideFrames(to component: (CanvasState.ObjectState.ID) -> some FrameComponent) {
    for object in objects { object.provideFrame(to: component(object.id)) }
  }
}

extension CanvasState.BlockState: CustomStringConvertible {
  var description: String { "block \(id) with \(objects.count) objects" }
}

extension CanvasState.BlockState {
  fileprivate mutating func remove(_ object: Int) { objects.removeAll { $0.id == object } }

  fileprivate mutating func update(_ object: Int, _ action: CanvasState.ObjectAction) {
    for place in objects.indices where objects[place].id == object { objects[place].update(action) }
  }
}

extension CanvasState.ObjectState {
  fileprivate mutating func update(_ action: CanvasState.ObjectAction) {
    switch action {
    case .move(let x, let y): (frame.x, frame.y) = (x, y)
    case .resize(let size): frame.size = size
    }
  }
}
