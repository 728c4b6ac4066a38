import Foundation

/// What the text fields of the editor contain.
public struct Draft: Identifiable, Equatable, Sendable {
  /// The bookmark that is edited; nil for a new one.
  public let id: Bookmark.ID?
  public var title: String
  public var address: String
  public var tags: String

  public init(id: Bookmark.ID? = nil, title: String = "", address: String = "", tags: String = "") {
    (self.id, self.title, self.address, self.tags) = (id, title, address, tags)
  }

  /// Whether the draft describes a bookmark, and can be saved.
  public var isComplete: Bool { bookmark(orNew: 0) != nil }

  /// Returns the bookmark that the draft describes; nil while it is incomplete.
  ///
  /// - Parameter id: the identity of the bookmark if it is a new one.
  func bookmark(orNew id: Bookmark.ID) -> Bookmark? {
    guard !title.isEmpty, let url else { return nil }
    return Bookmark(id: self.id ?? id, title: title, url: url, tags: tags.split(separator: " ").map(String.init))
  }

  /// The address as a link to a page, if it is one.
  private var url: URL? {
    let url = URL(string: address)
    return url?.scheme?.hasPrefix("http") == true && url?.host() != nil ? url : nil
  }
}
