import Findings

/// A language server: reads messages, keeps the open documents, and tells what is found in them.
package actor LanguageServer {
  let finder: any WorkspaceFinder
  let connection: Connection
  /// How long the server rests at most between two analyses that nothing asks for.
  private let pause: Duration
  private var phase = Phase.new
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  /// The folders whose files are linted; `nil` where the client has none, and each file has its own workspace.
  private var folders: [WorkspacePlace]?
  private(set) var documents: [String: Document] = [:]
  private(set) var workspaces: [ByteString: WorkspaceState] = [:]
  /// The requests that are answered now.
  private var tasks: [RequestID: Task<Void, Never>] = [:]
  private var sentRequests = 0

  private enum Phase {
    case new, running, shutDown
    /// Whether the client asked for a shutdown before.
    case ended(isOrderly: Bool)
  }

  /// - Parameters:
  ///   - pause: how long the server rests at most between two analyses.
  ///   - send: sends bytes to the client.
  package init(
    _ finder: any WorkspaceFinder, pause: Duration = .milliseconds(150),
    send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.finder = finder
    self.pause = pause
    connection = Connection(send)
  }

  /// Follows the messages of a stream until the client ends it or asks the server to exit.
  ///
  /// - Returns: whether the client asked for a shutdown before.
  package func run(_ input: AsyncStream<[UInt8]>) async -> Bool {
    var framer = MessageFramer()
    for await chunk in input {
      framer.append(chunk)
      while let part = framer.next() {
        switch part {
        case .message(let bytes): receive(ClientMessage(bytes))
        case .fault(let why): connection.fail(.parseError(why), nil)
        }
        if case .ended(let isOrderly) = phase { return isOrderly }
      }
    }
    stop()
    if case .shutDown = phase { return true }
    return false
  }

  private func receive(_ message: ClientMessage) {
    switch message {
    case .request(let id, let request): receive(request, id)
    case .notification(let notification): receive(notification)
    case .response, .unknownNotification: break
    case .invalid(let error, let id): connection.fail(error, id)
    }
  }

  private func receive(_ request: ClientRequest, _ id: RequestID) {
    switch (phase, request) {
    case (.new, .initialize(let params)): initialize(params, id)
    case (.new, _): connection.fail(.notInitialized, id)
    case (.running, .initialize): connection.fail(.invalidRequest("'initialize' was sent before"), id)
    case (.running, .shutdown):
      stop()
      phase = .shutDown
      connection.respond(Nothing?.none, to: id)
    case (.running, _): start(request, id)
    case (.shutDown, _), (.ended, _): connection.fail(.invalidRequest("the server was shut down"), id)
    }
  }

  private func receive(_ notification: ClientNotification) {
    if case .exit = notification {
      let isOrderly = if case .shutDown = phase { true } else { false }
      stop()
      phase = .ended(isOrderly: isOrderly)
    }
    guard case .running = phase else { return }
    switch notification {
    case .initialized: begin()
    case .exit: break
    case .cancel(let params): tasks[params.id]?.cancel()
    case .didOpen(let params): open(params)
    case .didChange(let params): change(params)
    case .didClose(let params): close(params)
    case .didSave(let params): save(params)
    case .didChangeWatchedFiles(let params): filesChanged(params)
    case .didChangeFolders(let params): foldersChanged(params)
    }
  }

  private func stop() {
    for task in tasks.values { task.cancel() }
    for state in workspaces.values { state.pause?.cancel() }
  }
}

// MARK: - Start

extension LanguageServer {
  private func initialize(_ params: InitializeParams, _ id: RequestID) {
    client = params.capabilities
    encoding = client.positionEncoding
    let uris = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] }
    folders = uris.map { $0.compactMap(place) }
    phase = .running
    connection.respond(
      InitializeResult(
        capabilities: ServerCapabilities(
          positionEncoding: encoding,
          codeActionProvider: ServerCapabilities.CodeActionOptions(resolveProvider: client.resolvesEdits),
          diagnosticProvider: client.pullsDiagnostics ? ServerCapabilities.DiagnosticOptions() : nil),
        serverInfo: ServerInfo(version: finder.version)), to: id)
  }

  private func begin() {
    if client.watchesFiles { send("client/registerCapability", RegistrationParams.watchedFiles) }
    for folder in folders ?? [] { changed(folder.root, onDisk: false) }
  }

  private func foldersChanged(_ params: DidChangeFoldersParams) {
    let removed = Set(params.event.removed.map(\.uri)).compactMap(place)
    let added = params.event.added.map(\.uri).compactMap(place)
    folders = (folders ?? []).filter { !removed.contains($0) } + added.filter { folders?.contains($0) != true }
    for root in Set((removed + added).map(\.root)) { changed(root, onDisk: false) }
  }

  private func place(of uri: String) -> WorkspacePlace? {
    DocumentURI.path(of: uri).flatMap(finder.place)
  }

  /// Whether what is found in a file is shown: it is in one of the folders.
  func shows(_ place: WorkspacePlace) -> Bool {
    guard let folders else { return true }
    return folders.contains { $0.root == place.root && place.path.isWithin($0.path) }
  }

  /// Sends a request whose answer changes nothing.
  func send(_ method: String, _ params: (some Encodable)?) {
    sentRequests += 1
    connection.request(.text("east-\(sentRequests)"), method, params)
  }
}

// MARK: - Documents

extension LanguageServer {
  private func open(_ params: DidOpenParams) {
    let item = params.textDocument
    let place = place(of: item.uri)
    documents[item.uri] = Document(uri: item.uri, place: place, version: item.version, text: item.text)
    if let place { changed(place.root, onDisk: false) }
  }

  private func change(_ params: DidChangeParams) {
    let uri = params.textDocument.uri
    documents[uri]?.apply(params.contentChanges, version: params.textDocument.version, encoding)
    if let place = documents[uri]?.place { changed(place.root, onDisk: false) }
  }

  private func close(_ params: TextDocumentParams) {
    guard let document = documents.removeValue(forKey: params.textDocument.uri) else { return }
    if let place = document.place { changed(place.root, onDisk: true) }
  }

  private func save(_ params: TextDocumentParams) {
    // What is saved is known already, unless the client tells nothing of other files.
    if client.watchesFiles { return }
    if let place = place(of: params.textDocument.uri) { changed(place.root, onDisk: true) }
  }

  private func filesChanged(_ params: DidChangeWatchedFilesParams) {
    // A source that is open in the editor has its content from there.
    let news = params.changes.filter { !($0.isChange && documents[$0.uri]?.place?.path.isSwift == true) }
    for root in Set(news.compactMap { root(of: $0.uri) }) { changed(root, onDisk: true) }
  }

  /// The root of the workspace that a file is in. Very many files may change at once, so those in a known one are found by
  /// their paths.
  private func root(of uri: String) -> ByteString? {
    guard let path = DocumentURI.path(of: uri) else { return nil }
    return workspaces.keys.first { path.hasPrefix("\($0)/") } ?? finder.place(of: path)?.root
  }
}

// MARK: - Analysis

extension LanguageServer {
  /// Takes note of a change. It is linted at once, unless the last analysis took longer than it is ago: what takes time is
  /// not done for each letter.
  func changed(_ root: ByteString, onDisk: Bool) {
    var state = workspaces[root] ?? WorkspaceState(finder.workspace(at: root))
    state.change(onDisk: onDisk)
    state.pause?.cancel()
    state.pause = Task { [start = state.start] in
      guard (try? await Task.sleep(until: start, clock: .continuous)) != nil else { return }
      _ = await self.current(root)
    }
    workspaces[root] = state
  }

  /// Lints a workspace with everything that has changed until now.
  func current(_ root: ByteString) async -> Snapshot? {
    guard let wanted = workspaces[root]?.changes else { return nil }
    while let state = workspaces[root], (state.snapshot?.state ?? 0) < wanted {
      let analysis = state.analysis ?? Task { await self.analyze(root) }
      workspaces[root]?.analysis = analysis
      await analysis.value
    }
    return workspaces[root]?.snapshot
  }

  private func analyze(_ root: ByteString) async {
    guard let state = workspaces[root] else { return }
    workspaces[root]?.isOnDiskChanged = false
    let open = documents.values.filter { $0.place?.root == root }
    let isFirst = state.snapshot == nil
    if isFirst { showProgress(root, isOver: false) }
    let start = ContinuousClock.now
    let documents = await lintedDocuments(open, since: state.snapshot)
    let found = await state.workspace.update(
      WorkspaceUpdate(
        state: state.changes, contents: documents.mapValues(\.linted), isOnDiskChanged: state.isOnDiskChanged))
    workspaces[root]?.snapshot = Snapshot(state: state.changes, found: found, documents: documents)
    workspaces[root]?.analysis = nil
    let end = ContinuousClock.now
    workspaces[root]?.start = end + min(pause, end - start)
    if isFirst { showProgress(root, isOver: true) }
    await publish(root)
  }

  private nonisolated func lintedDocuments(
    _ documents: [Document], since earlier: Snapshot?
  ) async -> [ByteString: LintedDocument] {
    var linted: [ByteString: LintedDocument] = [:]
    for document in documents {
      guard let path = document.place?.path else { continue }
      linted[path] = LintedDocument(document, since: earlier?.documents[path])
    }
    return linted
  }

  private func showProgress(_ root: ByteString, isOver: Bool) {
    guard client.showsProgress else { return }
    let token = "east-lint-\(fingerprint(of: [root]))"
    if !isOver { send("window/workDoneProgress/create", ProgressCreation(token: token)) }
    connection.notify(
      "$/progress",
      ProgressParams(token: token, value: .init(kind: isOver ? "end" : "begin", title: isOver ? nil : "east: linting")))
  }

  func published(_ params: PublishDiagnosticsParams?, _ uri: String, of root: ByteString) {
    workspaces[root]?.published[uri] = params
  }
}

// MARK: - Requests

extension LanguageServer {
  private func start(_ request: ClientRequest, _ id: RequestID) {
    guard tasks[id] == nil else { return connection.fail(.invalidRequest("a request has this id already"), id) }
    tasks[id] = Task { await self.answer(request, id) }
  }

  private func answer(_ request: ClientRequest, _ id: RequestID) async {
    do throws(ResponseError) {
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

  private func end(_ id: RequestID, _ respond: () -> Void) {
    let isCancelled = tasks.removeValue(forKey: id)?.isCancelled ?? false
    if isCancelled { connection.fail(.cancelled, id) } else { respond() }
  }

  /// An open document with what is found in it.
  struct Subject {
    let document: LintedDocument
    let place: WorkspacePlace
    let snapshot: Snapshot
    let workspace: any LintedWorkspace
    let lines: TextLines

    var findings: [Finding] { snapshot.findings(of: place.path) }
  }

  /// Lints a document with everything that has changed until now.
  ///
  /// - Returns: `nil` for a document that is not linted.
  func subject(_ uri: String) async throws(ResponseError) -> Subject? {
    guard let place = documents[uri]?.place, shows(place) else { return nil }
    let bytes = documents[uri]?.bytes
    guard let snapshot = await current(place.root), let workspace = workspaces[place.root]?.workspace,
      let document = snapshot.documents[place.path]
    else { return nil }
    if Task.isCancelled { throw .cancelled }
    guard document.document.bytes == bytes else { throw .contentModified }
    return Subject(
      document: document, place: place, snapshot: snapshot, workspace: workspace,
      lines: TextLines(document.linted, encoding))
  }
}

extension ByteString {
  fileprivate func isWithin(_ directory: ByteString) -> Bool {
    directory.isEmpty || self == directory || hasPrefix("\(directory)/")
  }
}
