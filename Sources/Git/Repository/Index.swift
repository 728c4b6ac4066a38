import Clibgit2

extension Repository {
  /// Returns the files of the index in the order of their paths, each once, including those with conflicts.
  package func indexFiles() throws(GitError) -> [Entry] { try stagedFiles().map(\.entry) }

  /// Returns the files of the index with the stamps that git recorded.
  func stagedFiles() throws(GitError) -> [Staged] {
    guard !isBare else { throw .noWorkTree(gitDirectory) }
    try checkGivenIndex()
    if let staged = try readIndex() { return Staged.resolved(staged) }
    return Staged.resolved(try filesOfLibrary())
  }

  /// Reads the index without libgit2; returns `nil` if there is no index, or if libgit2 should report what is wrong.
  private func readIndex() throws(GitError) -> [Staged]? {
    let place = givenIndex ?? gitDirectory.appending(name: "index".utf8)
    let contents: FileContents
    do throws(SystemError) {
      contents = try Git.contents(ofFile: place)
    } catch {
      // libgit2 says of such an index that it does not exist.
      if error == .forbidden { throw .unreadableFile(place, reason: "it \(error.reason)") }
      return nil
    }
    var index = IndexFile(contents.bytes)
    return index.entries(writtenWith: contents.stamp)
  }

  private func filesOfLibrary() throws(GitError) -> [Staged] {
    let index = unsafe try Owned(git_index_free) {
      unsafe openIndex(&$0)
    } otherwise: {
      .unreadableIndex(because: $0.reason)
    }
    let written = unsafe git_index_path(index.pointer).flatMap { unsafe stamp(of: DiskPath(bytes: bytes(of: $0))) }
    let count = unsafe git_index_entrycount(index.pointer)
    var staged: [Staged] = []
    staged.reserveCapacity(count)
    for position in 0..<count {
      guard let entry = unsafe git_index_get_byindex(index.pointer, position) else { continue }
      staged.append(unsafe try Staged(entry.pointee, writtenWith: written))
    }
    return staged
  }

  /// Refuses an index that does not exist. Git treats it as empty, so nothing would be linted.
  private func checkGivenIndex() throws(GitError) {
    guard let given = givenIndex else { return }
    let place = realPath(of: given) ?? given
    if kind(ofFile: place) == nil { throw .unusableIndex(given, reason: "does not exist") }
    guard let status = FileStatus(place) else { throw .unusableIndex(given, reason: "is not a regular file") }
    if status.size == 0 { throw .unusableIndex(given, reason: "is empty") }
  }

  private func openIndex(_ index: inout OpaquePointer?) -> CInt {
    guard let given = givenIndex else { return unsafe git_repository_index(&index, pointer) }
    return unsafe withCString(given.bytes) { unsafe git_index_open(&index, $0) }
  }
}

extension GitError {
  /// Creates an error that names the feature of the index that libgit2 cannot read, if libgit2 says that it is such a
  /// feature.
  fileprivate static func unreadableIndex(because reason: String) -> GitError {
    if reason.contains("'sdir'") { return .sparseIndex }
    if reason.contains("'link'") { return .splitIndex }
    return .unreadableIndex(reason: reason)
  }
}

/// An entry of the index and its stage: 0, or the side of a merge conflict.
struct Staged: Sendable {
  let entry: Entry
  /// The stamp of the file on disk that git recorded; `nil` if the file may have been written to since.
  let stamp: Stamp?
  private let stage: CInt

  private static let ours: CInt = 2

  /// - Parameters:
  ///   - stamp: the stamp of the file that git recorded.
  ///   - index: the stamp of the index itself.
  ///   - stage: 0, or the side of a merge conflict; see `gitformat-index(5)` for this and the following flags.
  ///   - isIntended: whether `git add --intent-to-add` announced the file.
  ///   - isSparse: whether a sparse checkout omits the file.
  init?(
    _ path: RepositoryPath, mode: UInt32, _ id: ObjectID, _ stamp: Stamp, writtenWith index: Stamp?,
    stage: CInt, isIntended: Bool, isSparse: Bool
  ) {
    guard let kind = Entry.Kind(mode: mode) else { return nil }
    let isOlder = index.map { stamp.isOlder(than: $0) } ?? false
    // Git records the size 0 for a file that may have been written to since, so 0 is certain only for an empty blob.
    let isKnown = stamp.length > 0 || id == .ofNothing
    self.stamp = isOlder && isKnown ? stamp : nil
    self.stage = stage
    let status: Entry.Status =
      if stage > 0 { .conflicted } else if isIntended { .intended } else if isSparse { .sparse } else { .settled }
    entry = Entry(path: path, kind: kind, id: id, status: status)
  }

  fileprivate init(_ raw: git_index_entry, writtenWith index: Stamp?) throws(GitError) {
    let name = unsafe raw.path.map { unsafe bytes(of: $0) } ?? []
    guard let path = RepositoryPath(bytes: name) else { throw .unsafePath(printable(name)) }
    let flags = unsafe UInt32(raw.flags_extended)
    let staged = unsafe Staged(
      path, mode: raw.mode, ObjectID(raw.id), Stamp(raw), writtenWith: index,
      stage: CInt(raw.flags) >> GIT_INDEX_ENTRY_STAGESHIFT & 3,
      isIntended: flags & GIT_INDEX_ENTRY_INTENT_TO_ADD.rawValue != 0,
      isSparse: flags & GIT_INDEX_ENTRY_SKIP_WORKTREE.rawValue != 0)
    guard let staged else {
      throw .unreadableIndex(reason: "'\(path)' has the mode \(String(unsafe raw.mode, radix: 8))")
    }
    self = staged
  }

  /// Returns the entries in order, one for each path. Of a conflict our version is kept, theirs if we have none.
  fileprivate static func resolved(_ staged: [Staged]) -> [Staged] {
    // libgit2 keeps the order of the file system, which may be case-insensitive.
    let isInOrder = zip(staged, staged.dropFirst()).allSatisfy { !$1.comes(before: $0) }
    var entries: [Staged] = []
    entries.reserveCapacity(staged.count)
    var last: CInt = 0
    for next in isInOrder ? staged : staged.sorted(by: { $0.comes(before: $1) }) {
      if next.stage > 0, entries.last?.entry.path == next.entry.path {
        if last == ours { continue }
        entries.removeLast()
      }
      entries.append(next)
      last = next.stage
    }
    return entries
  }

  private func comes(before other: Staged) -> Bool {
    entry.path == other.entry.path ? stage < other.stage : entry.path < other.entry.path
  }
}

extension Stamp {
  fileprivate init(_ entry: git_index_entry) {
    unsafe self.init(
      size: entry.file_size, modified: Moment(entry.mtime), changed: Moment(entry.ctime), inode: entry.ino,
      user: entry.uid, group: entry.gid)
  }
}

extension Stamp.Moment {
  fileprivate init(_ time: git_index_time) {
    self.init(seconds: UInt32(bitPattern: time.seconds), nanoseconds: time.nanoseconds)
  }
}
