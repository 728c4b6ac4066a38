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
    if let (uri, diagnostic) = snapshot.found.fault.flatMap({ diagnostic(of: $0, snapshot, root) }) {
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
    let shown = snapshot.documents.values.filter { $0.document.place.map(shows) == true }
    let texts = await texts(around: shown.flatMap { snapshot.findings(of: $0.path) }, snapshot, root)
    var params: [String: PublishDiagnosticsParams] = [:]
    for document in shown {
      let found = PublishDiagnosticsParams(document, diagnostics(of: document, in: snapshot, root, texts))
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
    let texts = await texts(around: subject.findings, subject.snapshot, subject.place.root)
    return DiagnosticReport(diagnostics(of: subject.document, in: subject.snapshot, subject.place.root, texts))
      .omitted(if: params.previousResultId)
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
      .filter { shows(WorkspacePlace(root: root, path: $0)) }
    let texts = await texts(
      around: paths.flatMap { found[$0] ?? [] }, of: Set(paths), snapshot, root)
    let reports = paths.map { path in
      let uri = uri(of: path, root, snapshot)
      let items: [Diagnostic]
      if let document = snapshot.documents[path] {
        items = diagnostics(of: document, in: snapshot, root, texts)
      } else {
        items = (found[path] ?? []).compactMap {
          diagnostic(of: $0, texts[path].map { $0.range(from:to:) } ?? { .plain($0, $1) }, in: snapshot, root, texts)
        }
      }
      var report = DiagnosticReport(items)
      report.uri = uri
      report.version = snapshot.version(of: path)
      return report
    }
    workspaces[root]?.reports = (snapshot.state, reports)
    return reports
  }
}

// MARK: - One diagnostic

extension LanguageServer {
  func diagnostics(
    of document: LintedDocument, in snapshot: Snapshot, _ root: ByteString, _ texts: [ByteString: TextLines]
  ) -> [Diagnostic] {
    let text = LintedText(document, encoding)
    let found = snapshot.findings(of: document.path).compactMap {
      diagnostic(of: $0, { text.range(from: $0, to: $1) }, in: snapshot, root, texts)
    }
    guard let problem = document.problem else { return found }
    let offset = min(Int(problem.offset), document.document.bytes.count)
    return found + [
      Diagnostic(
        range: text.range(ofShown: offset..<offset), severity: 3, source: "east",
        message: "cannot parse this; the findings are those of the last content that could be parsed")
    ]
  }

  func diagnostic(
    of finding: Finding, _ range: (Position, Position) -> TextRange?, in snapshot: Snapshot, _ root: ByteString,
    _ texts: [ByteString: TextLines]
  ) -> Diagnostic? {
    guard let range = range(finding.position, finding.end) else { return nil }
    let related = finding.related.map { place in
      let text = texts[place.path]
      let range = text?.range(from: place.position, to: place.position) ?? .plain(place.position, place.position)
      return Diagnostic.RelatedInformation(
        location: Location(uri: uri(of: place.path, root, snapshot), range: range), message: escaped(place.message))
    }
    return Diagnostic(
      range: range, severity: finding.severity.number, code: finding.rule,
      codeDescription: finder.address(ofRule: finding.rule).map { .init(href: $0) }, source: "east",
      message: "\(escaped(finding.message))\n\(escaped(finding.advice))",
      relatedInformation: related.isEmpty ? nil : related, data: .init(fingerprint: finding.fingerprint))
  }

  private func diagnostic(
    of fault: SettingsFault, _ snapshot: Snapshot, _ root: ByteString
  ) -> (uri: String, Diagnostic)? {
    guard let path = fault.path else { return nil }
    let line = max(0, fault.line - 1)
    let range = TextRange(
      start: TextPosition(line: line, character: 0), end: TextPosition(line: line + 1, character: 0))
    return (
      uri(of: path, root, snapshot),
      Diagnostic(
        range: range, severity: 1, source: "east",
        message: escaped(fault.sentence) + "\n"
          + (fault.isTotal ? "nothing is linted until this is fixed" : "the last valid settings apply"))
    )
  }

  /// Returns the URI of a file, as the client spells it if the file is open.
  func uri(of path: ByteString, _ root: ByteString, _ snapshot: Snapshot) -> String {
    snapshot.uri(of: path) ?? uri(of: root.appending(path))
  }

  /// Returns the texts of the files that findings refer to, where they are needed to convert positions.
  ///
  /// - Parameter paths: further files whose texts are returned.
  func texts(
    around findings: [Finding], of paths: Set<ByteString> = [], _ snapshot: Snapshot, _ root: ByteString
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

extension LintedDocument {
  var path: ByteString { document.place?.path ?? "" }
}

extension TextRange {
  /// Returns the range of positions in a text that is not read, and so is taken for ASCII.
  static func plain(_ start: Position, _ end: Position) -> TextRange {
    TextRange(
      start: TextPosition(line: start.line - 1, character: start.column - 1),
      end: TextPosition(line: end.line - 1, character: end.column - 1))
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
