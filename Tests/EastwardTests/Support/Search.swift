import Eastward
import EastwardTesting

/// A search field: what is asked for is looked up by an effect, and what was found is told.
struct Search: KnowsTheText, Sendable {
  private var asked: String?
  private var found = ""

  enum Action: Equatable, Sendable {
    case ask(String?)
    case found(String)
  }

  @Sendable static func reduce(_ search: inout Search, _ action: Action) {
    switch action {
    case .ask(let query): search.asked = query
    case .found(let text): search.found = text
    }
  }

  static func reduced(_ search: Search, _ action: Action) -> Search {
    var search = search
    reduce(&search, action)
    return search
  }

  static func query(of search: Search) -> String? { search.asked }

  func provideText(to component: some TextComponent) { component.newText(found) }
}

typealias SearchStore = Store<Search, Search.Action>

/// What stands around a store with effects: the list of them, what was told, and what was misused.
final class SearchDesk {
  let list: ManualEffectRunner
  let store: SearchStore
  let texts: Provider<TheText>
  let told = Log()
  let misuses = Log()
  var whenTold: (String) -> Void = { _ in }
  private var tokens: [SubscriptionToken] = []

  init(_ reentrancy: Reentrancy = .queue, list: ManualEffectRunner = .permissive, recorder: Recorder? = nil) {
    self.list = list
    store = SearchStore(
      Search(), reentrancy: reentrancy, onUsageError: { [misuses] in misuses.write($0.description) },
      effects: list.effects,
      recorder: recorder, reduce: Search.reduce)
    texts = store.provider(of: TheText.self) { $0 }
    tokens.append(
      texts.provide { [unowned self] in
        told.write($0)
        whenTold($0)
      })
  }

  func ask(_ query: String?) { store.dispatch(.ask(query)) }
}

extension ManualEffectRunner {
  /// A runner for tests about effects that are in flight.
  static var permissive: ManualEffectRunner {
    let runner = ManualEffectRunner()
    runner.allowEffectsInFlight()
    return runner
  }
}
