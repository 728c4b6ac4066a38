import Eastward
import EastwardMacros
import Foundation

/// The state of the app. It is internal to the module: a user interface only receives values.
struct AppState: Sendable, KnowsTheRoute, KnowsTheText, KnowsTheEditor, KnowsTheEnablement, KnowsTheDeletionAlert,
  KnowsTheFailure, KnowsTheActivity
{
  private(set) var saved: Saved
  private var screens: [Screen] = []
  private var toDelete: [Bookmark.ID] = []
  /// What is known of links, also of those of deleted bookmarks, which undo may restore.
  private var checkedLinks: [URL: LinkStatus] = [:]

  @Provides(TheText.self) private var search = ""
  @Provides(Editor.self) private var draft: Draft?
  @Provides(TheFailure.self) private var failure: String?

  init(_ saved: Saved = Saved(), failure: String? = nil) { (self.saved, self.failure) = (saved, failure) }

  static func reduce(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .search(let text): state.search = text
    case .show(let screens): state.screens = screens.filter(state.exists)
    case .edit(nil): state.draft = Draft()
    case .edit(let id?): state.draft = state.saved.draft(of: id)
    case .change(let draft): state.draft = draft
    case .save(let draft): state.save(draft)
    case .askToDelete(let ids): state.toDelete = ids
    case .confirmDeletion: state.delete()
    case .cancelDeletion: state.toDelete = []
    case .move(let ids, let next): state.saved.bookmarks.move(ids, before: next)
    case .checkLinks: state.checkedLinks = [:]
    case .checked(let url, let status): state.checkedLinks[url] = status
    case .failed(let sentence): state.failure = sentence
    case .closeFailure: state.failure = nil
    }
  }

  private mutating func save(_ draft: Draft) {
    if saved.put(draft) { self.draft = nil }
  }

  /// Deletes what the user has confirmed, and closes its screens.
  private mutating func delete() {
    saved.bookmarks.removeAll { toDelete.contains($0.id) }
    toDelete = []
    screens = screens.filter(exists)
  }

  private func exists(_ screen: Screen) -> Bool {
    switch screen {
    case .bookmark(let id): saved.bookmarks.contains { $0.id == id }
    }
  }
}

// What is derived from the state.
extension AppState {
  typealias Place = Screen
  /// Undo may remove a bookmark whose screen is shown.
  @Provides(TheRoute<Screen>.self) private var route: [Screen] { screens.filter(exists) }

  /// Whether the draft can be saved.
  @Provides(TheEnablement.self) private var canSave: Bool { draft?.isComplete ?? false }

  @Provides(TheActivity.self) private var isChecking: Bool { !linksToCheck.isEmpty }

  @Provides(DeletionAlert.self) private var deletionAlert: DeletionAlert {
    let titles = saved.bookmarks.filter { toDelete.contains($0.id) }.map(\.title)
    return titles.isEmpty ? .noDeletion : .confirmDeletion(of: titles)
  }

  /// All bookmarks, in the order of the user.
  var rows: [BookmarkRow] { rows(of: saved.bookmarks) }

  /// The bookmarks that contain the searched text.
  var foundRows: [BookmarkRow] { rows(of: saved.bookmarks.filter { $0.matches(search) }) }

  private func rows(of bookmarks: [Bookmark]) -> [BookmarkRow] {
    bookmarks.map { BookmarkRow($0, link: checkedLinks[$0.url] ?? .unchecked) }
  }

  /// The query of the effect that checks links.
  var linksToCheck: Set<URL> { Set(saved.bookmarks.map(\.url)).subtracting(checkedLinks.keys) }
}

/// Undo changes the bookmarks. Search, route, editor and alerts stay, and so does what is known of links.
extension AppState: UndoableState {
  var undoable: [Bookmark] {
    get { saved.bookmarks }
    set { saved.bookmarks = newValue }
  }
}
