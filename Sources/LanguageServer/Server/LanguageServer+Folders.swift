import Findings

extension LanguageServer {
  func initialize(_ params: InitializeParams, _ id: RequestID) {
    client = params.capabilities
    // The process of a client in another container is not known here, and must not end the server.
    clientProcess = params.processId.flatMap { finder.isRunning($0) ? $0 : nil }
    encoding = client.positionEncoding
    let uris = params.folders
    unusableFolders = uris?.filter { DocumentURI.path(of: $0) == nil } ?? []
    folders = ClientFolders(all: uris.map { $0.compactMap(directory) })
    connection.respond(
      InitializeResult(
        capabilities: ServerCapabilities(
          positionEncoding: encoding,
          codeActionProvider: ServerCapabilities.CodeActionOptions(resolveProvider: client.resolvesEdits),
          diagnosticProvider: client.pullsDiagnostics ? ServerCapabilities.DiagnosticOptions() : nil),
        serverInfo: ServerInfo(version: finder.version)), to: id)
  }

  func begin() {
    watch()
    for uri in unusableFolders {
      connection.notify(
        "window/showMessage",
        ShowMessageParams(
          type: .warning, message: "'\(escaped(uri))' is no absolute file URI, so that no file of this folder is linted"
        ))
    }
    for root in roots(of: folders.all ?? []) { changed(root, onDisk: false) }
  }

  private func watch() {
    guard client.watchesFiles else { return }
    let uris = client.watchesEverywhere ? watchedDirectories.map(folders.uri) : nil
    send("client/registerCapability", RegistrationParams.watchedFiles(below: uris))
  }

  func foldersChanged(_ params: DidChangeFoldersParams) {
    let removed = params.event.removed.map(\.uri).compactMap(directory)
    let added = params.event.added.map(\.uri).compactMap(directory)
    folders.change(removing: removed, adding: added)
    // Patterns without a directory apply to all folders of the client, whichever these are.
    if client.watchesFiles, client.watchesEverywhere {
      send("client/unregisterCapability", UnregistrationParams.watchedFiles)
      watch()
    }
    // Known repositories may be below the folders.
    for root in roots(of: removed + added).union(workspaces.keys) { changed(root, onDisk: false) }
  }

  /// The folders, or the repositories around them: a file outside of a folder may decide what is found in it.
  private var watchedDirectories: [ByteString] {
    Set((folders.all ?? []).map { finder.place(of: $0.path)?.root ?? $0.path }).sorted()
  }

  private func directory(of uri: String) -> ClientFolder? {
    DocumentURI.path(of: uri).map { ClientFolder(uri: uri, path: finder.realPath(of: $0) ?? $0) }
  }

  /// Returns the roots of the repositories that contain the folders.
  private func roots(of folders: [ClientFolder]) -> Set<ByteString> {
    Set(folders.compactMap { finder.place(of: $0.path)?.root })
  }

  func place(of uri: String) -> WorkspacePlace? {
    DocumentURI.path(of: uri).flatMap(finder.place)
  }

  /// Shows a message about a Swift file that is linted in no workspace, once for each folder.
  func tellAbsence(of uri: String) {
    guard let path = DocumentURI.path(of: uri), path.isSwift else { return }
    let folder = folders.folder(of: finder.realPath(of: path) ?? path)
    guard folders.all == nil || folder != nil, toldFolders.insert(folder).inserted else { return }
    let message = escaped(finder.reasonForNoPlace(of: path))
    connection.notify("window/showMessage", ShowMessageParams(type: .warning, message: message))
  }

  /// Finds the repositories of open files that were in no repository when they were opened.
  func locateDocuments() {
    for (key, document) in documents where document.place == nil { locate(document, key) }
  }

  /// Finds the repositories of all open files, after a repository was created or deleted.
  func relocateDocuments() {
    for (key, document) in documents { locate(document, key) }
    for root in workspaces.keys where finder.place(of: root)?.root != root { forget(root) }
  }

  private func locate(_ document: Document, _ key: DocumentKey) {
    let place = place(of: document.uri)
    if place == document.place { return }
    documents[key]?.move(to: place)
    for root in [document.place?.root, place?.root].compactMap({ $0 }) { changed(root, onDisk: false) }
  }

  /// Removes a workspace that is no repository any more, with its diagnostics.
  private func forget(_ root: ByteString) {
    guard let state = workspaces.removeValue(forKey: root) else { return }
    state.pause?.cancel()
    for uri in state.published.keys.sorted() {
      connection.notify(
        "textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
    }
  }

  /// Sends a request, and returns its id.
  @discardableResult
  func send(_ method: String, _ params: (some Encodable)?) -> RequestID {
    sentRequests += 1
    let id = RequestID.text("east-\(sentRequests)")
    connection.request(id, method, params)
    return id
  }
}
