import Eastward
import EastwardPersistence

struct Saved: Versioned, Equatable {}

actor Desk {
  private let store = Store(Saved(), reduce: { (_: inout Saved, _: String) in })
  private var saving: Saving?

  func save(in file: SavedFile<Saved>) {
    saving = store.save({ $0 }, in: file) { [weak store] in store?.dispatch($0.description) }
  }

  func flush() async throws { try await saving?.flush() }
}

@MainActor
final class Root {
  private let store: Store<Saved, String>
  private let saving: Saving

  init(_ file: SavedFile<Saved>) {
    let store = Store(Saved(), reduce: { (_: inout Saved, _: String) in })
    self.store = store
    saving = store.save({ $0 }, in: file) { [weak store] in store?.dispatch($0.description) }
  }

  func flush() async throws { try await saving.flush() }

  func flushAndWait() throws { try saving.flushAndWait() }
}
