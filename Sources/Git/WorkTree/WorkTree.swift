/// The files of a work tree as they are on disk, in the order of their paths.
package struct WorkTree: Sendable {
  package let root: DiskPath
  package let files: [WorkTreeFile]
  /// The directories that could not be listed; their contents are unknown, and a report should say so.
  package let unreadable: [Unreadable]
  /// The untracked repositories inside this one, whose files are not listed.
  package let repositories: [RepositoryPath]
  /// The directories that do not contain the name that was searched for.
  package let lacking: Set<RepositoryPath>
  /// All `.gitattributes` files, whether or not they were of interest.
  let attributeFiles: [WorkTreeFile]
  /// The staged files, as ``Repository/indexFiles()`` returns them.
  package let index: [Entry]

  package struct Unreadable: Hashable, Sendable {
    package let directory: RepositoryPath
    package let reason: String
  }
}

/// One file of a work tree.
package struct WorkTreeFile: Hashable, Sendable {
  package let path: RepositoryPath
  package let kind: Kind
  package let status: Status
  /// The stamp that git recorded. While the file on disk has this stamp, its contents are those of the blob.
  package var stamp: Stamp?
  /// Whether the file on disk has the recorded stamp, so that its contents are those of the blob.
  package var isUnchanged = false

  package enum Kind: Hashable, Sendable {
    case regular, symlink, submodule
    /// A pipe, a socket or a device in place of the file. Reading it may block for ever.
    case special
    /// The file does not exist, or is behind a symbolic link to a directory, which git treats as missing.
    case absent
  }

  /// The state of the file in git. The blob is that of the index: the contents on disk may differ.
  package enum Status: Hashable, Sendable {
    case tracked(ObjectID)
    case untracked
    /// The file has an unresolved merge conflict; its contents include conflict markers.
    case conflicted
    /// A sparse checkout omits the file; the blob has its contents.
    case sparse(ObjectID)
  }
}
