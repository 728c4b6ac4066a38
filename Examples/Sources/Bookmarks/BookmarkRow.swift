import Foundation

/// A bookmark together with what is known of its link, as lists and screens show it.
public struct BookmarkRow: Identifiable, Equatable, Sendable {
  private let bookmark: Bookmark
  public let link: LinkStatus

  init(_ bookmark: Bookmark, link: LinkStatus) { (self.bookmark, self.link) = (bookmark, link) }

  public var id: Bookmark.ID { bookmark.id }
  public var title: String { bookmark.title }
  public var url: URL { bookmark.url }
  public var tags: [String] { bookmark.tags }
}
