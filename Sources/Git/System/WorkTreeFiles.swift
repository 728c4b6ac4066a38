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
  private var directoryPath: [UInt8] = []

  package init(root path: String) throws(SystemError) {
    root = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    directory = root
    if root < 0 { throw .last }
  }

  deinit {
    if directory != root, directory >= 0 { close(directory) }
    if root >= 0 { close(root) }
  }

  /// Reads a regular file.
  ///
  /// - Parameter path: the path below the root, with slashes, as bytes because it need not be UTF-8.
  package mutating func bytes(of path: [UInt8]) throws(SystemError) -> [UInt8] {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    try enter(Array(path[..<(slash ?? 0)]))
    let name = path[(slash.map { $0 + 1 } ?? 0)...]
    let descriptor = try opened(name, in: directory, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    return try regularBytes(of: descriptor)
  }

  private mutating func enter(_ path: [UInt8]) throws(SystemError) {
    if path == directoryPath { return }
    if directory != root { close(directory) }
    directory = root
    directoryPath = []
    for step in path.split(separator: UInt8(ascii: "/")) {
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
    if name.elementsEqual("..".utf8) || name.contains(0) { throw .missing }
    let descriptor = unsafe openat(directory, name.map { CChar(bitPattern: $0) } + [0], flags | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}
