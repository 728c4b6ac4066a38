import Git

/// One Swift file, before it is read.
struct ListedFile: Sendable {
  /// Where the content lies.
  enum Place: Sendable {
    /// On disk, below the root.
    case disk
    /// In the repository.
    case blob(ObjectID)
    /// Here: the user gave it.
    case given([UInt8])
  }

  var path: RepositoryPath
  var place: Place
  /// Whether the file itself is judged or only read for its declarations.
  var isJudged: Bool

  /// The path as findings and reports carry it.
  var text: String { path.text }
}
