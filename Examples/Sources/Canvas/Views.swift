import Eastward

typealias CanvasStore = Store<CanvasState, CanvasState.Action>

/// Shows blocks: it makes a view for each that came and drops the view of each that went. There is no `where` to forget.
final class CanvasView: ItemsComponent {
  typealias Item = CanvasState.BlockState
  private let blocks: Elements<CanvasState.BlockState>
  private let send: (CanvasState.Action) -> Void
  private var views: [Int: BlockView] = [:]

  init(_ blocks: Elements<CanvasState.BlockState>, send: @escaping (CanvasState.Action) -> Void) {
    self.blocks = blocks
    self.send = send
  }

  func newItems(_ changes: [Change<CanvasState.BlockState>]) {
    for change in changes {
      switch change {
      case .initial(let all): all.forEach { add($0.id) }
      case .added(let block, let place):
        print("  canvas: block \(block.id) is added at \(place)")
        add(block.id)
      case .removed(let id, _):
        print("  canvas: block \(id) is removed")
        views[id] = nil
      case .changed(let block, _): print("  canvas: block \(block.id) changed")
      case .moved: break
      }
    }
  }

  private func add(_ id: Int) {
    let objects = blocks.elements(of: id, in: { $0.objects })
    let view = BlockView(id, objects, send: { [send] object, action in send(.update(object, in: id, action)) })
    views[id] = view
    objects.provide(to: view)
  }
}

/// Shows the objects of one block.
final class BlockView: ItemsComponent {
  typealias Item = CanvasState.ObjectState
  private let id: Int
  private let objects: Elements<CanvasState.ObjectState>
  private let send: (Int, CanvasState.ObjectAction) -> Void
  private var views: [Int: ObjectView] = [:]

  init(
    _ id: Int, _ objects: Elements<CanvasState.ObjectState>, send: @escaping (Int, CanvasState.ObjectAction) -> Void
  ) {
    self.id = id
    self.objects = objects
    self.send = send
  }

  func newItems(_ changes: [Change<CanvasState.ObjectState>]) {
    for change in changes {
      switch change {
      case .initial(let all): all.forEach { add($0.id) }
      case .added(let object, _): add(object.id)
      case .removed(let id, _):
        print("    block \(self.id): object \(id) is removed")
        views[id] = nil
      case .changed, .moved: break
      }
    }
  }

  private func add(_ id: Int) {
    let view = ObjectView { [send] in send(id, $0) }
    views[id] = view
    objects.provide(id, to: view, ObjectView.newObject)
  }

  deinit { print("    block \(id): its view is gone") }
}

/// Shows one object. One that has no size asks for one, from inside the delivery.
final class ObjectView {
  private let send: (CanvasState.ObjectAction) -> Void

  init(send: @escaping (CanvasState.ObjectAction) -> Void) { self.send = send }

  func newObject(_ object: CanvasState.ObjectState) { object.provideFrame(to: self) }
}

extension ObjectView: FrameComponent {
  func newFrame(x: Int, y: Int, size: Int) {
    print("      the view shows it at (\(x), \(y)), size \(size)")
    if size == 0 { send(.resize(10)) }
  }
}
