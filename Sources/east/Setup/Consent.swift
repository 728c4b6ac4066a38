import Git

/// Whether `east init` may write a file.
enum Consent: Equatable {
  /// The user agreed in advance: `--yes`.
  case given
  /// The user is asked at the terminal.
  case asked
  /// There is no terminal on which the user could be asked.
  case missing

  init(_ arguments: Arguments) {
    if arguments.has(.yes) {
      self = .given
    } else {
      self = StandardStream.input.isTerminal && StandardStream.error.isTerminal ? .asked : .missing
    }
  }

  func covers(_ path: String) -> Bool {
    switch self {
    case .given: return true
    case .missing: return false
    case .asked:
      try? StandardStream.error.write("write '\(path)'? [Y/n] ")
      // The end of the input does not count as consent.
      guard let answer = readLine() else { return false }
      return ["", "y", "yes"].contains(answer.lowercased())
    }
  }
}
