#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that the user names, on the command line or in the environment.
///
/// The contents of a repository must not determine which file is accessed, so below the root no symbolic link is
/// followed. Links outside the root are the user's own and are followed.
package struct NamedFile: Sendable {
  private let place: Place

  private enum Place {
    case below(root: DiskPath, RepositoryPath)
    case elsewhere(DiskPath)
  }

  /// Resolves the path of the file, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the current directory.
  ///   - root: The directory whose files are not trusted.
  package init(_ path: DiskPath, below root: DiskPath) throws(SystemError) {
    let base = path.bytes.first == separator ? DiskPath("/") : realPath(of: DiskPath("."))
    guard !path.bytes.isEmpty, !path.bytes.contains(0), var place = base else { throw .missing }
    var steps = Array(path.bytes.split(separator: separator).reversed())
    var links = 0
    while let step = steps.popLast() {
      if step.elementsEqual(".".utf8) { continue }
      if step.elementsEqual("..".utf8) {
        place = place.parent
        continue
      }
      let next = place.appending(name: step)
      guard kind(ofFile: next) == .symbolicLink else {
        place = next
        continue
      }
      if next.path(below: root) != nil { throw .symbolicLink }
      // A link that represents an open descriptor may point to something that has no path.
      guard !next.isDescriptor, let target = next.linkTarget else {
        place = next
        continue
      }
      links += 1
      guard links <= 40 else { throw .symbolicLink }
      if target.first == separator { place = DiskPath("/") }
      steps += target.split(separator: separator).reversed()
    }
    // The root itself is a directory, not a file.
    let below = place.path(below: root).flatMap { $0 == .root ? nil : $0 }
    self.place = below.map { .below(root: root, $0) } ?? .elsewhere(place)
  }

  package func bytes() throws(SystemError) -> [UInt8] {
    switch place {
    case .below(let root, let path):
      var files = try WorkTreeFiles(root: root)
      return try files.bytes(of: path)
    case .elsewhere(let path): return try Git.bytes(ofFile: path)
    }
  }

  /// Replaces the contents of the file.
  ///
  /// Outside the root, anything but a regular file, such as `/dev/stdout` or a named pipe, is opened and written to
  /// directly.
  package func write(_ contents: [UInt8]) throws(SystemError) {
    switch place {
    case .below(let root, let path):
      var files = try WorkTreeFiles(root: root)
      try files.write(contents, to: path)
    case .elsewhere(let path):
      switch kind(ofFile: path, followsLinks: true) {
      case .directory: throw .notRegular
      case .regular where path.isDescriptor, .other, .symbolicLink: try path.append(contents, creating: false)
      case .regular, nil: try path.replace(with: contents)
      }
    }
  }

  /// Replaces the contents of the file, as ``write(_:)-([UInt8])`` does.
  package func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Appends text to the file, for files that another program keeps open or collects in one piece.
  package func append(_ text: String) throws(SystemError) {
    let contents = Array(text.utf8)
    switch place {
    case .below(let root, let path):
      var files = try WorkTreeFiles(root: root)
      try files.append(contents, to: path)
    case .elsewhere(let path): try path.append(contents, creating: true)
    }
  }
}

extension DiskPath {
  /// Whether the path represents a file descriptor of a process: `/proc/self/fd/1`.
  fileprivate var isDescriptor: Bool {
    parent.name.elementsEqual("fd".utf8) && ["/dev/", "/proc/"].contains { bytes.starts(with: $0.utf8) }
  }

  fileprivate var linkTarget: [UInt8]? {
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe withCString(bytes) { path in
      unsafe target.withUnsafeMutableBytes {
        // A buffer of at least one element has a base address.
        unsafe readlink(path, $0.bindMemory(to: CChar.self).baseAddress.unsafelyUnwrapped, $0.count)
      }
    }
    return length > 0 ? Array(target.prefix(length)) : nil
  }

  /// Returns the path relative to a root, or `nil` if the path is not below the root. Directories are compared by
  /// device and inode, however their names are spelled.
  fileprivate func path(below root: DiskPath) -> RepositoryPath? {
    guard let wanted = root.identity else { return nil }
    var directory = self
    var steps: [ArraySlice<UInt8>] = []
    while directory.identity != wanted {
      let parent = directory.parent
      guard parent != directory else { return nil }
      steps.append(directory.name)
      directory = parent
    }
    return steps.isEmpty ? .root : RepositoryPath(bytes: Array(steps.reversed().joined(separator: [separator])))
  }

  private var identity: Identity? {
    var status = stat()
    guard unsafe withCString(bytes, { unsafe lstat($0, &status) }) == 0 else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  private struct Identity: Equatable {
    let device: UInt64
    let inode: UInt64
  }

  fileprivate func replace(with contents: [UInt8]) throws(SystemError) {
    let directory = unsafe withCString(parent.bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard directory >= 0 else { throw .last }
    defer { close(directory) }
    removeLeftovers(in: directory)
    try Git.write(contents, as: name, in: directory)
  }

  fileprivate func append(_ contents: [UInt8], creating: Bool) throws(SystemError) {
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC | (creating ? O_CREAT : 0)
    let descriptor = unsafe withCString(bytes) { unsafe open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    if let failure = unsafe contents.withUnsafeBytes({ unsafe writeAll($0, to: descriptor) }) { throw failure }
  }
}
