import Findings

/// A workspace, with its analyses and what the client was sent about it.
struct WorkspaceState {
  let workspace: any LintedWorkspace
  /// The number of the current state, which each change increments.
  var changes = 1
  /// Whether something on disk may have changed since the last analysis began.
  var isOnDiskChanged = true
  /// The result of the last analysis; `nil` before the first.
  var snapshot: Snapshot?
  /// The earliest time at which the next analysis may start.
  var start = ContinuousClock.now
  /// The running analysis.
  var analysis: Task<Void, Never>?
  /// The task that waits until the next analysis may start, and then starts it.
  var pause: Task<Void, Never>?
  /// The fault of the settings that the client was told of.
  var shownFault: SettingsFault?
  /// The diagnostics that the client was last sent, by the URI of the document.
  var published: [String: PublishDiagnosticsParams] = [:]

  init(_ workspace: any LintedWorkspace) {
    self.workspace = workspace
  }

  mutating func change(onDisk: Bool) {
    changes += 1
    if onDisk { isOnDiskChanged = true }
  }

  /// Returns the findings of all files in the state of a snapshot, by path.
  func findings(in snapshot: Snapshot) async throws(WorkspaceFailure) -> [ByteString: [Finding]] {
    try await workspace.findings(in: snapshot.state)
  }

  var isCurrent: Bool { snapshot?.state == changes }
}

/// The result of an analysis, with the documents that it linted.
struct Snapshot: Sendable {
  /// The number of the state that was analyzed.
  let state: Int
  let found: WorkspaceFindings
  let documents: [ByteString: LintedDocument]

  /// Returns whether a client that saw an older snapshot must request diagnostics again, in addition to those of the
  /// documents that it changed.
  func isNews(since older: Snapshot?) -> Bool {
    guard let older, older.found.fault == found.fault else { return true }
    return documents.contains { path, document in
      older.documents[path]?.document.bytes == document.document.bytes && older.findings(of: path) != findings(of: path)
    }
  }

  /// Returns the findings in a file.
  func findings(of path: ByteString) -> [Finding] { found.findings[path] ?? [] }
}
