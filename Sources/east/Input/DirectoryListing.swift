import Git
import Lint

extension Listing {
  /// Lists the Swift files at paths that lie in no repository.
  ///
  /// - Parameters:
  ///   - paths: files and directories below the root.
  ///   - root: the directory to which the paths in the output are relative.
  init(plain paths: [RepositoryPath], below root: DiskPath) throws(Failure) {
    self.init(directory: root, scope: .everything)
    var seen: Set<RepositoryPath> = []
    for path in paths {
      if kind(ofFile: root.appending(path)) == .regular {
        if path.isSwift, seen.insert(path).inserted { add(path, at: .disk) }
      } else {
        try addFiles(below: path, of: root, unless: &seen)
      }
    }
  }

  private mutating func addFiles(
    below path: RepositoryPath, of root: DiskPath, unless seen: inout Set<RepositoryPath>
  ) throws(Failure) {
    let directory = root.appending(path)
    do {
      let found = try Git.files(below: directory)
      for file in found.files.compactMap({ path.appending(below: $0) }) where file.isSwift && seen.insert(file).inserted
      {
        add(file, at: .disk)
      }
      for link in found.symbolicLinks.compactMap({ path.appending(below: $0) }) where link.isSwift {
        leaveOut(link, because: .symbolicLinks)
      }
    } catch {
      throw Failure("'\(directory)' \(error.reason)")
    }
  }
}

extension RepositoryPath {
  /// The path of what lies at another path below this directory.
  func appending(below path: RepositoryPath) -> RepositoryPath? {
    self == .root ? path : RepositoryPath(bytes: bytes + [UInt8(ascii: "/")] + path.bytes)
  }
}
