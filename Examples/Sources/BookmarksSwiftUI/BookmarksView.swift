#if canImport(SwiftUI)
  import Bookmarks
  import Eastward
  import SwiftUI

  /// The window of the app: the list, the screens above it, the editor's sheet and the alerts.
  public struct BookmarksView: View {
    private let app: AppStore
    @State private var path: BindableValue<TheRoute<Screen>>
    @State private var search: BindableValue<TheText>
    @State private var editor: BindableValue<Editor>
    @State private var deletion: BindableValue<DeletionAlert>
    @State private var failure: BindableValue<TheFailure>
    @Environment(\.scenePhase) private var phase

    public init(_ app: AppStore) {
      self.app = app
      _path = State(initialValue: app.path())
      _search = State(initialValue: app.search())
      _editor = State(initialValue: app.editor())
      _deletion = State(initialValue: app.deletionAlert())
      _failure = State(initialValue: app.failure())
    }

    public var body: some View {
      NavigationStack(path: $path.value) {
        BookmarkList(app.foundRows, dispatch: app.dispatch)
          .searchable(text: $search.value)
          .navigationTitle("Bookmarks")
          .toolbar {
            UndoButtons(app.timelines, undo: app.undo, redo: app.redo)
            Button("Add") { app.dispatch(.edit(nil)) }
          }
          .navigationDestination(for: Screen.self) { screen in
            switch screen {
            case .bookmark(let id): BookmarkView(id, app.rows) { app.dispatch(.edit(id)) }
            }
          }
      }
      .sheet(item: $editor.value) { _ in EditorView(editor, app.saveEnablement, dispatch: app.dispatch) }
      .alert(deletion.question, isPresented: $deletion.isPresented) {
        Button("Delete", role: .destructive) { withAnimation { app.dispatch(.confirmDeletion) } }
        Button("Cancel", role: .cancel) {}
      }
      .alert(failure.value ?? "", isPresented: $failure.isPresented) { Button("OK") {} }
      .onChange(of: phase) { _, phase in
        // A failure arrives as an alert, too.
        if phase == .background { Task { try? await app.flush() } }
      }
    }
  }
#endif
