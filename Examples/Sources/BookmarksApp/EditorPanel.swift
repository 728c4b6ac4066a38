import Bookmarks
import Eastward

/// Prints the draft, and keeps it, as text fields keep their text.
final class EditorPanel: EditorComponent, EnablementComponent {
  private var draft: Draft?
  private var canSave = false

  init(_ editors: Provider<Editor>, _ saveEnablement: Provider<TheEnablement>) {
    editors.provide(to: self)
    saveEnablement.provide(to: self)
  }

  func newEditor(_ draft: Draft?) {
    if let draft {
      print("editor: \(Fields(draft))")
    } else if self.draft != nil {
      print("the editor is closed")
    }
    self.draft = draft
  }

  func becameEnabled() { canSave = true }

  func becameDisabled() { canSave = false }

  /// Returns the action for a text that the user has typed; nil while the editor is closed.
  func changing(_ field: WritableKeyPath<Draft, String>, to text: String) -> AppAction? {
    guard var draft else { return nil }
    draft[keyPath: field] = text
    return .change(draft)
  }

  /// Returns the action of the button that saves; nil while it is disabled.
  func saving() -> AppAction? { canSave ? draft.map { .save($0) } : nil }
}

/// The texts of a draft.
private struct Fields: CustomStringConvertible {
  private let draft: Draft

  init(_ draft: Draft) { self.draft = draft }

  var description: String { "title '\(draft.title)', address '\(draft.address)', tags '\(draft.tags)'" }
}
