package import Git

/// The resolver of the paths on the command line.
package struct OperandPaths {
  /// The directory that relative paths start from.
  package let base: DiskPath
  /// Whether a path need not exist on disk, because the content comes from a tree, the index or standard input.
  let mayBeMissing: Bool

  /// - Parameter directory: the directory to start from; `nil` for the current directory.
  package init(from directory: String?, mayBeMissing: Bool) throws(Failure) {
    guard let base = realPath(of: DiskPath(directory ?? ".")), kind(ofFile: base) == .directory else {
      throw Failure(
        directory.map { "no such directory: '\($0)'; pass an existing directory to --repo" }
          ?? "the current directory does not exist any more; change to another directory")
    }
    self.base = base
    self.mayBeMissing = mayBeMissing
  }

  /// Returns the absolute path, with symbolic links resolved.
  package func absolute(_ path: String) throws(Failure) -> DiskPath {
    if path.isEmpty { throw Failure("empty path; pass '.' for the current directory") }
    let joined = joined(path, below: base)
    if let real = try real(joined, named: path) { return real }
    if mayBeMissing { return joined.withoutDots.resolved }
    // Findings have paths relative to the root, whatever the current directory is.
    if let root = base.repositoryRoot, let real = try real(self.joined(path, below: root), named: path),
      real.relative(to: root) != nil
    {
      return real
    }
    if isSparse { return joined.withoutDots.resolved }
    throw .noSuchFile(path)
  }

  /// Whether the directory is in a sparse checkout: git tracks files that are not on disk.
  private var isSparse: Bool {
    guard let root = base.repositoryRoot, let repository = try? Repository.discover(from: root) else { return false }
    return kind(ofFile: repository.gitDirectory.appending(name: "info/sparse-checkout".utf8)) != nil
  }

  private func joined(_ path: String, below directory: DiskPath) -> DiskPath {
    path.hasPrefix("/") ? DiskPath(path) : directory.appending(name: path.utf8)
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
}

extension DiskPath {
  /// The nearest directory that contains `.git`, this one or one above it; `nil` if there is none.
  var repositoryRoot: DiskPath? { ancestry.first { $0.holds(".git") } }

  /// Whether this directory, or one above it, contains `.git`, or `HEAD` as a bare repository does.
  var mayLieInRepository: Bool { ancestry.contains { $0.holds(".git") || $0.holds("HEAD") } }

  /// The nearest directory or file that exists on disk: the path itself, or one above it.
  package var nearestOnDisk: DiskPath { ancestry.first { kind(ofFile: $0, followsLinks: true) != nil } ?? self }

  private func holds(_ name: String) -> Bool { kind(ofFile: appending(name: name.utf8)) != nil }
}

extension Failure {
  /// A path on the command line at which there is nothing.
  static func noSuchFile(_ path: String) -> Failure {
    // Bytes that are not UTF-8 arrive as replacement characters.
    let isDamaged = path.unicodeScalars.contains("\u{fffd}")
    return Failure(
      "no such file or directory: '\(path)'; "
        + (isDamaged ? "pass its directory, since the name is not UTF-8" : "check the path"))
  }
}
