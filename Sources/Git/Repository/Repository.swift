import Clibgit2

/// A git repository, opened for reading only. The values that it returns do not refer to it.
///
/// A `Repository` belongs to the thread that opened it and is not `Sendable`: every worker opens its own with
/// ``init(gitDirectory:)``, which takes a fraction of a millisecond.
@safe
package final class Repository {
  /// The directory of git's own files: `…/.git`, a bare repository, or the directory of a linked work tree inside
  /// either.
  package let gitDirectory: DiskPath
  /// The root of the work tree; `nil` if the repository is bare.
  package let workTreeRoot: DiskPath?
  /// Whether the history is incomplete, because the repository is a shallow clone.
  package let isShallow: Bool

  let pointer: OpaquePointer
  private let library: LibGit2
  /// Whether the clone is partial: objects were left out, to be fetched when they are needed. Computed on first use,
  /// because it is needed only when an object is missing, and then perhaps for thousands of objects.
  package private(set) lazy var isPartial = findOutWhetherPartial()

  /// For each directory, whether it is behind foreign attributes: a cache of ``kept(_:of:)``.
  var foreignAttributes: [RepositoryPath: Bool] = [:]

  /// Whether the repository has no work tree.
  package var isBare: Bool { workTreeRoot == nil }

  /// Opens the repository that contains a file or directory; returns `nil` if there is none.
  ///
  /// - Parameter isNamed: whether the user says that the directory is a repository, so that another one may track it.
  package static func discover(from path: DiskPath, isNamed: Bool = false) throws(GitError) -> Repository? {
    // C would truncate the path at a NUL.
    guard !path.bytes.contains(0), let real = realPath(of: path) else { throw .pathNotFound(path) }
    // The search starts at a directory because libgit2 stops where the device changes. On an overlay file system, as in
    // a container, a file has a different device from its directory.
    let start = directory(of: real)
    let library = try LibGit2()
    guard let pointer = unsafe try open(start, flags: 0) else {
      if let stray = start.gitFileAbove { throw .strayGitFile(stray) }
      return nil
    }
    let repository = unsafe Repository(pointer, library)
    if !isNamed || repository.gitDirectory != start, let outer = repository.workTreeTracking(start) {
      throw .embeddedRepository(repository.gitDirectory, in: outer)
    }
    return repository
  }

  private static func directory(of path: DiskPath) -> DiskPath {
    kind(ofFile: path) == .directory ? path : path.parent
  }

  /// Opens a repository that has already been discovered, for one more worker.
  package convenience init(gitDirectory: DiskPath) throws(GitError) {
    let library = try LibGit2()
    // The git directory is known, so libgit2 need not try other names or search upwards.
    let flags = GIT_REPOSITORY_OPEN_NO_SEARCH.rawValue | GIT_REPOSITORY_OPEN_NO_DOTGIT.rawValue
    guard let pointer = unsafe try Self.open(gitDirectory, flags: flags) else { throw .pathNotFound(gitDirectory) }
    unsafe self.init(pointer, library)
  }

  private init(_ pointer: OpaquePointer, _ library: LibGit2) {
    unsafe self.pointer = unsafe pointer
    self.library = library
    gitDirectory = DiskPath(bytes: unsafe bytes(of: git_repository_path(pointer)))
    workTreeRoot = unsafe git_repository_workdir(pointer).map { unsafe DiskPath(bytes: bytes(of: $0)) }
    isShallow = unsafe git_repository_is_shallow(pointer) == 1
  }

  deinit {
    // `library`, a stored property, is released after this.
    unsafe git_repository_free(pointer)
  }

  private static func open(_ path: DiskPath, flags: UInt32) throws(GitError) -> OpaquePointer? {
    var found: OpaquePointer?
    var isMissing = false
    do {
      try git {
        unsafe withCString(path.bytes) { unsafe git_repository_open_ext(&found, $0, flags, nil) }
      } otherwise: { failure in
        isMissing = failure.code == .notFound && path.repositoryAround == nil
        return .refusal(of: path, failure)
      }
    } catch {
      if isMissing { return nil }
      throw error
    }
    guard let pointer = unsafe found, unsafe isBareByDefault(pointer) else { return unsafe found }
    let directory = DiskPath(bytes: unsafe bytes(of: git_repository_path(pointer)))
    unsafe git_repository_free(pointer)
    return unsafe try open(directory, flags: GIT_REPOSITORY_OPEN_BARE.rawValue)
  }

  /// Returns whether git treats a repository as bare because no setting says otherwise, while libgit2 treats the
  /// directory around it as a work tree.
  private static func isBareByDefault(_ pointer: OpaquePointer) -> Bool {
    guard let root = unsafe git_repository_workdir(pointer) else { return false }
    let directory = DiskPath(bytes: unsafe bytes(of: git_repository_path(pointer)))
    return unsafe !directory.bytes.ends(with: "/.git") && directory.parent == DiskPath(bytes: bytes(of: root))
      && !has(settings: ["core.bare", "core.worktree"], pointer)
  }
}

extension GitError {
  /// Creates the error for a repository at or above a path that libgit2 refuses to open.
  fileprivate static func refusal(of path: DiskPath, _ failure: Failure) -> GitError {
    // libgit2 1.5 only reports that the user has no such setting.
    let isUntrusted = failure.code == .notFound && failure.reason.contains("safe.directory")
    if isUntrusted || failure.code == .foreignOwner { return .foreignOwner(path.repositoryAround ?? path) }
    // Both messages are libgit2's: 1.5 does not know the extension, later versions do not know the hash.
    if failure.reason.contains("extensions.objectformat") || failure.reason.contains("unknown object format") {
      return .sha256Repository(path)
    }
    let unsupported = "unsupported extension name extensions."
    if failure.reason.hasPrefix(unsupported) {
      return .unsupportedExtension(String(failure.reason.dropFirst(unsupported.count)), in: path)
    }
    // The settings of the user are read with those of the repository.
    let isOfUser = ["/.gitconfig'", "/git/config'"].contains { failure.reason.hasSuffix($0) }
    if isOfUser, failure.reason.hasPrefix("failed to stat '") { return .unreadableSettings(reason: failure.reason) }
    return .unreadableRepository(path, reason: failure.reason)
  }
}

extension DiskPath {
  /// The directory that `safe.directory` must name: the root of the work tree, or the bare repository. Finding it opens
  /// no repository.
  fileprivate var repositoryAround: DiskPath? {
    var found = unsafe git_buf()
    defer { unsafe git_buf_dispose(&found) }
    let code = unsafe withCString(bytes) { unsafe git_repository_discover(&found, $0, 0, nil) }
    guard code == 0, let pointer = unsafe found.ptr else { return nil }
    let directory = DiskPath(bytes: unsafe Git.bytes(of: pointer))
    return directory.bytes.ends(with: "/.git") ? directory.parent : directory
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
