#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes files below one directory and never leaves it: no component of a path may be `..` or a symbolic
/// link.
///
/// The directories on the path of the last file stay open, so files are best accessed in the order of their paths.
package struct WorkTreeFiles: ~Copyable {
  private let root: Int32
  /// The directory that was entered last; `nil` if entering it failed.
  private var entered: ArraySlice<UInt8>?
  private var path: [ArraySlice<UInt8>] = []
  private var directories: [Int32] = []
  /// Whether leftovers of killed processes were removed from the directory that was entered last.
  private var isTidy = false

  package init(root path: DiskPath) throws(SystemError) {
    root = unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if root < 0 { throw .last }
  }

  deinit {
    for directory in directories { close(directory) }
    if root >= 0 { close(root) }
  }

  /// Reads a regular file.
  package mutating func bytes(of path: RepositoryPath) throws(SystemError) -> [UInt8] {
    try contents(of: path).bytes
  }

  /// Reads a regular file and its stamp.
  package mutating func contents(of path: RepositoryPath) throws(SystemError) -> FileContents {
    try contents(path.name, in: try enter(path))
  }

  /// Creates a file or replaces its contents.
  package mutating func write(_ contents: [UInt8], to path: RepositoryPath) throws(SystemError) {
    try Git.write(contents, as: path.name, in: try enterTidily(path))
  }

  /// Replaces the contents of a regular file if they still equal the old contents.
  package mutating func replace(
    _ path: RepositoryPath, holding old: [UInt8], with new: [UInt8]
  ) throws(SystemError) {
    let directory = try enterTidily(path)
    guard let status = try regularStatus(of: path.name, in: directory) else { throw .missing }
    var file = try AtomicReplacement(in: directory, replacing: status)
    try file.write(new)
    // As late as possible: changes between this check and the renaming are lost.
    guard try contents(path.name, in: directory).bytes == old else { throw .changed }
    try file.publish(as: Array(path.name))
  }

  /// Appends to a regular file, and creates it if it does not exist.
  package mutating func append(_ contents: [UInt8], to path: RepositoryPath) throws(SystemError) {
    let directory = try enter(path)
    _ = try regularStatus(of: path.name, in: directory)
    let descriptor = try opened(path.name, in: directory, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK)
    defer { close(descriptor) }
    if let failure = unsafe contents.withUnsafeBytes({ unsafe writeAll($0, to: descriptor) }) { throw failure }
  }

  private func contents(_ name: ArraySlice<UInt8>, in directory: Int32) throws(SystemError) -> FileContents {
    let descriptor = try opened(name, in: directory, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    return try regularContents(of: descriptor)
  }

  private mutating func enterTidily(_ path: RepositoryPath) throws(SystemError) -> Int32 {
    let directory = try enter(path)
    if !isTidy { removeLeftovers(in: directory) }
    isTidy = true
    return directory
  }

  /// Opens the directories on the path of a file that are not open yet, and closes those that are not on the path.
  private mutating func enter(_ file: RepositoryPath) throws(SystemError) -> Int32 {
    let directory = file.directory
    if entered == directory { return directories.last ?? root }
    entered = nil
    let steps = file.parts.dropLast()
    let common = zip(path, steps).prefix { $0.elementsEqual($1) }.count
    if common < directories.count || common < steps.count { isTidy = false }
    while directories.count > common {
      if let left = directories.popLast() { close(left) }
      path.removeLast()
    }
    for step in steps.dropFirst(common) {
      directories.append(try opened(step, in: directories.last ?? root, O_RDONLY | O_DIRECTORY))
      path.append(step)
    }
    entered = directory
    return directories.last ?? root
  }

  private func opened(_ name: ArraySlice<UInt8>, in directory: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
    let flags = flags | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe withCString(name) { unsafe openat(directory, $0, flags, 0o666) }
    if descriptor >= 0 { return descriptor }
    let error = SystemError.last
    // The error for a symbolic link that is opened as a directory differs between systems.
    let isLink = status(of: name, in: directory).map { FileKind(mode: $0.st_mode) } == .symbolicLink
    throw isLink ? .symbolicLink : error
  }
}
