import Findings

/// A workspace and what is known of it.
struct WorkspaceState {
  let workspace: any LintedWorkspace
  /// Raised by each change.
  var changes = 1
  /// Whether something on disk may have changed since the last analysis began.
  var isOnDiskChanged = true
  /// What the last analysis found.
  var snapshot: Snapshot?
  /// When the next analysis may begin.
  var start = ContinuousClock.now
  /// The analysis that is under way.
  var analysis: Task<Void, Never>?
  /// Waits until the next analysis may begin.
  var pause: Task<Void, Never>?
  /// What the client was told of the settings.
  var shownFault: SettingsFault?
  /// What the client was told of each document.
  var published: [String: PublishDiagnosticsParams] = [:]

  init(_ workspace: any LintedWorkspace) {
    self.workspace = workspace
  }

  mutating func change(onDisk: Bool) {
    changes += 1
    if onDisk { isOnDiskChanged = true }
  }

  /// The findings of all files in the state of a snapshot.
  func findings(in snapshot: Snapshot) async throws(WorkspaceFailure) -> [ByteString: [Finding]] {
    try await workspace.findings(in: snapshot.state)
  }

  var isCurrent: Bool { snapshot?.state == changes }
}

/// What an analysis found, and the texts that it saw.
struct Snapshot: Sendable {
  /// The number of the state.
  let state: Int
  let found: WorkspaceFindings
  let documents: [ByteString: LintedDocument]

  /// Returns whether a client that saw an older snapshot has something to ask for again, beyond the documents that it changed.
  func isNews(since older: Snapshot?) -> Bool {
    guard let older, older.found.fault == found.fault else { return true }
    return documents.contains { path, document in
      older.documents[path]?.document.bytes == document.document.bytes && older.findings(of: path) != findings(of: path)
    }
  }

  /// The findings of a file.
  func findings(of path: ByteString) -> [Finding] { found.findings[path] ?? [] }
}
