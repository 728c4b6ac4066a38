struct CodeActionParams: Decodable, Sendable {
  let textDocument: TextDocumentIdentifier
  let range: TextRange
  let context: Context

  struct Context: Decodable, Sendable {
    /// The kinds that the client requests; `nil` for the default kinds.
    let only: [String]?
  }

  /// Returns whether actions of a kind are requested.
  ///
  /// - Parameter isCheap: whether the action is offered to a client that requests no kind.
  func wants(_ kind: CodeActionKind, isCheap: Bool) -> Bool {
    guard let only = context.only else { return isCheap }
    return only.contains { kind.rawValue == $0 || $0.isEmpty || kind.rawValue.hasPrefix($0 + ".") }
  }
}

enum CodeActionKind: String, Codable, Sendable, CaseIterable {
  case quickFix = "quickfix"
  case rewrite = "refactor.rewrite"
}

/// An action for a finding, which a user can choose.
struct CodeAction: Codable, Sendable {
  let title: String
  var kind: CodeActionKind?
  var diagnostics: [Diagnostic]?
  var edit: WorkspaceEdit?
  var command: Command?
  var data: EdgeReference?
}

/// An edge that can be rewritten.
struct EdgeReference: Codable, Sendable, Equatable {
  let uri: String
  let edge: String
}

/// Changes of documents, with versions if the client supports them.
struct WorkspaceEdit: Codable, Sendable, Equatable {
  var changes: [String: [TextEdit]]?
  var documentChanges: [DocumentEdit]?

  struct DocumentEdit: Codable, Sendable, Equatable {
    let textDocument: VersionedDocument
    let edits: [TextEdit]
  }

  struct VersionedDocument: Codable, Sendable, Equatable {
    let uri: String
    let version: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      // A document that is not open has no version, which must be encoded as `null`.
      try container.encode(version, forKey: .version)
    }
  }
}

struct TextEdit: Codable, Sendable, Equatable {
  let range: TextRange
  let newText: String
}

/// A command of a code action or a code lens.
struct Command: Codable, Sendable, Equatable {
  let title: String
  let command: String
  var arguments: [CommandArgument]?

  init(_ command: ServerCommand, _ title: String, _ argument: CommandArgument) {
    (self.title, self.command, arguments) = (title, command.rawValue, [argument])
  }
}

/// The commands that clients can ask the server to execute.
enum ServerCommand: String, Codable, Sendable, CaseIterable {
  case explain = "east.explain"
  case addToBaseline = "east.addToBaseline"
  case showUsers = "east.showUsers"
}

/// The argument of a command.
struct CommandArgument: Codable, Sendable, Equatable {
  var uri: String?
  /// The rule to explain.
  var rule: String?
  /// The finding to add to the baseline.
  var fingerprint: String?
  /// The position of a property's declaration.
  var position: TextPosition?
  /// The locations of code that reaches through the property.
  var locations: [Location]?
}

struct ExecuteCommandParams: Decodable, Sendable {
  let command: String
  let arguments: [CommandArgument]?

  private enum CodingKeys: String, CodingKey {
    case command, arguments
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    command = try container.decode(String.self, forKey: .command)
    // The arguments of other servers' commands may have any form.
    arguments = try? container.decodeIfPresent([CommandArgument].self, forKey: .arguments)
  }
}

struct CodeLens: Codable, Sendable {
  let range: TextRange
  let command: Command
}

struct Hover: Encodable, Sendable {
  let contents: MarkupContent
  var range: TextRange?
}

struct MarkupContent: Encodable, Sendable {
  let kind: MarkupKind
  let value: String
}
