import Eastward

// Structure by VIPER, flow by the store: the interactor no longer fetches, it is told.

let store = Store(Plantation(), tracing: { print("  \($0)") }, reduce: Plantation.reduce)
let bananas = store.elements(of: TheItems<Banana>.self) { $0 }

do {
  let wireframe = BananaWireframe(bananas, press: { store.dispatch($0) })
  wireframe.tap(.grow)
  wireframe.tap(.pick)
  wireframe.tap(.water)
}
print("nobody listens any more")
store.dispatch(.grow)
