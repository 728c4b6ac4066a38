import Git

/// The paths of the command line, made absolute.
struct OperandPaths {
  /// The directory to which relative paths are relative.
  let base: DiskPath
  /// Whether a path may be named that is not on disk, because it is looked up in a tree or the index.
  let mayBeMissing: Bool

  /// - Parameter directory: the directory to start from; `nil` for the current one.
  init(from directory: String?, mayBeMissing: Bool) throws(Failure) {
    guard let base = realPath(of: DiskPath(directory ?? ".")) else {
      throw Failure(
        directory.map { "no such directory: '\($0)'; pass an existing directory to --repo" }
          ?? "the current directory does not exist any more; change to another directory")
    }
    self.base = base
    self.mayBeMissing = mayBeMissing
  }

  /// The absolute path without symbolic links.
  func absolute(_ path: String) throws(Failure) -> DiskPath {
    if path.isEmpty { throw Failure("empty path; pass '.' for the current directory") }
    let joined = joined(path, below: base)
    if let real = try real(joined, named: path) { return real }
    if mayBeMissing { return joined.withoutDots }
    // Findings name files as the root sees them, wherever the command was started.
    if let root = base.repositoryRoot, let real = try real(self.joined(path, below: root), named: path),
      real.relative(to: root) != nil
    {
      return real
    }
    throw Failure("no such file or directory: '\(path)'; check the path")
  }

  private func joined(_ path: String, below directory: DiskPath) -> DiskPath {
    path.hasPrefix("/") ? DiskPath(path) : DiskPath(bytes: directory.bytes + [slash] + path.utf8)
  }

  /// Follows symbolic links; `nil` if nothing is there.
  private func real(_ path: DiskPath, named name: String) throws(Failure) -> DiskPath? {
    guard let real = realPath(of: path) else { return nil }
    // The names of what a repository holds are often passed on; none of them may lead elsewhere.
    if real != path, let root = base.repositoryRoot, real.relative(to: root) == nil,
      (try? NamedFile(path, below: root)) == nil
    {
      throw Failure("'\(name)' is outside '\(root)' through a symbolic link; pass '\(real)'")
    }
    return real
  }

  /// The nearest directory or file at or above the path that is on disk.
  func nearestOnDisk(_ path: DiskPath) -> DiskPath {
    var path = path
    while !path.isRoot, kind(ofFile: path, followsLinks: true) == nil { path = path.parent }
    return path
  }
}

extension DiskPath {
  var isRoot: Bool { bytes == [slash] }

  var parent: DiskPath {
    let end = bytes.lastIndex(of: slash) ?? 0
    return DiskPath(bytes: end == 0 ? [slash] : Array(bytes[..<end]))
  }

  /// The nearest directory here or above that has a `.git`.
  fileprivate var repositoryRoot: DiskPath? {
    var directory = self
    while !directory.holds(".git") {
      if directory.isRoot { return nil }
      directory = directory.parent
    }
    return directory
  }

  /// Whether a directory here or above has a `.git`, or what a bare repository has.
  var mayLieInRepository: Bool {
    var directory = self
    while true {
      if directory.holds(".git") || directory.holds("HEAD") { return true }
      if directory.isRoot { return false }
      directory = directory.parent
    }
  }

  private func holds(_ name: String) -> Bool {
    RepositoryPath(name).map { kind(ofFile: appending($0)) != nil } ?? false
  }

  /// The path as the root sees it, or `nil` if it does not lie there.
  func relative(to root: DiskPath) -> RepositoryPath? {
    if bytes == root.bytes { return .root }
    let prefix = root.isRoot ? root.bytes : root.bytes + [slash]
    return bytes.starts(with: prefix) ? RepositoryPath(bytes: Array(bytes.dropFirst(prefix.count))) : nil
  }

  /// The path with `.` and `..` worked out by its letters alone, and the links of its part that is on disk followed.
  fileprivate var withoutDots: DiskPath {
    var steps: [ArraySlice<UInt8>] = []
    for step in bytes.split(separator: slash) where !step.elementsEqual(".".utf8) {
      if step.elementsEqual("..".utf8) { _ = steps.popLast() } else { steps.append(step) }
    }
    var missing: [ArraySlice<UInt8>] = []
    while let last = steps.popLast() {
      missing.insert(last, at: 0)
      let above = DiskPath(bytes: [slash] + steps.joined(separator: [slash]))
      if let real = realPath(of: above) {
        let start = real.isRoot ? [] : real.bytes
        return DiskPath(bytes: start + missing.flatMap { [slash] + $0 })
      }
    }
    return self
  }
}

private let slash = UInt8(ascii: "/")
