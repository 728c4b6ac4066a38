import Analysis
package import Git

/// The sources of libraries, in the folders that a configuration names as dependencies.
///
/// They are read from disk, whichever version of the repository is linted: git usually does not keep them, and both
/// sides of a gate must be linted with the same dependencies.
package struct Dependencies: Sendable {
  /// The folders, each with the number of Swift files that are read from it; `nil` for a folder that cannot be read.
  package private(set) var folders: [(path: RepositoryPath, count: Int?)] = []
  /// The Swift files, ordered by path, without tests, examples and demos.
  package private(set) var files: [ListedFile] = []
  private(set) var projects: [ListedFile] = []
  /// The warnings for the user, one sentence each.
  private(set) var notes: [String] = []

  /// Returns whether these are the sources of the given folders.
  func areOf(_ paths: [RepositoryPath]) -> Bool { paths == folders.map(\.path) }

  /// Returns whether the other dependencies are those of the same folders.
  package func isAlike(_ other: Dependencies) -> Bool { areOf(other.folders.map(\.path)) }

  /// The maximum number of files: more do not help, and each takes memory and time.
  private static let mostFiles = 20_000

  init() {}

  /// Lists the sources. Symbolic links are not followed.
  ///
  /// - Parameter root: the directory that the paths are relative to; `nil` if there is no work tree.
  init(in paths: [RepositoryPath], below root: DiskPath?) {
    var seen: Set<RepositoryPath> = []
    for path in paths {
      guard let root else {
        notes.append("'\(path)' was not read: the repository has no work tree")
        folders.append((path, nil))
        continue
      }
      let before = files.count
      let isThere = add(path, below: root, unless: &seen)
      folders.append((path, isThere ? files.count - before : nil))
    }
    files.sort { $0.path < $1.path }
    projects.sort { $0.path < $1.path }
    if files.count > Self.mostFiles {
      notes.append(
        "the dependencies have \(files.count) Swift files, of which \(Self.mostFiles) were read; name fewer folders")
      files.removeLast(files.count - Self.mostFiles)
    }
  }

  private mutating func add(
    _ folder: RepositoryPath, below root: DiskPath, unless seen: inout Set<RepositoryPath>
  ) -> Bool {
    for step in folder.steps {
      switch kind(ofFile: root.appending(step)) {
      case .directory: continue
      case .symbolicLink: notes.append("'\(step)' was not read: it is a symbolic link")
      case .regular, .other: notes.append("'\(step)' was not read: it is no directory")
      case nil: break
      }
      return false
    }
    let found: DirectoryContent
    do {
      found = try content(ofDirectory: root.appending(folder))
    } catch {
      notes.append("'\(folder)' was not read: it \(error.reason)")
      return false
    }
    notes += found.closed.map { "cannot list '\(folder)/\($0)'; check its permissions" }
    for file in found.files where file.isSource && !file.isTest && !isOfExamples(file.parent.bytes[...]) {
      guard let path = folder.appending(below: file), seen.insert(path).inserted else { continue }
      let file = ListedFile(path: path, place: .disk, role: .dependency)
      if path.isSwift { files.append(file) } else { projects.append(file) }
    }
    return true
  }
}

extension RepositoryPath {
  /// The directories from the root to this path, itself included.
  fileprivate var steps: [RepositoryPath] {
    var steps: [RepositoryPath] = []
    var place = self
    while place != .root {
      steps.append(place)
      place = place.parent
    }
    return steps.reversed()
  }
}
