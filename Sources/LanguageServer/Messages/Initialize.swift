/// The parameters of the request `initialize`.
struct InitializeParams: Decodable, Sendable {
  /// The process that started the server; `nil` if none did, or if it need not be watched.
  var processId: Int32?
  var rootUri: String?
  var workspaceFolders: [WorkspaceFolder]?
  var capabilities: ClientCapabilities

  /// The URIs of the folders; `nil` if the client has none. Some clients send no folders, but a root.
  var folders: [String]? {
    if let uris = workspaceFolders?.map(\.uri), !uris.isEmpty { return uris }
    return rootUri.map { [$0] }
  }
}

struct WorkspaceFolder: Decodable, Sendable {
  let uri: String
}

/// The capabilities of a client that matter here. Clients omit the capabilities that they do not have.
struct ClientCapabilities: Decodable, Sendable {
  var general: General?
  var textDocument: TextDocument?
  var workspace: Workspace?
  var window: Window?

  struct General: Decodable, Sendable {
    var positionEncodings: [String]?
  }

  struct TextDocument: Decodable, Sendable {
    var codeAction: CodeAction?
    var diagnostic: Present?
    var hover: Hover?
  }

  struct CodeAction: Decodable, Sendable {
    var resolveSupport: ResolveSupport?
    var dataSupport: Bool?
  }

  struct ResolveSupport: Decodable, Sendable {
    var properties: [String]
  }

  struct Hover: Decodable, Sendable {
    var contentFormat: [String]?
  }

  struct Workspace: Decodable, Sendable {
    var workspaceEdit: WorkspaceEdit?
    var diagnostics: Refresh?
    var codeLens: Refresh?
    var didChangeWatchedFiles: Registration?
  }

  struct WorkspaceEdit: Decodable, Sendable {
    var documentChanges: Bool?
  }

  struct Refresh: Decodable, Sendable {
    var refreshSupport: Bool?
  }

  struct Registration: Decodable, Sendable {
    var dynamicRegistration: Bool?
    var relativePatternSupport: Bool?
  }

  struct Window: Decodable, Sendable {
    var workDoneProgress: Bool?
  }

  /// A capability whose value does not matter, only that it exists.
  struct Present: Decodable, Sendable {
    init(from decoder: any Decoder) throws {}
  }
}

extension ClientCapabilities {
  private enum CodingKeys: CodingKey {
    case general, textDocument, workspace, window
  }

  /// Decodes the capabilities that have the form of the protocol. A client that sends another form lacks only these.
  init(from decoder: any Decoder) throws {
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    general = try? container?.decodeIfPresent(General.self, forKey: .general)
    textDocument = try? container?.decodeIfPresent(TextDocument.self, forKey: .textDocument)
    workspace = try? container?.decodeIfPresent(Workspace.self, forKey: .workspace)
    window = try? container?.decodeIfPresent(Window.self, forKey: .window)
  }
}

extension ClientCapabilities {
  /// The preferred encoding that the client offers. UTF-8 is preferred, because the linter counts bytes; UTF-16 is the
  /// default.
  var positionEncoding: PositionEncoding {
    let offered = (general?.positionEncodings ?? []).compactMap(PositionEncoding.init)
    return [.utf8, .utf32].first(where: offered.contains) ?? .utf16
  }

  /// Whether the client pulls diagnostics, and pulls them again when the server asks it to.
  var pullsDiagnostics: Bool { textDocument?.diagnostic != nil && workspace?.diagnostics?.refreshSupport == true }

  var resolvesEdits: Bool {
    textDocument?.codeAction?.dataSupport == true
      && textDocument?.codeAction?.resolveSupport?.properties.contains("edit") == true
  }

  /// The format of hovers that the client prefers.
  var hoverFormat: MarkupKind { textDocument?.hover?.contentFormat?.compactMap(MarkupKind.init).first ?? .markdown }

  var hasVersionedEdits: Bool { workspace?.workspaceEdit?.documentChanges == true }

  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration == true }

  /// Whether the client watches files below any directory, not only in its folders.
  var watchesEverywhere: Bool { workspace?.didChangeWatchedFiles?.relativePatternSupport == true }

  var showsProgress: Bool { window?.workDoneProgress == true }
}

/// The result of the request `initialize`.
struct InitializeResult: Encodable, Sendable {
  let capabilities: ServerCapabilities
  let serverInfo: ServerInfo
}

struct ServerInfo: Encodable, Sendable {
  let name = "east"
  let version: String
}

struct ServerCapabilities: Encodable, Sendable {
  let positionEncoding: PositionEncoding
  let textDocumentSync = DocumentSync()
  let hoverProvider = true
  let codeActionProvider: CodeActionOptions
  let codeLensProvider = CodeLensOptions()
  let executeCommandProvider = CommandOptions()
  /// `nil` if the server publishes diagnostics: the client would show them twice.
  let diagnosticProvider: DiagnosticOptions?
  let workspace = WorkspaceOptions()

  struct DocumentSync: Encodable, Sendable {
    let openClose = true
    /// Incremental changes; changes of the whole text are accepted, too.
    let change = 2
    let save = true
  }

  struct CodeActionOptions: Encodable, Sendable {
    let codeActionKinds = CodeActionKind.allCases
    let resolveProvider: Bool
  }

  struct CodeLensOptions: Encodable, Sendable {
    let resolveProvider = false
  }

  struct CommandOptions: Encodable, Sendable {
    let commands = ServerCommand.allCases
  }

  struct DiagnosticOptions: Encodable, Sendable {
    let identifier = "east"
    /// A declaration in one file affects the findings in others.
    let interFileDependencies = true
    let workspaceDiagnostics = true
  }

  struct WorkspaceOptions: Encodable, Sendable {
    let workspaceFolders = FolderOptions()
  }

  struct FolderOptions: Encodable, Sendable {
    let supported = true
    let changeNotifications = true
  }
}
