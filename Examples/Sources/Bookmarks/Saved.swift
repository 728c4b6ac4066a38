import Eastward

/// What the app saves in its file.
struct Saved: Versioned, Equatable, Sendable {
  var bookmarks: [Bookmark] = []
  /// The highest identity that was given to a bookmark. No other gets it again, so that a deep link never leads to another
  /// bookmark.
  private var lastID = 0

  /// Adds or changes the bookmark of a draft, and returns whether the draft is complete.
  mutating func put(_ draft: Draft) -> Bool {
    guard let bookmark = draft.bookmark(orNew: lastID + 1) else { return false }
    if let place = bookmarks.firstIndex(where: { $0.id == bookmark.id }) {
      bookmarks[place] = bookmark
    } else {
      bookmarks.append(bookmark)
      lastID = max(lastID, bookmark.id)
    }
    return true
  }

  func draft(of id: Bookmark.ID) -> Draft? { bookmarks.first { $0.id == id }?.draft }
}
