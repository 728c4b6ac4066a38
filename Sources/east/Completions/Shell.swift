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
