import Findings

extension LanguageServer {
  func initialize(_ params: InitializeParams, _ id: RequestID) {
    client = params.capabilities
    encoding = client.positionEncoding
    let uris = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] }
    folders = uris.map { $0.compactMap(place) }
    connection.respond(
      InitializeResult(
        capabilities: ServerCapabilities(
          positionEncoding: encoding,
          codeActionProvider: ServerCapabilities.CodeActionOptions(resolveProvider: client.resolvesEdits),
          diagnosticProvider: client.pullsDiagnostics ? ServerCapabilities.DiagnosticOptions() : nil),
        serverInfo: ServerInfo(version: finder.version)), to: id)
  }

  func begin() {
    if client.watchesFiles { send("client/registerCapability", RegistrationParams.watchedFiles) }
    for folder in folders ?? [] { changed(folder.root, onDisk: false) }
  }

  func foldersChanged(_ params: DidChangeFoldersParams) {
    let removed = Set(params.event.removed.map(\.uri)).compactMap(place)
    let added = params.event.added.map(\.uri).compactMap(place)
    folders = (folders ?? []).filter { !removed.contains($0) } + added.filter { folders?.contains($0) != true }
    for root in Set((removed + added).map(\.root)) { changed(root, onDisk: false) }
  }

  func place(of uri: String) -> WorkspacePlace? {
    DocumentURI.path(of: uri).flatMap(finder.place)
  }

  /// Whether what is found in a file is shown: it is in one of the folders.
  func shows(_ place: WorkspacePlace) -> Bool {
    guard let folders else { return true }
    return folders.contains { $0.root == place.root && place.path.isWithin($0.path) }
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

extension ByteString {
  fileprivate func isWithin(_ directory: ByteString) -> Bool {
    directory.isEmpty || self == directory || hasPrefix(directory.appending(""))
  }
}
