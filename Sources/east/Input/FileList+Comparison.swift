import Findings
import Git

/// Comparisons of the listings of two versions of a repository.
extension FileList {
  /// Returns the paths of the given files that are not listed here.
  func missing(among others: [ListedFile]) -> Set<RepositoryPath> {
    Set(others.map(\.path)).subtracting(files.map(\.path))
  }

  /// Returns the linted files whose path, or a directory of it, is a symbolic link or a submodule in a newer listing.
  func replaced(in newer: FileList) -> [ListedFile] {
    newer.replacements.isEmpty ? [] : files.filter { $0.isLinted && newer.replaces($0.path) }
  }

  /// Returns whether the path, or a directory of it, is a symbolic link or a submodule.
  func replaces(_ path: RepositoryPath) -> Bool { path.selfAndParents.contains(where: replacements.contains) }

  /// Returns whether both listings lint the same paths, with the same dependencies.
  func lintsTheSame(as other: FileList) -> Bool {
    files.elementsEqual(other.files) { $0.path == $1.path && $0.isLinted == $1.isLinted }
      && hasDependencies(of: other)
  }

  /// Returns whether both listings read the same contents, with the same configuration files.
  func isLike(_ other: FileList) -> Bool {
    files == other.files && projects == other.projects && configurations.isLike(other.configurations)
      && hasDependencies(of: other)
  }

  /// Returns whether both listings read the sources of libraries in the same folders.
  func hasDependencies(of other: FileList) -> Bool { dependencies.isAlike(other.dependencies) }

  /// The paths of all Swift files that git tracks or would add, those with marks included.
  var allPaths: Set<RepositoryPath> { Set((files + marked).map(\.path)) }
}
