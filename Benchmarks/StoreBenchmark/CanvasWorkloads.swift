import Eastward
import ReferenceStore

/// W3: one object of a canvas moves. W20: an object is added and removed; the reference is the standard library's
/// difference of the two arrays.
@MainActor let canvasWorkloads = [
  Workload(
    "W3a", "canvas 1000 × 100, one moves, told to blocks", ours: { blockLevel(1_000, 100) },
    reference: {
      let store = ReferenceStore(Canvas(1_000, 100), reduce: Canvas.reduced)
      let views = (0..<1_000).map { _ in BlockView() }
      for (block, view) in views.enumerated() { store.subscribe(view) { $0.select { $0.blocks[block] }.skipRepeats() } }
      let cost = measure { store.dispatch(Canvas.Move(block: 500, object: 50)) }
      use(views)
      return cost
    }),
  Workload("W3a", "the same, the blocks marked", ours: { markedBlockLevel(1_000, 100) }),
  Workload(
    "W3b", "the same, told to every object", ours: { objectLevel(1_000, 100) },
    reference: {
      let store = ReferenceStore(Canvas(1_000, 100), reduce: Canvas.reduced)
      let views = (0..<100_000).map { _ in ObjectView() }
      for (number, view) in views.enumerated() {
        store.subscribe(view) { $0.select { $0.blocks[number / 100].objects[number % 100] }.skipRepeats() }
      }
      let cost = measure { store.dispatch(Canvas.Move(block: 500, object: 50)) }
      use(views)
      return cost
    }),
  Workload("W3c", "canvas 10 × 10, told to every object", ours: { objectLevel(10, 10) }),
  Workload("W3c", "canvas 100 × 100, told to every object", ours: { objectLevel(100, 100) }),
  Workload(
    "W3d", "100000 objects in an array, one changes",
    ours: {
      let store = Store(FlatArray(objects: objects(100_000)), reduce: FlatArray.reduce)
      return flat(store, store.elements(in: { $0.objects }))
    }),
  Workload("W3d", "100000 objects, marked, one changes", ours: { marked(100_000) }),
  Workload("W3d", "100 objects, marked, one changes", ours: { marked(100) }),
  Workload(
    "W20", "10000 objects in an array, one added or removed",
    ours: {
      let middle = 5_000
      let store = Store(objects(10_000)) { (all: inout [Canvas.Object], isAdding: Bool) in
        if isAdding { all.insert(Canvas.Object(id: 10_000), at: middle) } else { all.remove(at: middle) }
      }
      return addedAndRemoved(store, store.elements(in: { $0 }))
    },
    reference: {
      let few = objects(10_000)
      let many = few[..<5_000] + [Canvas.Object(id: 10_000)] + few[5_000...]
      var changes = 0
      let cost = measure(2) {
        changes += many.difference(from: few[...]).count
        changes += few[...].difference(from: many).count
      }
      use(changes)
      return cost
    }),
  Workload(
    "W20", "10000 objects, marked, one added or removed",
    ours: {
      let store = Store(TrackedArray(objects(10_000))) { (all: inout TrackedArray<Canvas.Object>, isAdding: Bool) in
        if isAdding { all.put(Canvas.Object(id: 10_000)) } else { all.remove(10_000) }
      }
      return addedAndRemoved(store, store.elements(in: { $0 }))
    }),
]

private func addedAndRemoved<State>(_ store: Store<State, Bool>, _ list: Elements<Canvas.Object>) -> Cost {
  var changes = 0
  let token = list.provide { changes += $0.count }
  let cost = measure(2) {
    store.dispatch(true)
    store.dispatch(false)
  }
  use(changes)
  token.cancel()
  return cost
}

private func objects(_ count: Int) -> [Canvas.Object] { (0..<count).map { Canvas.Object(id: $0) } }

private func marked(_ count: Int) -> Cost {
  let store = Store(FlatCanvas(objects: TrackedArray(objects(count))), reduce: FlatCanvas.reduce)
  return flat(store, store.elements(in: { $0.objects }), count)
}

/// Every element has a component; one changes.
private func flat<State>(
  _ store: Store<State, Int>, _ elements: Elements<Canvas.Object>, _ count: Int = 100_000
) -> Cost {
  let views = (0..<count).map { _ in ObjectView() }
  for (number, view) in views.enumerated() { elements.provide(number, to: view, ObjectView.newObject) }
  let cost = measure(10) { for _ in 0..<10 { store.dispatch(count / 2) } }
  use(views)
  return cost
}

private func blockLevel(_ blocks: Int, _ objects: Int) -> Cost {
  let store = Store(Canvas(blocks, objects), reduce: Canvas.reduce)
  return blockLevel(
    store, store.elements(in: { $0.blocks }), Canvas.Move(block: blocks / 2, object: objects / 2), blocks)
}

private func markedBlockLevel(_ blocks: Int, _ objects: Int) -> Cost {
  let store = Store(MarkedCanvas(blocks: TrackedArray(Canvas(blocks, objects).blocks)), reduce: MarkedCanvas.reduce)
  return blockLevel(
    store, store.elements(in: { $0.blocks }), Canvas.Move(block: blocks / 2, object: objects / 2), blocks)
}

private func blockLevel<State>(
  _ store: Store<State, Canvas.Move>, _ list: Elements<Canvas.Block>, _ move: Canvas.Move, _ blocks: Int
) -> Cost {
  let views = (0..<blocks).map { _ in BlockView() }
  for (block, view) in views.enumerated() { list.elements(of: block, in: { $0.objects }).provide(to: view) }
  let cost = measure { store.dispatch(move) }
  use(views)
  return cost
}

private func objectLevel(_ blocks: Int, _ objects: Int) -> Cost {
  let store = Store(Canvas(blocks, objects), reduce: Canvas.reduce)
  let list = store.elements(in: { $0.blocks })
  var views: [ObjectView] = []
  for block in 0..<blocks {
    let inner = list.elements(of: block, in: { $0.objects })
    for object in 0..<objects {
      let view = ObjectView()
      inner.provide(block * objects + object, to: view, ObjectView.newObject)
      views.append(view)
    }
  }
  let cost = measure { store.dispatch(Canvas.Move(block: blocks / 2, object: objects / 2)) }
  use(views)
  return cost
}
