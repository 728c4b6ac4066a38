import Analysis
import Findings
import Git
import Refactoring
import Sessions
import SwiftReader

/// A repository, with the contents of the files that are open in an editor.
actor RepositoryWorkspace: LintedWorkspace {
  private let root: ByteString
  private let options: @Sendable (_ root: String) throws(Failure) -> InputOptions
  /// The path of the baseline; `nil` for the file at the root.
  private var baselineName: String?
  /// The last state that could be read; `nil` if no state could be read.
  private var linted: State?
  /// The reason why the settings on disk cannot be read; `nil` after they were read.
  private var fault: SettingsFault?
  /// The rewritings of the last state, by edge and file: a menu shows their names before one is chosen.
  private var rewritings: [RewritingKey: EdgePatch] = [:]

  fileprivate struct State {
    private(set) var number: Int
    /// The contents of the open files in the session, by path.
    let contents: [ByteString: [UInt8]]
    let session: LintSession

    init(_ session: LintSession, _ update: WorkspaceUpdate) {
      self.session = session
      number = update.state
      contents = update.contents
    }

    /// Returns the state of the session under another number.
    func numbered(_ number: Int) -> State {
      var state = self
      state.number = number
      return state
    }
  }

  private struct RewritingKey: Hashable {
    let state: Int
    let edge: String
    let path: ByteString
  }

  init(_ root: ByteString, _ options: @escaping @Sendable (_ root: String) throws(Failure) -> InputOptions) {
    self.root = root
    self.options = options
  }

  func update(_ update: WorkspaceUpdate) async -> WorkspaceFindings {
    let isUpToDate = !update.isOnDiskChanged && linted?.lacksNewFile(of: update) != true
    if let next = isUpToDate ? linted?.next(update) : nil {
      linted = next
    } else {
      do throws(Failure) {
        linted = State(try await opened(update), update)
        fault = nil
      } catch {
        fault = SettingsFault(error, isTotal: linted == nil)
        // The last valid settings apply to the current contents of the files.
        linted = linted.map { $0.next(update) ?? $0.numbered(update.state) }
      }
    }
    let paths = Set(update.contents.keys)
    guard let session = linted?.session else { return WorkspaceFindings([], fault: fault) }
    return WorkspaceFindings(session.findings(in: paths), unused: session.dependencies(among: paths), fault: fault)
  }

  private func opened(_ update: WorkspaceUpdate) async throws(Failure) -> LintSession {
    var buffers: [RepositoryPath: [UInt8]] = [:]
    for (path, bytes) in update.contents {
      if let path = RepositoryPath(bytes: path.bytes) { buffers[path] = bytes }
    }
    let options = try options(String(decoding: root.bytes, as: UTF8.self))
    baselineName = options.baselineName
    let newPaths = update.newPaths.compactMap { RepositoryPath(bytes: $0.bytes) }
    let session = try await LintSession(options, isWhole: true, editing: buffers, creating: newPaths)
    // Without its own repository the folder would be linted as a part of the one around it.
    guard Git.realPath(of: session.place).map({ ByteString($0.bytes) }) == root else {
      throw Failure("'\(escaped(root))' is no repository any more; open the folder again")
    }
    return session
  }

  func findings(in state: Int) throws(WorkspaceFailure) -> [ByteString: [Finding]] {
    Dictionary(grouping: try session(state)?.result().findings ?? [], by: \.path)
  }

  /// Returns the session of a state; `nil` if the settings could never be read, so that nothing is linted.
  private func session(_ number: Int) throws(WorkspaceFailure) -> LintSession? {
    guard let linted else { return nil }
    if linted.number != number { throw .isOutdated }
    return linted.session
  }

  func contents(of paths: Set<ByteString>, in state: Int) throws(WorkspaceFailure) -> [ByteString: [UInt8]] {
    guard let session = try session(state) else { return [:] }
    return try answer { () throws(Failure) in try session.unchangedContents(of: paths) }
  }

  func explanation(
    of path: ByteString, at position: Position, as kind: MarkupKind, in state: Int
  ) throws(WorkspaceFailure) -> String? {
    try session(state)?.explanation(of: path, at: position, as: kind)
  }

  func suppressions(
    of finding: Finding, in state: Int
  ) throws(WorkspaceFailure) -> [SuppressionComment.Extent: [UInt8]] {
    guard finding.isSuppressible else { return [:] }
    guard let bytes = try contents(of: [finding.path], in: state)[finding.path] else { throw .isChangedOnDisk }
    let text = SuppressionText(bytes, reason: "TODO: reason")
    return SuppressionComment.Extent.allCases.reduce(into: [:]) { $0[$1] = text.allowing(finding, $1) }
  }

  func rewriting(edge: String, usedIn path: ByteString, in state: Int) async throws(WorkspaceFailure) -> EdgePatch {
    guard let session = try session(state) else { throw .cannot("nothing is linted: the settings cannot be read") }
    let key = RewritingKey(state: state, edge: edge, path: path)
    if let known = rewritings[key] { return known }
    let patch = try await patch(of: edge, usedIn: path, EdgePatches(session))
    rewritings = rewritings.filter { $0.key.state == state }
    if !Task.isCancelled { rewritings[key] = patch }
    return patch
  }

  /// Returns the patch for an edge. The repository is linted several times, so other queries are answered meanwhile.
  @concurrent
  private nonisolated func patch(
    of edge: String, usedIn path: ByteString, _ patches: EdgePatches
  ) async throws(WorkspaceFailure) -> EdgePatch {
    var patches = patches
    return try answer { () throws(Failure) in try patches.patch(ofEdge: edge, usedIn: path) }
  }

  func reachedProperties(of path: ByteString, in state: Int) throws(WorkspaceFailure) -> [Bridge] {
    try session(state)?.bridges(in: path).sorted { $0.place.position < $1.place.position } ?? []
  }

  func addToBaseline(_ finding: Finding) throws(WorkspaceFailure) {
    guard let session = linted?.session else { throw .isOutdated }
    try answer { () throws(Failure) in try session.addToBaseline(finding, named: baselineName) }
  }

  private nonisolated func answer<Result>(_ ask: () throws(Failure) -> Result) throws(WorkspaceFailure) -> Result {
    do {
      return try ask()
    } catch {
      throw error.isOutdated ? .isChangedOnDisk : .cannot(error.sentence)
    }
  }
}

extension RepositoryWorkspace.State {
  /// Returns whether a file that is not on disk was opened since, so that the files have to be listed again.
  fileprivate func lacksNewFile(of update: WorkspaceUpdate) -> Bool {
    update.newPaths.contains { contents[$0] == nil }
  }

  /// Returns the state with other contents of open files; `nil` if the repository has to be read again.
  fileprivate func next(_ update: WorkspaceUpdate) -> Self? {
    var session = session
    for path in contents.keys where update.contents[path] == nil {
      guard let path = RepositoryPath(bytes: path.bytes), session.lists(path) else { continue }
      guard let next = session.reverted(path) else { return nil }
      session = next
    }
    for (path, bytes) in update.contents where contents[path] != bytes {
      // A file that git ignores is not linted.
      guard let path = RepositoryPath(bytes: path.bytes), session.lists(path) else { continue }
      guard let next = session.updated(path, with: bytes) else { return nil }
      session = next
    }
    return Self(session, update)
  }
}

extension SettingsFault {
  fileprivate init(_ failure: Failure, isTotal: Bool) {
    let place = failure.place
    self.init(failure.sentence, path: place?.file.source, line: place?.line ?? 1, isTotal: isTotal)
  }
}
