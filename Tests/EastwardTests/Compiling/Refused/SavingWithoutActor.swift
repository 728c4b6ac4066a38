import Eastward
import EastwardPersistence

struct Saved: Versioned, Equatable {}

// A failure must have an actor to arrive on.
func save(_ store: Store<Saved, Int>, in file: SavedFile<Saved>) -> Saving {
  store.save({ $0 }, in: file) { _ in store.dispatch(1) }  // ← 'nil' is not compatible with expected argument type 'any Actor' // ← call to actor-isolated instance method 'save(_:in:after:isolation:onFailure:)'
}

func savePrinting(_ store: Store<Saved, Int>, in file: SavedFile<Saved>) -> Saving { store.save({ $0 }, in: file) }
