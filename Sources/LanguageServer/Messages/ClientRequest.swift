/// A request that the server answers.
enum ClientRequest: Sendable {
  enum Method: String {
    case initialize, shutdown
    case documentDiagnostic = "textDocument/diagnostic"
    case workspaceDiagnostic = "workspace/diagnostic"
    case codeAction = "textDocument/codeAction"
    case resolveCodeAction = "codeAction/resolve"
    case hover = "textDocument/hover"
    case codeLens = "textDocument/codeLens"
    case executeCommand = "workspace/executeCommand"
  }

  case initialize(InitializeParams)
  case shutdown
  case documentDiagnostic(DocumentDiagnosticParams)
  case workspaceDiagnostic(WorkspaceDiagnosticParams)
  case codeAction(CodeActionParams)
  case resolveCodeAction(CodeAction)
  case hover(TextDocumentPositionParams)
  case codeLens(TextDocumentParams)
  case executeCommand(ExecuteCommandParams)

  /// The URI of the document that the request is about; `nil` if it is about none.
  var uri: String? {
    switch self {
    case .documentDiagnostic(let params): params.textDocument.uri
    case .codeAction(let params): params.textDocument.uri
    case .hover(let params): params.textDocument.uri
    case .codeLens(let params): params.textDocument.uri
    case .resolveCodeAction(let action): action.data?.uri
    case .initialize, .shutdown, .workspaceDiagnostic, .executeCommand: nil
    }
  }

  /// The error response if the document has changed since the request.
  var outdated: ResponseError {
    if case .documentDiagnostic = self { .outdated } else { .contentModified }
  }

  init(_ method: Method, _ params: some MessageParams) throws {
    switch method {
    case .initialize: self = .initialize(try params.read(InitializeParams.self))
    case .shutdown: self = .shutdown
    case .documentDiagnostic: self = .documentDiagnostic(try params.read(DocumentDiagnosticParams.self))
    case .workspaceDiagnostic: self = .workspaceDiagnostic(try params.read(WorkspaceDiagnosticParams.self))
    case .codeAction: self = .codeAction(try params.read(CodeActionParams.self))
    case .resolveCodeAction: self = .resolveCodeAction(try params.read(CodeAction.self))
    case .hover: self = .hover(try params.read(TextDocumentPositionParams.self))
    case .codeLens: self = .codeLens(try params.read(TextDocumentParams.self))
    case .executeCommand: self = .executeCommand(try params.read(ExecuteCommandParams.self))
    }
  }
}

/// A notification that the server handles.
enum ClientNotification: Sendable {
  enum Method: String {
    case initialized, exit
    case cancel = "$/cancelRequest"
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didClose = "textDocument/didClose"
    case didSave = "textDocument/didSave"
    case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
    case didChangeFolders = "workspace/didChangeWorkspaceFolders"
  }

  case initialized
  case exit
  case cancel(CancelParams)
  case didOpen(DidOpenParams)
  case didChange(DidChangeParams)
  case didClose(TextDocumentParams)
  case didSave(TextDocumentParams)
  case didChangeWatchedFiles(DidChangeWatchedFilesParams)
  case didChangeFolders(DidChangeFoldersParams)

  init(_ method: Method, _ params: some MessageParams) throws {
    switch method {
    case .initialized: self = .initialized
    case .exit: self = .exit
    case .cancel: self = .cancel(try params.read(CancelParams.self))
    case .didOpen: self = .didOpen(try params.read(DidOpenParams.self))
    case .didChange: self = .didChange(try params.read(DidChangeParams.self))
    case .didClose: self = .didClose(try params.read(TextDocumentParams.self))
    case .didSave: self = .didSave(try params.read(TextDocumentParams.self))
    case .didChangeWatchedFiles: self = .didChangeWatchedFiles(try params.read(DidChangeWatchedFilesParams.self))
    case .didChangeFolders: self = .didChangeFolders(try params.read(DidChangeFoldersParams.self))
    }
  }
}

struct CancelParams: Decodable, Sendable {
  let id: RequestID
}
