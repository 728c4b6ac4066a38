import Findings

extension LanguageServer {
  func start(_ request: ClientRequest, _ id: RequestID) {
    guard tasks[id] == nil else { return connection.fail(.invalidRequest("a request has this id already"), id) }
    let asked = request.uri.flatMap { documents[DocumentKey($0)]?.changes }
    tasks[id] = Task { await self.answer(request, id, asked) }
  }

  /// - Parameter asked: the number of changes that the document had when the request arrived; `nil` without an open
  ///   document.
  func answer(_ request: ClientRequest, _ id: RequestID, _ asked: Int?) async {
    do throws(ResponseError) {
      if asked != request.uri.flatMap({ documents[DocumentKey($0)]?.changes }) { throw request.outdated }
      switch request {
      case .initialize, .shutdown: break
      case .documentDiagnostic(let params): finish(id, try await diagnostics(params))
      case .workspaceDiagnostic(let params): finish(id, try await diagnostics(params))
      case .codeAction(let params): finish(id, try await codeActions(params))
      case .resolveCodeAction(let action): finish(id, try await resolved(action))
      case .hover(let params): finish(id, try await hover(params))
      case .codeLens(let params): finish(id, try await codeLenses(params))
      case .executeCommand(let params): try await execute(params, id)
      }
    } catch {
      end(id) { connection.fail(error, id) }
    }
  }

  func finish(_ id: RequestID, _ result: (some Encodable)?) {
    end(id) { connection.respond(result, to: id) }
  }

  /// Sends a response, unless the request was cancelled.
  func end(_ id: RequestID, _ respond: () -> Void) {
    if tasks.removeValue(forKey: id) != nil { respond() }
  }

  /// An open document, with the snapshot that has its findings.
  struct Subject {
    let document: LintedDocument
    let place: WorkspacePlace
    let snapshot: Snapshot
    let workspace: any LintedWorkspace

    var findings: [Finding] { snapshot.findings(of: place.path) }

    /// The number of changes that the linted document had.
    fileprivate var changes: Int { document.document.changes }

    /// Returns whether the client opened the document under a URI. If a file is open under two paths, only one of the
    /// contents is linted.
    fileprivate func isOpen(as key: DocumentKey) -> Bool { DocumentKey(document.document.uri) == key }
  }

  /// Lints a document with all changes up to now.
  ///
  /// - Returns: `nil` for a document that is not linted.
  func subject(_ uri: String) async throws(ResponseError) -> Subject? {
    let key = DocumentKey(uri)
    guard let place = documents[key]?.place, folders.shows(place) else { return nil }
    let asked = documents[key]?.changes
    guard let snapshot = await current(place.root), let workspace = workspaces[place.root]?.workspace,
      let document = snapshot.documents[place.path]
    else { return nil }
    if Task.isCancelled { throw .cancelled }
    let subject = Subject(document: document, place: place, snapshot: snapshot, workspace: workspace)
    guard subject.isOpen(as: key) else { return nil }
    guard subject.changes == asked else { throw .contentModified }
    return subject
  }
}
