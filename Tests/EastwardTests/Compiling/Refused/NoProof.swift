import Eastward

struct AppState: KnowsTheCount {
  private let counter = 0
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

final class TitleLabel: TitleComponent {
  func newTitle(_ title: String) {}
}

func wire(_ store: Store<AppState, Int>, _ counts: Provider<TheCount>, _ label: TitleLabel) {
  _ = store.provider(of: TheTitle.self)  // ← the state does not provide this aspect itself
  _ = store.provider(of: KnowsTheCount.self)  // ← name the aspect, such as 'TheCount.self', and not a protocol
  _ = store.provider(of: TheTitle.self) { $0 }  // ← cannot convert value of type 'AppState' to closure result type '(any KnowsTheTitle)?'
  _ = store.scope { $0.counter }  // ← inaccessible due to 'private' protection level
  counts.provide(to: label)  // ← does not conform to expected type 'CountComponent'
}
