#if canImport(SwiftUI)
  import Bookmarks
  import Eastward
  import SwiftUI

  /// The bookmarks that were found.
  struct BookmarkList: View {
    @State private var rows: ObservedElements<BookmarkRow>
    private let dispatch: @MainActor (AppAction) -> Void

    init(_ rows: Elements<BookmarkRow>, dispatch: @escaping @MainActor (AppAction) -> Void) {
      _rows = State(initialValue: ObservedElements(rows))
      self.dispatch = dispatch
    }

    var body: some View {
      List {
        ForEach(rows.all) { row in
          NavigationLink(value: Screen.bookmark(row.id)) { BookmarkRowView(row: row) }
        }
        .onDelete { places in dispatch(.askToDelete(places.map { rows.all[$0].id })) }
        .onMove { places, place in
          let next = rows.all.dropFirst(place).first?.id
          withAnimation { dispatch(.move(places.map { rows.all[$0].id }, before: next)) }
        }
      }
    }
  }

  /// A bookmark in the list.
  struct BookmarkRowView: View {
    let row: BookmarkRow

    var body: some View {
      VStack(alignment: .leading) {
        Text(row.title)
        Text(row.tags.joined(separator: ", "))
        if case .broken(let reason) = row.link { Text(reason) }
      }
    }
  }
#endif
