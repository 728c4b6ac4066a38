#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The kind of a file; a symbolic link is a kind of its own.
package enum FileKind: Sendable, Equatable {
  case regular, directory, symbolicLink, other
}

/// Returns the kind of the file at a path, or `nil` if there is none.
///
/// - Parameter followsLinks: whether to return the kind of the file that a symbolic link points to.
package func kind(ofFile path: DiskPath, followsLinks: Bool = false) -> FileKind? {
  var status = stat()
  let code = unsafe withCString(path.bytes) { unsafe followsLinks ? stat($0, &status) : lstat($0, &status) }
  guard code == 0 else { return nil }
  return FileKind(mode: status.st_mode)
}

/// The files below a directory, each list in the order of the paths' bytes.
package struct DirectoryContent: Sendable {
  package fileprivate(set) var files: [RepositoryPath] = []
  /// Pipes, sockets and devices.
  package fileprivate(set) var special: [RepositoryPath] = []
  package fileprivate(set) var symbolicLinks: [RepositoryPath] = []
  /// Directories that could not be listed.
  package fileprivate(set) var closed: [RepositoryPath] = []
}

/// Returns the regular files below a directory, without following symbolic links.
///
/// Names that start with a dot are skipped, as in shells and editors.
///
/// - Complexity: O(*n*) in the number of files; directories may nest as deeply as the system allows.
package func content(ofDirectory directory: DiskPath) throws(SystemError) -> DirectoryContent {
  var content = DirectoryContent()
  var waiting = [RepositoryPath.root]
  while let path = waiting.popLast() {
    let items: [DiskItem]
    do {
      items = try directory.appending(path).items()
    } catch {
      // A directory below the given one may vanish or be unreadable; the given directory itself may not.
      if path == .root { throw error }
      content.closed.append(path)
      continue
    }
    for item in items where item.name.first != UInt8(ascii: ".") {
      guard let below = path.appending(item.name) else { continue }
      switch item.kind {
      case .regular: content.files.append(below)
      case .directory: waiting.append(below)
      case .symbolicLink: content.symbolicLinks.append(below)
      case .other: content.special.append(below)
      }
    }
  }
  content.files.sort()
  content.special.sort()
  content.symbolicLinks.sort()
  content.closed.sort()
  return content
}

/// Returns the regular files in a directory, but not those in directories of it, in the order of their names' bytes.
///
/// Names that start with a dot are skipped.
package func regularFiles(inDirectory directory: DiskPath) throws(SystemError) -> [RepositoryPath] {
  try directory.items().filter { $0.kind == .regular && $0.name.first != UInt8(ascii: ".") }
    .compactMap { RepositoryPath.root.appending($0.name) }.sorted()
}

extension FileKind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
