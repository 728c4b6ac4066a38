package import Git

/// An error that ends the run with exit code 2: one sentence that names the problem and the fix.
package struct Failure: Error, Equatable {
  package let sentence: String
  /// What is printed below the sentence, such as a help page; empty for nothing.
  package let appendix: String
  /// The file and line of the problem; `nil` if the problem is not in a file of the repository.
  package let place: Place?
  /// Whether git lacks an object that a complete repository has: the object may say anything.
  package let isLoss: Bool
  /// Whether a file was written to after it was read, so that reading everything again may succeed.
  package let isOutdated: Bool

  package struct Place: Equatable {
    package let file: RepositoryPath
    /// The line, from 1; 0 for the whole file.
    package let line: Int
  }

  package init(
    _ sentence: String, appendix: String = "", at place: Place? = nil, isLoss: Bool = false, isOutdated: Bool = false
  ) {
    self.sentence = sentence
    self.appendix = appendix
    self.place = place
    self.isLoss = isLoss
    self.isOutdated = isOutdated
  }
}
