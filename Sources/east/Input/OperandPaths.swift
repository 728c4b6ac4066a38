import Git

/// The resolver of the paths on the command line.
struct OperandPaths {
  /// The directory that relative paths start from.
  let base: DiskPath
  /// Whether a path need not exist on disk, because the content comes from a tree, the index or standard input.
  let mayBeMissing: Bool

  /// - Parameter directory: the directory to start from; `nil` for the current directory.
  init(from directory: String?, mayBeMissing: Bool) throws(Failure) {
    guard let base = realPath(of: DiskPath(directory ?? ".")) else {
      throw Failure(
        directory.map { "no such directory: '\($0)'; pass an existing directory to --repo" }
          ?? "the current directory does not exist any more; change to another directory")
    }
    self.base = base
    self.mayBeMissing = mayBeMissing
  }

  /// Returns the absolute path, with symbolic links resolved.
  func absolute(_ path: String) throws(Failure) -> DiskPath {
    if path.isEmpty { throw Failure("empty path; pass '.' for the current directory") }
    let joined = joined(path, below: base)
    if let real = try real(joined, named: path) { return real }
    if mayBeMissing { return joined.withoutDots }
    // Findings have paths relative to the root, whatever the current directory is.
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

  /// Resolves symbolic links; returns `nil` if the path does not exist.
  private func real(_ path: DiskPath, named name: String) throws(Failure) -> DiskPath? {
    guard let real = realPath(of: path) else { return nil }
    // Names of files of the repository are often passed on by scripts; none of them may lead out of the repository.
    if real != path, let root = base.repositoryRoot, real.relative(to: root) == nil,
      (try? NamedFile(path, below: root)) == nil
    {
      throw Failure("'\(name)' is outside '\(root)' through a symbolic link; pass '\(real)'")
    }
    return real
  }

  /// Returns the nearest directory or file that exists on disk: the path itself, or one above it.
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

  /// The nearest directory that contains `.git`, this one or one above it; `nil` if there is none.
  fileprivate var repositoryRoot: DiskPath? {
    var directory = self
    while !directory.holds(".git") {
      if directory.isRoot { return nil }
      directory = directory.parent
    }
    return directory
  }

  /// Whether this directory, or one above it, contains `.git`, or `HEAD` as a bare repository does.
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

  /// Returns the path relative to the root; `nil` if the path is not below the root.
  func relative(to root: DiskPath) -> RepositoryPath? {
    if bytes == root.bytes { return .root }
    let prefix = root.isRoot ? root.bytes : root.bytes + [slash]
    return bytes.starts(with: prefix) ? RepositoryPath(bytes: Array(bytes.dropFirst(prefix.count))) : nil
  }

  /// The path without `.` and `..`, which are resolved as text; symbolic links in the existing part are resolved.
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
