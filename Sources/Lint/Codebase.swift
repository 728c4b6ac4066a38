package import SwiftReader

/// One file of the repository, read.
package struct SourceFile: Sendable {
  /// The path relative to the repository's root.
  package var path: String
  package var facts: FileFacts
  /// Whether the file's own reaches are judged; a file that is not is still read for its declarations.
  package var isJudged: Bool

  package init(path: String, facts: FileFacts, isJudged: Bool) {
    self.path = path
    self.facts = facts
    self.isJudged = isJudged
  }
}

/// All files of a repository and what follows from them together.
package struct Codebase: Sendable {
  /// The files, ordered by path.
  package let files: [SourceFile]
  /// How often the judged files reach, whatever the rules make of it.
  package let tally: Tally

  /// Resolves the declarations of all files and judges the reaches of those that are judged.
  ///
  /// - Parameters:
  ///   - files: the files, in any order.
  ///   - jobs: the number of threads to use; the result is the same for any.
  package init(_ files: [SourceFile], jobs: Int) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.tally = Tally()
  }

  /// Tells what is known of every chain at a place.
  ///
  /// - Returns: the chains whose text contains the position, outermost first; `nil` if there is no such file or line.
  package func explanation(path: String, position: Position) -> Explanation? {
    nil
  }
}
