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
  /// Whether a client that pulls diagnostics was not yet asked to pull those again that changed with other files.
  var owesDiagnostics = false
  /// Whether the client was not yet asked to request code lenses again.
  var owesLenses = false
  /// The fault of the settings that the client was told of.
  var shownFault: SettingsFault?
  /// The diagnostics that the client was last sent, by the URI of the document.
  var published: [String: PublishDiagnosticsParams] = [:]
  /// The diagnostics of all files, and the number of the state that they are of; `nil` before the client asked for
  /// them. Clients ask every few seconds.
  var reports: (state: Int, all: [DiagnosticReport])?

  init(_ workspace: any LintedWorkspace) {
    self.workspace = workspace
  }

  mutating func change(onDisk: Bool) {
    changes += 1
    if onDisk { isOnDiskChanged = true }
  }

  /// Takes over the result of an analysis.
  ///
  /// - Parameter isOnDiskChanged: whether something on disk may have changed before the analysis.
  mutating func finish(_ newer: Snapshot, isOnDiskChanged: Bool) {
    owesDiagnostics = owesDiagnostics || isOnDiskChanged || newer.isNews(since: snapshot)
    owesLenses = owesLenses || isOnDiskChanged || newer.found.findings != snapshot?.found.findings
    snapshot = newer
    analysis = nil
  }

  /// Returns the findings of all files in the state of a snapshot, by path.
  func findings(in snapshot: Snapshot) async throws(WorkspaceFailure) -> [ByteString: [Finding]] {
    try await workspace.findings(in: snapshot.state)
  }

  /// Returns whether the last analysis used the content that an open file has in the editor, not that on disk.
  func usesEditor(at path: ByteString) -> Bool {
    snapshot.map { $0.documents[path] != nil && !$0.found.unused.contains(path) } ?? false
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

  /// Returns the URI of a document, as the client spells it; `nil` if the file is not open.
  func uri(of path: ByteString) -> String? { documents[path]?.document.uri }

  /// Returns the version of a document that was linted; `nil` if the file is not open, or the client counts none.
  func version(of path: ByteString) -> Int? { documents[path]?.document.version }

  /// Returns the findings in a file.
  func findings(of path: ByteString) -> [Finding] { found.findings[path] ?? [] }
}
