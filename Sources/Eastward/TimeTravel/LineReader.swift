/// Decodes each line with the store that it belongs to.
struct LineReader {
  private let stores: [any ReplayableStore]
  /// The store of the last line, to which the next line probably belongs, too.
  private var store: any ReplayableStore
  /// The decoded actions, in order.
  private(set) var steps: [ReplayStep] = []

  init?(_ stores: [any ReplayableStore]) {
    guard let first = stores.first else { return nil }
    self.stores = stores
    store = first
  }

  mutating func read(
    _ place: Int, _ decode: (_ place: Int, any Decodable.Type) throws -> any Decodable
  ) throws(RecordingError) {
    var heading = try heading(of: place, decode)
    if heading.store != store.name {
      guard let other = stores.first(where: { $0.name == heading.store }) else {
        throw .unknownStore(line: place + 1, heading.store, known: stores.map(\.name))
      }
      store = other
      heading = try self.heading(of: place, decode)
    }
    steps.append(heading.step(for: store))
  }

  /// Decodes a line; if it belongs to the store, the store keeps the action.
  private func heading(
    of place: Int, _ decode: (_ place: Int, any Decodable.Type) throws -> any Decodable
  ) throws(RecordingError) -> Heading {
    do {
      return try store.read(try decode(place, store.lineType))
    } catch let error as RecordingError {
      throw error
    } catch {
      throw .decodingFailed(line: place + 1, "\(error)")
    }
  }
}

extension Heading {
  fileprivate func step(for store: any ReplayableStore) -> ReplayStep {
    ReplayStep(store, isJoined: isJoined, isSkipped: isSkipped)
  }
}

/// One imported action to reduce: its store, and whether it is joined with the next action or disabled.
struct ReplayStep {
  private let store: any ReplayableStore
  private let isJoined: Bool
  private let isSkipped: Bool

  init(_ store: any ReplayableStore, isJoined: Bool, isSkipped: Bool) {
    self.store = store
    self.isJoined = isJoined
    self.isSkipped = isSkipped
  }

  /// Reduces the action and delivers it, unless it was delivered together with the next one.
  func perform() {
    store.performRead(isSkipped: isSkipped)
    if !isJoined { store.deliver() }
  }

  func isOf(_ store: any ReplayableStore) -> Bool { self.store === store }

  /// Delivers the action if the next one is missing.
  func complete() {
    if isJoined { store.deliver() }
  }
}
