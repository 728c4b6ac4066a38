import Eastward
import EastwardPersistence
import Foundation

/// The store of the app with its effects, its file and its undo, and what a user interface may use of it.
@MainActor
public final class AppStore {
  public let rows: Elements<BookmarkRow>
  public let foundRows: Elements<BookmarkRow>
  public let searches: Provider<TheText>
  public let routes: Provider<TheRoute<Screen>>
  public let editors: Provider<Editor>
  public let saveEnablement: Provider<TheEnablement>
  public let deletionAlerts: Provider<DeletionAlert>
  public let failures: Provider<TheFailure>
  public let activities: Provider<TheActivity>
  public let timelines: Provider<TheTimeline>

  private let store: Store<AppState, AppAction>
  private let recorder = Recorder(limit: 1_000)
  private let linkChecks: SubscriptionToken
  private let saving: Saving

  /// Loads the bookmarks from `file`. If that cannot be loaded the app starts without bookmarks, the file is kept, and the
  /// failure says so.
  public init(_ dependencies: Dependencies, file: URL, effects: EffectRunner = .tasks) {
    let file = SavedFile<Saved>(file)
    let store = Store(AppState(loadedFrom: file), effects: effects, recorder: recorder, reduce: AppState.reduce)
    self.store = store
    rows = store.elements(in: { $0.rows })
    foundRows = store.elements(in: { $0.foundRows })
    searches = store.provider(of: TheText.self)
    routes = store.provider(of: TheRoute<Screen>.self)
    editors = store.provider(of: Editor.self) { $0 }
    saveEnablement = store.provider(of: TheEnablement.self)
    deletionAlerts = store.provider(of: DeletionAlert.self) { $0 }
    failures = store.provider(of: TheFailure.self)
    activities = store.provider(of: TheActivity.self)
    timelines = recorder.provider(of: TheTimeline.self)
    linkChecks = store.feedback(each: { $0.linksToCheck }, named: "check", policy: .queue(limit: 4)) { url, send in
      await send(.checked(url, dependencies.check(url)))
    }
    saving = store.save({ $0.saved }, in: file) { [weak store] in store?.dispatch(.failed($0.description)) }
  }

  public func dispatch(_ action: AppAction) { store.dispatch(action) }

  public func undo() { recorder.undo() }

  public func redo() { recorder.redo() }

  /// Waits until no link is being checked.
  public func waitUntilChecked() async {
    for await isBusy in activities.values() where !isBusy { break }
  }

  /// Saves what is not saved yet, when the app goes to the background.
  public func flush() async throws { try await saving.flush() }

  /// The same when the app ends, and nothing can be awaited.
  public func flushAndWait() throws { try saving.flushAndWait() }
}

extension AppState {
  init(loadedFrom file: SavedFile<Saved>) {
    do {
      self.init(try file.load() ?? Saved())
    } catch {
      self.init(failure: "\(error)")
    }
  }
}
