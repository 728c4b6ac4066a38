package import Git

/// The sources of libraries, which are read with the listed files.
extension FileList {
  /// The directory of all files on disk, the sources of libraries included; `nil` if nothing is read from disk.
  var readDirectory: DiskPath? { directory != nil || !dependencies.files.isEmpty ? root : nil }

  /// All files that are read: the listed ones, and the sources of libraries that are not listed.
  package var readFiles: [ListedFile] {
    if dependencies.files.isEmpty { return files }
    let own = Set(files.map(\.path))
    return files + dependencies.files.filter { !own.contains($0.path) }
  }

  /// Whether sources of libraries are read.
  package var readsDependencies: Bool { !(dependencies.files + dependencies.projects).isEmpty }

  /// Adds the sources of libraries in some folders.
  ///
  /// - Returns: warnings for the user, one sentence each.
  mutating func addDependencies(in folders: [RepositoryPath]) -> [String] {
    if isAlone || dependencies.areOf(folders) { return [] }
    dependencies = Dependencies(in: folders, below: hasWorkTree ? root : nil)
    return dependencies.notes
  }

  /// Returns whether the sources of a folder are read as those of a library.
  package func readsDependencies(in folder: RepositoryPath) -> Bool {
    dependencies.folders.contains { $0.path == folder }
  }

  /// Reads the sources of libraries that the listing of another version of the repository reads.
  package mutating func shareDependencies(of other: FileList) { dependencies = other.dependencies }
}
