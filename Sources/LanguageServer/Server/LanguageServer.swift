import Findings

/// A language server: it receives messages, keeps the open documents, and reports the findings in them.
package actor LanguageServer {
  let finder: any WorkspaceFinder
  let connection: Connection
  /// The maximum pause between two analyses that no request asks for.
  let pause: Duration
  private var phase = Phase.new
  var client = ClientCapabilities()
  /// The process of the client; `nil` if it is unknown.
  var clientProcess: Int32?
  var encoding = PositionEncoding.utf16
  var folders = ClientFolders(all: nil)
  /// The URIs of the client's folders that are not directories on this machine.
  var unusableFolders: [String] = []
  /// The folders of which the client was told that a file in them is in no workspace; `nil` if it has no folders.
  var toldFolders: Set<ClientFolder?> = []
  var documents: [DocumentKey: Document] = [:]
  var workspaces: [ByteString: WorkspaceState] = [:]
  /// The requests that have no response yet, with their tasks.
  var tasks: [RequestID: Task<Void, Never>] = [:]
  var sentRequests = 0
  /// The tokens of progresses that the client is asked to create, by the id of the request.
  var progress: [RequestID: String] = [:]
  /// The tokens of the progresses that the client shows.
  var shownProgress: Set<String> = []

  private enum Phase {
    case new, running, shutDown
    /// The client asked the server to exit. The exit is orderly if the client requested a shutdown before.
    case ended(isOrderly: Bool)
  }

  /// - Parameters:
  ///   - pause: the maximum pause between two analyses.
  ///   - send: sends bytes to the client.
  package init(
    _ finder: any WorkspaceFinder, pause: Duration = .milliseconds(150),
    send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.finder = finder
    self.pause = pause
    connection = Connection(send)
  }

  /// Handles the messages of a stream until the stream ends or the client asks the server to exit.
  ///
  /// - Returns: whether the client requested a shutdown before.
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

  /// Returns when the client's process has ended, or when the task is cancelled.
  ///
  /// - Parameter pause: the time between two looks at the process.
  package func waitForEndOfClient(pause: Duration = .seconds(3)) async {
    while (try? await Task.sleep(for: pause)) != nil {
      if let clientProcess, !finder.isRunning(clientProcess) { return }
    }
  }

  private func receive(_ message: ClientMessage) {
    switch message {
    case .request(let id, let request): receive(request, id)
    case .notification(let notification): receive(notification)
    case .response(let id, let isError): followResponse(id, isError: isError)
    case .unknownNotification: break
    case .invalidNotification(let why) where isRunning:
      connection.notify("window/logMessage", ShowMessageParams(type: .error, message: escaped(why)))
    case .invalidNotification: break
    case .invalid(let error, let id): connection.fail(error, id)
    }
  }

  private func receive(_ request: ClientRequest, _ id: RequestID) {
    switch (phase, request) {
    case (.new, .initialize(let params)):
      phase = .running
      initialize(params, id)
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
    case .cancel(let params): cancel(params.id)
    case .didOpen(let params): open(params)
    case .didChange(let params): change(params)
    case .didClose(let params): close(params)
    case .didSave(let params): save(params)
    case .didChangeWatchedFiles(let params): filesChanged(params)
    case .didChangeFolders(let params): foldersChanged(params)
    }
  }

  private func stop() {
    for id in tasks.keys { cancel(id) }
    for state in workspaces.values { state.pause?.cancel() }
  }

  /// Sends a response at once; the result of the request's task is not used.
  func cancel(_ id: RequestID) {
    guard let task = tasks.removeValue(forKey: id) else { return }
    task.cancel()
    connection.fail(.cancelled, id)
  }

  /// Whether the server is initialized and not shut down.
  var isRunning: Bool { if case .running = phase { true } else { false } }
}
