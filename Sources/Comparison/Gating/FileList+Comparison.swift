import Analysis
package import Git
package import Sessions

/// Comparisons of the listings of two versions of a repository.
extension FileList {
  /// Returns the linted files whose path, or a directory of it, is a symbolic link, a submodule or a Git LFS pointer in a
  /// newer listing only.
  package func replaced(in newer: FileList) -> [ListedFile] {
    newer.replacements.isEmpty
      ? [] : files.filter { $0.role.isLinted && newer.replaces($0.path) && !replacements.contains($0.path) }
  }

  /// Returns whether the path, or a directory of it, is a symbolic link, a submodule or a Git LFS pointer.
  package func replaces(_ path: RepositoryPath) -> Bool { path.selfAndParents.contains(where: replacements.contains) }

  /// Returns whether both listings lint the same files, with the same dependencies.
  package func lintsTheSame(as other: FileList) -> Bool {
    files.elementsEqual(other.files) {
      $0.path == $1.path && $0.role.isLinted == $1.role.isLinted && $0.place == $1.place
    }
      && hasDependencies(of: other)
  }

  /// Returns whether both listings read the same contents, with the same configuration files.
  package func isLike(_ other: FileList) -> Bool {
    files == other.files && projects == other.projects && configurations.isLike(other.configurations)
      && hasDependencies(of: other)
  }

  /// Returns whether both listings read the sources of libraries in the same folders.
  package func hasDependencies(of other: FileList) -> Bool { dependencies.isAlike(other.dependencies) }

  /// Returns the symbolic links, submodules and Git LFS pointers at paths at which an older listing has nothing, except
  /// links to files that are listed.
  package func replacements(otherThanIn older: FileList) throws(Failure) -> Set<RepositoryPath> {
    let added = replacements.subtracting(older.replacements).subtracting(older.allPaths)
    if added.isEmpty { return [] }
    var reader = try ContentReader(self)
    let known = allPaths.subtracting(replacements)
    return added.filter { path in
      guard let place = links[path] else { return true }
      return reader.target(of: path, at: place, below: root).map { !known.contains($0) } ?? true
    }
  }

  /// Returns the paths of the Swift files that are not linted and whose contents another listing does not have there.
  package func unlintedPaths(otherThanIn other: FileList) throws(Failure) -> Set<RepositoryPath> {
    let unlinted = marked + files.filter { !$0.role.isLinted }
    if unlinted.isEmpty { return [] }
    let others = Dictionary((other.files + other.marked).map { ($0.path, $0) }) { first, _ in first }
    var reader = try ContentReader(self)
    var otherReader = try ContentReader(other)
    return Set(
      unlinted.filter { file in
        guard let same = others[file.path] else { return true }
        return reader.id(of: file) != otherReader.id(of: same)
      }.map(\.path))
  }

  /// The paths of the files that are not linted because they are test sources.
  package var unlintedTests: Set<RepositoryPath> {
    Set(files.lazy.filter { $0.role == .test }.map(\.path))
  }

  /// The paths of all Swift files that git tracks or would add, those with marks included.
  package var allPaths: Set<RepositoryPath> { Set((files + marked).map(\.path)) }
}
