import Bookmarks

/// Turns a line that the user types into an action.
@MainActor
struct Commands {
  static let help = """
    add URL TITLE, edit [N], title TEXT, address URL, tags TEXT, save, cancel, delete N, yes, no, move N [before M], \
    find TEXT, open N, go /bookmarks/N, back, check, undo, redo, quit
    """

  private let app: AppStore
  private let editor: EditorPanel

  init(_ app: AppStore, _ editor: EditorPanel) { (self.app, self.editor) = (app, editor) }

  func run(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.dropFirst().first ?? ""
    switch words.first {
    case "undo": app.undo()
    case "redo": app.redo()
    case let command?:
      guard let action = action(command, rest) else { return print("unknown command; type \(Self.help)") }
      app.dispatch(action)
    case nil: break
    }
  }

  private func action(_ command: String, _ rest: String) -> AppAction? {
    switch command {
    case "add": add(rest)
    case "edit": rest.isEmpty ? .edit(nil) : Int(rest).map { .edit($0) }
    case "title": editor.changing(\.title, to: rest)
    case "address": editor.changing(\.address, to: rest)
    case "tags": editor.changing(\.tags, to: rest)
    case "save": editor.saving()
    case "cancel": .change(nil)
    case "delete": Int(rest).map { .askToDelete([$0]) }
    case "yes": .confirmDeletion
    case "no": .cancelDeletion
    case "move": move(rest.split(separator: " "))
    case "find": .search(rest)
    case "open": Int(rest).map { .show([.bookmark($0)]) }
    case "go": Screen.route(ofLink: rest).map { .show($0) }
    case "back": .show([])
    case "check": .checkLinks
    default: nil
    }
  }

  /// Reads `URL TITLE`. What is incomplete goes into the editor.
  private func add(_ text: String) -> AppAction {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let draft = Draft(title: words.dropFirst().first ?? "", address: words.first ?? "")
    return draft.isComplete ? .save(draft) : .change(draft)
  }

  /// Reads `N` or `N before M`.
  private func move(_ words: [Substring]) -> AppAction? {
    guard let id = words.first.flatMap({ Int($0) }) else { return nil }
    if words.count == 1 { return .move([id], before: nil) }
    guard words.count == 3, words[1] == "before", let next = Int(words[2]) else { return nil }
    return .move([id], before: next)
  }
}
