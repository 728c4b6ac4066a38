#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a name in a directory, or a path, stands for; symbolic links are not followed.
package enum FileKind: Sendable, Equatable {
  case regular, directory, symbolicLink, other
}

/// Tells what stands at a path, or `nil` if nothing does.
///
/// - Parameter followsLinks: whether a symbolic link counts as what it leads to.
package func kind(ofFile path: DiskPath, followsLinks: Bool = false) -> FileKind? {
  var status = stat()
  let code = unsafe withCString(path.bytes) { unsafe followsLinks ? stat($0, &status) : lstat($0, &status) }
  guard code == 0 else { return nil }
  return FileKind(mode: status.st_mode)
}

/// Lists the regular files below a directory, and counts the symbolic links, none of which is followed.
///
/// Names that start with a dot are passed over, as shells and editors do.
///
/// - Returns: the paths below the directory, with slashes, ordered by their bytes.
/// - Complexity: O(*n*) in the number of files; directories may nest as deeply as the system lets them.
package func files(
  below directory: DiskPath
) throws(SystemError) -> (files: [RepositoryPath], symbolicLinks: [RepositoryPath]) {
  var found: [RepositoryPath] = []
  var links: [RepositoryPath] = []
  var waiting = [RepositoryPath.root]
  while let path = waiting.popLast() {
    let entries: [(name: [UInt8], kind: FileKind)]
    do {
      entries = try list(directory.appending(path))
    } catch {
      // What lies below the given directory may vanish or be closed to us; the directory itself may not.
      if path == .root { throw error }
      continue
    }
    for (name, kind) in entries where name.first != UInt8(ascii: ".") {
      guard let below = path.appending(name) else { continue }
      switch kind {
      case .regular: found.append(below)
      case .directory: waiting.append(below)
      case .symbolicLink: links.append(below)
      case .other: break
      }
    }
  }
  return (found.sorted(), links.sorted())
}

private func list(_ path: DiskPath) throws(SystemError) -> [(name: [UInt8], kind: FileKind)] {
  guard let stream = unsafe withCString(path.bytes, { unsafe opendir($0) }) else { throw .last }
  defer { unsafe closedir(stream) }
  var entries: [(name: [UInt8], kind: FileKind)] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
    var status = stat()
    let descriptor = unsafe dirfd(stream)
    let code = unsafe withCString(name) { unsafe fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    if code == 0 { entries.append((name, FileKind(mode: status.st_mode))) }
  }
  return entries
}

extension FileKind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
