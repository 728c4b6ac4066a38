import Git
import Lint

/// The Swift files of a run, before any is read, and what was left out.
struct Listing: Sendable {
  /// The directory that the files on disk lie below, if any do.
  let directory: DiskPath?
  /// The repository that the blobs lie in, if any do.
  let gitDirectory: DiskPath?
  private(set) var files: [ListedFile] = []
  private(set) var skipped = Skipped()
  /// What a user should hear of, one sentence each.
  var notes: [String] = []
  private var scope: Scope

  init(directory: DiskPath?, gitDirectory: DiskPath? = nil, scope: Scope) {
    self.directory = directory
    self.gitDirectory = gitDirectory
    self.scope = scope
  }

  /// The places of the scope at which nothing was seen.
  var unseen: [RepositoryPath] { scope.unseen }

  /// Takes note that something is there, whether it is to be read or not.
  mutating func see(_ path: RepositoryPath) {
    scope.see(path)
  }

  /// Takes the file in.
  mutating func add(_ path: RepositoryPath, at place: ListedFile.Place) {
    if scope.contains(path), !scope.judges(path) { skipped.count(.tests) }
    files.append(ListedFile(path: path, place: place, isJudged: scope.judges(path)))
  }

  /// Leaves a file out, with a count if the user wanted it judged.
  mutating func leaveOut(_ path: RepositoryPath, because reason: SkipReason) {
    if scope.contains(path) { skipped.count(reason) }
  }

  /// Lets this content stand in the place of a file, whether the file is there or not.
  mutating func replace(_ path: RepositoryPath, with bytes: [UInt8]) {
    files.removeAll { $0.path == path }
    add(path, at: .given(bytes))
  }
}
