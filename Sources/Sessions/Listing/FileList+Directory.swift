import Findings
import Git

extension FileList {
  /// Lists the Swift files at paths that are in no repository.
  ///
  /// - Parameters:
  ///   - paths: files and directories below the root.
  ///   - selection: the files to lint.
  ///   - root: the directory to which the paths in the output are relative.
  ///   - includesGenerated: whether to list vendored files, too.
  init(
    plain paths: [RepositoryPath], below root: DiskPath, selection: PathSelection = .everything, includesGenerated: Bool
  ) throws(Failure) {
    self.init(root: root, selection: selection, includesGenerated: includesGenerated)
    var seen: Set<RepositoryPath> = []
    for path in paths {
      if kind(ofFile: root.appending(path)) == .directory {
        try addFiles(below: path, of: root, unless: &seen)
      } else if path.isSwift, seen.insert(path).inserted {
        add(path, markedAt: .disk)
      }
    }
  }

  private mutating func addFiles(
    below path: RepositoryPath, of root: DiskPath, unless seen: inout Set<RepositoryPath>
  ) throws(Failure) {
    let directory = root.appending(path)
    let found: DirectoryContent
    do {
      found = try content(ofDirectory: directory)
    } catch {
      throw Failure("'\(directory)' \(error.reason)")
    }
    // A special file, such as a pipe, is listed as a file; reading it reports the error.
    for file in found.files + found.special where file.isSwift {
      guard let file = path.appending(below: file), seen.insert(file).inserted else { continue }
      add(file, markedAt: .disk)
    }
    for file in found.files where file.isXcodeProject {
      if let project = path.appending(below: file) { addProject(project, at: .disk) }
    }
    for link in found.symbolicLinks where link.isSwift {
      if let link = path.appending(below: link) { leaveOut(link, because: .symbolicLinks) }
    }
    for closed in found.closed {
      notes.append("cannot list '\(directory.appending(closed))'; check its permissions")
    }
  }
}

extension RepositoryPath {
  /// Returns the path below the root of an item, given its path below this directory.
  func appending(below path: RepositoryPath) -> RepositoryPath? {
    self == .root ? path : RepositoryPath(bytes: bytes + [UInt8(ascii: "/")] + path.bytes)
  }
}
