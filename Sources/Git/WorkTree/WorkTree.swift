/// The files of a work tree as they stand on the disk, in the order of their paths.
package struct WorkTree: Sendable {
  package let root: DiskPath
  package let files: [WorkTreeFile]
  /// Directories that could not be listed: what they hold is unknown, and whoever reports should say so.
  package let unreadable: [Unreadable]
  /// Repositories inside this one that it does not track, and whose files are not listed.
  package let repositories: [RepositoryPath]
  /// The directories that hold nothing of the name that was looked for.
  package let lacking: Set<RepositoryPath>
  /// Every `.gitattributes` there is, whether the files were chosen to include it or not.
  let attributeFiles: [WorkTreeFile]
  /// What is staged, as ``Repository/indexFiles()`` lists it.
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
  package let standing: Standing
  /// What the disk said of the file when git looked last; while it says so still, the blob has the contents.
  package var stamp: Stamp?
  /// Whether the disk says so still: the blob has the contents.
  package var isUnchanged = false

  package enum Kind: Hashable, Sendable {
    case regular, symlink, submodule
    /// A pipe, a socket or a device stands in the file's place. Reading it may wait for ever.
    case special
    /// Nothing is there, or it lies behind a symlink to a directory, which git counts as nothing.
    case absent
  }

  /// What git knows of the file. The blob is the index's: the contents on the disk may differ.
  package enum Standing: Hashable, Sendable {
    case tracked(ObjectID)
    case untracked
    /// A merge left it unresolved; its contents hold conflict markers.
    case conflicted
    /// A sparse checkout left it out; the blob has its contents.
    case sparse(ObjectID)
  }
}
