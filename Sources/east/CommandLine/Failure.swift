import Git

/// An error that ends the run with exit code 2: one sentence that names the problem and the fix.
struct Failure: Error, Equatable {
  let sentence: String
  /// What is printed below the sentence, such as a help page; empty for nothing.
  let appendix: String
  /// The file and line of the problem; `nil` if the problem is not in a file of the repository.
  let place: Place?
  /// Whether git lacks an object that a complete repository has: the object may say anything.
  let isLoss: Bool
  /// Whether a file was written to after it was read, so that reading everything again may succeed.
  let isOutdated: Bool

  struct Place: Equatable {
    let file: RepositoryPath
    /// The line, from 1; 0 for the whole file.
    let line: Int
  }

  init(
    _ sentence: String, appendix: String = "", at place: Place? = nil, isLoss: Bool = false, isOutdated: Bool = false
  ) {
    self.sentence = sentence
    self.appendix = appendix
    self.place = place
    self.isLoss = isLoss
    self.isOutdated = isOutdated
  }

  /// Returns the error for two flags that are mutually exclusive.
  static func exclusive(_ first: String, _ second: String) -> Failure {
    Failure("\(first) and \(second) are mutually exclusive; pass one of them")
  }
}

/// The exit code of the process.
enum ExitStatus: Int32, Sendable {
  /// No finding is at or above the fail level, or the command succeeded.
  case clean = 0
  /// A finding is at or above the fail level, or a check such as `east baseline check` was negative.
  case found = 1
  /// The command line, the configuration, the repository or the tool itself has a problem.
  case failed = 2
}
