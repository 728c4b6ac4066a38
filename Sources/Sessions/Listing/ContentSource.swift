/// The version of a repository's files that is read.
package enum ContentSource: Sendable, Equatable {
  /// The files on disk: tracked files with their current contents, and the files that `git add` would add.
  case workTree
  /// The index, which is the content of the next commit.
  case index
  /// The tree of a commit.
  case revision(String)

  /// The revision that is read, or on which the index or work tree is based.
  package var revision: String {
    if case .revision(let revision) = self { revision } else { "HEAD" }
  }

  /// The name of the version in a sentence.
  package var name: String {
    switch self {
    case .workTree: "the work tree"
    case .index: "the index"
    case .revision(let revision): "'\(revision)'"
    }
  }
}
