import Eastward

extension AppAction: UndoableAction {
  public var isUndoable: Bool { undoName != nil }

  /// The name for the menu, as in "Undo Add Bookmark".
  public var undoName: String? {
    switch self {
    case .save(let draft): draft.id == nil ? "Add Bookmark" : "Edit Bookmark"
    case .confirmDeletion: "Delete Bookmark"
    case .move: "Move Bookmark"
    case .search, .show, .edit, .change, .askToDelete, .cancelDeletion, .checkLinks, .checked, .failed, .closeFailure:
      nil
    }
  }
}
