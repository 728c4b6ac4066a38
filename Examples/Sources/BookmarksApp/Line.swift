import Bookmarks

/// The text of a bookmark.
struct Line: CustomStringConvertible {
  private let row: BookmarkRow

  init(_ row: BookmarkRow) { self.row = row }

  var description: String {
    let tags = row.tags.map { "#\($0)" }
    return ([String(row.id), row.title, row.url.absoluteString] + tags + [link]).joined(separator: " ")
  }

  private var link: String {
    switch row.link {
    case .unchecked: "(checking)"
    case .answers: "(answers)"
    case .broken(let reason): "(\(reason))"
    }
  }
}
