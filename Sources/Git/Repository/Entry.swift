/// A file in a tree or in the index.
package struct Entry: Hashable, Sendable {
  package let path: RepositoryPath
  package let kind: Kind
  /// The blob with the contents (for a symbolic link, its target), or the commit of a submodule.
  package let id: ObjectID
  package let status: Status

  package enum Kind: Hashable, Sendable {
    /// A file, executable or not.
    case regular
    case symlink, submodule
  }

  /// The state of the entry in the index. Every entry of a tree is settled.
  package enum Status: Hashable, Sendable {
    case settled
    /// The file has an unresolved merge conflict; the entry is our version, or theirs if we have none.
    case conflicted
    /// A sparse checkout omits the file from the work tree.
    case sparse
    /// The file was announced by `git add --intent-to-add`; the index has no contents yet.
    case intended
  }
}

extension Entry {
  /// The directory that contains the file.
  package var directory: RepositoryPath { path.parent }

  /// Returns whether the directory that contains the file has a name.
  package func isInDirectory(named name: [UInt8]) -> Bool { directory.name.elementsEqual(name) }

  /// Returns whether the path ends with a text.
  package func hasSuffix(_ ending: StaticString) -> Bool { path.hasSuffix(ending) }
}

extension Entry.Kind {
  /// Creates a kind from the mode that git stores; returns `nil` if the mode is that of a directory or unknown.
  init?(mode: UInt32) {
    switch mode & 0o170000 {
    case 0o100000: self = .regular
    case 0o120000: self = .symlink
    case 0o160000: self = .submodule
    default: return nil
    }
  }
}
