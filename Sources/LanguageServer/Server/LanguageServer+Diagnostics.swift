import Findings
import SwiftReader
import SwiftTokens

extension LanguageServer {
  /// Sends the client the diagnostics of the open documents in a workspace that differ from those sent before, or asks
  /// it to pull them again.
  func publish(_ root: ByteString) async {
    guard let snapshot = workspaces[root]?.snapshot else { return }
    var news = client.pullsDiagnostics ? [:] : await diagnostics(of: snapshot, root)
    // A later analysis that ended meanwhile publishes what it found.
    guard let state = workspaces[root], state.snapshot?.state == snapshot.state else { return }
    if client.pullsDiagnostics, state.isCurrent, state.owesDiagnostics {
      workspaces[root]?.owesDiagnostics = false
      send("workspace/diagnostic/refresh", Nothing?.none)
    }
    show(snapshot.found.fault, of: root)
    if let (uri, diagnostic) = snapshot.found.fault.flatMap({ shown(snapshot, root).diagnostic(of: $0) }) {
      let known = news[uri]
      news[uri] = PublishDiagnosticsParams(
        uri: uri, version: known?.version, diagnostics: (known?.diagnostics ?? []) + [diagnostic])
    }
    for (uri, params) in news.sorted(by: { $0.key < $1.key }) where params != workspaces[root]?.published[uri] {
      published(params, uri, of: root)
      connection.notify("textDocument/publishDiagnostics", params)
    }
    for uri in (workspaces[root]?.published ?? [:]).keys.sorted() where news[uri] == nil {
      published(nil, uri, of: root)
      connection.notify(
        "textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
    }
    if client.workspace?.codeLens?.refreshSupport == true, state.isCurrent, state.owesLenses {
      workspaces[root]?.owesLenses = false
      send("workspace/codeLens/refresh", Nothing?.none)
    }
  }

  /// Returns the diagnostics of the open documents that a snapshot has, by URI.
  private func diagnostics(of snapshot: Snapshot, _ root: ByteString) async -> [String: PublishDiagnosticsParams] {
    let linted = snapshot.documents.values.filter { $0.document.place.map(folders.shows) == true }
    let findings = linted.flatMap { snapshot.findings(of: $0.path) }
    let shown = await shown(snapshot, root, around: findings)
    var params: [String: PublishDiagnosticsParams] = [:]
    for document in linted {
      let found = PublishDiagnosticsParams(document, shown.diagnostics(of: document))
      params[found.uri] = found
    }
    return params
  }

  /// Returns the diagnostics of a document.
  func diagnostics(_ params: DocumentDiagnosticParams) async throws(ResponseError) -> DiagnosticReport {
    let uri = params.textDocument.uri
    let subject: Subject?
    do {
      subject = try await self.subject(uri)
    } catch {
      throw error == .contentModified ? .outdated : error
    }
    guard let subject else { return DiagnosticReport([]).omitted(if: params.previousResultId) }
    let shown = await shown(subject.snapshot, subject.place.root, around: subject.findings)
    return DiagnosticReport(shown.diagnostics(of: subject.document)).omitted(if: params.previousResultId)
  }

  /// Returns the diagnostics of all files in the client's folders.
  func diagnostics(_ params: WorkspaceDiagnosticParams) async throws(ResponseError) -> WorkspaceDiagnosticReport {
    var known: [String: String] = [:]
    for result in params.previousResultIds { known[result.uri] = result.value }
    var reports: [DiagnosticReport] = []
    for root in workspaces.keys.sorted() {
      guard let snapshot = await current(root) else { continue }
      if Task.isCancelled { throw .cancelled }
      reports += try await self.reports(snapshot, root).map { report in
        report.omitted(if: report.uri.flatMap { known.removeValue(forKey: $0) })
      }
    }
    // Documents that have no findings any more, or do not exist any more.
    for (uri, id) in known.sorted(by: { $0.key < $1.key }) {
      var report = DiagnosticReport([])
      report.uri = uri
      reports.append(report.omitted(if: id))
    }
    return WorkspaceDiagnosticReport(items: reports)
  }

  /// Returns the diagnostics of all files of a workspace in the client's folders.
  private func reports(_ snapshot: Snapshot, _ root: ByteString) async throws(ResponseError) -> [DiagnosticReport] {
    guard let state = workspaces[root] else { return [] }
    if let known = state.reports, known.state == snapshot.state { return known.all }
    // If the workspace has changed since, the client must send the request again.
    guard let found = try? await state.findings(in: snapshot) else { throw .outdated }
    let paths = Set(found.keys).union(snapshot.documents.keys).sorted()
      .filter { folders.shows(WorkspacePlace(root: root, path: $0)) }
    let shown = await shown(snapshot, root, around: paths.flatMap { found[$0] ?? [] }, of: Set(paths))
    let reports = paths.map { path in
      var report = DiagnosticReport(
        snapshot.documents[path].map(shown.diagnostics) ?? shown.diagnostics(of: found[path] ?? [], in: path))
      report.uri = shown.uri(of: path)
      report.version = snapshot.version(of: path)
      return report
    }
    workspaces[root]?.reports = (snapshot.state, reports)
    return reports
  }

  /// Returns a snapshot with the texts of the files that findings refer to.
  ///
  /// - Parameter paths: further files whose texts are needed.
  func shown(
    _ snapshot: Snapshot, _ root: ByteString, around findings: [Finding], of paths: Set<ByteString> = []
  ) async -> ShownSnapshot {
    let texts = await texts(around: findings, of: paths, snapshot, root)
    return shown(snapshot, root, texts)
  }

  /// Returns a snapshot as the client is shown it.
  func shown(_ snapshot: Snapshot, _ root: ByteString, _ texts: [ByteString: TextLines] = [:]) -> ShownSnapshot {
    ShownSnapshot(
      snapshot: snapshot, root: root, folders: folders, encoding: encoding, texts: texts, finder: finder)
  }

  /// Returns the texts of the files that findings refer to, where they are needed to convert positions.
  ///
  /// - Parameter paths: further files whose texts are returned.
  private func texts(
    around findings: [Finding], of paths: Set<ByteString>, _ snapshot: Snapshot, _ root: ByteString
  ) async -> [ByteString: TextLines] {
    var wanted = paths.union(findings.flatMap { $0.related.map(\.path) })
    var texts: [ByteString: TextLines] = [:]
    for path in wanted {
      guard let document = snapshot.documents[path] else { continue }
      texts[path] = TextLines(document.linted, encoding)
      wanted.remove(path)
    }
    if encoding == .utf8 || wanted.isEmpty { return texts }
    guard let others = try? await workspaces[root]?.workspace.contents(of: wanted, in: snapshot.state) else {
      return texts
    }
    for (path, bytes) in others { texts[path] = TextLines(bytes, encoding) }
    // The client did not tell that these files were written to. Their positions are right after the next analysis.
    if !wanted.isSubset(of: others.keys) { changed(root, onDisk: true) }
    return texts
  }
}

extension PublishDiagnosticsParams {
  fileprivate init(_ document: LintedDocument, _ diagnostics: [Diagnostic]) {
    self.init(uri: document.document.uri, version: document.document.version, diagnostics: diagnostics)
  }
}
