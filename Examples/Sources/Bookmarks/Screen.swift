/// A screen above the list, which is always at the bottom.
public enum Screen: Hashable, Sendable {
  case bookmark(Bookmark.ID)

  /// Returns the route of a deep link: `/` is the list, `/bookmarks/3` a bookmark; nil for any other link.
  public static func route(ofLink link: String) -> [Screen]? {
    let parts = link.split(separator: "/")
    switch parts.count {
    case 0: return link == "/" ? [] : nil
    case 2 where parts[0] == "bookmarks": return Int(parts[1]).map { [.bookmark($0)] }
    default: return nil
    }
  }
}
