// swiftc: -default-isolation MainActor
import Eastward

enum Screen: Hashable { case list, settings }

struct Settings {
  let size: Int
  init(size: Int = 12) { self.size = size }
}

nonisolated struct AppState {
  private var settings = Settings()  // ← main actor-isolated default value in a nonisolated context

  static func isList(_ screen: Screen) -> Bool { screen == .list }  // ← main actor-isolated conformance of 'Screen' to 'Equatable' cannot be used in nonisolated context
}

struct Request: Equatable { var text = "" }

func search(_ store: Store<Int, Int>) -> SubscriptionToken {
  store.feedback({ _ in Request() }) { _, _ in }  // ← cannot satisfy conformance requirement for a 'Sendable' type parameter
}
