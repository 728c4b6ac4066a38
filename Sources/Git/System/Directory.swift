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
package func kind(ofFile path: String, followsLinks: Bool = false) -> FileKind? {
  var status = stat()
  guard unsafe followsLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return nil }
  return FileKind(mode: status.st_mode)
}

/// Lists the regular files below a directory, and counts the symbolic links, none of which is followed.
///
/// Names that start with a dot are passed over, as shells and editors do.
///
/// - Returns: the paths below the directory, with slashes, ordered by their bytes.
/// - Complexity: O(*n*) in the number of files; directories may nest as deeply as the system lets them.
package func files(below directory: String) throws(SystemError) -> (files: [[UInt8]], symbolicLinks: [[UInt8]]) {
  var found: [[UInt8]] = []
  var links: [[UInt8]] = []
  var waiting: [[UInt8]] = [[]]
  while let path = waiting.popLast() {
    let entries: [(name: [UInt8], kind: FileKind)]
    do {
      entries = try unsafe list(Array(directory.utf8) + slashed(path))
    } catch {
      // What lies below the given directory may vanish or be closed to us; the directory itself may not.
      if path.isEmpty { throw error }
      continue
    }
    for (name, kind) in entries where name.first != UInt8(ascii: ".") {
      let below = path.isEmpty ? name : path + [UInt8(ascii: "/")] + name
      switch kind {
      case .regular: found.append(below)
      case .directory: waiting.append(below)
      case .symbolicLink: links.append(below)
      case .other: break
      }
    }
  }
  return (found.sorted { $0.lexicographicallyPrecedes($1) }, links.sorted { $0.lexicographicallyPrecedes($1) })
}

private func slashed(_ path: [UInt8]) -> [UInt8] {
  path.isEmpty ? [] : [UInt8(ascii: "/")] + path
}

@unsafe
private func list(_ path: [UInt8]) throws(SystemError) -> [(name: [UInt8], kind: FileKind)] {
  guard let stream = unsafe opendir((path + [0]).map { CChar(bitPattern: $0) }) else { throw .last }
  defer { unsafe closedir(stream) }
  var entries: [(name: [UInt8], kind: FileKind)] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
    var status = stat()
    let descriptor = unsafe dirfd(stream)
    let isKnown = unsafe fstatat(descriptor, name.map { CChar(bitPattern: $0) } + [0], &status, AT_SYMLINK_NOFOLLOW) == 0
    if isKnown { entries.append((name, FileKind(mode: status.st_mode))) }
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
