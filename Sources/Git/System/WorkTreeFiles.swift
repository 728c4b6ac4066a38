#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the files below one directory and never leaves it: no step of a path may be `..` or a symbolic link.
///
/// The directory that was read last stays open, so files are best asked for in the order of their paths.
package struct WorkTreeFiles: ~Copyable {
  private let root: Int32
  private var directory: Int32
  private var directoryPath = RepositoryPath.root

  package init(root path: DiskPath) throws(SystemError) {
    root = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    directory = root
    if root < 0 { throw .last }
  }

  deinit {
    if directory != root, directory >= 0 { close(directory) }
    if root >= 0 { close(root) }
  }

  /// Reads a regular file.
  package mutating func bytes(of path: RepositoryPath) throws(SystemError) -> [UInt8] {
    try enter(path.parent)
    let name = path.name
    let descriptor = try opened(name, in: directory, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    return try regularBytes(of: descriptor)
  }

  private mutating func enter(_ path: RepositoryPath) throws(SystemError) {
    if path == directoryPath { return }
    if directory != root { close(directory) }
    directory = root
    directoryPath = .root
    for step in path.bytes.split(separator: separator) {
      let next: Int32
      do throws(SystemError) {
        next = try opened(step, in: directory, O_RDONLY | O_DIRECTORY)
      } catch {
        if directory != root { close(directory) }
        directory = root
        throw error
      }
      if directory != root { close(directory) }
      directory = next
    }
    directoryPath = path
  }

  private func opened(_ name: ArraySlice<UInt8>, in directory: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
    let flags = flags | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe withCString(Array(name)) { unsafe openat(directory, $0, flags) }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}
