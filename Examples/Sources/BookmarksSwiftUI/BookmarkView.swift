#if canImport(SwiftUI)
  import Bookmarks
  import Eastward
  import SwiftUI

  /// The screen of one bookmark, also of one that the search does not find.
  struct BookmarkView: View {
    @State private var rows: ObservedElements<BookmarkRow>
    private let id: Bookmark.ID
    private let edit: @MainActor () -> Void

    init(_ id: Bookmark.ID, _ rows: Elements<BookmarkRow>, edit: @escaping @MainActor () -> Void) {
      _rows = State(initialValue: ObservedElements(rows))
      self.id = id
      self.edit = edit
    }

    var body: some View {
      if let row = rows.all.first(where: { $0.id == id }) { BookmarkDetails(row: row, edit: edit) }
    }
  }

  struct BookmarkDetails: View {
    let row: BookmarkRow
    let edit: @MainActor () -> Void

    var body: some View {
      List {
        BookmarkRowView(row: row)
        Link(row.url.absoluteString, destination: row.url)
        Button("Edit", action: edit)
      }
    }
  }
#endif
