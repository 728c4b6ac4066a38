/// The shells for which completion scripts exist.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// A script that completes every command and flag, generated from the tables that also parse the command line.
  var completions: String {
    switch self {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
  }
}
