import Findings
import Refactoring
import SwiftReader

extension LanguageServer {
  /// Returns the actions for the findings in a range.
  func codeActions(_ params: CodeActionParams) async throws(ResponseError) -> [CodeAction] {
    guard let subject = try await subject(params.textDocument.uri) else { return [] }
    let text = LintedText(subject.document, encoding)
    let ranges = subject.findings.map { text.range(from: $0.position, to: $0.end) }
    var here = zip(subject.findings, ranges).filter { $1?.touches(params.range) == true }.map(\.0)
    if here.isEmpty {
      here = zip(subject.findings, ranges).filter { $1?.start.line == params.range.start.line }.map(\.0)
    }
    here = Array(here.prefix(Self.mostFindings))
    let shown = await shown(subject.snapshot, subject.place.root, around: here)
    var actions: [CodeAction] = []
    for finding in here {
      let diagnostic = shown.diagnostic(of: finding) { text.range(from: $0, to: $1) }
      var found: [CodeAction] = []
      if params.wants(.quickFix, isCheap: true) { found += try await fixes(of: finding, subject, text) }
      // A client that does not resolve edits would receive those of all files with every menu.
      if params.wants(.rewrite, isCheap: client.resolvesEdits) { found += try await rewritings(of: finding, subject) }
      actions += found.map { action in
        var action = action
        action.diagnostics = diagnostic.map { [$0] }
        return action
      }
    }
    return actions.withoutRepetitions
  }

  /// The maximum number of findings that a request for code actions gets actions for. A selection of a whole file may
  /// have thousands, and no menu shows as many actions.
  private static let mostFindings = 20

  private func fixes(
    of finding: Finding, _ subject: Subject, _ text: LintedText
  ) async throws(ResponseError) -> [CodeAction] {
    var actions: [CodeAction] = []
    let contents = try await answer(in: subject.place.root) { () async throws(WorkspaceFailure) in
      try await subject.workspace.suppressions(of: finding, in: subject.snapshot.state)
    }
    for extent in SuppressionComment.Extent.allCases {
      guard let edits = contents[extent].flatMap(text.edits) else { continue }
      actions.append(
        CodeAction(
          title: "Suppress '\(finding.rule)' \(extent.words)", kind: .quickFix,
          edit: WorkspaceEdit([(subject.document.document.uri, subject.document.document.version, edits)], for: client))
      )
    }
    let uri = subject.document.document.uri
    if finder.page(ofRule: finding.rule) != nil {
      actions.append(
        CodeAction(
          title: "Explain '\(finding.rule)'", kind: .quickFix,
          command: Command(.explain, "Explain '\(finding.rule)'", CommandArgument(rule: finding.rule))))
    }
    guard finding.isRecordable else { return actions }
    let title = "Add this finding to the baseline"
    actions.append(
      CodeAction(
        title: title, kind: .quickFix,
        command: Command(.addToBaseline, title, CommandArgument(uri: uri, fingerprint: finding.fingerprint))))
    return actions
  }

  private func rewritings(of finding: Finding, _ subject: Subject) async throws(ResponseError) -> [CodeAction] {
    guard finding.isReach, case .reach(let reach) = finding.subject else { return [] }
    let reference = EdgeReference(uri: subject.document.document.uri, edge: reach.edge.description)
    do throws(ResponseError) {
      let rewriting = try await rewriting(reference, subject)
      guard let title = rewriting.title(at: finding.position, in: finding.path) else { return [] }
      let action = CodeAction(title: title, kind: .rewrite, data: reference)
      if client.resolvesEdits { return [action] }
      let resolved = try await resolved(action)
      return resolved.edit == nil ? [] : [resolved]
    } catch {
      // Where a rewriting is not possible, the other actions are.
      if error.isFailure { return [] }
      throw error
    }
  }

  private func rewriting(_ reference: EdgeReference, _ subject: Subject) async throws(ResponseError) -> EdgePatch {
    try await answer(in: subject.place.root) { () async throws(WorkspaceFailure) in
      try await subject.workspace.rewriting(
        edge: reference.edge, usedIn: subject.place.path, in: subject.snapshot.state)
    }
  }

  /// Returns a code action with its edit.
  func resolved(_ action: CodeAction) async throws(ResponseError) -> CodeAction {
    guard let reference = action.data else { throw .invalidParams("this action has nothing to be resolved") }
    guard let subject = try await subject(reference.uri) else { throw .contentModified }
    let state = subject.snapshot.state
    let rewriting = try await rewriting(reference, subject)
    if Task.isCancelled { throw .cancelled }
    let closed = Set(rewriting.contents.keys).subtracting(subject.snapshot.documents.keys)
    let contents = try await answer(in: subject.place.root) { () async throws(WorkspaceFailure) in
      let contents = try await subject.workspace.contents(of: closed, in: state)
      if !closed.isSubset(of: contents.keys) { throw .isChangedOnDisk }
      return contents
    }
    // A client without versioned edits would apply them to another text.
    guard workspaces[subject.place.root]?.changes == state else { throw .contentModified }
    let shown = shown(subject.snapshot, subject.place.root)
    var edits: [(String, Int?, [TextEdit])] = []
    for (path, bytes) in rewriting.contents.sorted(by: { $0.key < $1.key }) {
      let document = subject.snapshot.documents[path]
      if let document, document.problem != nil {
        throw .failed("'\(path)' cannot be parsed; fix it first")
      }
      guard let old = document?.linted ?? contents[path] else { continue }
      edits.append((shown.uri(of: path), document?.document.version, TextLines(old, encoding).edits(to: bytes)))
    }
    var action = action
    if edits.isEmpty {
      connection.notify("window/showMessage", ShowMessageParams(type: .info, message: rewriting.summary))
    } else {
      action.edit = WorkspaceEdit(edits, for: client)
    }
    return action
  }

  /// Calls a query of a workspace, and converts its errors: if the state is outdated, the document has changed. If a
  /// file was written to, which the client did not tell, the workspace is read again.
  func answer<Result: Sendable>(
    in root: ByteString, _ ask: () async throws(WorkspaceFailure) -> Result
  ) async throws(ResponseError) -> Result {
    do throws(WorkspaceFailure) {
      return try await ask()
    } catch {
      switch error {
      case .isOutdated: throw .contentModified
      case .isChangedOnDisk:
        changed(root, onDisk: true)
        throw .contentModified
      case .cannot(let why): throw .failed(why)
      }
    }
  }
}

extension EdgePatch {
  /// Returns the title of the action that applies the patch; `nil` if the use at a position stays.
  fileprivate func title(at position: Position, in path: ByteString) -> String? {
    guard let use = rewritten.first(where: { $0.path == path && $0.position == position }) else { return nil }
    let owner = edge.description.split(separator: ".").dropLast().joined(separator: ".")
    let others = cured > 1 ? " and in \(pluralized(cured - 1, "other place"))" : ""
    return "Call '\(owner).\(use.method)' here\(others)"
  }
}

extension [CodeAction] {
  /// The actions without repetitions: several findings may have the same explanation of a rule, or rewriting of an
  /// edge.
  fileprivate var withoutRepetitions: [CodeAction] {
    var actions: [CodeAction] = []
    for action in self where !actions.contains(where: { $0.hasSameEffect(as: action) }) { actions.append(action) }
    return actions
  }
}

extension CodeAction {
  fileprivate func hasSameEffect(as other: CodeAction) -> Bool {
    title == other.title && edit == other.edit && data == other.data && command == other.command
  }
}

extension SuppressionComment.Extent {
  fileprivate var words: String {
    switch self {
    case .line: "on this line"
    case .nextLine: "with a comment above"
    case .file: "in this file"
    }
  }
}

extension WorkspaceEdit {
  /// Creates an edit with the versions of the documents, if the client understands these.
  fileprivate init(_ edits: [(uri: String, version: Int?, edits: [TextEdit])], for client: ClientCapabilities) {
    if client.hasVersionedEdits {
      documentChanges = edits.map {
        DocumentEdit(textDocument: VersionedDocument(uri: $0.uri, version: $0.version), edits: $0.edits)
      }
    } else {
      changes = [:]
      for (uri, _, edits) in edits { changes?[uri] = edits }
    }
  }
}
