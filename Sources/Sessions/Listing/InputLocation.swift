package import Git

/// The location of the files that are read, and the paths that are linted.
package enum InputLocation {
  /// A repository, with the paths that the user named, relative to its root.
  case repository(Repository, root: DiskPath, paths: [RepositoryPath])
  /// Files and directories that are in no repository.
  case plain(root: DiskPath, paths: [RepositoryPath])

  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  /// Finds the repository or directory that contains the paths of the command line.
  ///
  /// - Parameters:
  ///   - directory: the directory that paths are relative to and whose repository is used; `nil` for the current
  ///     directory and the repository of the first path.
  ///   - isWhole: whether to select the whole repository if the user names no path.
  ///   - isGiven: whether the file's content comes from standard input, so that the file need not exist on disk.
  package init(
    _ operands: [String], _ contentSource: ContentSource, repository directory: String?, isWhole: Bool, isGiven: Bool
  ) throws(Failure) {
    let places = try OperandPaths(from: directory, mayBeMissing: isGiven || contentSource != .workTree)
    let named = directory == nil ? nil : try Self.repository(around: places.base, isNamed: true)
    // No path exists on disk in a bare repository, so that is said first.
    if let named { _ = try Self.root(of: named, contentSource) }
    var paths: [DiskPath] = []
    for operand in operands {
      do throws(Failure) {
        paths.append(try places.absolute(operand))
      } catch {
        try Self.checkWorkTree(around: operand, contentSource)
        throw error
      }
    }
    if paths.isEmpty { paths = [places.base] }
    guard let repository = directory == nil ? try Self.repository(around: paths[0].nearestOnDisk) : named else {
      self = try Self.plain(paths, contentSource, isRepositoryWanted: directory != nil)
      return
    }
    let root = try Self.root(of: repository, contentSource)
    // No directory on disk is one of a bare repository.
    if operands.isEmpty, isWhole || repository.workTreeRoot == nil { paths = [root] }
    var inside: [RepositoryPath] = []
    for path in paths {
      // A submodule is a repository of its own.
      let isInOther = path.repositoryRoot.map { $0 != root && $0.relative(to: root) != nil } ?? false
      // A bare repository may be in a directory whose `.git` is a file.
      let folder = repository.workTreeRoot == nil ? path.repositoryRoot : nil
      guard !isInOther, let relative = path.relative(to: root) ?? folder.flatMap({ path.relative(to: $0) }) else {
        throw Failure("'\(path)' is outside the repository at '\(root)'; pass paths of one repository")
      }
      inside.append(relative)
    }
    self = .repository(repository, root: root, paths: inside)
  }

  /// Opens the repository that the directory, or else the first path, is in.
  ///
  /// - Parameters:
  ///   - user: the command or flag that needs the repository, for the error.
  ///   - otherwise: what to do instead of passing a repository, for the error.
  package static func repository(
    of operands: [String], from directory: String?, for user: String, otherwise: String = ""
  ) throws(Failure) -> Repository {
    let places = try OperandPaths(from: directory, mayBeMissing: true)
    var start = places.base
    if directory == nil, let first = operands.first { start = try places.absolute(first).nearestOnDisk }
    guard let repository = try repository(around: start, isNamed: directory != nil) else {
      throw .needsRepository(user, otherwise: otherwise)
    }
    return repository
  }

  /// Opens the repository that a path is in; returns `nil` if there is none.
  ///
  /// - Parameter isNamed: whether the path is that of `--repo`.
  package static func repository(around path: DiskPath, isNamed: Bool = false) throws(Failure) -> Repository? {
    // Initializing libgit2 takes a third of the time of a small run; most single files outside of git do not need it.
    guard path.mayLieInRepository else { return nil }
    do {
      return try Repository.discover(from: path, isNamed: isNamed)
    } catch {
      throw Failure(error.description)
    }
  }

  /// Throws an error if a path that does not exist on disk is one of a bare repository.
  private static func checkWorkTree(around operand: String, _ contentSource: ContentSource) throws(Failure) {
    let place = try OperandPaths(from: nil, mayBeMissing: true).absolute(operand).nearestOnDisk
    guard let repository = try? repository(around: place) else { return }
    _ = try root(of: repository, contentSource)
  }

  private static func root(of repository: Repository, _ contentSource: ContentSource) throws(Failure) -> DiskPath {
    if let root = repository.workTreeRoot { return realPath(of: root) ?? root }
    if case .revision = contentSource { return realPath(of: repository.gitDirectory) ?? repository.gitDirectory }
    throw Failure(
      "'\(repository.gitDirectory)' is a bare repository and has no work tree; pass a work tree to --repo, or a revision to a "
        + "command that takes one (`east lint --rev HEAD`, `east gate --head HEAD`)"
    )
  }

  private static func plain(_ paths: [DiskPath], _ contentSource: ContentSource, isRepositoryWanted: Bool)
    throws(Failure) -> InputLocation
  {
    let first = paths[0]
    if isRepositoryWanted { throw Failure("no git repository at '\(first)'; pass another directory to --repo") }
    guard contentSource == .workTree else {
      throw Failure("'\(first)' is not in a git repository; remove --rev and --staged, or pass --repo DIR")
    }
    for path in paths.dropFirst() where try repository(around: path) != nil {
      throw Failure("'\(path)' is in a git repository and '\(first)' is not; lint them separately")
    }
    let root = commonDirectory(of: paths)
    return .plain(root: root, paths: paths.compactMap { $0.relative(to: root) })
  }
}

/// Returns the directory that paths in the output are relative to: the current directory if it contains all paths, else
/// the nearest directory that does.
private func commonDirectory(of paths: [DiskPath]) -> DiskPath {
  if let current = realPath(of: DiskPath(".")), paths.allSatisfy({ $0.relative(to: current) != nil }) { return current }
  var root = paths[0]
  while !paths.allSatisfy({ $0.relative(to: root) != nil }) || kind(ofFile: root) != .directory { root = root.parent }
  return root
}

extension Failure {
  package static func needsRepository(_ user: String, otherwise: String = "") -> Failure {
    Failure("\(user) needs a git repository; pass --repo DIR\(otherwise)")
  }
}
