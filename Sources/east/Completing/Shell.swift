/// The shells that complete what is typed.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// A script that completes every command and flag; it is made from the tables that the command line is read by.
  var completions: String {
    switch self {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
  }
}

/// The text between single quotation marks, as all three shells read it.
func quoted(_ text: String) -> String {
  "'" + text.replacing("'", with: "'\\''") + "'"
}
