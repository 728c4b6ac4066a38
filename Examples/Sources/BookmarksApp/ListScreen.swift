import Bookmarks
import Eastward

/// Prints the bookmarks that were found, and later what changes in that list.
final class ListScreen: ItemsComponent {
  func newItems(_ changes: [Change<BookmarkRow>]) {
    for change in changes {
      switch change {
      case .initial(let rows):
        print(rows.isEmpty ? "no bookmarks" : "bookmarks:")
        for row in rows { print("  \(Line(row))") }
      case .added(let row, let place): print("  + \(Line(row)) at place \(place + 1)")
      case .changed(let row, _): print("  = \(Line(row))")
      case .moved(let id, _, let place): print("  \(id) moves to place \(place + 1)")
      case .removed(let id, _): print("  - \(id)")
      }
    }
  }
}

/// Prints one bookmark, whether it was found or not.
final class BookmarkScreen {
  init(_ id: Bookmark.ID, _ rows: Elements<BookmarkRow>) { rows.provide(id, to: self, BookmarkScreen.newRow) }

  private func newRow(_ row: BookmarkRow) { print("── \(Line(row)) ──") }
}
