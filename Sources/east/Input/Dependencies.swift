import Analysis
import Git

/// The sources of libraries in the folders that a configuration names.
///
/// They are those on the disk, whichever content of the repository is linted: git usually does not keep them, and both
/// sides of a gate must be linted with the same ones.
struct Dependencies: Sendable {
  /// The folders, and how many Swift files are read of each; `nil` for one that is not there.
  private(set) var folders: [(path: RepositoryPath, count: Int?)] = []
  /// By path; no tests, examples or demos.
  private(set) var files: [ListedFile] = []
  private(set) var projects: [ListedFile] = []
  /// What a user should hear of, one sentence each.
  private(set) var notes: [String] = []

  /// Whether these are the sources of some folders.
  func areOf(_ paths: [RepositoryPath]) -> Bool { paths == folders.map(\.path) }

  /// Whether the sources of the same folders are read here and there.
  func isAlike(_ other: Dependencies) -> Bool { areOf(other.folders.map(\.path)) }

  /// More files than these are of no help; each takes memory and time.
  private static let mostFiles = 20_000

  init() {}

  /// Lists the sources. No symbolic link is followed.
  ///
  /// - Parameter root: the directory that the folders are in; `nil` if there is no work tree.
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
      let file = ListedFile(path: path, place: .disk, isLinted: false, isDependency: true)
      if path.isSwift { files.append(file) } else { projects.append(file) }
    }
    return true
  }
}

extension RepositoryPath {
  /// The directories on the way to this one, and itself.
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
