import Foundation

/// A link that the user keeps.
public struct Bookmark: Identifiable, Equatable, Codable, Sendable {
  public let id: Int
  let title: String
  let url: URL
  let tags: [String]

  /// Whether one of the texts contains the searched one; an empty search finds all.
  func matches(_ search: String) -> Bool {
    let texts = [title, url.absoluteString] + tags
    return search.isEmpty || texts.contains { $0.localizedCaseInsensitiveContains(search) }
  }

  /// What the editor shows of the bookmark.
  var draft: Draft { Draft(id: id, title: title, address: url.absoluteString, tags: tags.joined(separator: " ")) }
}
