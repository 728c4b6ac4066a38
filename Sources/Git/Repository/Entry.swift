/// One file as a tree or the index lists it.
package struct Entry: Hashable, Sendable {
  package let path: RepositoryPath
  package let kind: Kind
  /// The blob with the contents (a symlink's is its target), or the commit of a submodule.
  package let id: ObjectID
  package let standing: Standing

  package enum Kind: Hashable, Sendable {
    /// A file, whether it may be executed or not.
    case regular
    case symlink, submodule
  }

  /// What the index adds to path and contents. Everything in a tree is settled.
  package enum Standing: Hashable, Sendable {
    case settled
    /// A merge left it unresolved; the entry is ours, or theirs where we have none.
    case conflicted
    /// A sparse checkout leaves it out of the work tree.
    case sparse
    /// `git add --intent-to-add` announced it; the index has no contents yet.
    case intended
  }
}

extension Entry {
  /// The directory that holds the file.
  package var directory: RepositoryPath { path.parent }

  /// Whether that directory has a name.
  package func isInDirectory(named name: [UInt8]) -> Bool { directory.name.elementsEqual(name) }

  /// Whether the path ends so.
  package func hasSuffix(_ ending: StaticString) -> Bool { path.hasSuffix(ending) }
}

extension Entry.Kind {
  /// Reads the mode that git stores, or nothing if it is a directory or unheard of.
  init?(mode: UInt32) {
    switch mode & 0o170000 {
    case 0o100000: self = .regular
    case 0o120000: self = .symlink
    case 0o160000: self = .submodule
    default: return nil
    }
  }
}
