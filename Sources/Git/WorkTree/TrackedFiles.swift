/// The entries of the index, for lookup by paths on disk.
struct TrackedFiles: Sendable {
  /// The entries in the order of their paths.
  let entries: [Entry]
  private var directories: Set<RepositoryPath> = [.root]
  private var folded: Folded?

  init(_ entries: [Entry], ignoringCase: Bool) {
    self.entries = entries
    var last: RepositoryPath?
    // Most files are in the directory of the previous file.
    for entry in entries where last?.isBeside(entry.path) != true {
      var directory = entry.directory
      while directories.insert(directory).inserted { directory = directory.parent }
      last = entry.path
    }
    if ignoringCase { folded = Folded(entries, directories) }
  }

  /// Returns the index of the entry of a path on disk, or `nil` if the path is not tracked.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  func position(of path: RepositoryPath) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path < path { low = middle + 1 } else { high = middle }
    }
    if low < entries.count, entries[low].path == path { return low }
    return folded?.positions[path.folded]
  }

  /// Returns whether the entry at a position may have a kind on disk.
  func couldBe(_ kind: FileKind, at position: Int) -> Bool { entries[position].couldBe(kind) }

  /// Returns whether a directory on disk contains tracked files.
  func lies(in directory: RepositoryPath) -> Bool {
    directories.contains(directory) || folded?.directories.contains(directory.folded) == true
  }

  /// Lookup tables for a case-insensitive file system, which may also normalize spellings of `é`.
  private struct Folded: Sendable {
    var positions: [String: Int] = [:]
    let directories: Set<String>

    init(_ entries: [Entry], _ directories: Set<RepositoryPath>) {
      for (position, path) in entries.map(\.path).enumerated() { positions[path.folded] = position }
      self.directories = Set(directories.map(\.folded))
    }
  }
}

extension RepositoryPath {
  /// A key that is equal for paths that such a file system identifies. Strings compare by canonical equivalence;
  /// escaping keeps bytes that are not UTF-8 distinct.
  fileprivate var folded: String { description.lowercased() }
}
