/// The entries of the index, to be found by what the disk calls them.
struct TrackedFiles: Sendable {
  /// In the order of their paths.
  let entries: [Entry]
  private var directories: Set<RepositoryPath> = [.root]
  private var folded: Folded?

  init(_ entries: [Entry], ignoringCase: Bool) {
    self.entries = entries
    var last: RepositoryPath?
    // Most files are in the directory of the one before.
    for entry in entries where last?.isBeside(entry.path) != true {
      var directory = entry.directory
      while directories.insert(directory).inserted { directory = directory.parent }
      last = entry.path
    }
    if ignoringCase { folded = Folded(entries, directories) }
  }

  /// Where among the entries a path of the disk stands.
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

  /// Whether what stands at a position among the entries may be of that kind on the disk.
  func couldBe(_ kind: FileKind, at position: Int) -> Bool { entries[position].couldBe(kind) }

  /// Whether anything tracked lies in a directory of the disk.
  func lies(in directory: RepositoryPath) -> Bool {
    directories.contains(directory) || folded?.directories.contains(directory.folded) == true
  }

  /// The same for a file system to which `Foo.swift` is `foo.swift`, and one spelling of `é` the other.
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
  /// Strings are equal when they look equal; escaping keeps bytes that are no text apart.
  fileprivate var folded: String { description.lowercased() }
}
