import Findings

extension LanguageServer {
  /// Records a change of a workspace. The workspace is linted at once, unless the last analysis ended less time ago
  /// than it took: slow analyses must not run for each keystroke.
  func changed(_ root: ByteString, onDisk: Bool) {
    var state = workspaces[root] ?? WorkspaceState(finder.workspace(at: root))
    state.change(onDisk: onDisk)
    state.pause?.cancel()
    state.pause = Task {
      // An analysis that is running sets the time at which the next one may start.
      await self.workspaces[root]?.analysis?.value
      guard let start = self.workspaces[root]?.start,
        (try? await Task.sleep(until: start, clock: .continuous)) != nil
      else { return }
      _ = await self.current(root)
    }
    workspaces[root] = state
  }

  /// Lints a workspace with all changes up to now, and returns the snapshot; `nil` if the workspace is not known.
  func current(_ root: ByteString) async -> Snapshot? {
    guard let wanted = workspaces[root]?.changes else { return nil }
    while let state = workspaces[root], (state.snapshot?.state ?? 0) < wanted {
      let analysis = state.analysis ?? Task { await self.analyze(root) }
      workspaces[root]?.analysis = analysis
      await analysis.value
    }
    return workspaces[root]?.snapshot
  }

  func analyze(_ root: ByteString) async {
    guard let state = workspaces[root] else { return }
    workspaces[root]?.isOnDiskChanged = false
    let open = documents.values.filter { $0.place?.root == root }.sorted { $0.uri < $1.uri }
    let isFirst = state.snapshot == nil
    let token = "east-lint-\(fingerprint(of: [root]))"
    if isFirst { askForProgress(token) }
    let start = ContinuousClock.now
    let documents = await LintedDocument.all(open, since: state.snapshot)
    let found = await state.workspace.update(
      WorkspaceUpdate(
        state: state.changes, contents: documents.mapValues(\.linted),
        newPaths: Set(documents.filter { $1.document.isNew && $0.isSwift }.keys),
        isOnDiskChanged: state.isOnDiskChanged))
    let snapshot = Snapshot(state: state.changes, found: found, documents: documents)
    // Meanwhile the repository may have been deleted and created again.
    guard workspaces[root]?.workspace === state.workspace else { return }
    workspaces[root]?.finish(snapshot, isOnDiskChanged: state.isOnDiskChanged)
    let end = ContinuousClock.now
    workspaces[root]?.start = end + min(pause, end - start)
    if isFirst { endProgress(token) }
    if isRunning { await publish(root) }
  }

  /// Shows a message, once, about settings that cannot be read, if no file can be named.
  func show(_ fault: SettingsFault?, of root: ByteString) {
    if let fault, fault.path == nil, fault != workspaces[root]?.shownFault {
      connection.notify("window/showMessage", ShowMessageParams(type: .error, message: escaped(fault.sentence)))
    }
    workspaces[root]?.shownFault = fault
  }

  func published(_ params: PublishDiagnosticsParams?, _ uri: String, of root: ByteString) {
    workspaces[root]?.published[uri] = params
  }
}
