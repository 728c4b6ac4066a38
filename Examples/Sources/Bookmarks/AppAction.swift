import Foundation

/// What can happen in the app.
public enum AppAction: Sendable {
  case search(String)
  /// The screens above the list: the user opens one, goes back, or follows a deep link.
  case show([Screen])

  /// Opens the editor, for a new bookmark if there is no identity.
  case edit(Bookmark.ID?)
  /// What the user has typed in the editor; nil closes it.
  case change(Draft?)
  case save(Draft)

  /// The user wants to delete bookmarks, and must confirm it.
  case askToDelete([Bookmark.ID])
  case confirmDeletion
  case cancelDeletion
  /// Moves bookmarks before another one, or to the end.
  case move([Bookmark.ID], before: Bookmark.ID?)

  /// Checks all links again.
  case checkLinks
  case checked(URL, LinkStatus)

  case failed(String)
  case closeFailure
}
