#if canImport(SwiftUI)
  import Bookmarks
  import Eastward
  import SwiftUI

  /// The sheet in which a bookmark is added or changed.
  struct EditorView: View {
    @Bindable private var editor: BindableValue<Editor>
    @State private var canSave: ObservedValue<TheEnablement>
    private let dispatch: @MainActor (AppAction) -> Void

    init(
      _ editor: BindableValue<Editor>, _ saveEnablement: Provider<TheEnablement>,
      dispatch: @escaping @MainActor (AppAction) -> Void
    ) {
      self.editor = editor
      _canSave = State(initialValue: ObservedValue(saveEnablement))
      self.dispatch = dispatch
    }

    var body: some View {
      Form {
        TextField("Title", text: $editor.draft.title)
        TextField("Address", text: $editor.draft.address)
        TextField("Tags", text: $editor.draft.tags)
        Button("Save") { withAnimation { dispatch(.save(editor.draft)) } }.disabled(canSave.value != true)
        Button("Cancel", role: .cancel) { dispatch(.change(nil)) }
      }
    }
  }
#endif
