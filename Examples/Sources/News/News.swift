import Eastward

/// The news, which know whose they are and how far they are loaded.
public struct NewsState: Sendable {
  private var user: String
  private var step = Step.initial
  private var scene = Event<String>()

  public enum Step: Equatable, Sendable {
    case initial, loading
    case loaded([String])
  }

  public init(user: String) { self.user = user }

  public static let reducer = Reducer<NewsState, NewsEvent> { news, event in
    switch event {
    case .userChanged(let user): news.user = user
    case .loadData: news.step = .loading
    case .dataLoaded(let titles): news.step = .loaded(titles.map { "\($0) for \(news.user)" })
    case .open(let title): news.scene.fire(title)
    }
  }
}

public enum NewsEvent: Sendable {
  case userChanged(String)
  case loadData
  case dataLoaded([String])
  case open(String)
}

/// What the news are told from outside.
public enum NewsInput: Sendable { case userChanged(String) }

/// What the outside is told by the news.
public enum NewsOutput: Sendable {
  case step(NewsState.Step)
  case open(String)
}

/// Makes the module of a store that stands alone or is a part of another: whoever uses it cannot tell.
///
/// The titles are loaded while the state asks for them. Where they come from is the business of whoever puts the app together.
public func newsModule(
  on store: Store<NewsState, NewsEvent>, titlesFor: @escaping @Sendable (String) async -> [String],
  isolation: isolated any Actor = #isolation
) -> Module<NewsInput, NewsOutput> {
  let loading = store.feedback({ $0.userToLoadFor }) { user, send in await send(.dataLoaded(titlesFor(user))) }
  let steps = store.provider(of: TheStep.self) { $0 }
  let scenes = store.events { $0.sceneToOpen }
  return Module(
    store,
    input: { input in
      switch input {
      case .userChanged(let user): .userChanged(user)
      }
    },
    outputs: { receive in
      [steps.provide { receive(.step($0)) }, scenes.provide { receive(.open($0)) }]
    }
  ).retaining(loading)
}

extension NewsState {
  fileprivate var sceneToOpen: Event<String> { scene }

  /// What is to be done while the news are loading. Another user is another thing to do.
  fileprivate var userToLoadFor: String? { step == .loading ? user : nil }
}

extension NewsState: KnowsTheStep {
  public func provideStep(to component: some StepComponent) { component.newStep(step) }
}
